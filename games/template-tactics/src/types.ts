/** The vocabulary of Stakeout. */
import type { Decision, Observer, Reason, Seat, Side } from '@shutterbox/kernel';

/** Row by row from the top left. */
export type Square = number;
/** 0 … 3; figure f belongs to side f % 2. */
export type Figure = number;

/** No square, figure or bid. */
export const NONE = -1;
/** A square or a bid that the observer does not know. */
export const HIDDEN = -2;

export const FIGURES: readonly Figure[] = [0, 1, 2, 3];
export const SIDES = ['Red', 'Blue'] as const;
export const ORDERS = ['ask', 'hold', 'near', 'any'] as const;
export type Order = (typeof ORDERS)[number];

/** '#' crate, '.' floor, '1' and '2' where Red and Blue begin. */
export interface MapDocument {
  readonly name: string;
  readonly rows: readonly string[];
}

export interface Options {
  readonly dark: boolean;
  readonly map: MapDocument;
}

export type DecisionKind = 'bid' | 'act' | 'reaction' | 'orders';
export type Phase = 'bids' | 'act' | 'reaction' | 'over';

/** What everyone may know. */
export interface Table {
  readonly options: Options;
  readonly seats: number;
  /** From 1. */
  round: number;
  phase: Phase;
  /** The seats in the order of this round. */
  order: Seat[];
  /** Who has the turn: an index into `order`. */
  turn: number;
  /** The figure that stepped into a watcher's sight, and the watcher who may shoot; NONE if nobody reacts. */
  mover: Figure;
  watcher: Figure;
  /** Points left in this turn: everyone hears who acts. */
  points: number;
  /** By figure: how often both sides have heard it act (TT-6.1). Onlookers hear nobody. */
  deeds: number[];
}

export interface State extends Table {
  /** By seat; NONE until given. */
  bids: number[];
  /** By figure; NONE if it is out. */
  places: Square[];
  watching: boolean[];
  orders: Order[];
  /** By figure: where, and in which guise, the other side thinks it may be; ascending. */
  maybe: Guise[][];
}

/** A square times two, plus 1 for a photographer on watch there. */
export type Guise = number;

export function guiseOf(square: Square, watching: boolean): Guise {
  return 2 * square + (watching ? 1 : 0);
}

export function squareOf(guise: Guise): Square {
  return guise >> 1;
}

export function isWatching(guise: Guise): boolean {
  return guise % 2 === 1;
}

export type Action =
  | { readonly type: 'bid'; readonly bid: number }
  | { readonly type: 'step'; readonly figure: Figure; readonly to: Square }
  | { readonly type: 'shoot'; readonly figure: Figure; readonly target: Figure }
  | { readonly type: 'watch'; readonly figure: Figure }
  | { readonly type: 'done' }
  | { readonly type: 'react'; readonly shoots: boolean }
  | { readonly type: 'order'; readonly figure: Figure; readonly order: Order };

export type Event =
  /** Only the seat's own side is told `bid`. */
  | { readonly type: 'bid'; readonly seat: Seat; readonly bid?: number }
  | { readonly type: 'bids'; readonly bids: readonly number[]; readonly order: readonly Seat[] }
  | { readonly type: 'turn'; readonly seat: Seat; readonly round: number; readonly points: number }
  /** `before`, `after`: whether the other side sees it where it was, and where it is. */
  | {
      readonly type: 'stepped';
      readonly figure: Figure;
      readonly from: Square;
      readonly to: Square;
      readonly before: boolean;
      readonly after: boolean;
    }
  | { readonly type: 'seen'; readonly figure: Figure; readonly at: Square }
  | { readonly type: 'lost'; readonly figure: Figure; readonly from: Square }
  /** Out of sight. */
  | { readonly type: 'heard'; readonly figure: Figure }
  /** `seen`: by the other side. */
  | { readonly type: 'watches'; readonly figure: Figure; readonly seen: boolean }
  | {
      readonly type: 'shot';
      readonly figure: Figure;
      readonly target: Figure;
      readonly roll: number;
      readonly reasons: readonly Reason[];
    }
  /** Only its own side is told. */
  | { readonly type: 'ordered'; readonly figure: Figure; readonly order: Order }
  | { readonly type: 'over'; readonly left: readonly number[] };

/** What an observer knows. */
export interface View extends Readonly<Table> {
  readonly observer: Observer;
  readonly open: readonly Decision<DecisionKind>[];
  /** NONE until given, HIDDEN while it is sealed. */
  readonly bids: readonly number[];
  /** NONE if it is out, HIDDEN if it is out of sight. */
  readonly places: readonly Square[];
  /** False if it is out of sight. */
  readonly watching: readonly boolean[];
  /** Those of the observer's own side; null for the other. */
  readonly orders: readonly (Order | null)[];
  /** Where your side thinks the others may be; null for your own side, and for onlookers. */
  readonly maybe: readonly (readonly Guise[] | null)[];
}

export function sideOf(figureOrSeat: Figure | Seat): Side {
  return figureOrSeat % SIDES.length;
}

/** The seat that commands a figure. */
export function seatOf(figure: Figure, seats: number): Seat {
  return figure % seats;
}

/** The figures of a seat that are in play. */
export function ownFigures({ places, seats }: Pick<View, 'places' | 'seats'>, seat: Seat): readonly Figure[] {
  return FIGURES.filter((figure) => seatOf(figure, seats) === seat && places[figure] !== NONE);
}

export function isOwn(figureOrSeat: Figure | Seat, observer: Observer): boolean {
  return observer !== 'spectator' && sideOf(figureOrSeat) === sideOf(observer);
}
