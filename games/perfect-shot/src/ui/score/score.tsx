/** The end: the winner, and every album with its tiles; you can look through the rack once more. */
import { count, render } from '@shutterbox/kernel';
import { Final, readerOf, verdictOf } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { sheetsOf } from '../../score.ts';
import { standings } from '../../text/standings.ts';
import { ownSeat, type ShotRoom } from '../kit.ts';
import { AlbumPad } from './album-pad.tsx';

/** The pad needs the whole width, so rack and result are never side by side. */
const WIDE = '(min-width: 2400px)';

interface ScoreProps {
  readonly room: ShotRoom;
  readonly actions: ReactNode;
  readonly board: ReactNode;
}

export function Score({ room, actions, board }: ScoreProps): ReactNode {
  const { outcome } = room;
  const best = Math.max(0, ...(outcome?.score ?? []));
  return (
    <div className="ps-score">
      <header>
        <h1>
          {outcome !== undefined && verdictOf(outcome, room)} <em>with {count(best, 'point')}.</em>
        </h1>
        <p>{[ownWords(room), tieWords(room, best)].filter((words) => words !== '').join(' ')}</p>
      </header>
      <Final className="ps-final" board={board} label="The rack" wide={WIDE}>
        <AlbumPad room={room} />
      </Final>
      <footer className="acts">{actions}</footer>
    </div>
  );
}

/** On a phone the winner's albums fill the screen, so your own score is told above them; on a shared device there is no "you". */
function ownWords({ outcome, view, sitters }: ShotRoom): string {
  const own = ownSeat(view);
  if (own === undefined || outcome === undefined || sitters.filter(({ mine }) => mine).length > 1) return '';
  return outcome.rank[own] === 1 ? '' : `You score ${outcome.score[own] ?? 0}.`;
}

/** PS-8.5: shown only if it decided something. */
function tieWords(room: ShotRoom, best: number): string {
  const { rank = [], score = [] } = room.outcome ?? {};
  const winners = rank.filter((each) => each === 1).length;
  const level = score.filter((each) => each === best).length;
  return level > winners ? render(standings(sheetsOf(room.view), room.view), readerOf(room)) : '';
}
