/** Where the acting character can go, and for how much: for boards, which show it before it is done. Prices are those of the steps themselves. */
import { RUNS, STEPS, TURNS } from '../actions.ts';
import type { Action } from '../answers.ts';
import { type OfferMove, type Reach, reach, wayTo } from '../grid/reach.ts';
import { directionTo, stepTo } from '../grid/step.ts';
import { bodyOf } from '../people.ts';
import { DIRECTIONS, FACINGS, type Facing, NONE, type Plan, type Square } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import type { Table, Who } from '../types.ts';
import { isForward, runPrice, type Stride, stepPrice, strideOn, turnPrice } from './step.ts';

/** A node is a square, a facing, and the block of a run that is under way: 0 to 2 squares left, stairs paid or not. */
const BLOCKS = 6;
const NODES = FACINGS.length * BLOCKS;

export interface Walk {
  /** Squares from where it begins to where it ends; turns add none. */
  readonly way: readonly Square[];
  readonly actions: readonly Action[];
  /** AP spent after each action. */
  readonly spent: readonly number[];
  readonly ap: number;
}

function nodeOf(square: Square, facing: Facing, { stride, climbing }: Stride): number {
  return square * NODES + facing * BLOCKS + stride * 2 + (climbing ? 1 : 0);
}

function squareOf(node: number): Square {
  return Math.trunc(node / NODES);
}

function facingOf(node: number): Facing {
  return (Math.trunc(node / BLOCKS) % FACINGS.length) as Facing;
}

function blockOf(node: number): Stride {
  return { stride: Math.trunc((node % BLOCKS) / 2), climbing: node % 2 === 1 };
}

const STANDING: Stride = { stride: 0, climbing: false };

/** The cheapest walk to each square that can be reached; with `running` also at a run. */
export function walksOf(state: Table, who: Who, running: boolean): ReadonlyMap<Square, Walk> {
  const { at, caged, ladder } = bodyOf(state, who);
  if (at === NONE || caged || ladder) return new Map();
  const plan = planOf(state);
  const found = { ...search(state, plan, who, running && !state.act.sneaking), state, plan, who };
  const ends = new Map<Square, number>();
  for (const [node, cost] of found.cost.entries()) {
    const square = squareOf(node);
    const known = ends.get(square);
    if (cost !== NONE && square !== at && (known === undefined || cost < (found.cost[known] as number)))
      ends.set(square, node);
  }
  return new Map([...ends].map(([square, node]) => [square, walkTo(found, node)]));
}

function search(state: Table, plan: Plan, who: Who, running: boolean): Reach {
  const { at, facing, ap } = bodyOf(state, who);
  const taken = new Set(state.bodies.flatMap(({ at: there, status }) => (status === 'active' ? [there] : [])));
  const moves = (node: number, offer: OfferMove): void => {
    const from = squareOf(node);
    const looks = facingOf(node);
    for (const facingNext of [(looks + 1) % 4, (looks + 3) % 4])
      offer(nodeOf(from, facingNext as Facing, STANDING), turnPrice(state));
    for (const direction of DIRECTIONS) {
      const to = stepTo(plan, state.open, from, direction);
      if (to === NONE || taken.has(to)) continue;
      offer(nodeOf(to, looks, STANDING), stepPrice(state, plan, who, from, looks, direction));
      if (!running || !isForward(looks, direction)) continue;
      const block = blockOf(node);
      const price = runPrice(state, plan, who, from, direction, block);
      offer(nodeOf(to, looks, strideOn(block, plan, from, direction)), price);
    }
  };
  return reach(plan.squares * NODES, nodeOf(at, facing, running ? state.act : STANDING), ap, moves);
}

/** Who walks where, and what was found. */
interface Found extends Reach {
  readonly state: Table;
  readonly plan: Plan;
  readonly who: Who;
}

function walkTo(found: Found, end: number): Walk {
  const nodes = wayTo(found, end);
  const way: Square[] = [];
  const actions: Action[] = [];
  for (const [index, node] of nodes.entries()) {
    const square = squareOf(node);
    if (way.at(-1) !== square) way.push(square);
    const before = nodes[index - 1];
    if (before !== undefined) actions.push(actionBetween(found, before, node));
  }
  const spent = nodes.slice(1).map((node) => found.cost[node] as number);
  return { way, actions, spent, ap: found.cost[end] as number };
}

function actionBetween(found: Found, from: number, to: number): Action {
  const { plan } = found;
  const square = squareOf(from);
  const next = squareOf(to);
  if (square === next) return TURNS[facingOf(to)] as Action;
  const direction = directionTo(plan, square, next);
  const ran = blockOf(to).stride > 0 || isLastOfBlock(found, from, to, direction);
  return (ran ? RUNS : STEPS)[direction] as Action;
}

/** A block that has just ended looks like a step; but a step would have cost more. */
function isLastOfBlock({ state, plan, who, cost }: Found, from: number, to: number, direction: number): boolean {
  const paid = (cost[to] as number) - (cost[from] as number);
  return blockOf(from).stride === 1 && paid < stepPrice(state, plan, who, squareOf(from), facingOf(from), direction);
}
