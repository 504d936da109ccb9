/** Steps toward a goal, with an eye on who waits there. */
import { act } from '../actions.ts';
import type { Action } from '../answers.ts';
import { isMelee } from '../combat/means.ts';
import { range } from '../grid/range.ts';
import { canSee } from '../grid/sight.ts';
import { areAdjacent, isOpen, stepTo } from '../grid/step.ts';
import { isForward, runCost, stepCost } from '../move/step.ts';
import { bodyOf, isAnimal, occupant, readyWeapon } from '../people.ts';
import { type Direction, type Facing, NONE, type Plan, type Square } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import type { State, Who } from '../types.ts';
import { distances, FAR } from './field.ts';

/** Whoever comes so near should have this left to strike with. */
const STRIKE_AP = 4;
const REACH = 2;
/** A gun is near enough where it sees somebody within so many squares. */
const GUN_REACH = 12;
/** A run is worth more the farther one has to go. */
const RUN_FROM = 3;
const TURN_WORTH = 0.4;

export function travel(
  state: State,
  who: Who,
  legal: readonly Action[],
  goals: readonly Square[],
  enemies: readonly Who[],
): Action | undefined {
  const plan = planOf(state);
  const { at } = bodyOf(state, who);
  const field = distances(state, who, goals, isAnimal(state, who) ? [] : enemies);
  const here = field[at] as number;
  if (here === 0 || here >= FAR || isInPlace(state, plan, who, enemies)) return undefined;
  const door = doorAhead(state, plan, who, legal, field);
  if (door !== undefined) return door;
  return bestStep(state, plan, who, legal, field, enemies);
}

/** Whoever sees somebody within reach stays: a gun, and a blade two squares away, where no step draws a free attack. */
function isInPlace(state: State, plan: Plan, who: Who, enemies: readonly Who[]): boolean {
  const near = isMelee(readyWeapon(state, who)) ? REACH : GUN_REACH;
  const { at } = bodyOf(state, who);
  return enemies.some((enemy) => {
    const other = bodyOf(state, enemy).at;
    const squares = range(plan, at, other);
    return squares !== NONE && squares <= near && canSee(plan, state.open, at, other);
  });
}

/** Opens what is shut between here and a nearer square, and waits for it. */
function doorAhead(
  state: State,
  plan: Plan,
  who: Who,
  legal: readonly Action[],
  field: readonly number[],
): Action | undefined {
  const { at } = bodyOf(state, who);
  for (let direction = 0; direction < 8; direction += 2) {
    const gate = plan.gate[at * 8 + direction] as number;
    if (gate === NONE || isOpen(plan, state.open, gate)) continue;
    const next = plan.next[at * 8 + direction] as Square;
    if (next === NONE || (field[next] as number) >= (field[at] as number)) continue;
    if (state.act.waits.includes(gate)) return legal.find(({ type }) => type === 'swear');
    const work = legal.find(({ type, on }) => type === 'work' && on === gate);
    if (work !== undefined) return work;
  }
  return undefined;
}

function bestStep(
  state: State,
  plan: Plan,
  who: Who,
  legal: readonly Action[],
  field: readonly number[],
  enemies: readonly Who[],
): Action | undefined {
  let found: Action | undefined;
  let most = 0;
  for (const action of legal) {
    const value = gain(state, plan, who, action, field, enemies);
    if (value <= most) continue;
    most = value;
    found = action;
  }
  return found ?? climbTo(state, plan, who, legal, field);
}

/** Squares nearer for each action point; nothing for a step into an enemy's reach without the means to strike. */
function gain(
  state: State,
  plan: Plan,
  who: Who,
  { type, on }: Action,
  field: readonly number[],
  enemies: readonly Who[],
): number {
  const body = bodyOf(state, who);
  const here = field[body.at] as number;
  if (type === 'turn') return turnGain(state, plan, body.at, on as Facing, field) * TURN_WORTH;
  if (type !== 'step' && type !== 'run') return 0;
  const next = plan.next[body.at * 8 + on] as Square;
  const nearer = here - (field[next] as number);
  if (nearer <= 0) return 0;
  const cost = type === 'run' ? runCost(state, plan, who, on) : stepCost(state, plan, who, on as Direction);
  if (isNextTo(state, plan, next, enemies) && sees(state, plan, body.at, enemies)) return 0;
  if (
    body.ap - cost < STRIKE_AP &&
    isThreatened(state, plan, next, enemies) &&
    !isThreatened(state, plan, body.at, enemies)
  )
    return 0;
  if (type === 'run') return state.act.stride > 0 ? 4 : here >= RUN_FROM ? 1.4 : 0.7;
  return nearer / cost;
}

/** Squares nearer with the step after the turn, where it is free. */
function turnGain(state: State, plan: Plan, at: Square, facing: Facing, field: readonly number[]): number {
  let most = 0;
  for (let direction = 0; direction < 8; direction++) {
    const next = stepTo(plan, state.open, at, direction as Direction);
    if (next === NONE || !isForward(facing, direction as Direction) || occupant(state, next) !== NONE) continue;
    most = Math.max(most, (field[at] as number) - (field[next] as number));
  }
  return most;
}

/** Entering such a square gives somebody a free attack. */
function isNextTo(state: State, plan: Plan, square: Square, enemies: readonly Who[]): boolean {
  return enemies.some((enemy) => areAdjacent(plan, state.open, square, bodyOf(state, enemy).at));
}

function sees(state: State, plan: Plan, square: Square, enemies: readonly Who[]): boolean {
  return enemies.some((enemy) => canSee(plan, state.open, square, bodyOf(state, enemy).at));
}

function isThreatened(state: State, plan: Plan, square: Square, enemies: readonly Who[]): boolean {
  return enemies.some((enemy) => {
    const squares = range(plan, square, bodyOf(state, enemy).at);
    return squares !== NONE && squares <= REACH;
  });
}

function climbTo(
  state: State,
  plan: Plan,
  who: Who,
  legal: readonly Action[],
  field: readonly number[],
): Action | undefined {
  const { at, ladder } = bodyOf(state, who);
  for (const action of legal) {
    if (action.type !== 'climb') continue;
    const { upper, lower, cover } = plan.ways[action.on] as Plan['ways'][number];
    const to = at === upper ? lower : upper;
    if ((field[to] as number) >= (field[at] as number)) continue;
    const shut = cover !== NONE && !isOpen(plan, state.open, cover) && !isAnimal(state, who);
    const work = legal.find(({ type, on }) => type === 'work' && on === cover);
    if (shut && (ladder || at === upper) && work !== undefined) return work;
    return action;
  }
  return ladder ? act('end') : undefined;
}
