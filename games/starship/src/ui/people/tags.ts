/** Where the name of someone stands: below, or above. */
import { NONE, type Plan, type Square } from '../../plan/types.ts';
import type { Shown } from '../shown.ts';

/** Squares where someone stands. */
export function takenBy(people: readonly Pick<Shown, 'at' | 'stands'>[]): ReadonlySet<Square> {
  return new Set(people.flatMap(({ at, stands }) => (stands ? [at] : [])));
}

/** Names of people side by side stand by turns below and above; above, too, where someone stands below. */
export function isTagUp(plan: Plan, taken: ReadonlySet<Square>, where: Square): boolean {
  let at = where;
  const below = at === NONE ? NONE : (plan.neighbour[at * 4 + 2] as number);
  let left = 0;
  while (at !== NONE && taken.has(plan.neighbour[at * 4 + 3] as number)) {
    at = plan.neighbour[at * 4 + 3] as number;
    left += 1;
  }
  return left % 2 === 1 || (left === 0 && taken.has(below));
}
