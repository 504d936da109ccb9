/** Steps, runs, turns and ways between decks, for all directions at once. `check` asks about one of them: move/step.ts, move/climb.ts. */
import { act, actionsOf, PUSHES, RUNS, STEPS, TURNS } from '../actions.ts';
import type { Action } from '../answers.ts';
import { waysOut } from '../grid/step.ts';
import { whyClimb } from '../move/climb.ts';
import { whyRide } from '../move/lifts.ts';
import { crowd, hasDirection, payableRuns, payableSteps, whyTurn } from '../move/step.ts';
import { type Lift, NONE, type Plan, type Square } from '../plan/types.ts';
import type { Body, State, Who } from '../types.ts';
import { payablePulls, payablePushes } from '../zero-g/moves.ts';

const climbBy = actionsOf('climb');

/** To the right and to the left. */
const QUARTERS: readonly number[] = [1, 3];

export function pushMoves(state: State, plan: Plan, who: Who, body: Body, into: Action[]): void {
  const { at, facing, caged, ladder } = body;
  if (!caged && !ladder) {
    const free = waysOut(plan, state.open, at) & ~crowd(state, plan, who);
    if (state.gravity) {
      pushAll(STEPS, payableSteps(state, plan, who, free), into);
      pushRuns(facing, payableRuns(state, plan, who, free), into);
    } else {
      pushAll(STEPS, payablePulls(state, plan, who, free), into);
      pushAll(PUSHES, payablePushes(state, plan, who, free), into);
    }
  }
  for (const turned of QUARTERS) {
    const to = (facing + turned) % 4;
    if (whyTurn(state, who, to) === undefined) into.push(TURNS[to] as Action);
  }
  pushClimbs(state, plan, who, at, into);
  pushRides(state, plan, who, at, into);
}

function pushAll(moves: readonly Action[], directions: number, into: Action[]): void {
  for (let direction = 0; directions >> direction !== 0; direction++)
    if (hasDirection(directions, direction)) into.push(moves[direction] as Action);
}

/** From left to right. */
function pushRuns(facing: number, directions: number, into: Action[]): void {
  for (let turned = 7; turned < 10; turned++) {
    const direction = (2 * facing + turned) % 8;
    if (hasDirection(directions, direction)) into.push(RUNS[direction] as Action);
  }
}

function pushClimbs(state: State, plan: Plan, who: Who, at: Square, into: Action[]): void {
  const ways = plan.waysBeside[at] as readonly number[];
  for (let i = 0; i < ways.length; i++) {
    const way = ways[i] as number;
    if (whyClimb(state, who, way) === undefined) into.push(climbBy(way));
  }
}

function pushRides(state: State, plan: Plan, who: Who, at: Square, into: Action[]): void {
  const lift = plan.liftAt[at] as number;
  if (lift === NONE) return;
  for (const stop of (plan.lifts[lift] as Lift).stops)
    if (whyRide(state, who, stop) === undefined) into.push(act('ride', stop));
}
