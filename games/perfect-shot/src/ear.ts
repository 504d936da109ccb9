/**
 * Cards, the rack and a verdict in words, for players who listen. Everything is given in squares of one grid, with columns
 * A to L from the left and rows 1 to 8 from the top, so that you can compare a card in hand with the rack.
 * PS-2.3: what a card in hand would show is never said.
 */
import { list } from '@shutterbox/kernel';
import {
  type DescribedAnimal,
  type DescribedCard,
  type DescribedLens,
  type DescribedRack,
  describeCard,
  describeRack,
  type GridBox,
  type VisibleAnimal,
} from './cards/describe.ts';
import { isSeen, WHOLE_PERCENT } from './cards/judge.ts';
import type { Placed } from './cards/types.ts';
import { anAnimal, animalName } from './text/words.ts';
import type { Environment } from './types.ts';

const CARD_OF: Readonly<Record<Environment, string>> = {
  ice: 'an ice floe card',
  mountain: 'a mountain card',
  jungle: 'a jungle card',
};

export const GRID_TEXT = 'Squares run from A1, at the upper left, to L8, at the lower right.';

/** "Copper Sun, a mountain card, upside down. Animals: an ibex at B2 to D4. Lenses: a large one at I1 to K4." */
export function cardByEar(placed: Placed): string {
  const card = describeCard(placed);
  return `${titleOf(card)}. Animals: ${animalsText(card.animals)}. Lenses: ${list(card.lenses.map(lensText))}.`;
}

/** What you see from above: the top card, and what shows through each of its lenses. */
export function rackByEar(stack: readonly Placed[]): string {
  const { top, animals, lenses } = describeRack(stack);
  if (top === undefined) return `The rack is empty. On its floor: ${animalsText(animals)}.`;
  const shown = lenses.map((lens, i) => `${theLens(lens)} shows ${throughText(animals, i)}.`);
  return `On top: ${titleOf(top)}. Animals: ${animalsText(top.animals)}. ${shown.join(' ')}`;
}

/** What the top card's lenses showed when it was placed, lens after lens, and what that counts for. */
export function verdictByEar(stack: readonly Placed[]): string {
  const rack = describeRack(stack);
  if (rack.top === undefined) return 'No card has been placed yet.';
  return rack.lenses.map((lens, i) => `${theLens(lens)}: ${verdictIn(rack, i)}.`).join(' ');
}

function titleOf({ name, environment, turned }: DescribedCard): string {
  return `${name}, ${CARD_OF[environment]}${turned ? ', upside down' : ''}`;
}

function animalsText(animals: readonly DescribedAnimal[]): string {
  return list(animals.map(({ species, box }) => `${anAnimal(species)} at ${squares(box)}`));
}

function lensText({ size, box }: DescribedLens): string {
  return `a ${size} one at ${squares(box)}`;
}

function theLens({ size, box }: DescribedLens): string {
  return `The ${size} lens at ${squares(box)}`;
}

/** "B2 to D4", or "B2" alone. */
function squares({ left, top, right, bottom }: GridBox): string {
  const [first, last] = [square(left, top), square(right, bottom)];
  return first === last ? first : `${first} to ${last}`;
}

function square(column: number, row: number): string {
  return `${String.fromCharCode('A'.charCodeAt(0) + column)}${row + 1}`;
}

/** Parts by lens, as "a whole tiger at B2 to D4" or "34% of an eagle at C3". */
function throughText(animals: readonly VisibleAnimal[], lens: number): string {
  const parts = animals.flatMap((animal) =>
    animal.parts.flatMap((part) =>
      part.lens === lens ? [`${shareText(animal, part.cells)} at ${squares(part.box)}`] : [],
    ),
  );
  return parts.length === 0 ? 'no animal' : list(parts);
}

function shareText({ species, of }: VisibleAnimal, cells: number): string {
  if (isWhole(cells, of)) return `a whole ${animalName(species)}`;
  const percent = Math.floor((100 * cells) / of);
  return `${percent === 0 ? 'less than 1' : percent}% of ${anAnimal(species)}`;
}

function isWhole(cells: number, of: number): boolean {
  return 100 * cells >= WHOLE_PERCENT * of;
}

function verdictIn({ animals }: DescribedRack, lens: number): string {
  const shown = animals.filter(({ parts }) => parts.some((part) => part.lens === lens));
  if (shown.length === 0) return 'no animal';
  return list(shown.map((animal) => verdictOn(animal, lens)));
}

/** An animal counts by everything that shows of it; a perfect shot by what one lens shows. */
function verdictOn(animal: VisibleAnimal, lens: number): string {
  const cells = animal.parts.find((part) => part.lens === lens)?.cells ?? 0;
  const told = shareText(animal, cells);
  if (!isSeen(animal)) return `${told}, only a glimpse, which does not count`;
  return isWhole(cells, animal.of) ? `${told}, enough for a perfect shot` : told;
}
