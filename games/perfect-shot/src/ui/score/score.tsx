/** The end: who won, and every album with its tiles; the rack lies ready to be looked through once more. */
import { count, render } from '@shutterbox/kernel';
import { Final, readerOf, verdictOf } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { sheetsOf } from '../../score.ts';
import { standings } from '../../text/standings.ts';
import type { ShotRoom } from '../kit.ts';
import { AlbumPad } from './album-pad.tsx';

/** The pad needs all the width there is: rack and result lie behind each other on every screen. */
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
        <p>{tieWords(room, best)}</p>
      </header>
      <Final className="ps-final" board={board} label="The rack" wide={WIDE}>
        <AlbumPad room={room} />
      </Final>
      <footer className="acts">{actions}</footer>
    </div>
  );
}

/** PS-8.5: said only where it decided something. */
function tieWords(room: ShotRoom, best: number): string {
  const { rank = [], score = [] } = room.outcome ?? {};
  const winners = rank.filter((each) => each === 1).length;
  const level = score.filter((each) => each === best).length;
  return level > winners ? render(standings(sheetsOf(room.view), room.view), readerOf(room)) : '';
}
