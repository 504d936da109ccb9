/** Squares as places of the board. All decks lie in one world, one below the other, with the same columns above each other. */
import type { Place } from '@shutterbox/ui/board';
import { squareAt, squareOf, squares, type Plan as WorldPlan } from '@shutterbox/ui/surface';
import { type Deck, NONE, type Plan, type Square } from '../plan/types.ts';
import { shipOf } from '../scenario/scenario.ts';
import type { View } from '../types.ts';

/** Of a square, in units of the drawing. */
export const UNIT = 32;
/** Squares that stay free round a deck. */
const MARGIN = 1;
/** Corners of hulls are in tenths of a square. */
export const TENTH = UNIT / 10;

export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface World {
  readonly plan: WorldPlan;
  /** By deck: how many columns and rows its own are moved by. */
  readonly shifts: readonly { readonly x: number; readonly y: number }[];
  /** By deck, in units of the drawing. */
  readonly boxes: readonly Bounds[];
  readonly squareAt: ReadonlyMap<Place, Square>;
}

type OfPlan = Pick<View, 'options'>;

const WORLDS = new WeakMap<Plan, World>();

export function worldOf(view: OfPlan): World {
  return worldOfPlan(shipOf(view.options));
}

export function worldOfPlan(plan: Plan): World {
  const world = WORLDS.get(plan) ?? layOut(plan);
  WORLDS.set(plan, world);
  return world;
}

/** In whole squares, with the hull. */
function boundsOf({ width, height, hulls }: Deck): Bounds {
  const corners = hulls.flat();
  const xs = [0, width, ...corners.map(({ x }) => x / 10)];
  const ys = corners.length === 0 ? [0, height] : corners.map(({ y }) => y / 10);
  const x = Math.floor(Math.min(...xs));
  const y = Math.floor(Math.min(...ys));
  return { x, y, width: Math.ceil(Math.max(...xs)) - x, height: Math.ceil(Math.max(...ys)) - y };
}

function layOut(plan: Plan): World {
  const bounds = plan.decks.map(boundsOf);
  const left = MARGIN - Math.min(...bounds.map(({ x }) => x));
  const tops: number[] = [];
  let rows = MARGIN;
  for (const { height } of bounds) {
    tops.push(rows);
    rows += height + MARGIN;
  }
  const shifts = bounds.map(({ y }, deck) => ({ x: left, y: (tops[deck] ?? 0) - y }));
  const columns = Math.max(...bounds.map(({ x, width }) => x + width)) + left + MARGIN;
  const found = new Map<Place, Square>();
  for (let square = 0; square < plan.squares; square++) {
    const shift = shifts[plan.deck[square] as number] ?? { x: 0, y: 0 };
    found.set(squareAt((plan.x[square] as number) + shift.x, (plan.y[square] as number) + shift.y), square);
  }
  return {
    plan: squares({ columns, rows, unit: UNIT, has: (column, row) => found.has(squareAt(column, row)) }),
    shifts,
    boxes: bounds.map(({ x, width, height }, deck) => ({
      x: (x + left) * UNIT,
      y: (tops[deck] ?? 0) * UNIT,
      width: width * UNIT,
      height: height * UNIT,
    })),
    squareAt: found,
  };
}

export function placeOf(square: Square, view: OfPlan): Place {
  const plan = shipOf(view.options);
  const shift = worldOfPlan(plan).shifts[plan.deck[square] as number] ?? { x: 0, y: 0 };
  return squareAt((plan.x[square] as number) + shift.x, (plan.y[square] as number) + shift.y);
}

/** NONE where there is no floor. */
export function squareIn(place: Place, view: OfPlan): Square {
  return worldOf(view).squareAt.get(place) ?? NONE;
}

/** The middle of a square in the drawing. */
export function middleOf(square: Square, view: OfPlan): readonly [x: number, y: number] {
  const [column, row] = squareOf(placeOf(square, view)) ?? [0, 0];
  return [(column + 0.5) * UNIT, (row + 0.5) * UNIT];
}

/** A place for a door, which has none of its own among the squares. */
export function doorPlace(portal: number): Place {
  return `door ${portal}`;
}

/** NONE for what is no door. */
export function doorIn(place: Place): number {
  return place.startsWith('door ') ? Number(place.slice('door '.length)) : NONE;
}
