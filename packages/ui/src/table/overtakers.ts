/** Who had no more than a seat before, and has more now. */
import type { Seat } from '@shutterbox/kernel';

/** `now` and `gained` by seat; the seat itself has gained nothing. */
export function overtakers(now: readonly number[], gained: readonly number[], seat: Seat): readonly Seat[] {
  const own = now[seat] ?? 0;
  return now.flatMap((count, other) => (count > own && count - (gained[other] ?? 0) <= own ? [other] : []));
}
