/** What can be read off the table, as the board shows it. */
import type { Seat } from '@shutterbox/kernel';
import { HABITAT_COUNT } from '../cards.ts';
import { belongs, fits, fitsSomewhere } from '../table.ts';
import { type Card, type Habitat, NONE, type View } from '../types.ts';
import { kindOf, type WildQuestion } from './kit.ts';
import { upTo } from './up-to.ts';

const ALL: readonly Habitat[] = upTo(HABITAT_COUNT);

/** The observer's assignment, or NONE. */
export function ownAssignment(view: View): number {
  return view.observer === 'spectator' ? NONE : (view.assignments[view.observer] ?? NONE);
}

/** Where a card may lie. */
export function homesOf(card: Card): readonly Habitat[] {
  return ALL.filter((habitat) => belongs(card, habitat));
}

/** The highest animal of a habitat that keeps the card out. */
export function barrier(card: Card, habitat: Habitat, view: View): Card | undefined {
  return fits(view, card, habitat) ? undefined : view.stacks[habitat]?.at(-1);
}

/** Where the drawn card would spook, unless someone keeps it. */
export function habitatsAtRisk(view: View): readonly Habitat[] {
  if (view.drawn === NONE || view.offer !== NONE || fitsSomewhere(view, view.drawn)) return [];
  return homesOf(view.drawn);
}

/** The habitats that the drawn card is about, or all of them. A question about the card needs a taller dock. */
export function habitatsConcerned(view: View, question: WildQuestion | undefined): readonly Habitat[] {
  if (question !== undefined && ['card', 'offer'].includes(kindOf(question))) return homesOf(view.drawn);
  if (question === undefined && view.drawn !== NONE) return homesOf(view.drawn);
  return ALL;
}

/** Whether the seat has another turn after this one (W-6.11). */
export function hasTurnLeft({ ending, first, turn, seats }: View, seat: Seat): boolean {
  const place = (of: Seat): number => (of - first + seats) % seats;
  return !ending || place(seat) > place(turn);
}

/** Where there is most to see: promised animals, then dice, then cards. A habitat without animals does not count. */
export function habitatOfInterest(view: View): Habitat {
  const weight = (habitat: Habitat): number => {
    const stack = view.stacks[habitat] ?? [];
    const dice = stack.length === 0 ? 0 : (view.habitatDice[habitat] ?? 0);
    return dice * 10 + stack.reduce((sum, card) => sum + (view.committed.includes(card) ? 20 : 1), 0);
  };
  return ALL.reduce((best, habitat) => (weight(habitat) > weight(best) ? habitat : best), 0);
}
