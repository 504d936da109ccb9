/** What a game tells the bots about itself (its `./bot` entry). Sees states that bots have guessed, never the true one. */
import type { Chance, Context, Decision, Seat } from './game.ts';

/** How a bot sees guessed states, where eyes can err. */
export interface Imagination<S, A> {
  /** What an answer does, as the bot imagines it. */
  apply(state: S, decision: Decision, action: A, cx: Context<unknown>): void;
  /** As in `Heuristics`, by the same eyes. */
  candidates?(state: S, decision: Decision, legal: readonly A[]): readonly A[];
}

export interface Heuristics<S, A> {
  /** How a seat stands: its estimated share of the victory, 0 to 1; the same for all seats of a side, which win together. */
  evaluate(state: S, seat: Seat): number;
  /** A cheap, sensible answer: search plays its games out with it. */
  playout(state: S, decision: Decision, legal: readonly A[], chance: Chance): A;
  /** The answers worth searching, if not all; at least one. */
  candidates?(state: S, decision: Decision, legal: readonly A[]): readonly A[];
  /** The best answer, where the game can work it out over all that chance may do: `greedy` then tries nothing out itself. */
  best?(state: S, decision: Decision, legal: readonly A[]): A;
  /**
   * How a player of this effort imagines what answers do, where a hurried eye can err; left out, nothing is misjudged. The effort
   * is the number of iterations, 0 for greedy. Asked once a question, so that a mistake stays the same mistake throughout.
   */
  imagine?(effort: number, chance: Chance): Imagination<S, A>;
  /** How many actions search plays out before it asks for an evaluation. */
  readonly horizon: number;
}
