/** Faces: a card as it lies in the rack, one way up or the other, as masks. */
import { figureOf, silhouetteOf } from './figure.ts';
import { GRAIN, type Mask, turnedMask } from './mask.ts';
import { animalMask, lensMask } from './trace.ts';
import type { Animal, Picture } from './types.ts';

export interface Face {
  /** In the picture's own order. */
  readonly animals: readonly Mask[];
  readonly lenses: readonly Mask[];
}

/** Both faces of a picture: as printed, and turned. */
export function facesOf(picture: Picture, grain = GRAIN): readonly [Face, Face] {
  const animals = picture.animals.map((animal) => maskOfAnimal(animal, grain));
  const lenses = picture.lenses.map((lens) => lensMask(lens, grain));
  return [
    { animals, lenses },
    { animals: animals.map(turnedMask), lenses: lenses.map(turnedMask) },
  ];
}

export function maskOfAnimal(animal: Animal, grain = GRAIN): Mask {
  const figure = figureOf(animal);
  return animalMask(animal, silhouetteOf(figure), figure.foot, grain);
}
