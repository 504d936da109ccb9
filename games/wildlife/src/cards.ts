/** The data tables by index, as the rules read them. */
import { ANIMALS } from './data/animals.ts';
import { ASSIGNMENTS } from './data/assignments.ts';
import { AWARDS } from './data/awards.ts';
import { type Animal, type Assignment, type Card, HABITATS, type Habitat, NONE } from './types.ts';

/** W-1.2. */
export const EXPLORE_VALUE: readonly number[] = [2, 3, 4, 5];
export const HABITAT_COUNT = HABITATS.length;
export const CARD_COUNT = ANIMALS.length;
export const RACCOON: Card = CARD_COUNT - 1;
/** The award category after the four habitats. */
export const GENERALIST = AWARDS.length - 1;
export const AWARD_PLACES = 3;
export const AWARD_CATEGORIES = AWARDS.length;

export const DIFFICULTY: readonly number[] = ANIMALS.map(({ difficulty }) => difficulty);
export const PRESTIGE: readonly number[] = ANIMALS.map(({ prestige }) => prestige);
/** NONE for the raccoon. */
export const NATURAL_HABITAT: readonly Habitat[] = ANIMALS.map(({ habitat }) =>
  habitat === 'any' ? NONE : HABITATS.indexOf(habitat),
);
/** award → prestige. */
export const AWARD_PRESTIGE: readonly number[] = AWARDS.flatMap(({ prestige }) => prestige);

/** assignment → card → matching symbols. */
export const MATCHES: readonly (readonly number[])[] = ASSIGNMENTS.map(({ symbols }) =>
  ANIMALS.map((animal) => symbols.filter((symbol) => animal.symbols.includes(symbol)).length),
);
/** assignment → card → is it on the cover? */
export const ON_COVER: readonly (readonly boolean[])[] = ASSIGNMENTS.map(({ cover }) =>
  ANIMALS.map(({ name }) => cover.includes(name)),
);

export function animalOf(card: Card): Animal {
  const animal = ANIMALS[card];
  if (animal === undefined) throw new Error(`There is no card ${card}.`);
  return animal;
}

export function assignmentOf(index: number): Assignment {
  const assignment = ASSIGNMENTS[index];
  if (assignment === undefined) throw new Error(`There is no assignment ${index}.`);
  return assignment;
}

export function cardNamed(name: string): Card {
  const card = ANIMALS.findIndex((animal) => animal.name === name);
  if (card === NONE) throw new Error(`There is no animal '${name}'.`);
  return card;
}
