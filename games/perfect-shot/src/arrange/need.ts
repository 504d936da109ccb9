/** What albums need for their bonus, as the search for the best arrangement sees it. */
import { albumOf } from '../albums.ts';
import { PHOTO_OF } from '../tiles.ts';
import { type AlbumId, ENVIRONMENTS, LEFT_HALF, SPECIES } from '../types.ts';

/** Species by index; both halves of the yeti are one. */
export const YETI = LEFT_HALF;
export const SPECIES_COUNT = SPECIES.length;

export interface Need {
  /** The album's place among those of its seat. */
  readonly place: number;
  readonly slots: number;
  readonly bonus: number;
  readonly kind: 'species' | 'same' | 'environment' | 'different';
  /** The index of the species or of the environment; 0 if there is neither. */
  readonly of: number;
}

/** Kinds that use up one species come first, because they limit what the others can use. */
const ORDER: readonly Need['kind'][] = ['species', 'same', 'environment', 'different'];

export function needsOf(albums: readonly AlbumId[]): readonly Need[] {
  const needs = albums.map(needOf);
  return ORDER.flatMap((kind) => needs.filter((need) => need.kind === kind).sort(alikeTogether));
}

function alikeTogether(a: Need, b: Need): number {
  return a.of - b.of || b.bonus - a.bonus || a.slots - b.slots || a.place - b.place;
}

function needOf(id: AlbumId, place: number): Need {
  const { slots, bonus, condition } = albumOf(id);
  switch (condition.kind) {
    case 'species':
      return { place, slots, bonus, kind: condition.kind, of: PHOTO_OF[condition.species] };
    case 'environment':
      return { place, slots, bonus, kind: condition.kind, of: ENVIRONMENTS.indexOf(condition.environment) };
    case 'same':
    case 'different':
      return { place, slots, bonus, kind: condition.kind, of: 0 };
  }
}
