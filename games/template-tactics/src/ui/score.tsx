/** The end: who has won, who is still in play, and the warehouse as it was left. */
import { list, ordinal } from '@shutterbox/kernel';
import { Avatar, Final, ScorePad, verdictOf } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { figureName } from '../text.ts';
import { ownFigures, SIDES, sideOf } from '../types.ts';
import type { InRoom } from './kit.ts';

const WIDE = '(min-width: 961px)';

interface ScoreProps extends InRoom {
  readonly actions: ReactNode;
  readonly board: ReactNode;
}

export function Score({ room, actions, board }: ScoreProps): ReactNode {
  const { outcome, sitters, view } = room;
  if (outcome === undefined) return null;
  const left = sitters.map(({ seat }) => ownFigures(view, seat));
  const seats = sitters.map(({ seat, name }) => ({
    badge: <Avatar seat={seat} name={name} />,
    name,
    total: left[seat]?.length ?? 0,
    place: '',
    won: outcome.rank[seat] === 1,
  }));
  const sides = SIDES.map((name, side) => ({
    name,
    seats: sitters.flatMap(({ seat }) => (sideOf(seat) === side ? seat : [])),
    total: outcome.score[side] ?? 0,
    // Ranks are for seats, but here sides are placed.
    place: ordinal(outcome.rank[side] === 1 ? 1 : 2),
    won: outcome.rank[side] === 1,
  }));
  const cells = left.map((figures) => list(figures.map(figureName)) || 'none');
  return (
    <Final className="field-final st-score" board={board} label="The warehouse" wide={WIDE}>
      <div className="field-result">
        <h1>{verdictOf(outcome, room)}</h1>
        <p>{outcome.reason === 'caught' ? 'One side is caught on film.' : 'The last round is over.'}</p>
        <ScorePad seats={seats} rows={[{ label: 'Photographers', note: 'still in play', cells }]} sides={sides} />
        <div className="acts">{actions}</div>
      </div>
    </Final>
  );
}
