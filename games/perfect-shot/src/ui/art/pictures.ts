/**
 * Cards and tiles as pictures for `<img>`: made once, from the outlines that the rules have anyway, and painted by the browser
 * as one picture instead of some hundred shapes.
 */
import { cardArt, floorArt, type Holes } from '../../cards/art.ts';
import { CARDS } from '../../data/cards.ts';
import type { Card, Photo } from '../../types.ts';
import { aloneArt, tileArt } from './tile-art.ts';

const made = new Map<string, string>();

export function cardPicture(card: Card, holes: Holes): string {
  return picture(`${holes} ${card}`, () => {
    const landscape = CARDS[card];
    if (landscape === undefined) throw new Error(`There is no card ${card}.`);
    return cardArt(landscape, holes);
  });
}

export function floorPicture(): string {
  return picture('floor', floorArt);
}

export function tilePicture(photo: Photo): string {
  return picture(`tile ${photo}`, () => tileArt(photo));
}

/** The animal without its tile. */
export function figurePicture(photo: Photo): string {
  return picture(`alone ${photo}`, () => aloneArt(photo));
}

function picture(key: string, draw: () => string): string {
  const known = made.get(key);
  if (known !== undefined) return known;
  const drawn = `data:image/svg+xml,${draw().replaceAll('#', '%23')}`;
  made.set(key, drawn);
  return drawn;
}
