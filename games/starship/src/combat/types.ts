/** What combat leaves half done in the state. */
import type { Square } from '../plan/types.ts';
import type { Who } from '../types.ts';

/** An attack on its way: who is still to be thrown for. Never changed in place. */
export interface Shot {
  /** NONE when nothing is going on. */
  readonly by: Who;
  readonly how: number;
  readonly target: Who;
  /** The row of the chart, chosen when the trigger is pulled. */
  readonly profile: number;
  readonly rounds: number;
  readonly hit: boolean;
  /** The target has been thrown for; these are the others in the line or the spread. */
  readonly others: readonly Who[];
  /** Where it explodes, NONE where it does not, and who is near and still to be thrown for (S-18.2). */
  readonly at: Square;
  readonly blasted: readonly Who[];
  readonly done: boolean;
}

/** A hit that its victim still has to place. Never changed in place. */
export interface Hurt {
  readonly who: Who;
  readonly dice: readonly number[];
}
