/** S-14.26: what a die says that someone wears. */
import { armorNamed } from '../data/armors.ts';

const BY_DIE: readonly number[] = ['nothing', 'nothing', 'jack', 'mesh', 'cloth', 'cloth'].map(armorNamed);

export function armorByDie(thrown: number): number {
  return BY_DIE[thrown - 1] as number;
}
