/**
 * The signs of a drawn plan. A square is three characters wide and one line high, its sides lie between: three characters across, one
 * character down.
 *
 *     #===#===#---+
 *     # B *I Cs C |
 *     #===#   .-D-+
 *
 * In a square the middle character is the key of its area; a feature stands on either side of it. Corners say nothing.
 */
import {
  DRAWN_EDGES,
  type DrawnEdge,
  type EdgeKind,
  FEATURES,
  type Feature,
  FLOOR_KINDS,
  type FloorKind,
  type PortalKind,
  type RoomKind,
  SOLID_KINDS,
} from './types.ts';

export const SQUARE_WIDTH = 4;
export const SQUARE_HEIGHT = 2;

export const ACROSS_SIGNS: Readonly<Record<DrawnEdge, string>> = {
  nothing: '   ',
  wall: '---',
  bulkhead: '===',
  door: '-D-',
  hatch: '=H=',
  iris: '=I=',
  cargo: '=C=',
  lift: '=L=',
  plate: '-P-',
  bulkheadPlate: '=Q=',
};

export const DOWN_SIGNS: Readonly<Record<DrawnEdge, string>> = {
  nothing: ' ',
  wall: '|',
  bulkhead: '#',
  door: 'D',
  hatch: 'H',
  iris: 'I',
  cargo: 'C',
  lift: 'L',
  plate: 'P',
  bulkheadPlate: 'Q',
};

/** What a corner may look like; which of them says nothing. */
export const CORNERS = { bulkhead: '#', wall: '+', nothing: '.' } as const;
export const CORNER_SIGNS: readonly string[] = [...Object.values(CORNERS), ' '];

export const FEATURE_SIGNS: Readonly<Record<Feature, string>> = {
  switch: '*',
  club: '!',
  controls: 'c',
  engineering: 'e',
  locker: 'k',
  cage: 'g',
  lowBerth: 'l',
  bunk: 'b',
  seat: 's',
  table: 't',
  computer: 'm',
  crate: 'o',
  fresher: 'w',
  galley: 'y',
  shaftHatch: 'H',
  shaftIris: 'I',
  ladder: 'u',
  lift: 'L',
  stairsNorth: '^',
  stairsEast: '>',
  stairsSouth: 'v',
  stairsWest: '<',
  spiral: '@',
};

const TIGHT: readonly EdgeKind[] = ['bulkhead', 'hatch', 'iris', 'cargo', 'lift', 'bulkheadPlate'];

/** Whether it holds air when closed; an access plate does only in a bulkhead. */
export function isTight(kind: EdgeKind): boolean {
  return TIGHT.includes(kind);
}

const KINDS: readonly RoomKind[] = [...FLOOR_KINDS, ...SOLID_KINDS];

/** "passenger stateroom". */
export function kindWords(kind: RoomKind | Feature | PortalKind): string {
  return kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

export function kindOf(words: string): RoomKind | undefined {
  return KINDS.find((kind) => kindWords(kind) === words);
}

export function isFloor(kind: RoomKind): kind is FloorKind {
  return (FLOOR_KINDS as readonly RoomKind[]).includes(kind);
}

export function featureOf(sign: string): Feature | undefined {
  return FEATURES.find((feature) => FEATURE_SIGNS[feature] === sign);
}

export function edgeOfSign(signs: typeof ACROSS_SIGNS, sign: string): DrawnEdge | undefined {
  return DRAWN_EDGES.find((kind) => signs[kind] === sign);
}

export function isPortal(kind: EdgeKind): kind is PortalKind {
  return kind !== 'nothing' && kind !== 'wall' && kind !== 'bulkhead' && kind !== 'solid';
}
