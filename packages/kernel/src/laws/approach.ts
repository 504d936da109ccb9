/** Approaches a goal draw by draw, and goes a step back where that opens the way. */
import { type Distance, difference, differences, equal, isObject } from '../equal.ts';
import type { Chance } from '../game.ts';
import { SteeredChance } from './steered-chance.ts';
import { SEEDS } from './types.ts';

/** What came of some draws, and how far it is from the goal. */
interface Trial<T> {
  readonly made: T;
  readonly away: number;
  readonly values: readonly number[];
  readonly ranges: readonly number[];
}

/** In a draw wider than this, a few values tell whether it decides anything at all: the first ones, and some spread over the rest. */
const WIDE = 80;
const FIRST_ASKED = 4;
const SPREAD = 4;
/** Passes without any step nearer before it gives up: draws that come new are random, and may just hide what they decide. */
const IDLE_PASSES = 2;

/**
 * Improves one draw at a time while the others stay as they are. Where each draw decides one thing alone, this reaches the goal with one sample
 * for each value. Where a draw decides what others mean (whether something is hidden, and then where), it follows each kind of change
 * to something wrong through the draws behind it.
 */
export class Approach<T> {
  private readonly make: (chance: Chance) => T;
  private readonly goal: T;
  private readonly chance: Chance;
  private readonly distance: Distance;
  private seed: number;

  constructor(make: (chance: Chance) => T, goal: T, chance: Chance, distance: Distance) {
    this.make = make;
    this.goal = goal;
    this.chance = chance;
    this.distance = distance;
    this.seed = chance.int(SEEDS);
  }

  /** The nearest that it comes to the goal. */
  nearest(): T {
    let now = this.swept(this.trial([]), 0);
    for (let idle = 0; idle < IDLE_PASSES && now.away > 0; idle++) {
      for (let draw = 0; draw < now.values.length && now.away > 0; draw++) {
        const next = this.leapt(now, draw);
        if (next.away < now.away) idle = -1;
        now = next;
      }
      this.seed = this.chance.int(SEEDS);
    }
    return now.made;
  }

  private trial(chosen: readonly number[]): Trial<T> {
    const draws = new SteeredChance(chosen, this.seed);
    const made = this.make(draws);
    return { made, away: this.distance(made, this.goal), values: draws.values, ranges: draws.ranges };
  }

  /** What else a draw can give, as long as it can give anything better. */
  private *others(now: Trial<T>, draw: number): Generator<Trial<T>> {
    if (this.isIdle(now, draw)) return;
    let isAsked = false;
    for (let value = 0; value < (now.ranges[draw] ?? 0); value++) {
      if (value === now.values[draw]) continue;
      const next = this.trial(now.values.with(draw, value));
      const gain = now.away - next.away;
      // If all that changes was right, this draw is.
      if (!isAsked && gain < 0 && this.distance(next.made, now.made) === -gain) return;
      isAsked ||= gain < 0;
      yield next;
      if (gain > 0 && this.distance(next.made, now.made) === gain) return;
    }
  }

  /** Most wide draws are about something that turned out not to be there. */
  private isIdle(now: Trial<T>, draw: number): boolean {
    const range = now.ranges[draw] ?? 0;
    if (range <= WIDE) return false;
    const first = Array.from({ length: FIRST_ASKED }, (_, value) => value);
    const spread = Array.from({ length: SPREAD }, (_, part) => Math.floor(((part + 1) * (range - 1)) / SPREAD));
    return [...first, ...spread].every((value) => equal(this.trial(now.values.with(draw, value)).made, now.made));
  }

  /** Each draw from this one on at its best, until it is near enough. */
  private swept(from: Trial<T>, first: number, enough = 0): Trial<T> {
    let now = from;
    for (let draw = first; draw < now.values.length && now.away > enough; draw++) {
      let best = now;
      for (const next of this.others(now, draw)) if (this.isBetter(next, best)) best = next;
      now = best;
    }
    return now;
  }

  /** Of two that are equally near, the one that goes wrong later: what comes first mostly decides what follows. */
  private isBetter(a: Trial<T>, b: Trial<T>): boolean {
    if (a.away !== b.away) return a.away < b.away;
    const [here, there] = [difference(a.made, this.goal), difference(b.made, this.goal)];
    return here !== undefined && there !== undefined && here !== there && isBehind(here, there, this.goal);
  }

  /** A better value for this draw; or else one that changes something wrong, and is better once the draws behind it have followed. */
  private leapt(now: Trial<T>, draw: number): Trial<T> {
    const wrong = differences(now.made, this.goal);
    const kinds = new Map<string, Trial<T>>();
    let best = now;
    for (const next of this.others(now, draw)) {
      if (next.away < best.away) best = next;
      if (best !== now || wrong.every((path) => equal(partAt(next.made, path), partAt(now.made, path)))) continue;
      const kind = differences(next.made, this.goal).join();
      if (!kinds.has(kind)) kinds.set(kind, next);
    }
    if (best !== now) return best;
    for (const next of [...kinds.values()].sort((a, b) => a.away - b.away)) {
      const then = this.swept(next, draw + 1, now.away - 1);
      if (then.away < now.away) return then;
    }
    return now;
  }
}

/** What a path of `differences` leads to. */
function partAt(data: unknown, path: string): unknown {
  let part = data;
  for (const key of path.split('.').slice(1)) part = isObject(part) ? part[key] : undefined;
  return part;
}

/** Whether one path leads to a later place than another. */
function isBehind(path: string, other: string, data: unknown): boolean {
  const [one, two] = [path, other].map((each) => each.split('.').slice(1));
  let part = data;
  for (const [depth, key] of (one ?? []).entries()) {
    const there = two?.[depth] ?? '';
    if (!isObject(part)) return false;
    const keys = Object.keys(part);
    if (key !== there) return keys.indexOf(key) > keys.indexOf(there);
    part = part[key];
  }
  return false;
}
