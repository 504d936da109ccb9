/** The words of Perfect Shot. */

export const ENVIRONMENTS = ['ice', 'mountain', 'jungle'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** Three species an environment, and the yeti, who lives in none (PS-4.3). */
export const SPECIES = [
  'walrus',
  'polar-bear',
  'penguin',
  'eagle',
  'ibex',
  'marmot',
  'tiger',
  'elephant',
  'toucan',
  'yeti',
] as const;
export type Species = (typeof SPECIES)[number];
