/** What is said about a finished match, as plain JSON. */
import type { GameDefinition, Heuristics, LuckModel, MatchRecord, Seat, Side } from '@shutterbox/kernel';

/** By side, in the order of the match; they sum to 1. */
export type Chances = readonly number[];

/** What an analysis needs of a game. */
export interface Analysed<O, S, A, E, V> {
  readonly game: GameDefinition<O, S, A, E, V>;
  readonly heuristics: Heuristics<S, A>;
}

export interface AnalysisPlan<O, A> {
  readonly record: MatchRecord<O, A>;
  /** The same seed gives the same report. */
  readonly seed: number;
  /** How many results are drawn again, in the whole match. */
  readonly redraws: number;
  /** Decisions are judged, too, where the game's judge has passed its test. */
  readonly judges?: boolean;
  /** In place of the game's own figures. */
  readonly model?: Pick<LuckModel<never, never>, 'slope' | 'factor'>;
  /** What part of the work is done, 0 to 1. */
  readonly onProgress?: (done: number) => void;
}

/** The chances after an entry that stands. */
export interface Moment {
  readonly entry: number;
  readonly chances: Chances;
}

/** Dice or cards that one seat drew in one go. */
export interface Draw {
  readonly entry: number;
  /** Null where nobody drew: the deal. */
  readonly seat: Seat | null;
  /** How much it changed the chances of each side; sums to 0. */
  readonly luck: readonly number[];
  /** The standard error of the luck; 0 where all results could be counted. */
  readonly error: number;
  /** Which events of its entry are about it: from the first number, up to but not including the second. */
  readonly events: readonly [number, number];
}

export interface SeatLuck {
  readonly seat: Seat;
  /** What the seat's own dice and cards did for the chances of its side. */
  readonly luck: number;
  readonly error: number;
}

/** A decision that cost its side something, from what its seat could know. */
export interface Decided {
  readonly entry: number;
  readonly seat: Seat;
  /** By how much the better answer raises the chance to win. */
  readonly loss: number;
  /** Its standard error. */
  readonly error: number;
  /** Actions of the game: what was answered, and what would have been better. */
  readonly given: unknown;
  readonly better: unknown;
  /** Why, in one sentence; empty where the game says nothing. */
  readonly reason: string;
}

export interface Analysis {
  readonly game: string;
  readonly match: string;
  /** The side of each seat; every seat is its own where there are none. */
  readonly sides: readonly Side[];
  /** Before the deal, and then after every entry that stands. */
  readonly start: Chances;
  readonly curve: readonly Moment[];
  readonly draws: readonly Draw[];
  readonly seats: readonly SeatLuck[];
  /** What the deal did for each side. */
  readonly deal: { readonly luck: readonly number[]; readonly error: number };
  /** All luck of the match, by side. */
  readonly luck: readonly number[];
  readonly error: number;
  readonly result: Chances;
  /** The result without luck: the result minus the factor times the luck, cut off at 0 and 1. */
  readonly adjusted: Chances;
  /** The draws that changed most for the seat that drew, for better or worse: at most three, the greatest first; only what is clear. */
  readonly strokes: readonly Draw[];
  /** The decisions that cost most, at most three, the greatest first; only what is clear. Missing if the game has no judge. */
  readonly decisions?: readonly Decided[];
}
