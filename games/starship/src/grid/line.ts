/** The straight line between the centres of two squares, in whole numbers: the same squares from either end. */
import { type Direction, NONE, type OpenPortals, type Plan, type Square } from '../plan/types.ts';
import { stepTo } from './step.ts';

/** The mask of a line that no portal can clear. Bit 31 belongs to no portal, so `mask & ~open` is never 0. */
export const BLOCKED = -1;

/** A point that goes from square to square along a line; past the target it goes on. */
interface Walk {
  readonly dx: number;
  readonly dy: number;
  readonly across: Direction;
  readonly down: Direction;
  readonly diagonal: Direction;
  /** Below 0 the line leaves the square by its left or right side, above 0 by its upper or lower side, at 0 by the corner. */
  error: number;
}

function walk(plan: Plan, from: Square, to: Square): Walk {
  const dx = (plan.x[to] as number) - (plan.x[from] as number);
  const dy = (plan.y[to] as number) - (plan.y[from] as number);
  return {
    dx: Math.abs(dx),
    dy: Math.abs(dy),
    across: dx < 0 ? 6 : 2,
    down: dy < 0 ? 0 : 4,
    diagonal: dx < 0 ? (dy < 0 ? 7 : 5) : dy < 0 ? 1 : 3,
    error: Math.abs(dy) - Math.abs(dx),
  };
}

function advance(line: Walk): Direction {
  const { error, dx, dy } = line;
  if (error < 0) {
    line.error = error + 2 * dy;
    return line.across;
  }
  if (error > 0) {
    line.error = error - 2 * dx;
    return line.down;
  }
  line.error = error + 2 * (dy - dx);
  return line.diagonal;
}

/** S-9.6: the portals that must be open for a line to be clear, as bits of their deck, or BLOCKED. */
export function castRay(plan: Plan, from: Square, to: Square): number {
  if (plan.deck[from] !== plan.deck[to]) return BLOCKED;
  const line = walk(plan, from, to);
  let mask = 0;
  for (let square = from; square !== to; ) {
    const at = square * 8 + advance(line);
    square = plan.next[at] as Square;
    if (square === NONE) return BLOCKED;
    mask |= plan.gateMask[at] as number;
  }
  return mask;
}

/** The squares that a line crosses, nearest first: without the first, with the last. It ends at what always blocks. */
export function lineSquares(plan: Plan, from: Square, to: Square): readonly Square[] {
  const squares: Square[] = [];
  if (plan.deck[from] !== plan.deck[to]) return squares;
  const line = walk(plan, from, to);
  for (let square = from; square !== to; ) {
    square = plan.next[square * 8 + advance(line)] as Square;
    if (square === NONE) break;
    squares.push(square);
  }
  return squares;
}

/** S-11.5: the squares behind a target on the same line, nearest first, up to what blocks it. */
export function squaresBeyond(plan: Plan, open: OpenPortals, from: Square, to: Square): readonly Square[] {
  const squares: Square[] = [];
  if (from === to || plan.deck[from] !== plan.deck[to]) return squares;
  const line = walk(plan, from, to);
  let passed = false;
  for (let square = stepTo(plan, open, from, advance(line)); square !== NONE; ) {
    if (passed) squares.push(square);
    passed ||= square === to;
    square = stepTo(plan, open, square, advance(line));
  }
  return squares;
}

/**
 * S-13.3: whether the line between two squares crosses a third, its ends included; walls are not asked. The line meets the inside of a square if the
 * square's centre is nearer to it than half the line's extent, both times the line's length. A corner that is only touched does not count.
 */
export function isOnLine(plan: Plan, from: Square, to: Square, square: Square): boolean {
  if (plan.deck[square] !== plan.deck[from] || plan.deck[square] !== plan.deck[to]) return false;
  const dx = (plan.x[to] as number) - (plan.x[from] as number);
  const dy = (plan.y[to] as number) - (plan.y[from] as number);
  const sx = (plan.x[square] as number) - (plan.x[from] as number);
  const sy = (plan.y[square] as number) - (plan.y[from] as number);
  if (!isBetween(sx, dx) || !isBetween(sy, dy)) return false;
  return from === to || 2 * Math.abs(dx * sy - dy * sx) < Math.abs(dx) + Math.abs(dy);
}

function isBetween(value: number, end: number): boolean {
  return end < 0 ? value <= 0 && value >= end : value >= 0 && value <= end;
}
