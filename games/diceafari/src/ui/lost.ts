/** The tiles that others took from the observer since his last turn: marked until his next one ends. */
import type { Seat } from '@shutterbox/kernel';
import { scoped, useScoped } from '@shutterbox/ui/board';
import { useEffect, useMemo } from 'react';
import type { Tile, View } from '../types.ts';

interface Lost {
  readonly seat: Seat;
  /** How many turns the seat had finished: after one more it is over. */
  readonly turns: number;
  readonly tiles: readonly Tile[];
}

type Seen = Pick<View, 'observer' | 'owners' | 'turn' | 'turns'>;

const LOST = scoped<Lost | undefined>(undefined);
const NO_TILES: ReadonlySet<Tile> = new Set();

/** Undefined where nothing was. In one's own turn tiles are only given back, by an undo. */
export function lostBetween(before: Seen, view: Seen): Lost | undefined {
  const { observer, turns, owners } = view;
  if (observer === 'spectator' || before.observer !== observer || before.turn === observer) return undefined;
  if (before.turns[observer] !== turns[observer]) return undefined;
  const tiles = owners.flatMap((owner, tile) => (before.owners[tile] === observer && owner !== observer ? [tile] : []));
  return tiles.length === 0 ? undefined : { seat: observer, turns: turns[observer] ?? 0, tiles };
}

/** With the tiles of earlier moves, as long as the same turn is waited for; the same object where there is nothing new. */
export function withLost(known: Lost | undefined, more: Lost): Lost {
  if (known?.seat !== more.seat || known.turns !== more.turns) return more;
  const tiles = [...new Set([...known.tiles, ...more.tiles])];
  return tiles.length === known.tiles.length ? known : { ...more, tiles };
}

export function useLost(before: View, view: View): ReadonlySet<Tile> {
  const [known, note] = useScoped(LOST);
  useEffect(() => {
    const more = lostBetween(before, view);
    if (more !== undefined) note(withLost(known, more));
  }, [before, view, known, note]);
  return useMemo(() => stillLost(known, view), [known, view]);
}

/** Without what was taken back. */
export function stillLost(
  lost: Lost | undefined,
  { observer, turns, owners, over }: Seen & Pick<View, 'over'>,
): ReadonlySet<Tile> {
  if (lost === undefined || over || lost.seat !== observer || lost.turns !== turns[lost.seat]) return NO_TILES;
  return new Set(lost.tiles.filter((tile) => owners[tile] !== lost.seat));
}
