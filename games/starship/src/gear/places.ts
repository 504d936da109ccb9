/** Where every thing is, as one number each: every turn a few of them have to be found among many. */
import { WEAPONS } from '../data/weapons.ts';
import { NONE, type Square } from '../plan/types.ts';
import type { Item, Who } from '../types.ts';

/** After set-up lists of things are never changed in place, so the last answer mostly holds. */
interface Places {
  readonly items: readonly Item[];
  /** By thing: `withHolder` or `onSquare`. */
  readonly of: readonly number[];
  /** Whether any of them must be set up before it fires (S-19.3). */
  readonly setUp: boolean;
}

let last: Places = { items: [], of: [], setUp: false };

export function placesOf(items: readonly Item[]): Places {
  if (last.items === items && last.of.length === items.length) return last;
  const of: number[] = [];
  let setUp = false;
  for (let id = 0; id < items.length; id++) {
    const { holder, at, weapon } = items[id] as Item;
    of.push(holder === NONE ? onSquare(at) : withHolder(holder));
    setUp ||= WEAPONS[weapon]?.setUp === true;
  }
  last = { items, of, setUp };
  return last;
}

/** Below 0. */
export function withHolder(who: Who): number {
  return -2 - who;
}

export function onSquare(square: Square): number {
  return square;
}
