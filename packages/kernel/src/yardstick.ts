/** Where a game can work out the best, how far bots fall short of it: for `shutterbox loss`. */
import type { Decision } from './game.ts';

/** What a bot made of something, and the most it could have made of it, in points of the game. */
export interface Measured {
  readonly value: number;
  readonly best: number;
}

export interface Yardstick<S, A> {
  /** What is measured: "expeditions". */
  readonly name: string;
  /** What its points are: "prestige". */
  readonly unit: string;
  /**
   * Called once a game. What comes back is shown every answer with the true state before it; undefined where there is nothing to
   * measure.
   */
  watch(): (state: S, decision: Decision, action: A) => Measured | undefined;
}
