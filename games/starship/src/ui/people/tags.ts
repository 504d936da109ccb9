/** Where the name of someone stands: below, or above where someone stands below. */
import { type Facing, NONE, type Plan, type Square } from '../../plan/types.ts';
import type { Shown } from '../shown.ts';

const SOUTH: Facing = 2;

/** Squares where someone stands. */
export function takenBy(people: readonly Pick<Shown, 'at' | 'stands'>[]): ReadonlySet<Square> {
  return new Set(people.flatMap(({ at, stands }) => (stands && at !== NONE ? [at] : [])));
}

/** Of two free sides, not the one ahead. */
export function isTagUp(plan: Plan, taken: ReadonlySet<Square>, where: Square, facing?: Facing): boolean {
  const more = touched(plan, taken, where, 1) - touched(plan, taken, where, -1);
  return more > 0 || (more === 0 && facing === SOUTH);
}

/** Whether it has room above or below: in a crowd the badge has to do. */
export function hasTagRoom(plan: Plan, taken: ReadonlySet<Square>, where: Square): boolean {
  return touched(plan, taken, where, 1) === 0 || touched(plan, taken, where, -1) === 0;
}

/** Whether a chance above would lie on someone, and one on the right would not. */
export function isCrowded(plan: Plan, taken: ReadonlySet<Square>, where: Square): boolean {
  const there = (columns: number, rows: number): boolean =>
    [...taken].some(
      (other) =>
        plan.deck[other] === plan.deck[where] &&
        (plan.x[other] as number) - (plan.x[where] as number) === columns &&
        (plan.y[other] as number) - (plan.y[where] as number) === rows,
    );
  return there(0, -1) && !there(1, 0);
}

/** A name is almost two squares wide: this many counters would lie under it. */
function touched(plan: Plan, taken: ReadonlySet<Square>, where: Square, rows: number): number {
  return [...taken].filter(
    (other) =>
      plan.deck[other] === plan.deck[where] &&
      (plan.y[other] as number) - (plan.y[where] as number) === rows &&
      Math.abs((plan.x[other] as number) - (plan.x[where] as number)) <= 1,
  ).length;
}
