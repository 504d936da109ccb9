/** Every action but the routes, made once: search and simulation push these objects and allocate nothing. */
import { isRecord } from '@shutterbox/kernel';
import { HOLD_ALL } from './dice.ts';
import { MOST_TILES } from './map.ts';
import type { Action, Tile } from './types.ts';

/** The spots of a block of 3 by 6 tiles; no map of 18 has more. */
const MOST_SPOTS = 27;
const SHORTEST_ROUTE = 2;
const LONGEST_ROUTE = 4;

export const STOP: Action = { type: 'stop' };
export const NO_PHOTO: Action = { type: 'noPhoto' };
/** By the dice held. */
export const ROLL: readonly Action[] = Array.from({ length: HOLD_ALL + 1 }, (_, hold) => ({ type: 'roll', hold }));
export const BONUS: readonly Action[] = Array.from({ length: MOST_TILES }, (_, tile) => ({ type: 'bonus', tile }));
export const PHOTO: readonly Action[] = Array.from({ length: MOST_SPOTS }, (_, spot) => ({ type: 'photo', spot }));

export function decodeAction(json: unknown): Action | undefined {
  if (!isRecord(json)) return undefined;
  switch (json.type) {
    case 'roll':
      return entry(ROLL, json.hold);
    case 'claim':
      return decodeClaim(json.tiles);
    case 'stop':
      return STOP;
    case 'bonus':
      return entry(BONUS, json.tile);
    case 'photo':
      return entry(PHOTO, json.spot);
    case 'noPhoto':
      return NO_PHOTO;
    default:
      return undefined;
  }
}

function entry<T>(table: readonly T[], index: unknown): T | undefined {
  return typeof index === 'number' ? table[index] : undefined;
}

/** In any order, each tile once. */
function decodeClaim(json: unknown): Action | undefined {
  if (!Array.isArray(json) || json.length < SHORTEST_ROUTE || json.length > LONGEST_ROUTE) return undefined;
  if (!json.every(isTile) || new Set(json).size < json.length) return undefined;
  return { type: 'claim', tiles: json.toSorted((a, b) => a - b) };
}

function isTile(json: unknown): json is Tile {
  return typeof json === 'number' && Number.isInteger(json) && json >= 0 && json < MOST_TILES;
}

export function actionKey(action: Action): string {
  switch (action.type) {
    case 'roll':
      return `roll ${action.hold}`;
    case 'claim':
      return `claim ${action.tiles.join(' ')}`;
    case 'bonus':
      return `bonus ${action.tile}`;
    case 'photo':
      return `photo ${action.spot}`;
    case 'stop':
    case 'noPhoto':
      return action.type;
  }
}
