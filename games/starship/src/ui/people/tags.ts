/** Where the name of someone stands: below, or above. */
import { NONE, type Plan, type Square } from '../../plan/types.ts';
import type { Shown } from '../shown.ts';

/** What a name had better not lie on: worst is another name, then a counter. Of equals it stands below. */
const [ON_NAME, ON_COUNTER, ABOVE] = [4, 2, 1];

/** Squares where someone stands. */
export function takenBy(people: readonly Pick<Shown, 'at' | 'stands'>[]): ReadonlySet<Square> {
  return new Set(people.flatMap(({ at, stands }) => (stands && at !== NONE ? [at] : [])));
}

const known = new WeakMap<ReadonlySet<Square>, ReadonlySet<Square>>();

export function isTagUp(plan: Plan, taken: ReadonlySet<Square>, where: Square): boolean {
  const found = known.get(taken) ?? upIn(plan, taken);
  known.set(taken, found);
  return found.has(where);
}

/** Chosen one after another, from the bow aft. A name is almost two squares wide. */
function upIn(plan: Plan, taken: ReadonlySet<Square>): ReadonlySet<Square> {
  const up = new Set<Square>();
  const below = new Set<Square>();
  const beside = (a: Square, b: Square, rows: number): boolean =>
    a !== b &&
    plan.deck[a] === plan.deck[b] &&
    (plan.y[b] as number) - (plan.y[a] as number) === rows &&
    Math.abs((plan.x[b] as number) - (plan.x[a] as number)) <= 1;
  const count = (at: Square, among: ReadonlySet<Square>, rows: number): number =>
    [...among].filter((other) => beside(at, other, rows)).length;
  for (const at of [...taken].sort((a, b) => (plan.x[a] as number) - (plan.x[b] as number) || a - b)) {
    const under = ON_NAME * count(at, below, 0) + ON_COUNTER * count(at, taken, 1);
    const over = ON_NAME * count(at, up, 0) + ON_COUNTER * count(at, taken, -1) + ABOVE;
    (over < under ? up : below).add(at);
  }
  return up;
}
