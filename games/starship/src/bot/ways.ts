/** Where the acting character can get with its action points: by square, facing, and what is left of a run. */
import { act, RUNS, STEPS, TURNS } from '../actions.ts';
import type { Action } from '../answers.ts';
import { type OfferMove, type Reach, reach, wayTo } from '../grid/reach.ts';
import { isOpen } from '../grid/step.ts';
import { isForward, passageCost } from '../move/step.ts';
import { bodyOf, isAnimal } from '../people.ts';
import { type Direction, type Facing, NONE, type Plan, type Portal, type Square } from '../plan/types.ts';
import type { State, Who } from '../types.ts';
import { floatBetween, floatReach, type Nodes } from './float.ts';

const FACINGS = 4;
const STRIDES = 3;
const NODES = FACINGS * STRIDES;
const FORWARD_AP = 1;
const ASIDE_AP = 2;
const TURN_AP = 1;
const RUN_AP = 2;
const SNEAKING_TIMES = 3;
/** The stud and the wait; the wheel of a hatch. */
const OPEN_AP = 4;
const HATCH_AP = 5;
const SWEAR = act('swear');

export interface Ways {
  readonly reach: Reach;
  readonly start: number;
}

export function nodeOf(square: Square, facing: Facing, stride: number): number {
  return square * NODES + facing * STRIDES + stride;
}

export function squareOf(node: number): Square {
  return Math.floor(node / NODES);
}

function facingOf(node: number): Facing {
  return (Math.floor(node / STRIDES) % FACINGS) as Facing;
}

function strideOf(node: number): number {
  return node % STRIDES;
}

/** Doors on the way are opened by characters who can; anyone standing there is bypassed. */
export function waysOf(state: State, plan: Plan, who: Who): Ways {
  const body = bodyOf(state, who);
  if (!state.gravity) return afloat(state, plan, who, nodeOf(body.at, body.facing, 0));
  const start = nodeOf(body.at, body.facing, Math.min(STRIDES - 1, state.act.stride));
  const taken = new Set(state.bodies.flatMap(({ at, status }) => (status === 'active' ? [at] : [])));
  const budget = body.caged || body.ladder ? 0 : body.ap;
  const times = state.act.sneaking ? SNEAKING_TIMES : 1;
  const moves = (node: number, offer: OfferMove) => {
    const square = squareOf(node);
    const facing = facingOf(node);
    const stride = strideOf(node);
    for (let direction = 0; direction < 8; direction++) {
      const next = plan.next[square * 8 + direction] as Square;
      if (next === NONE || taken.has(next)) continue;
      const extra = crossing(state, plan, who, plan.gate[square * 8 + direction] as number);
      if (extra === NONE) continue;
      const ahead = isForward(facing, direction as Direction);
      offer(nodeOf(next, facing, 0), times * ((ahead ? FORWARD_AP : ASIDE_AP) + extra));
      if (!ahead || times > 1) continue;
      if (stride > 0) offer(nodeOf(next, facing, stride - 1), extra);
      else offer(nodeOf(next, facing, STRIDES - 1), RUN_AP + extra);
    }
    for (let turned = 1; turned < FACINGS; turned += 2)
      offer(nodeOf(square, ((facing + turned) % FACINGS) as Facing, 0), times * TURN_AP);
  };
  return { reach: reach(plan.squares * NODES, start, budget, moves), start };
}

/** S-21: nobody runs, and portals cost what moves along walls and push-offs say. */
function afloat(state: State, plan: Plan, who: Who, start: number): Ways {
  const nodes: Nodes = {
    of: (square, facing) => nodeOf(square, facing, 0),
    square: squareOf,
    facing: facingOf,
    count: plan.squares * NODES,
  };
  const opening = (gate: number): number => {
    const more = crossing(state, plan, who, gate);
    return more === NONE || more === 0 ? more : more - passageCost(state, plan, who, gate);
  };
  return { reach: floatReach(state, plan, who, nodes, opening), start };
}

/** What a portal on the way adds; NONE if there is no way through. */
function crossing(state: State, plan: Plan, who: Who, gate: number): number {
  if (gate === NONE) return 0;
  const passage = passageCost(state, plan, who, gate);
  const wait = waitFor(state, gate);
  // A portal that shuts is left to shut.
  if (isOpen(plan, state.open, gate)) return wait === NONE ? passage : NONE;
  const { kind } = plan.portals[gate] as Portal;
  if (isAnimal(state, who) || kind === 'lift' || kind === 'plate' || kind === 'bulkheadPlate') return NONE;
  if (wait !== NONE) return passage + Math.max(0, wait);
  return passage + (kind === 'hatch' ? HATCH_AP : OPEN_AP);
}

/** Action points until a moving portal arrives; NONE if it is not moving. */
export function waitFor({ act: { waits } }: State, portal: number): number {
  for (let i = 0; i < waits.length; i += 2) if (waits[i] === portal) return waits[i + 1] as number;
  return NONE;
}

/** The first action on the way to a node; undefined at its start. */
export function firstOf(state: State, plan: Plan, { reach: found }: Ways, node: number): Action | undefined {
  const [from, to] = wayTo(found, node);
  if (from === undefined || to === undefined) return undefined;
  const square = squareOf(from);
  const next = squareOf(to);
  if (square === next) return TURNS[facingOf(to)];
  const direction = directionBetween(plan, square, next);
  const gate = plan.gate[square * 8 + direction] as number;
  if (gate !== NONE && !isOpen(plan, state.open, gate))
    return waitFor(state, gate) === NONE ? act('work', gate) : SWEAR;
  if (!state.gravity) return floatBetween(state, plan, square, next);
  const paid = (found.cost[to] as number) - (found.cost[from] as number);
  const goesOn = strideOf(from) > 0 && paid === crossing(state, plan, state.act.who, gate);
  const running = strideOf(to) === STRIDES - 1 || goesOn;
  return (running ? RUNS : STEPS)[direction];
}

function directionBetween(plan: Plan, from: Square, to: Square): number {
  for (let direction = 0; direction < 8; direction++) if (plan.next[from * 8 + direction] === to) return direction;
  return 0;
}
