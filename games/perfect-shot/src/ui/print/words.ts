/** A verdict in words. */

import type { Sitter } from '@shutterbox/ui';
import { animalName } from '../../text/words.ts';
import type { ShotVerdict, Shown } from './verdict.ts';

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

/** "Your photo", "Mira’s last photo". */
export function whosePhoto(sitter: Pick<Sitter, 'name' | 'mine'> | undefined, photo: string): string {
  return sitter?.mine === true ? `Your ${photo}` : `${sitter?.name ?? 'A player'}’s ${photo}`;
}
