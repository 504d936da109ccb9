/** The places of the board by name: albums to take, your own slots, the tray of loose tiles. And what can be picked up. */
import { type AlbumId, type Card, LOOSE, type Photo } from '../types.ts';

export type Spot =
  | { readonly what: 'album'; readonly album: AlbumId }
  | { readonly what: 'top' }
  | { readonly what: 'card'; readonly card: Card }
  | { readonly what: 'slot'; readonly album: AlbumId; readonly index: number }
  | { readonly what: 'tray' }
  | { readonly what: 'loose'; readonly photo: Photo; readonly index: number };

/** Cards are dropped on it. */
export const RACK = 'rack';
export const TOP = 'top';
export const TRAY = 'tray';

export function albumPlace(album: AlbumId): string {
  return `album ${album}`;
}

export function slotPlace(album: AlbumId, index: number): string {
  return `slot ${album} ${index}`;
}

export function loosePlace(photo: Photo, index: number): string {
  return `loose ${photo} ${index}`;
}

export function spotOf(place: string): Spot | undefined {
  const [what, a, b] = place.split(' ');
  const [first, second] = [Number(a), Number(b)];
  switch (what) {
    case 'album':
      return { what, album: first };
    case 'card':
      return { what, card: first };
    case 'top':
    case 'tray':
      return { what };
    case 'slot':
      return { what, album: first, index: second };
    case 'loose':
      return { what, photo: first, index: second };
    default:
      return undefined;
  }
}

/** A tile in the hand. */
export interface Held {
  readonly photo: Photo;
  readonly from: AlbumId;
  readonly index: number;
}

/** A card of the hand: its place in the dock, and itself while it is carried. */
export function cardPlace(card: Card): string {
  return `card ${card}`;
}

export function cardIn(hand: string | undefined): Card | undefined {
  const [what, card] = hand?.split(' ') ?? [];
  return what === 'card' ? Number(card) : undefined;
}

/** One of several alike: its index among the tiles of that album, or among the loose tiles of its kind. */
export function tileHand(photo: Photo, from: AlbumId, index: number): string {
  return `tile ${photo} ${from} ${index}`;
}

export function heldOf(hand: string | undefined): Held | undefined {
  const [what, photo, from, index] = hand?.split(' ') ?? [];
  return what === 'tile' ? { photo: Number(photo), from: Number(from), index: Number(index) } : undefined;
}

/** Where a spot's tiles come from or go to. */
export function homeOf(spot: Spot): AlbumId | undefined {
  if (spot.what === 'slot') return spot.album;
  return spot.what === 'tray' || spot.what === 'loose' ? LOOSE : undefined;
}
