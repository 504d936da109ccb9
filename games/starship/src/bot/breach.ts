/** S-20.1: firing at a wall where the way round it is long, or barred because there is no power (S-20.10). */
import { act } from '../actions.ts';
import type { Action } from '../answers.ts';
import { profileAt, profileUsed, READY } from '../combat/means.ts';
import { range } from '../grid/range.ts';
import { breachCost } from '../hull/breach.ts';
import { bodyOf } from '../people.ts';
import { NONE, type Plan, type Square } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import type { State, Who } from '../types.ts';
import { distancesFrom } from './field.ts';
import { foesFor } from './targets.ts';

/** S-20.2: what a partition can take, and what a die does to it. */
const PARTITION = 100;
const PIPS = 3.5;
/** Nobody shoots a way through half the ship. */
const NEAR = 8;
const BREACH = act('breach');

export function breachDeed(state: State, who: Who, legal: readonly Action[]): Action | undefined {
  if (!legal.includes(BREACH)) return undefined;
  const profile = profileUsed(state, who, READY);
  if (profile === NONE) return undefined;
  const plan = planOf(state);
  const { at } = bodyOf(state, who);
  const field = distancesFrom(plan, state.open, state.power, at);
  const price = Math.ceil(PARTITION / (PIPS * profileAt(profile).dice)) * breachCost(state, who);
  const foes = foesFor(state, who).map((foe) => bodyOf(state, foe).at);
  const way = Math.min(...foes.map((there) => field[there] as number));
  const isNear = foes.some((there) => squaresTo(plan, at, there) <= NEAR);
  return isNear && way > NEAR + price ? BREACH : undefined;
}

function squaresTo(plan: Plan, from: Square, to: Square): number {
  const squares = range(plan, from, to);
  return squares === NONE ? Number.POSITIVE_INFINITY : squares;
}

/** The inner wall with the nearest enemy behind it, and away from an HE round's blast. */
export function wallFor(state: State, who: Who, legal: readonly Action[]): Action {
  const plan = planOf(state);
  const foes = foesFor(state, who).map((foe) => bodyOf(state, foe).at);
  const { at } = bodyOf(state, who);
  const least = profileAt(Math.max(0, profileUsed(state, who, READY))).blast ? 2 : 0;
  let best = legal[0] as Action;
  let nearest = Number.POSITIVE_INFINITY;
  for (const action of legal) {
    const sides = [action.on, plan.neighbour[action.on * 4 + action.how] as Square];
    if (sides.includes(NONE) || sides.some((side) => range(plan, at, side) < least)) continue;
    const far = Math.min(...foes.flatMap((there) => sides.map((side) => squaresTo(plan, side, there))));
    if (far >= nearest) continue;
    nearest = far;
    best = action;
  }
  return best;
}
