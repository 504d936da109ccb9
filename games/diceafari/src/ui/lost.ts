/** The tiles that others took from a seat since its last turn: marked until its next one ends. */
import type { Seat } from '@shutterbox/kernel';
import { scoped, useScoped } from '@shutterbox/ui/board';
import { useEffect, useMemo } from 'react';
import { NONE, type Tile, type View } from '../types.ts';

interface Lost {
  readonly tile: Tile;
  readonly seat: Seat;
  /** How many turns the seat had finished: the mark goes after one more. */
  readonly turns: number;
}

type Seen = Pick<View, 'owners' | 'turn' | 'turns'>;

/** For all seats: at a shared device the observer changes from turn to turn. */
const LOST = scoped<readonly Lost[]>([]);

/** A tile of the seat on turn only leaves it by undo, so it is not lost; a tile lost a turn ago is no longer marked. */
export function lostBetween(before: Seen, { owners, turns }: Seen): readonly Lost[] {
  return owners.flatMap((owner, tile) => {
    const seat = before.owners[tile] ?? NONE;
    const lost = seat !== NONE && seat !== owner && seat !== before.turn && before.turns[seat] === turns[seat];
    return lost ? [{ tile, seat, turns: turns[seat] ?? 0 }] : [];
  });
}

/** Adds to the tiles lost before; returns the same list if there is nothing new. */
export function withLost(known: readonly Lost[], more: readonly Lost[]): readonly Lost[] {
  const fresh = more.filter(
    ({ tile, seat, turns }) => !known.some((each) => each.tile === tile && each.seat === seat && each.turns === turns),
  );
  return fresh.length === 0 ? known : [...known, ...fresh];
}

/** The tiles the observer has lost and not taken back. */
export function lostTiles(
  known: readonly Lost[],
  { observer, turns, owners, over }: Pick<View, 'observer' | 'turns' | 'owners' | 'over'>,
): ReadonlySet<Tile> {
  const still = known.filter(
    (lost) => !over && lost.seat === observer && lost.turns === turns[lost.seat] && owners[lost.tile] !== lost.seat,
  );
  return new Set(still.map(({ tile }) => tile));
}

export function useIsLost(tile: Tile, view: View): boolean {
  const [known] = useScoped(LOST);
  return lostTiles(known, view).has(tile);
}

export function useLost(before: View, view: View): ReadonlySet<Tile> {
  const [known, note] = useScoped(LOST);
  useEffect(() => note(withLost(known, lostBetween(before, view))), [before, view, known, note]);
  return useMemo(() => lostTiles(known, view), [known, view]);
}
