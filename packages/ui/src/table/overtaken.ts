/** That someone has overtaken a seat: had no more of something than it before, and has more now. Of several, those with the most. */
import { count, list, type Seat, say, who } from '@shutterbox/kernel';
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
  const most = now[first] ?? 0;
  const equals = now.flatMap((has, other) => (has === most ? [who(other)] : []));
  const verb = equals.length === 1 ? 'is' : 'are';
  const words = say`${list(equals)} ${verb} ahead of you with ${count(most, noun)}${equals.length === 1 ? '' : ' each'}.`;
  return [{ words, now: `You have ${own}.`, standing: true }];
}
