/** Squares and figures as places and hands of the board. */
import type { Hand, Place } from '@shutterbox/ui/board';
import { type Plan, squareAt, squareOf, squares } from '@shutterbox/ui/surface';
import { floorOf } from '../map.ts';
import type { Figure, MapDocument, Square, View } from '../types.ts';

/** The side of a square, in units of the drawing. */
export const UNIT = 100;

type OfMap = Pick<View, 'options'>;

export function planOf({ rows }: MapDocument): Plan {
  return squares({ columns: rows[0]?.length ?? 0, rows: rows.length, unit: UNIT });
}

export function placeOf(square: Square, { options }: OfMap): Place {
  const { width } = floorOf(options.map);
  return squareAt(square % width, Math.floor(square / width));
}

export function squareIn(place: Place, { options }: OfMap): Square {
  const [column, row] = squareOf(place) ?? [0, 0];
  return row * floorOf(options.map).width + column;
}

/** The middle of a square in the drawing. */
export function middleOf(square: Square, { options }: OfMap): readonly [number, number] {
  const { width } = floorOf(options.map);
  return [((square % width) + 0.5) * UNIT, (Math.floor(square / width) + 0.5) * UNIT];
}

export function handOf(figure: Figure): Hand {
  return `figure ${figure}`;
}

export function figureIn(hand: Hand): Figure {
  return Number(hand.replace('figure ', ''));
}
