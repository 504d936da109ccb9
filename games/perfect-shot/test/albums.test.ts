import { SeededChance } from '@shutterbox/kernel';
import { expect, it } from 'vitest';
import { livesIn } from '../src/albums.ts';
import { ALBUMS } from '../src/data/albums.ts';
import { fullSupply, noPhotos, speciesOf } from '../src/tiles.ts';
import type { Album, Photos } from '../src/types.ts';

const TILES = 9;
const SAMPLES = 4000;

/** So many tiles from a full supply. */
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

it('gives a bonus by how rarely nine random tiles meet the condition', () => {
  const chance = new SeededChance(1);
  const met = ALBUMS.map(() => 0);
  for (let i = 0; i < SAMPLES; i++) {
    const photos = drawn(chance);
    for (const [id, album] of ALBUMS.entries()) if (canMeet(album, photos)) met[id] = (met[id] ?? 0) + 1;
  }
  for (const [id, { name, bonus }] of ALBUMS.entries()) {
    const percent = (100 * (met[id] ?? 0)) / SAMPLES;
    expect(bonus, `${name}, ${percent} %`).toBe(percent > 60 ? 1 : percent < 15 ? 3 : 2);
  }
});
