/** Albums: when one is complete, when its condition is met, and what its photos are worth. */
import { ALBUMS } from './data/albums.ts';
import { isYeti, SPECIES_AN_ENVIRONMENT, speciesOf } from './tiles.ts';
import {
  type Album,
  type AlbumId,
  type Condition,
  ENVIRONMENTS,
  type Environment,
  LEFT_HALF,
  type Photo,
  RIGHT_HALF,
  type Row,
} from './types.ts';

export function albumOf(id: AlbumId): Album {
  return ALBUMS[id] as Album;
}

/** PS-8.4: the bonus of an album that is complete and meets its condition, otherwise 0. */
export function bonusOf({ slots, condition, bonus }: Album, row: Row): number {
  return row.length === slots && meets(condition, row) ? bonus : 0;
}

/** PS-6.8, PS-6.9, PS-6.10, PS-6.11. */
function meets(condition: Condition, row: Row): boolean {
  switch (condition.kind) {
    case 'same':
      return row.every((photo) => speciesOf(photo) === speciesOf(row[0] as Photo));
    case 'different':
      return row.every((photo, i) => row.findIndex((other) => speciesOf(other) === speciesOf(photo)) === i);
    case 'species':
      return row.every((photo) => speciesOf(photo) === condition.species);
    case 'environment':
      return row.every((photo) => livesIn(photo, condition.environment));
  }
}

/** PS-4.3: a yeti belongs to no environment. */
export function livesIn(photo: Photo, environment: Environment): boolean {
  return !isYeti(photo) && Math.floor(photo / SPECIES_AN_ENVIRONMENT) === ENVIRONMENTS.indexOf(environment);
}

/** PS-4.4: left halves directly to the left of a right one. */
export function completeYetis(row: Row): number {
  let yetis = 0;
  for (let i = 1; i < row.length; i++) if (row[i - 1] === LEFT_HALF && row[i] === RIGHT_HALF) yetis++;
  return yetis;
}
