/** How often random tiles could meet an album's condition: this decides its bonus. */
import { SeededChance } from '@shutterbox/kernel';
import { livesIn } from '../src/albums.ts';
import { ALBUMS } from '../src/data/albums.ts';
import { fullSupply, noPhotos, speciesOf } from '../src/tiles.ts';
import type { Album, Photos } from '../src/types.ts';

const TILES = 9;

/** Above the first share of draws an album is worth one point, below the second three, in between two. */
export const EASY = 0.6;
export const HARD = 0.15;

/** By album, the share of draws of nine tiles that could meet its condition. */
export function shareMet(draws: number, seed: number): readonly number[] {
  const chance = new SeededChance(seed);
  const met = ALBUMS.map(() => 0);
  for (let i = 0; i < draws; i++) {
    const photos = drawn(chance);
    for (const [id, album] of ALBUMS.entries()) if (canMeet(album, photos)) met[id] = (met[id] ?? 0) + 1;
  }
  return met.map((count) => count / draws);
}

export function bonusFor(share: number): number {
  if (share > EASY) return 1;
  return share < HARD ? 3 : 2;
}

/** Tiles from a full supply. */
function drawn(chance: SeededChance): Photos {
  const tiles = fullSupply().flatMap((count, photo) => Array.from({ length: count }, () => photo));
  const photos = noPhotos();
  for (let i = 0; i < TILES; i++) {
    const [photo = 0] = tiles.splice(chance.int(tiles.length), 1);
    photos[photo] = (photos[photo] ?? 0) + 1;
  }
  return photos;
}

function canMeet({ condition, slots }: Album, photos: Photos): boolean {
  const species = new Map<string, number>();
  for (const [photo, count] of photos.entries())
    if (count > 0) species.set(speciesOf(photo), (species.get(speciesOf(photo)) ?? 0) + count);
  switch (condition.kind) {
    case 'same':
      return Math.max(...species.values()) >= slots;
    case 'different':
      return species.size >= slots;
    case 'species':
      return (species.get(condition.species) ?? 0) >= slots;
    case 'environment':
      return photos.reduce((sum, n, photo) => sum + (livesIn(photo, condition.environment) ? n : 0), 0) >= slots;
  }
}
