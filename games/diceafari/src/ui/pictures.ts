/** Where the pictures are. They are files, so that the script stays small and each picture is drawn once per size. */
import { ANIMALS, type Animal, TERRAINS, type Terrain } from '../types.ts';

type Files = Readonly<Record<string, string>>;

const ANIMAL_FILES: Files = import.meta.glob('./art/*.svg', { eager: true, query: '?no-inline', import: 'default' });
const SYMBOL_FILES: Files = import.meta.glob('./art/symbols/*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});

export function animalPicture(animal: Animal): string | undefined {
  return ANIMAL_FILES[`./art/${ANIMALS[animal]}.svg`];
}

export function terrainPicture(terrain: Terrain): string | undefined {
  return SYMBOL_FILES[`./art/symbols/${TERRAINS[terrain]}.svg`];
}
