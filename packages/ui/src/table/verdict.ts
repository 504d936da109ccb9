/** Who has won, as a title. */
import { type Outcome, places, render, sideWins, victory } from '@shutterbox/kernel';
import type { Room } from '../room.ts';
import { readerOf } from './reader.ts';

type Readers = Pick<Room<unknown, unknown, unknown>, 'observer' | 'sitters'>;

/** Around one screen "you" would be anyone: the winning side is named there, or the player. */
export function verdictOf(outcome: Outcome, { observer, sitters }: Readers): string {
  const shared = sitters.filter(({ mine }) => mine).length > 1;
  if (!shared) return render(victory(outcome, { observer }), readerOf({ observer, sitters }));
  const [winners = []] = places(outcome.rank);
  const [side, ...others] = new Set(winners.map((seat) => sitters[seat]?.side));
  if (outcome.side !== undefined && side !== undefined && others.length === 0) return sideWins(side);
  return render(victory(outcome, { observer: 'spectator' }), readerOf({ observer: 'spectator', sitters }));
}
