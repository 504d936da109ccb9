/** What can be read off the table, as the board shows it. */
import { DIFFICULTY, HABITAT_COUNT, NATURAL_HABITAT, RACCOON } from '../cards.ts';
import { type Card, type Habitat, NONE, type View } from '../types.ts';
import { kindOf, type WildQuestion } from './kit.ts';
import { upTo } from './up-to.ts';

/** W-2.11: places to draw in front of a player. */
export const RESERVE_PLACES = 2;

const ALL: readonly Habitat[] = upTo(HABITAT_COUNT);

/** The observer's assignment, or NONE. */
export function ownAssignment(view: View): number {
  return view.observer === 'spectator' ? NONE : (view.assignments[view.observer] ?? NONE);
}

/** Where a card may lie. */
export function homesOf(card: Card): readonly Habitat[] {
  return card === RACCOON ? ALL : [NATURAL_HABITAT[card] ?? 0];
}

/** The highest animal of a habitat that keeps the card out. */
export function barrier(card: Card, habitat: Habitat, view: View): Card | undefined {
  const top = (view.stacks[habitat] ?? []).reduce<Card | undefined>(
    (high, other) => (high === undefined || (DIFFICULTY[other] ?? 0) > (DIFFICULTY[high] ?? 0) ? other : high),
    undefined,
  );
  return top !== undefined && (DIFFICULTY[top] ?? 0) >= (DIFFICULTY[card] ?? 0) ? top : undefined;
}

/** Where the drawn card would spook, unless somebody keeps it. */
export function habitatsAtRisk(view: View): readonly Habitat[] {
  if (view.drawn === NONE || view.offer !== NONE) return [];
  const homes = homesOf(view.drawn);
  return homes.every((habitat) => barrier(view.drawn, habitat, view) !== undefined) ? homes : [];
}

/** The habitats that the drawn card is about; all, where none is drawn. A question about it is asked in a taller dock. */
export function habitatsConcerned(view: View, question: WildQuestion | undefined): readonly Habitat[] {
  if (question !== undefined && ['card', 'offer'].includes(kindOf(question))) return homesOf(view.drawn);
  if (question === undefined && view.drawn !== NONE) return homesOf(view.drawn);
  return ALL;
}

/** Where most is going on: the drawn card's home (a raccoon has none), else dice before cards. */
export function habitatOfInterest(view: View): Habitat {
  if (view.drawn !== NONE) return NATURAL_HABITAT[view.drawn] ?? NONE;
  const weight = (habitat: Habitat): number =>
    (view.habitatDice[habitat] ?? 0) * 10 +
    (view.stacks[habitat] ?? []).reduce((sum, card) => sum + (view.committed.includes(card) ? 20 : 1), 0);
  return ALL.reduce((best, habitat) => (weight(habitat) > weight(best) ? habitat : best), 0);
}
