import { expect, it } from 'vitest';
import { ANIMALS, TERRAINS } from '../../src/types.ts';
import { animalPicture, terrainPicture } from '../../src/ui/pictures.ts';

it('has a picture of every terrain and every animal, under its name', () => {
  const pictures = [...TERRAINS.keys()].map(terrainPicture).concat([...ANIMALS.keys()].map(animalPicture));
  const names = [...TERRAINS, ...ANIMALS];
  expect(pictures.map((picture, i) => picture?.includes(`${names[i]}.svg`))).toEqual(names.map(() => true));
});
