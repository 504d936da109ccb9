/** Chance that gives chosen results. */
import { SeededChance } from '../chance.ts';
import type { Chance } from '../game.ts';

/** Gives the chosen values first, then random ones; knows how wide each draw was, and what came of it. */
export class SteeredChance implements Chance {
  readonly ranges: number[] = [];
  readonly values: number[] = [];
  private readonly chosen: readonly number[];
  private readonly rest: Chance;

  constructor(chosen: readonly number[], seed: number) {
    this.chosen = chosen;
    this.rest = new SeededChance(seed);
  }

  int(n: number): number {
    this.ranges.push(n);
    const value = Math.min(this.chosen[this.values.length] ?? this.rest.int(n), n - 1);
    this.values.push(value);
    return value;
  }
}
