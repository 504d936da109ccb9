/** What a game tells the bots about itself (its `./bot` entry). Sees states that bots have guessed, never the true one. */
import type { Chance, Context, Decision, Seat } from './game.ts';

/** How strong a bot plays, from the weakest to the strongest: what people choose from. */
export const LEVELS = ['easy', 'normal', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** How a bot judges guessed states, for games in which the eye can err. */
export interface Imagination<S, A> {
  /** What an answer does, as the bot imagines it. */
  apply(state: S, decision: Decision, action: A, cx: Context<unknown>): void;
  /** As in `Heuristics`, but judged by the same eyes. */
  candidates?(state: S, decision: Decision, legal: readonly A[]): readonly A[];
}

/** What the analysis of a match knows about luck in this game. `shutterbox luck` fits the figures (docs/decisions/0019-luck.md). */
export interface LuckModel<S, A> {
  /** How much steeper the chances to win are than the evaluation says. */
  readonly slope: number;
  /** How much of the result luck explains: what is left without luck is the result minus the factor times the luck. */
  readonly factor: number;
  /**
   * Who draws a chance result, asked in the middle of `apply`, just before it is drawn; undefined if nobody does (a row that is
   * filled up again). Without this it is the seat that answered.
   */
  drawnBy?(state: S, decision: Decision, action: A): Seat | undefined;
}

export interface Heuristics<S, A> {
  /** The seat's estimated share of the victory, 0 to 1; equal for all seats of a side. */
  evaluate(state: S, seat: Seat): number;
  /** A cheap, sensible answer: search plays its games out with it. */
  playout(state: S, decision: Decision, legal: readonly A[], chance: Chance): A;
  /** The answers worth searching, if not all; at least one. */
  candidates?(state: S, decision: Decision, legal: readonly A[]): readonly A[];
  /** The answers that a careless player may give, if not all: none that looks absurd at once; at least one. */
  plausible?(state: S, decision: Decision, legal: readonly A[]): readonly A[];
  /** Both of them at a glance, if they take long: a tree asks for these below its root. */
  readonly glance?: Required<Pick<Heuristics<S, A>, 'playout' | 'candidates'>>;
  /** The best answer, if the game can work it out over all chance results: `greedy` then tries nothing itself. */
  best?(state: S, decision: Decision, legal: readonly A[]): A;
  /**
   * How a player of this effort imagines the results of answers, if a hurried eye can err; without it nothing is misjudged.
   * The effort is the number of iterations, 0 for greedy. Called once per question, so that a mistake stays the same.
   */
  imagine?(effort: number, chance: Chance): Imagination<S, A>;
  /** How many actions search plays out before it asks for an evaluation. */
  readonly horizon: number;
  /** The same for a search without a tree, if it should look further. */
  readonly rootHorizon?: number;
  /** Why an answer is worth considering, in one sentence for its player; it speaks only of what the seat may know. */
  reason?(state: S, decision: Decision, action: A): string;
  /** Whether people may be advised to do this; where it is left out, they may. */
  advises?(action: A): boolean;
  /** The bot that plays each level, by its name. Without it, the usual ones. Measurements are in docs/decisions/0004-bots.md. */
  readonly levels?: Readonly<Record<Level, string>>;
  /** A judge puts bots of known strength in the right order in this game (docs/decisions/0019-luck.md); without it, nothing is said about decisions. */
  readonly decisions?: true;
  /** Without it, nothing is said about luck in this game. */
  readonly luck?: LuckModel<S, A>;
}
