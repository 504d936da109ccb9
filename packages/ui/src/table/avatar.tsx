/** A seat's mark: a shape of its own and the initial of the player there. */
import type { Seat } from '@shutterbox/kernel';
import type { ReactNode } from 'react';

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
