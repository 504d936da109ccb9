/** S-21: where the acting character can get without gravity, by square and facing: along walls, and across the open by pushing off. */
import { PUSHES, STEPS } from '../actions.ts';
import type { Action } from '../answers.ts';
import { type OfferMove, type Reach, reach } from '../grid/reach.ts';
import { directionTo, stepTo } from '../grid/step.ts';
import { turnPrice } from '../move/step.ts';
import { bodyOf } from '../people.ts';
import { DIRECTIONS, type Direction, FACINGS, type Facing, NONE, type Plan, type Square } from '../plan/types.ts';
import type { State, Who } from '../types.ts';
import { pullPrice, pushPrice } from '../zero-g/moves.ts';
import { isAtWall } from '../zero-g/walls.ts';

const DRIFT_AP = 2;

export interface Nodes {
  of(square: Square, facing: Facing): number;
  square(node: number): Square;
  facing(node: number): Facing;
  readonly count: number;
}

/** A character who drifts can only turn. */
export function floatReach(state: State, plan: Plan, who: Who, nodes: Nodes, opening: (gate: number) => number): Reach {
  const { at, facing, ap, poise, caged, ladder } = bodyOf(state, who);
  const taken = new Set(state.bodies.flatMap(({ at: there, status }) => (status === 'active' ? [there] : [])));
  const held = poise.drift !== NONE || caged || ladder;
  const moves = (node: number, offer: OfferMove): void => {
    const square = nodes.square(node);
    const looks = nodes.facing(node);
    for (const turned of [1, 3])
      offer(nodes.of(square, ((looks + turned) % FACINGS.length) as Facing), turnPrice(state));
    if (held) return;
    for (const direction of DIRECTIONS) {
      const next = plan.next[square * 8 + direction] as Square;
      if (next === NONE || taken.has(next)) continue;
      const more = opening(plan.gate[square * 8 + direction] as number);
      if (more === NONE) continue;
      const push = more + pushPrice(state, plan, who, square, direction);
      if (more > 0) offer(nodes.of(next, looks), push + DRIFT_AP);
      else {
        if (isPull(state, plan, square, next))
          offer(nodes.of(next, looks), pullPrice(state, plan, who, square, direction));
        const landing = landingOf(state, plan, square, direction, taken);
        offer(nodes.of(landing.square, looks), push + DRIFT_AP * landing.squares);
      }
    }
  };
  return reach(nodes.count, nodes.of(at, facing), caged || ladder ? 0 : ap, moves);
}

function isPull({ open }: State, plan: Plan, from: Square, to: Square): boolean {
  return isAtWall(plan, open, from) && isAtWall(plan, open, to);
}

/** Where a push-off ends (S-21.9, S-21.10), and how far that is. */
function landingOf(
  { open }: State,
  plan: Plan,
  from: Square,
  direction: Direction,
  taken: ReadonlySet<Square>,
): { readonly square: Square; readonly squares: number } {
  let square = from;
  for (let squares = 0; ; squares++) {
    const next = stepTo(plan, open, square, direction);
    if (next === NONE || taken.has(next)) return { square, squares };
    square = next;
    if (isAtWall(plan, open, square)) return { square, squares: squares + 1 };
  }
}

/** The move from one square to the next of a way; anything shut in between is up to the caller. */
export function floatBetween(state: State, plan: Plan, from: Square, to: Square): Action | undefined {
  const direction = directionTo(plan, from, to);
  if (direction !== NONE && isPull(state, plan, from, to)) return STEPS[direction];
  return PUSHES[towards(plan, from, to)];
}

/** Along a row, a column or a diagonal. */
function towards(plan: Plan, from: Square, to: Square): Direction {
  const dx = Math.sign((plan.x[to] as number) - (plan.x[from] as number));
  const dy = Math.sign((plan.y[to] as number) - (plan.y[from] as number));
  return COMPASS[dy + 1]?.[dx + 1] as Direction;
}

/** By the sign of rows, then of columns. */
const COMPASS = [
  [7, 0, 1],
  [6, 0, 2],
  [5, 4, 3],
] as const;
