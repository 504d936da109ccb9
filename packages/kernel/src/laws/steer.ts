/** Steers something made by chance towards a goal. */
import { difference, distance, equal, leap } from '../equal.ts';
import type { Chance } from '../game.ts';
import { Approach } from './approach.ts';
import { SteeredChance } from './steered-chance.ts';
import { SEEDS } from './types.ts';

/** Each begins with other draws, and some beginnings lead nowhere. */
const APPROACHES = 64;
/** A few attempts, since each step is judged by samples. */
const ATTEMPTS = 6;
/** Samples by which each value of a draw is judged at first; every other attempt has twice as many. */
const SAMPLES = 6;

/** How often it goes through all draws one by one before that. */
const SWEEPS = 2;

/** Where all attempts miss the goal: what is wrong in the nearest; or undefined if one hits it. The quickest search comes first. */
export function missed<T>(make: (chance: Chance) => T, goal: T, chance: Chance): string | undefined {
  if (isSettled(make, goal, chance)) return undefined;
  let wrong: string | undefined;
  for (let approach = 0; approach < APPROACHES; approach++) {
    // Where one of the two leads into a corner, the other often leads out.
    wrong = difference(new Approach(make, goal, chance, approach % 2 === 0 ? leap : distance).nearest(), goal);
    if (wrong === undefined) return undefined;
  }
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    // The mean is the better guide if much is open, the best sample if a right value can still go badly wrong later.
    const judge = attempt % 2 === 0 ? onTheWhole : atBest;
    const made = steered(make, goal, judge, SAMPLES << (attempt >> 1), chance);
    if (made === undefined || equal(made, goal)) return undefined;
  }
  return wrong;
}

/**
 * Improves one draw at a time while the others stay as they are. Where each draw decides one thing alone, this reaches the goal with one
 * sample per value.
 */
function isSettled<T>(make: (chance: Chance) => T, goal: T, chance: Chance): boolean {
  const seed = chance.int(SEEDS);
  let best: readonly number[] = [];
  let nearest = Number.POSITIVE_INFINITY;
  let ranges: readonly number[] = [];
  const take = (values: readonly number[]): void => {
    const draws = new SteeredChance(values, seed);
    const away = leap(make(draws), goal);
    // An equally good step is taken, too: it may open the way for a later draw.
    if (away > nearest) return;
    nearest = away;
    best = draws.values;
    ranges = draws.ranges;
  };
  take([]);
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (let draw = 0; draw < best.length; draw++)
      for (let value = 0; value < (ranges[draw] ?? 0) && nearest > 0; value++) take(best.with(draw, value));
  return nearest === 0;
}

type Judge = (distances: readonly number[]) => number;

function onTheWhole(distances: readonly number[]): number {
  return distances.reduce((sum, each) => sum + each, 0);
}

function atBest(distances: readonly number[]): number {
  return Math.min(...distances);
}

/** Gives each draw the value after which what is made comes nearest to the goal; undefined as soon as anything hits it. */
function steered<T>(
  make: (chance: Chance) => T,
  goal: T,
  judge: Judge,
  samples: number,
  chance: Chance,
): T | undefined {
  const chosen: number[] = [];
  for (;;) {
    const seed = chance.int(SEEDS);
    const draws = new SteeredChance(chosen, seed);
    const made = make(draws);
    const range = draws.ranges[chosen.length];
    if (range === undefined) return made;
    let best = 0;
    let nearest = Number.POSITIVE_INFINITY;
    for (let value = 0; value < range; value++) {
      const distances = Array.from({ length: samples }, (_, sample) =>
        leap(make(new SteeredChance([...chosen, value], seed + sample)), goal),
      );
      if (distances.includes(0)) return undefined;
      const away = judge(distances);
      if (away < nearest) {
        nearest = away;
        best = value;
      }
    }
    chosen.push(best);
  }
}
