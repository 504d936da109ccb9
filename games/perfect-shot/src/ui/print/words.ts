/** A verdict in words. */
import type { Seat } from '@shutterbox/kernel';
import { animalName } from '../../text/words.ts';
import type { ShotRoom } from '../kit.ts';
import type { ShotVerdict, Shown } from './verdict.ts';

/** The observer, and everyone at the table. */
export type Lookers = Pick<ShotRoom, 'observer' | 'sitters'>;

/** "94.5%", "100%". */
export function shareText(share: number): string {
  return `${share}%`;
}

export function rewardWords({ reward, whole, species }: Shown): string {
  if (reward === 'glimpse') return 'A glimpse, no tile. A tile needs at least 1%.';
  const seen = whole ? 'Whole, in one lens.' : 'Seen in part.';
  return reward === 'gone' ? `${seen} The ${animalName(species)} tiles are all taken.` : seen;
}

/** A title and a line. */
export function callWords({ hit, shown }: ShotVerdict): readonly [string, string] {
  const [best] = shown;
  if (hit)
    return ['Perfect shot called: hit.', `The whole ${animalName(best?.species ?? 'yeti')} is in one lens: 2 points.`];
  if (best === undefined) return ['Perfect shot called: missed.', 'No animal shows: 0 points.'];
  const seen = `You see ${shareText(best.share)} of the ${animalName(best.species)}.`;
  return ['Perfect shot called: missed.', `${seen} A perfect shot needs 99% in one lens: 0 points.`];
}

/** "Your photo", "Mira’s last photo". On a shared device only the player whose turn it is is "you". */
export function whosePhoto({ observer, sitters }: Lookers, seat: Seat, photo: string): string {
  return observer === seat ? `Your ${photo}` : `${sitters[seat]?.name ?? 'A player'}’s ${photo}`;
}

/** "You call a perfect shot". */
export function callerWords({ observer, sitters }: Lookers, seat: Seat): string {
  return observer === seat ? 'You call a perfect shot' : `${sitters[seat]?.name ?? 'A player'} calls a perfect shot`;
}
