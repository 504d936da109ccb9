/** Where the pictures are. They are files, so that the script stays small and each picture is drawn once per size. */
import type { CardSymbol, HabitatName } from '../types.ts';

type Files = Readonly<Record<string, string>>;

const ANIMAL_FILES: Files = import.meta.glob('./art/*.svg', { eager: true, query: '?no-inline', import: 'default' });
const SYMBOL_FILES: Files = import.meta.glob('./art/symbols/*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});
const LAND_FILES: Files = import.meta.glob('./land/*.svg', { eager: true, query: '?no-inline', import: 'default' });

/** All pictures that the board will show sooner or later. */
export const PICTURES: readonly string[] = [...Object.values(LAND_FILES), ...Object.values(ANIMAL_FILES)];

export function animalPicture(name: string): string | undefined {
  return ANIMAL_FILES[`./art/${kebab(name)}.svg`];
}

export function symbolPicture(symbol: CardSymbol): string | undefined {
  return SYMBOL_FILES[`./art/symbols/${symbol.endsWith('years') ? 'hourglass' : symbol}.svg`];
}

export function landscape(habitat: HabitatName): string | undefined {
  return LAND_FILES[`./land/${habitat}.svg`];
}

export type Layer = 'back' | 'front';

export function backdrop(habitat: HabitatName, take: 'a' | 'b', layer: Layer): string | undefined {
  return LAND_FILES[`./land/${habitat}-${take}-${layer}.svg`];
}

/** "Coquerel's sifaka" → "coquerels-sifaka". */
function kebab(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-');
}
