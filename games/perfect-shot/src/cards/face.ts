/** Faces: a card as it lies in the rack, one way up or the other, as masks. */
import { figureOf, silhouetteOf } from './figure.ts';
import { animalMask, lensMask, type Mask, turnedMask } from './mask.ts';
import type { Animal, Picture } from './types.ts';

export interface Face {
  /** In the picture's own order. */
  readonly animals: readonly Mask[];
  readonly lenses: readonly Mask[];
}

/** Both faces of a picture: as printed, and turned. */
export function facesOf(picture: Picture): readonly [Face, Face] {
  const animals = picture.animals.map(maskOfAnimal);
  const lenses = picture.lenses.map(lensMask);
  return [
    { animals, lenses },
    { animals: animals.map(turnedMask), lenses: lenses.map(turnedMask) },
  ];
}

export function maskOfAnimal(animal: Animal): Mask {
  const figure = figureOf(animal);
  return animalMask(animal, silhouetteOf(figure), figure.foot);
}
