/** Photo tiles: what they show, how many there are, and how they lie in a row. */
import {
  ENVIRONMENTS,
  LEFT_HALF,
  PHOTO_KINDS,
  type Photo,
  type Photos,
  RIGHT_HALF,
  type Row,
  SPECIES,
  type Species,
} from './types.ts';

/** PS-1.3. */
const TILES_A_SPECIES = 10;
const YETI_TILES_A_SIDE = 7;
/** Kinds of one environment are next to each other. */
export const SPECIES_AN_ENVIRONMENT = LEFT_HALF / ENVIRONMENTS.length;

export function fullSupply(): number[] {
  const supply: number[] = [];
  for (let photo = 0; photo < PHOTO_KINDS; photo++) supply.push(isYeti(photo) ? YETI_TILES_A_SIDE : TILES_A_SPECIES);
  return supply;
}

export function noPhotos(): number[] {
  const none: number[] = [];
  for (let photo = 0; photo < PHOTO_KINDS; photo++) none.push(0);
  return none;
}

/** PS-4.2: both halves are one species. */
export function isYeti(photo: Photo): boolean {
  return photo >= LEFT_HALF;
}

export function speciesOf(photo: Photo): Species {
  return SPECIES[Math.min(photo, LEFT_HALF)] as Species;
}

/** The kind of a species' tiles; the yeti's is its left half. */
export const PHOTO_OF: Readonly<Record<Species, Photo>> = Object.fromEntries(
  SPECIES.map((species, photo) => [species, photo]),
) as Record<Species, Photo>;

/** How many of each kind a row holds. */
export function countsOf(row: Row): number[] {
  const counts = noPhotos();
  for (let i = 0; i < row.length; i++) counts[row[i] as Photo] = (counts[row[i] as Photo] as number) + 1;
  return counts;
}

/** How many tiles there are of all kinds. */
export function total(photos: Photos): number {
  let sum = 0;
  for (let photo = 0; photo < photos.length; photo++) sum += photos[photo] as number;
  return sum;
}

/** PS-4.4: the game joins halves, so each left half is left of a right one as long as there are both. */
export function rowOf(photos: Photos): Row {
  const row: Photo[] = [];
  for (let photo = 0; photo < LEFT_HALF; photo++) for (let i = 0; i < (photos[photo] as number); i++) row.push(photo);
  const [left, right] = [photos[LEFT_HALF] as number, photos[RIGHT_HALF] as number];
  for (let i = 0; i < Math.max(left, right); i++) {
    if (i < left) row.push(LEFT_HALF);
    if (i < right) row.push(RIGHT_HALF);
  }
  return row;
}
