/**
 * The exact plan of a turn's rolls. What a route is worth does not depend on the dice, so the value of holding some of them is a
 * mean over everything the others may show, worked out backwards from the last roll over the 210 multisets of dice: nothing is
 * sampled, and one pass serves every roll of the turn.
 */

import { clear } from '@shutterbox/kernel';
import { routesOf } from '../board.ts';
import { MOST_ROLLS } from '../dice.ts';
import type { Action, ClaimAction, Options, State, Terrain, Tile } from '../types.ts';
import { Claims } from './claims.ts';
import { type Dice, diceOf, FIRST_FULL, fillMeans, MULTISETS, WITHIN } from './multisets.ts';

export interface Plan {
  /** The key of this plan. */
  readonly key: number[];
  options: Options | undefined;
  nothing: number;
  /** By route of the board. */
  readonly claims: number[];
  /** The dice that each route needs. */
  readonly needs: Dice[];
  /** By rolls left: what dice are worth if you hold these and roll the others; four held dice are never rolled. */
  readonly held: readonly Float64Array[];
  /** The answers worth searching, by the dice rolled and the rolls left. */
  readonly worthy: Map<number, readonly Action[]>;
}

/** How many rolls can be left when dice are held for one. */
const HELD = MOST_ROLLS - 1;

/** Search returns to the turn it thinks about again and again, and plays others out in between. */
const KEPT = 8;
const plans: readonly Plan[] = Array.from({ length: KEPT }, () => ({
  key: [],
  options: undefined,
  nothing: 0,
  claims: [],
  needs: [],
  held: Array.from({ length: HELD }, () => new Float64Array(MULTISETS)),
  worthy: new Map(),
}));

/** Valid until the next call. */
export function planFor(state: State): Plan {
  let turn = state.turn;
  for (let seat = 0; seat < state.seats; seat++) turn += state.turns[seat] as number;
  const plan = plans[turn % KEPT] as Plan;
  if (!isFor(plan, state)) {
    plan.options = state.options;
    makeKey(plan.key, state);
    makePlan(plan, state);
  }
  return plan;
}

/** Everything a plan depends on, in one order. */
function makeKey(key: number[], state: State): void {
  clear(key);
  key.push(state.map, state.turn, state.bonus);
  for (const list of [state.turns, state.terrains, state.owners, state.photos, ...state.collections])
    for (let i = 0; i < list.length; i++) key.push(list[i] as number);
}

function isFor({ key, options }: Plan, state: State): boolean {
  if (options !== state.options || key[0] !== state.map || key[1] !== state.turn || key[2] !== state.bonus)
    return false;
  let at = matched(key, 3, state.turns);
  at = matched(key, at, state.terrains);
  at = matched(key, at, state.owners);
  at = matched(key, at, state.photos);
  for (let seat = 0; seat < state.seats; seat++) at = matched(key, at, state.collections[seat] as readonly number[]);
  return at === key.length;
}

/** The index in the key after this list if the key contains it there, or past the end. */
function matched(key: readonly number[], from: number, list: readonly number[]): number {
  for (let i = 0; i < list.length; i++) if (key[from + i] !== list[i]) return Number.POSITIVE_INFINITY;
  return from + list.length;
}

/** The best claim that needs just these dice. */
const best = new Float64Array(MULTISETS);

function makePlan(plan: Plan, state: State): void {
  const claims = new Claims(state);
  const routes = routesOf(state);
  const [last, ...earlier] = plan.held;
  if (last === undefined) return;
  plan.nothing = claims.nothing();
  plan.worthy.clear();
  clear(plan.claims);
  clear(plan.needs);
  last.fill(plan.nothing);
  best.fill(plan.nothing);
  for (let i = 0; i < routes.length; i++) {
    const route = routes[i] as ClaimAction;
    const need = neededDice(state, route);
    const value = claims.claim(i);
    plan.claims.push(value);
    plan.needs.push(need);
    if (value > (best[need] as number)) best[need] = value;
  }
  for (let dice = FIRST_FULL; dice < MULTISETS; dice++) last[dice] = bestWithin(best, dice);
  fillMeans(last);
  let after = last;
  for (const held of earlier) {
    // Before each roll: the best of claiming at once and every way to hold.
    for (let dice = FIRST_FULL; dice < MULTISETS; dice++)
      held[dice] = Math.max(last[dice] as number, bestWithin(after, dice));
    fillMeans(held);
    after = held;
  }
}

function bestWithin(values: Float64Array, dice: Dice): number {
  const within = WITHIN[dice] as Int16Array;
  let most = values[dice] as number;
  for (let i = 0; i < within.length; i++) {
    const value = values[within[i] as Dice] as number;
    if (value > most) most = value;
  }
  return most;
}

/** What dice are worth with these rolls left. */
export function worthOfDice(plan: Plan, dice: Dice, rollsLeft: number): number {
  const now = (plan.held[0] as Float64Array)[dice] as number;
  return rollsLeft === 0 ? now : Math.max(now, bestWithin(plan.held[rollsLeft - 1] as Float64Array, dice));
}

const needed: Terrain[] = [];

function neededDice({ terrains }: State, { tiles }: ClaimAction): Dice {
  clear(needed);
  for (let i = 0; i < tiles.length; i++) needed.push(terrains[tiles[i] as Tile] as Terrain);
  return diceOf(needed);
}

/** The best dice to hold for a roll, with these rolls left; never all four. */
export function bestHeld(plan: Plan, dice: Dice, rollsLeft: number): Dice {
  const held = plan.held[rollsLeft - 1] as Float64Array;
  const within = WITHIN[dice] as Int16Array;
  let best = within[0] as Dice;
  for (let i = 1; i < within.length; i++) {
    const part = within[i] as Dice;
    if (part !== dice && (held[part] as number) > (held[best] as number)) best = part;
  }
  return best;
}
