// Known from the rulebook: five categories, 15 tokens, highest on top, 1st place worth more in a harder habitat, and
// 1st place of mountain and generalist together worth 13. Invented: every single value.

import type { AwardStack } from '../types.ts';

export const AWARDS: readonly AwardStack[] = [
  { category: 'shoreline', prestige: [4, 3, 2] },
  { category: 'savannah', prestige: [5, 3, 2] },
  { category: 'mountain', prestige: [6, 4, 2] },
  { category: 'rainforest', prestige: [7, 5, 3] },
  { category: 'generalist', prestige: [7, 5, 3] },
];
