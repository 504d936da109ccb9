/** Deck plans: as they are drawn (`PlanDrawing`) and as the rules use them (`Plan`). */
import type { Lookouts, Vista } from '../grid/vista.ts';

/** Toward one side of a square, clockwise: 0 north (up on the drawing), 1 east, 2 south, 3 west. */
export type Facing = 0 | 1 | 2 | 3;
export const FACINGS = [0, 1, 2, 3] as const;
/** A step, clockwise from north: 0 north, 1 northeast … 7 northwest. A facing's direction is twice the facing. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
export const DIRECTIONS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** A square that people can stand in, counted from 0 over all decks, deck by deck and row by row. What is solid has no number. */
export type Square = number;
export type PortalId = number;
export type RoomId = number;
export type DeckId = number;
/** Squares that share their air while every air-tight portal is shut. */
export type CompartmentId = number;
/** A side of a square: square * 4 + facing, of the two names the smaller one (see `edgeOf`). Breaches are lists of these. */
export type EdgeId = number;
/** No square, no portal, no room: also what lies outside the hull. */
export const NONE = -1;

/**
 * What may be drawn between two squares. A cargo door is one portal over several sides; of the two kinds of access plate one is set in a
 * wall, the other in a bulkhead.
 */
export const DRAWN_EDGES = [
  'nothing',
  'wall',
  'bulkhead',
  'door',
  'hatch',
  'iris',
  'cargo',
  'lift',
  'plate',
  'bulkheadPlate',
] as const;
export type DrawnEdge = (typeof DRAWN_EDGES)[number];
export type PortalKind = Exclude<DrawnEdge, 'nothing' | 'wall' | 'bulkhead'>;
/** What divides two squares; `solid` is a tank, an engine, a vehicle or the end of the drawing, without a wall before it. */
export const EDGE_KINDS = [...DRAWN_EDGES, 'solid'] as const;
export type EdgeKind = (typeof EDGE_KINDS)[number];

export const FLOOR_KINDS = [
  'bridge',
  'computer',
  'stateroom',
  'passengerStateroom',
  'common',
  'galley',
  'corridor',
  'locker',
  'lock',
  'lift',
  'lowPassage',
  'cargo',
  'raft',
  'drive',
  'turret',
  'room',
  /** Between two ships locked together. */
  'dock',
  /** Outside, on a planet. */
  'ground',
] as const;
/** Drawn, but nobody stands there and nobody sees through. */
export const SOLID_KINDS = ['tank', 'engine', 'vehicle', 'machinery'] as const;
export type FloorKind = (typeof FLOOR_KINDS)[number];
export type SolidKind = (typeof SOLID_KINDS)[number];
export type RoomKind = FloorKind | SolidKind;

/** What is in a square besides people. None of it blocks steps or sight. */
export const FEATURES = [
  'switch',
  'club',
  'controls',
  'engineering',
  'locker',
  'cage',
  'lowBerth',
  'bunk',
  'seat',
  'table',
  'computer',
  'crate',
  'fresher',
  'galley',
  /** The top of a shaft, with its cover; it leads to the `ladder` in the same place on the next deck. */
  'shaftHatch',
  'shaftIris',
  'ladder',
  /** A stop of a lift, in the same place on every deck it serves. */
  'lift',
  /** Stairs that rise toward a side; two in the same place on two decks lead from one to the other. */
  'stairsNorth',
  'stairsEast',
  'stairsSouth',
  'stairsWest',
  'spiral',
] as const;
export type Feature = (typeof FEATURES)[number];
/** By the facing toward which they rise. */
export const STAIRS = ['stairsNorth', 'stairsEast', 'stairsSouth', 'stairsWest'] as const satisfies readonly Feature[];

/** A ship drawn on the plan. */
export interface Ship {
  readonly name: string;
  /** "scout", "free trader". */
  readonly type: string;
  readonly tons: number;
}

/** What a letter of the drawing stands for. */
export interface Area {
  readonly key: string;
  readonly kind: RoomKind;
  readonly name: string;
  /** As painted on its door; 0 without one. */
  readonly number: number;
  /** Index of its ship; NONE outside. */
  readonly ship: number;
}

export interface DrawnSquare {
  /** Key of its area; empty where nothing is. */
  readonly area: string;
  /** At most two. */
  readonly features: readonly Feature[];
}

export interface DeckDrawing {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Row by row. */
  readonly squares: readonly DrawnSquare[];
  /** Sides that run across: `width` in each of `height + 1` rows. */
  readonly across: readonly DrawnEdge[];
  /** Sides that run down: `width + 1` in each of `height` rows. */
  readonly down: readonly DrawnEdge[];
  /** Outlines as corners in tenths of a square, one for each ship, for the eye alone. */
  readonly hulls: readonly Hull[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Hull = readonly Point[];

export interface PlanDrawing {
  readonly name: string;
  readonly ships: readonly Ship[];
  readonly areas: readonly Area[];
  /** From the top down. Decks lie over each other as they are drawn: equal columns and rows are above each other. */
  readonly decks: readonly DeckDrawing[];
}

/** A plan as players keep and share it: the text that `parsePlan` reads. */
export interface PlanDocument {
  readonly name: string;
  readonly lines: readonly string[];
}

export interface PortalSide {
  readonly a: Square;
  /** NONE where it leads out into space. */
  readonly b: Square;
  /** From a toward b. */
  readonly facing: Facing;
}

/** Whether it is open is in the state: bit `bit` of `open[deck]`. */
export interface Portal {
  readonly id: PortalId;
  readonly kind: PortalKind;
  /** Of a cover the deck above. */
  readonly deck: DeckId;
  /** 0 to 30, its own on its deck. */
  readonly bit: number;
  /** The sides it closes, one but for cargo doors; none for the cover of a shaft. */
  readonly sides: readonly PortalSide[];
  /** The squares from which it can be worked (S-6.2); of a cover first the upper, then the lower. */
  readonly beside: readonly Square[];
  /** Air-tight when closed. */
  readonly tight: boolean;
  /** Leads outside: into space, onto the ground or to another ship's lock (S-6.15). */
  readonly outer: boolean;
  /** The air lock that it belongs to, or NONE. */
  readonly lock: RoomId;
}

/** A way to climb between two decks. Lifts are not among them. */
export interface Way {
  readonly kind: 'shaft' | 'stairs' | 'spiral';
  readonly upper: Square;
  readonly lower: Square;
  /** The hatch or iris valve over a shaft; NONE over stairs. */
  readonly cover: PortalId;
}

export interface Lift {
  /** From the top down. Its doors are portals of kind `lift`. */
  readonly stops: readonly Square[];
}

export interface Room {
  readonly id: RoomId;
  readonly kind: FloorKind;
  readonly name: string;
  readonly number: number;
  readonly ship: number;
  readonly deck: DeckId;
  readonly squares: readonly Square[];
}

/** Something solid, for people who draw the plan. */
export interface Solid {
  readonly kind: SolidKind;
  readonly name: string;
  readonly ship: number;
  readonly deck: DeckId;
  readonly places: readonly Point[];
}

export interface Deck {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly hulls: readonly Hull[];
  /** Its squares are those from `first` to before `end`. */
  readonly first: Square;
  readonly end: Square;
  /** How many bits of `open` its portals take. */
  readonly portals: number;
}

/** A plan as the rules use it: tables by square, made once. Squares of different decks never see, touch or reach each other but by ways and lifts (S-4.4). */
export interface Plan {
  readonly name: string;
  readonly ships: readonly Ship[];
  readonly decks: readonly Deck[];
  readonly rooms: readonly Room[];
  readonly solids: readonly Solid[];
  readonly portals: readonly Portal[];
  readonly ways: readonly Way[];
  readonly lifts: readonly Lift[];
  /** How many squares there are. */
  readonly squares: number;
  readonly x: Int16Array;
  readonly y: Int16Array;
  readonly deck: Int16Array;
  /** Deck, row and column in one number: the difference of two places tells whether and how squares touch. */
  readonly place: Int32Array;
  readonly room: Int16Array;
  readonly compartment: Int16Array;
  /** By square, in the order of the drawing. */
  readonly features: readonly (readonly Feature[])[];
  /**
   * [square * 8 + direction]: the next square if you can step there once the portal on the way is open, else NONE. A diagonal
   * step needs one way round the corner without wall or portal, open or not (S-5.3), so it never depends on a portal.
   */
  readonly next: Int16Array;
  /** [square * 8 + direction]: the portal that the step crosses, NONE for diagonals and where there is none. */
  readonly gate: Int16Array;
  /** [square * 8 + direction]: the bit of that portal, 0 without one. */
  readonly gateMask: Int32Array;
  /** By square, one bit a direction: steps that lead somewhere without a portal, steps through a portal, and steps up stairs. */
  readonly exits: Uint8Array;
  readonly gated: Uint8Array;
  readonly uphill: Uint8Array;
  /** By deck: the iris valves, as bits of their deck. */
  readonly valves: readonly number[];
  /** By deck: the portals that lead outside or to another ship. */
  readonly outer: readonly number[];
  /** [square * 4 + facing]: the square beyond that side, whatever stands between. */
  readonly neighbour: Int16Array;
  /** [square * 4 + facing]: index into EDGE_KINDS of what is on that side. */
  readonly edge: Uint8Array;
  /** [square * 4 + facing]: the portal on that side, also where it leads into space; else NONE. */
  readonly portalAt: Int16Array;
  /** By square: the portals that can be worked there (S-6.2). */
  readonly portalsBeside: readonly (readonly PortalId[])[];
  /** By square: the ways that begin or end there. By portal: the way that it covers, or NONE. */
  readonly waysBeside: readonly (readonly number[])[];
  readonly wayOf: readonly number[];
  /** By square: the lift that stops there, or NONE. */
  readonly liftAt: readonly number[];
  readonly compartments: readonly Compartment[];
  /** [from * squares + to]: what must be open to see (`withSight`); undefined where each line is drawn when it is asked for. */
  readonly sight: Int32Array | undefined;
  /** What each square sees, by the portals that must be open (`grid/vista.ts`); filled when it is asked for first. */
  readonly vistas: (readonly Vista[] | undefined)[];
  /** What was seen from each square lately (`grid/vista.ts`). */
  readonly lookouts: Lookouts;
}

export interface Compartment {
  readonly squares: readonly Square[];
  /** The air-tight portals on its boundary. */
  readonly portals: readonly PortalId[];
  /** The ground outside: vacuum if the scenario says so. */
  readonly outside: boolean;
}

/** Which portals are open: one mask a deck, by the portals' bits. Part of the state. */
export type OpenPortals = readonly number[];
