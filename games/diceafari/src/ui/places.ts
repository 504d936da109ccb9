/** The places of the map, as the board kit knows them: a tile 't5', a photo between two tiles 'p12'. */
import type { Place } from '@shutterbox/ui/board';
import type { Spot, Tile } from '../types.ts';

export type Pointed = { readonly what: 'tile'; readonly tile: Tile } | { readonly what: 'photo'; readonly spot: Spot };

export function tilePlace(tile: Tile): Place {
  return `t${tile}`;
}

export function spotPlace(spot: Spot): Place {
  return `p${spot}`;
}

export function pointedAt(place: Place): Pointed {
  const index = Number(place.slice(1));
  return place.startsWith('t') ? { what: 'tile', tile: index } : { what: 'photo', spot: index };
}
