/** The tab says that it is your move, or that you are asked in another player's turn. */
import { useEffect } from 'react';
import type { AnyUi } from '../games/bundle.ts';
import { newest } from './match/feed.ts';
import { isMyMove, type TableModel } from './match/model.ts';
import { ownRequired, ownSeats } from './match/observer.ts';

const FAVICON = '/favicon.svg';
const FAVICON_MOVE = '/favicon-move.svg';

const CALLS = { move: 'Your move', asked: 'You are asked' } as const;
export type Call = keyof typeof CALLS;

export function callOf(model: TableModel, ui: Pick<AnyUi, 'onTurn'>): Call | undefined {
  if (!isMyMove(model)) return undefined;
  const isTurn = ownSeats(model.table).some((seat) => {
    const feed = model.feeds.get(seat);
    const now = feed && newest(feed);
    const turn = now && ui.onTurn?.(now.view);
    return ownRequired(now).length > 0 && (turn === undefined || turn.seat === seat);
  });
  return isTurn ? 'move' : 'asked';
}

export function useTitle(name: string, call: Call | undefined): void {
  useEffect(() => {
    const calm = name === '' ? 'Shutterbox' : `${name} · Shutterbox`;
    document.title = call === undefined ? calm : `● ${CALLS[call]} · ${name}`;
    showIcon(call === undefined ? FAVICON : FAVICON_MOVE);
    return () => {
      document.title = 'Shutterbox';
      showIcon(FAVICON);
    };
  }, [name, call]);
}

function showIcon(href: string): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', href);
}
