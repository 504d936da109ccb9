/** The launch Wren: a cabin, a hold, and one door between them. Small enough to learn on, and for a short match. */
import type { PlanDocument } from '../../plan/types.ts';

export const WREN: PlanDocument = {
  name: 'Wren',
  // biome-ignore format: a drawing.
  lines: [
    'ship Wren, launch, 20 tons',
    'C common: Cabin',
    'G cargo: Hold',
    '',
    'deck Main deck',
    '#===#===#===#===#===#===#===#===#===#',
    '# Cc  Cs  Ck  C   C | G   Go  Gg  Gg#',
    '#   .   .   .   .   +   .   .   .   #',
    '# Cc  Cs  C   C*  C D G*  G   G   G #',
    '#   .   .   .   .   +   .   .   .   #',
    '# Cc  Cs  Ct  C   C | G   G   Go  Go#',
    '#===#===#===#===#===#===#===#===#===#',
    'hull -13,15 -10,1 0,-5 93,-5 97,1 97,29 93,35 0,35 -10,29',
  ],
};
