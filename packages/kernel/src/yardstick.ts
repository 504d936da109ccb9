/** How far bots fall short of the best, where a game can work it out: for `shutterbox loss`. */
import type { Decision } from './game.ts';

/** What a bot got out of a situation, and the most it could have got, in points of the game. */
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
   * Called once per game. The returned function is shown every answer with the true state before it; undefined where there is nothing to
   * measure.
   */
  watch(): (state: S, decision: Decision, action: A) => Measured | undefined;
}
