/** The end: who won, and every album with its tiles. */
import { render, victory } from '@shutterbox/kernel';
import { readerOf } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { sheetsOf } from '../../score.ts';
import { standings } from '../../text/standings.ts';
import type { ShotRoom } from '../kit.ts';
import { AlbumPad } from './album-pad.tsx';

export function Score({ room, actions }: { readonly room: ShotRoom; readonly actions: ReactNode }): ReactNode {
  const { view, outcome } = room;
  const reader = readerOf(room);
  const best = Math.max(0, ...(outcome?.score ?? []));
  return (
    <div className="ps-score">
      <header>
        <h1>
          {outcome !== undefined && render(victory(outcome, room), reader)} <em>with {best} points.</em>
        </h1>
        <p>{tieWords(room)}</p>
      </header>
      <AlbumPad room={room} />
      <footer className="acts">{actions}</footer>
    </div>
  );

  /** PS-8.5: said only where it decided something. */
  function tieWords({ outcome: end }: ShotRoom): string {
    const sheets = sheetsOf(view);
    const winners = (end?.rank ?? []).filter((rank) => rank === 1).length;
    const level = (end?.score ?? []).filter((score) => score === best).length;
    return level > winners ? render(standings(sheets, view), reader) : '';
  }
}
