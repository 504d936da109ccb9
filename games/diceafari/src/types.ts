/** The vocabulary of DiceAFARI. */
import type { Decision, DeepReadonly, Observer, Seat } from '@shutterbox/kernel';
import type { MapDocument, MapId } from './data/maps.ts';

/** From wettest to driest (DA-8.6): a lower index is wetter. */
export const TERRAINS = ['marsh', 'jungle', 'mountain', 'savannah', 'scrubland', 'desert'] as const;
/** Index into TERRAINS. */
export type Terrain = number;

export const ANIMALS = ['lion', 'elephant', 'giraffe', 'gorilla'] as const;
/** Index into ANIMALS. */
export type Animal = number;

/** A place of the map, counted row by row. */
export type Tile = number;
/** A place between two tiles, counted as the board lists them. */
export type Spot = number;

/** How many photos of each animal. */
export type Collection = readonly number[];

/** No seat, no map, no photo. */
export const NONE = -1;
/** A photo token that is still face down. */
export const FACE_DOWN = -2;

export interface Options {
  readonly map: MapId | 'random';
  /** Replaces `map` if there is one. */
  readonly customMap: MapDocument | null;
  readonly corners: boolean;
  readonly photoSurprise: boolean;
  readonly exclusiveCoverage: boolean;
  readonly wetlands: boolean;
  readonly openCollections: boolean;
}

export const DECISION_KINDS = ['roll', 'bonus', 'photo'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

export type EndReason = 'claimed' | 'turns';

/** What everyone knows. */
export interface Table {
  readonly options: Options;
  readonly seats: number;
  /** Index into MAPS, or NONE for the map of the options. */
  readonly map: number;
  /** By tile. */
  readonly terrains: readonly Terrain[];
  readonly first: Seat;
  turn: Seat;
  /** Turns that each seat has finished. */
  turns: number[];
  open: Decision<DecisionKind>[];
  /** The safari dice as they lie. */
  dice: Terrain[];
  /** The bonus die, or 0 once it is no longer rolled (DA-6.2). */
  bonus: number;
  /** Whether the bonus of this turn has been claimed. */
  bonusClaimed: boolean;
  /** Rolls made this turn. */
  rolls: number;
  /** Whose travel token lies on each tile, or NONE. */
  owners: Seat[];
  /** By spot: an animal, FACE_DOWN, or NONE where the photo is taken. */
  photos: Animal[];
  /** Photos that the wetlands gave to each seat. */
  gifts: number[];
  over: boolean;
}

export interface State extends Table {
  /** By seat, then by animal. */
  collections: number[][];
}

export interface ClaimAction {
  readonly type: 'claim';
  /** Ascending. */
  readonly tiles: readonly Tile[];
}

export type Action =
  /** `hold` has a bit for each die that stays: 1, 2, 4, 8. */
  | { readonly type: 'roll'; readonly hold: number }
  | ClaimAction
  | { readonly type: 'stop' }
  | { readonly type: 'bonus'; readonly tile: Tile }
  | { readonly type: 'photo'; readonly spot: Spot }
  | { readonly type: 'noPhoto' };

/** The best way to score a collection (DA-7.4). */
export interface Partition {
  /** Tourist sets. */
  readonly tourist: number;
  /** Photos of each animal that are in no tourist set: three or more are a researcher set. */
  readonly left: readonly number[];
  readonly points: number;
}

/** How a seat's score comes about. */
export interface ScoreSheet {
  readonly photos: Collection;
  readonly partition: Partition;
  /** Travel tokens on the map. */
  readonly travel: number;
  /** Terrains that are the seat's alone (DA-8.4). */
  readonly exclusive: readonly Terrain[];
  /** How many of the photos are from the wetlands. */
  readonly gifts: number;
  readonly total: number;
}

export type Event =
  /** The table is laid; `photos` are FACE_DOWN with Photo Surprise. */
  | {
      readonly type: 'laid';
      readonly map: number;
      readonly terrains: readonly Terrain[];
      readonly photos: readonly Animal[];
    }
  | { readonly type: 'startRoll'; readonly seat: Seat; readonly dice: readonly Terrain[] }
  | { readonly type: 'first'; readonly seat: Seat }
  | { readonly type: 'turn'; readonly seat: Seat; readonly turn: number }
  /** `roll` is 1, 2 or 3; the dice in `hold` did not move; `bonus` is 0 if that die is left out. */
  | {
      readonly type: 'rolled';
      readonly seat: Seat;
      readonly roll: number;
      readonly hold: number;
      readonly dice: readonly Terrain[];
      readonly bonus: number;
    }
  /** `before` says who had each of the tiles. */
  | {
      readonly type: 'claimed';
      readonly seat: Seat;
      readonly tiles: readonly Tile[];
      readonly before: readonly Seat[];
    }
  /** `forced`: there was no route for the last roll. */
  | { readonly type: 'nothing'; readonly seat: Seat; readonly forced: boolean }
  | { readonly type: 'bonus'; readonly seat: Seat; readonly tile: Tile }
  | { readonly type: 'allClaimed'; readonly seat: Seat }
  /** `secret`: a face-down token, whose animal only its taker learns. */
  | {
      readonly type: 'photo';
      readonly seat: Seat;
      readonly spot: Spot;
      readonly animal?: Animal;
      readonly secret: boolean;
    }
  | { readonly type: 'noPhoto'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly reason: EndReason }
  | { readonly type: 'collected'; readonly seat: Seat; readonly spot: Spot; readonly animal: Animal }
  | { readonly type: 'wetland'; readonly seat: Seat; readonly spot: Spot; readonly animal: Animal }
  | { readonly type: 'over'; readonly sheets: readonly ScoreSheet[] };

/** What an observer knows: everything except the photos that others took unseen. */
export interface View extends DeepReadonly<Table> {
  readonly observer: Observer;
  /** By seat; null where the observer has not seen them (DA-9.1). */
  readonly collections: readonly (Collection | null)[];
  /** How many photos each seat has. */
  readonly photoCounts: readonly number[];
}
