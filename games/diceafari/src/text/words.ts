/** The words that sentences are made of. */
import { list } from '@shutterbox/kernel';
import { boardOf } from '../board.ts';
import {
  ANIMALS,
  type Animal,
  FACE_DOWN,
  NONE,
  type Spot,
  TERRAINS,
  type Terrain,
  type Tile,
  type View,
} from '../types.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const NUMBERS = ['no', 'one', 'two', 'three', 'four'] as const;

/** "The Elephant" for a card of the game; a player's own drawing has the name they gave it. */
export function mapName(view: Pick<View, 'map' | 'options'>): string {
  const { name } = boardOf(view);
  return view.map === NONE ? name : `The ${name}`;
}

/** Numbers up to four (the number of dice) in words. */
export function inWords(n: number): string {
  return NUMBERS[n] ?? String(n);
}

export function terrainName(terrain: Terrain | undefined): string {
  return TERRAINS[terrain ?? -1] ?? 'nowhere';
}

export function terrainNames(terrains: readonly Terrain[]): string {
  return list(terrains.map(terrainName));
}

export function animalName(animal: Animal): string {
  return ANIMALS[animal] ?? 'nothing';
}

/** "C2": column and row. */
export function tileName(tile: Tile, view: View): string {
  const { x = 0, y = 0 } = boardOf(view).tiles[tile] ?? {};
  return `${columnName(x)}${y + 1}`;
}

/** A to Z, then AA, AB … as in a spreadsheet: maps in the editor can be that wide. */
export function columnName(x: number): string {
  const letter = LETTERS[x % LETTERS.length] ?? '';
  return x < LETTERS.length ? letter : `${columnName(Math.floor(x / LETTERS.length) - 1)}${letter}`;
}

export function tileNames(tiles: readonly Tile[], view: View): string {
  return list(tiles.map((tile) => tileName(tile, view)));
}

/** "between C2 and D2". */
export function between(spot: Spot, view: View): string {
  const [a = 0, b = 0] = boardOf(view).spots[spot] ?? [];
  return `between ${tileName(a, view)} and ${tileName(b, view)}`;
}

/** "the lion", or "the face-down photo". */
export function thePhoto(animal: Animal): string {
  return animal === FACE_DOWN ? 'the face-down photo' : `the ${animalName(animal)}`;
}
