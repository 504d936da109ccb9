/** The numbers that dice are thrown against, and the reasons for them. */
import type { Reason } from '@shutterbox/kernel';
import { DIFFICULTY, EXPLORE_VALUE } from './cards.ts';
import type { Card, Habitat } from './types.ts';

/** By habitat: what one die of an exploration has to show. */
const TO_EXPLORE: readonly (readonly Reason[])[] = EXPLORE_VALUE.map((value) => [
  { code: 'exploreValue', value, rule: 'W-5.3' },
]);

export function reasonsToExplore(habitat: Habitat): readonly Reason[] {
  return TO_EXPLORE[habitat] as readonly Reason[];
}

/** What the dice on an animal have to add up to. */
export function reasonsToPhotograph(card: Card, tokens: number): readonly Reason[] {
  const difficulty: Reason = { code: 'difficulty', value: DIFFICULTY[card] as number, rule: 'W-5.9' };
  return tokens === 0 ? [difficulty] : [difficulty, { code: 'tokens', value: -tokens, rule: 'W-4.11' }];
}

/** The total of these reasons, for bots: they ask too often to make lists. */
export function neededToPhotograph(card: Card, tokens: number): number {
  return (DIFFICULTY[card] as number) - tokens;
}
