/** What a game tells the bots about itself (its `./bot` entry). Sees states that bots have guessed, never the true one. */
import type { Chance, Decision, Seat } from './game.ts';

export interface Heuristics<S, A> {
  /** How a seat stands: its estimated share of the victory, 0 to 1; the same for all seats of a side, which win together. */
  evaluate(state: S, seat: Seat): number;
  /** A cheap, sensible answer: search plays its games out with it. */
  playout(state: S, decision: Decision, legal: readonly A[], chance: Chance): A;
  /** The answers worth searching, if not all; at least one. */
  candidates?(state: S, decision: Decision, legal: readonly A[]): readonly A[];
  /** The best answer, where the game can work it out over all that chance may do: `greedy` then tries nothing out itself. */
  best?(state: S, decision: Decision, legal: readonly A[]): A;
  /** How many actions search plays out before it asks for an evaluation. */
  readonly horizon: number;
}
