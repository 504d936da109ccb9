/**
 * The exact chance of getting certain dice with the rolls left: a mean over everything the dice may show, with the best dice
 * held before each roll, worked out backwards over the multisets like a plan.
 */
import { MOST_ROLLS, SAFARI_DICE } from '../dice.ts';
import type { Terrain } from '../types.ts';
import { type Dice, diceOf, FIRST_FULL, fillMeans, MULTISETS, WITHIN } from './multisets.ts';

/** By rolls left after the next one: the chance with these dice held and the others rolled. */
type Reach = readonly Float64Array[];

/** Several routes need the same dice, and every hover asks again. */
const known = new Map<string, Reach>();
const MOST_KNOWN = 400;

/** `wanted`: any of these sets of dice will do. */
function reachOf(wanted: ReadonlySet<Dice>): Reach {
  const key = [...wanted].toSorted((a, b) => a - b).join();
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const reach = makeReach(wanted);
  known.set(key, reach);
  return reach;
}

function makeReach(wanted: ReadonlySet<Dice>): Reach {
  const last = new Float64Array(MULTISETS);
  for (let dice = FIRST_FULL; dice < MULTISETS; dice++) last[dice] = has(dice, wanted) ? 1 : 0;
  fillMeans(last);
  const reach = [last];
  while (reach.length < MOST_ROLLS - 1) {
    const after = reach.at(-1) as Float64Array;
    const held = new Float64Array(MULTISETS);
    for (let dice = FIRST_FULL; dice < MULTISETS; dice++) held[dice] = bestOf(after, dice);
    fillMeans(held);
    reach.push(held);
  }
  return reach;
}

function has(dice: Dice, wanted: ReadonlySet<Dice>): boolean {
  return (WITHIN[dice] as Int16Array).some((part) => wanted.has(part));
}

/** Holding all four dice means that nothing is rolled. */
function bestOf(values: Float64Array, dice: Dice): number {
  return Math.max(...Array.from(WITHIN[dice] as Int16Array, (part) => values[part] as number));
}

function wantedOf(needs: readonly (readonly Terrain[])[]): ReadonlySet<Dice> {
  return new Set(needs.map(diceOf));
}

/**
 * The chance to have one of these sets of dice, now or after one of the rolls left, if exactly these dice are held for the next roll.
 */
export function chanceHolding(
  needs: readonly (readonly Terrain[])[],
  dice: readonly Terrain[],
  held: readonly Terrain[],
  rollsLeft: number,
): number {
  const wanted = wantedOf(needs);
  if (has(diceOf(dice), wanted)) return 1;
  return rollsLeft === 0 || held.length === SAFARI_DICE ? 0 : (reachOf(wanted)[rollsLeft - 1]?.[diceOf(held)] ?? 0);
}

/** The dice to hold for the best chance, as few as possible; never all four. */
export function bestHoldFor(need: readonly Terrain[], dice: readonly Terrain[], rollsLeft: number): Dice {
  const values = reachOf(wantedOf([need]))[rollsLeft - 1];
  const all = diceOf(dice);
  const parts = [...(WITHIN[all] as Int16Array)].filter((part) => part !== all);
  return parts.reduce((best, part) => ((values?.[part] ?? 0) > (values?.[best] ?? 0) ? part : best));
}
