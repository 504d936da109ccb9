/** The routes that may be claimed, in the order of the list, with all that is said about them. */

import type { Seat } from '@shutterbox/kernel';
import { legalOf } from '@shutterbox/ui';
import { actionKey } from '../actions.ts';
import { boardOf } from '../board.ts';
import { unclaimed } from '../table.ts';
import { type ClaimAction, NONE, type Spot, type Tile, type View } from '../types.ts';
import type { SafariQuestion } from './kit.ts';

export interface Route {
  readonly key: string;
  /** "A", "B", … in the order of the list. */
  readonly letter: string;
  readonly action: ClaimAction;
  readonly tiles: readonly Tile[];
  /** In full, as the list of all moves has it. */
  readonly words: string;
  readonly bonus: boolean;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Longest first, a bonus counting as a tile; then those with most free tiles. */
export function routesFor(question: SafariQuestion | undefined, view: View): readonly Route[] {
  if (question === undefined) return [];
  return legalOf(question, 'claim')
    .map(({ action, words }) => ({ action, words, bonus: earnsBonus(action.tiles, view) }))
    .toSorted((a, b) => gain(b) - gain(a) || freeIn(b.action.tiles, view) - freeIn(a.action.tiles, view))
    .map(({ action, words, bonus }, index) => ({
      key: actionKey(action),
      letter: letterOf(index),
      action,
      tiles: action.tiles,
      words,
      bonus,
    }));
}

function gain({ action, bonus }: { readonly action: ClaimAction; readonly bonus: boolean }): number {
  return action.tiles.length + (bonus ? 1 : 0);
}

function letterOf(index: number): string {
  return (ALPHABET[index % ALPHABET.length] ?? '').repeat(1 + Math.floor(index / ALPHABET.length));
}

export function freeIn(tiles: readonly Tile[], { owners }: Pick<View, 'owners'>): number {
  return tiles.filter((tile) => owners[tile] === NONE).length;
}

/** DA-4.1, DA-4.3. */
function earnsBonus(tiles: readonly Tile[], view: View): boolean {
  return tiles.length === view.bonus && unclaimed(view) > freeIn(tiles, view);
}

/** "row", "square": how the tiles of a route lie. */
export function shapeOf(tiles: readonly Tile[], view: Pick<View, 'map' | 'options'>): string {
  const places = tiles.flatMap((tile) => boardOf(view).tiles[tile] ?? []);
  const columns = new Set(places.map(({ x }) => x)).size;
  const rows = new Set(places.map(({ y }) => y)).size;
  if (rows === 1) return 'row';
  if (columns === 1) return 'column';
  return tiles.length === 4 ? 'square' : 'corner';
}

/** The photos that would belong to a seat with these tiles besides its own (DA-5.1), those first that it has not yet. */
export function photosOpened(tiles: readonly Tile[], seat: Seat, view: View): readonly Spot[] {
  const mine = (tile: Tile): boolean => tiles.includes(tile) || view.owners[tile] === seat;
  return boardOf(view).spots.flatMap(([a, b], spot) =>
    view.photos[spot] !== NONE && mine(a) && mine(b) ? [spot] : [],
  );
}

/** Those of them that the seat cannot take already. */
export function photosGained(tiles: readonly Tile[], seat: Seat, view: View): readonly Spot[] {
  const now = photosOpened([], seat, view);
  return photosOpened(tiles, seat, view).filter((spot) => !now.includes(spot));
}
