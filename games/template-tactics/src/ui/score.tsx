/** The end: who has won, and how many photographers each side has left. */
import { ordinal, render, victory } from '@shutterbox/kernel';
import { Avatar, readerOf, ScorePad } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import type { InRoom } from './kit.ts';

interface ScoreProps extends InRoom {
  readonly actions: ReactNode;
}

export function Score({ room, actions }: ScoreProps): ReactNode {
  const { outcome, sitters } = room;
  if (outcome === undefined) return null;
  const seats = sitters.map(({ seat, name }) => ({
    badge: <Avatar seat={seat} name={name} />,
    name,
    total: outcome.score[seat] ?? 0,
    place: `${ordinal(outcome.rank[seat] ?? 1)}, photographers in play`,
    won: outcome.rank[seat] === 1,
  }));
  return (
    <div className="st-score">
      <h1>{render(victory(outcome, room), readerOf(room))}</h1>
      <p>{outcome.reason === 'caught' ? 'A side is caught on film.' : 'The last round is over.'}</p>
      <ScorePad seats={seats} rows={[{ label: 'Side', cells: sitters.map(({ side }) => side) }]} />
      <div className="acts">{actions}</div>
    </div>
  );
}
