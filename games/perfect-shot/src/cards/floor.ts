/** The rack floor: what the first card looks at (P9). Printed with all three habitats and their animals; invented. */
import type { Picture } from './types.ts';

export const FLOOR: Picture = {
  animals: [
    { species: 'walrus', pose: 0, x: 90, y: 120, size: 16, mirrored: false },
    { species: 'eagle', pose: 0, x: 240, y: 120, size: 16, mirrored: false },
    { species: 'tiger', pose: 0, x: 390, y: 120, size: 16, mirrored: false },
  ],
  lenses: [],
};
