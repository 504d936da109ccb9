/** A seat's progress to the next award of each category (W-6.3, W-6.4, W-6.8). */
import { list, type Seat } from '@shutterbox/kernel';
import { habitatCounts, SPECIALIST_PHOTOS } from '../apply/review.ts';
import { AWARD_PLACES, GENERALIST, HABITAT_COUNT } from '../cards.ts';
import { habitatName } from '../text/words.ts';
import type { Habitat, View } from '../types.ts';
import { upTo } from './up-to.ts';

export interface Progress {
  readonly have: number;
  readonly need: number;
  /** In a few words, naming what is missing if possible. */
  readonly words: string;
}

/** Undefined where no award of the category is left. */
export function progressOf(view: View, seat: Seat, category: number): Progress | undefined {
  if ((view.awarded[category] ?? 0) >= AWARD_PLACES) return undefined;
  const counts = habitatCounts(view.portfolios[seat] ?? []);
  const held = (view.awards[seat] ?? []).filter((award) => Math.floor(award / AWARD_PLACES) === category).length;
  return category === GENERALIST ? generalist(counts, held) : specialist(counts, held, category);
}

function specialist(counts: readonly number[], held: number, habitat: Habitat): Progress {
  const have = Math.min(SPECIALIST_PHOTOS, (counts[habitat] ?? 0) - held * SPECIALIST_PHOTOS);
  return { have, need: SPECIALIST_PHOTOS, words: `${have} of ${SPECIALIST_PHOTOS}` };
}

function generalist(counts: readonly number[], held: number): Progress {
  const missing = upTo(HABITAT_COUNT).filter((habitat) => (counts[habitat] ?? 0) <= held);
  const have = HABITAT_COUNT - missing.length;
  const lacks = have === 0 || have === HABITAT_COUNT ? '' : `: no ${list(missing.map(habitatName), 'or')} yet`;
  return { have, need: HABITAT_COUNT, words: `${have} of ${HABITAT_COUNT}${lacks}` };
}
