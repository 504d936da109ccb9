/** The vocabulary of Blink. */
import type { Observer, Seat } from '@shutterbox/kernel';

/** Its value; the two cards of a value are alike. */
export type Card = number;

/** No card, or no seat. */
export const NONE = -1;

export interface Options {
  readonly lowLight: boolean;
}

export interface State {
  readonly options: Options;
  readonly seats: number;
  /** From 1. */
  round: number;
  /** What the subject of this round is worth. */
  points: number;
  /** Left over from the deal. Ascending, like every hand, so that no order can leak. */
  deck: Card[];
  hands: Card[][];
  /** The card that each seat has chosen this round, or NONE. */
  chosen: Card[];
  /** By round, then by seat. */
  shown: (readonly Card[])[];
  scores: number[];
}

export interface Action {
  readonly type: 'choose';
  readonly card: Card;
}

export type Event =
  /** Only its own seat is told. */
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'rolled'; readonly round: number; readonly points: number }
  /** Only the choosing seat is told `card`. */
  | { readonly type: 'chose'; readonly seat: Seat; readonly card?: Card }
  /** `winner` may be NONE. */
  | { readonly type: 'shown'; readonly cards: readonly Card[]; readonly winner: Seat; readonly points: number }
  | { readonly type: 'over'; readonly scores: readonly number[] };

/** What an observer knows: everything they were shown and could still use. */
export interface View {
  readonly observer: Observer;
  readonly options: Options;
  readonly seats: number;
  readonly round: number;
  readonly points: number;
  /** Your own; a spectator has none. */
  readonly hand: readonly Card[];
  /** Your own, or NONE. */
  readonly chosen: Card;
  /** Who has chosen this round. */
  readonly answered: readonly boolean[];
  readonly shown: readonly (readonly Card[])[];
  readonly scores: readonly number[];
}
