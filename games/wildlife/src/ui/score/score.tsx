/** The end: the magazine with the winner on its cover, and the score pad. */
import { capital } from '@shutterbox/kernel';
import { Final } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { Fan, useAsked } from '../holdings/portfolio.tsx';
import type { WildRoom } from '../kit.ts';
import { countWord } from '../words.ts';
import { Cover } from './cover.tsx';
import { PrestigePad } from './prestige-pad.tsx';

/** The cover, the pad and four habitats side by side. */
const WIDE = '(min-width: 1700px) and (min-height: 640px)';

interface ScoreProps {
  readonly room: WildRoom;
  readonly actions: ReactNode;
  readonly board: ReactNode;
}

export function Score({ room, actions, board }: ScoreProps): ReactNode {
  const { view } = room;
  const wanted = useAsked(room);
  const winner = room.outcome?.rank.indexOf(1) ?? 0;
  const whose = view.observer === 'spectator' ? winner : view.observer;
  const photos = view.portfolios[whose] ?? [];
  const title =
    view.observer === 'spectator'
      ? 'The winning photographs'
      : photos.length === 0
        ? 'You took no photographs'
        : `Your ${countWord(photos.length)} ${photos.length === 1 ? 'photograph' : 'photographs'}`;
  return (
    <Final className="wl-score" board={board} label="The habitats" wide={WIDE}>
      <Cover room={room} winner={winner} />
      <div className="wl-pad-column">
        <PrestigePad room={room} />
        <div className="wl-shots">
          <section aria-label={title}>
            <h2>{capital(title)}</h2>
            <Fan cards={photos} wanted={wanted} />
          </section>
          <div className="wl-actions">{actions}</div>
        </div>
      </div>
    </Final>
  );
}
