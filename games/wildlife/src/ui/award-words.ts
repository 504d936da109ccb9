/** Awards in words (W-6.3, W-6.4, W-6.8). */
import { list } from '@shutterbox/kernel';
import { AWARD_PLACES, AWARD_PRESTIGE, GENERALIST } from '../cards.ts';
import { habitatName } from '../text/words.ts';

export function awardName(category: number): string {
  return category === GENERALIST ? 'Generalist award' : `${habitatName(category)} Specialist award`;
}

export function awardFor(category: number): string {
  return category === GENERALIST
    ? 'one photograph from each habitat'
    : `three photographs from the ${habitatName(category)}`;
}

/** What the awards that are left are worth, best first. */
export function awardsLeft(category: number, gone: number): readonly number[] {
  return AWARD_PRESTIGE.slice(category * AWARD_PLACES + gone, (category + 1) * AWARD_PLACES);
}

export function worthWords(left: readonly number[]): string {
  return left.length === 0 ? 'none left' : `worth ${list(left.map(String), 'then')} prestige`;
}
