/** A seat's mark: the game's own piece, or the seat's shape with the player's initial. */
import type { Seat } from '@shutterbox/kernel';
import { type ReactNode, useContext } from 'react';
import { SeatMarks } from './seat-marks.ts';

const SEAT_SHAPES = ['circle', 'square', 'hexagon', 'diamond', 'shield'] as const;
export type SeatShape = (typeof SEAT_SHAPES)[number];

export function seatShape(seat: Seat): SeatShape {
  return SEAT_SHAPES[seat % SEAT_SHAPES.length] ?? 'circle';
}

interface AvatarProps {
  readonly seat: Seat;
  readonly name: string;
}

export function Avatar({ seat, name }: AvatarProps): ReactNode {
  const Mark = useContext(SeatMarks);
  if (Mark !== undefined)
    return (
      <span className="av marked" data-part="avatar" aria-hidden="true">
        <Mark seat={seat} />
      </span>
    );
  return (
    <span className={`av ${seatShape(seat)}`} data-part="avatar" data-shape={seatShape(seat)} aria-hidden="true">
      {initialOf(name)}
    </span>
  );
}

/** "Player 2" is told from "Player 1" by its number. */
function initialOf(name: string): string {
  const number = /^Player (\d)$/.exec(name)?.[1];
  const [first = '?'] = name.trim();
  return number ?? first.toUpperCase();
}
