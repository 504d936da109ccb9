/** That someone has overtaken a seat: had no more of something than it before, and has more now. Of several, one with the most. */
import { count, type Seat, say, who } from '@shutterbox/kernel';
import type { Change } from '../room.ts';

/** `now` and `gained` by seat; the seat itself has gained nothing. `noun`: "photo". */
export function overtaken(
  now: readonly number[],
  gained: readonly number[],
  seat: Seat,
  noun: string,
): readonly Change[] {
  const own = now[seat] ?? 0;
  const ahead = now.flatMap((has, other) => (has > own && has - (gained[other] ?? 0) <= own ? [other] : []));
  const [first] = ahead.toSorted((a, b) => (now[b] ?? 0) - (now[a] ?? 0));
  if (first === undefined) return [];
  return [{ words: say`${who(first)} is ahead of you with ${count(now[first] ?? 0, noun)}.`, now: `You have ${own}.` }];
}
