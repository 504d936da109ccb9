/** The travel tokens: a plate and a car for each seat, told apart by shape as well as colour. */
import type { Seat } from '@shutterbox/kernel';
import { memo, type ReactNode } from 'react';

interface Car {
  readonly name: string;
  readonly plate: string;
  readonly body: string;
  readonly windows: string;
}

const WHEELS = 'M11 37a7 7 0 1 0 14 0 7 7 0 1 0-14 0ZM35 37a7 7 0 1 0 14 0 7 7 0 1 0-14 0Z';
const HUBS = 'M14.8 37a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 1 0-6.4 0ZM38.8 37a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 1 0-6.4 0Z';

const CARS: readonly Car[] = [
  {
    name: 'red',
    plate: 'M3 30a27 27 0 1 0 54 0 27 27 0 1 0-54 0Z',
    body: 'M8 35v-8h12l5-9h3l-4 9h16l8 3c2 1 3 2 3 5ZM7 21h3v8H7zM10 19h10v3H10z',
    windows: '',
  },
  {
    name: 'blue',
    plate: 'M13 5h34a8 8 0 0 1 8 8v34a8 8 0 0 1-8 8H13a8 8 0 0 1-8-8V13a8 8 0 0 1 8-8Z',
    body: 'M9 36V22c0-3 1-4 4-4h20c3 0 4 1 5 3l3 6 8 2c2 0 3 1 3 4v3ZM12 13h22v2.6H12z',
    windows: 'M14 21.5h8V27h-8zM24.5 21.5h8l3 5.5h-11z',
  },
  {
    name: 'yellow',
    plate: 'M16 5h28l14 25-14 25H16L2 30Z',
    body: 'M8 36v-5h3V20c0-2 1-3 3-3h12c2 0 3 1 3 3v11h1v-9h5c3 0 4 1 5 4l2 4 8 2c2 0 2 1 2 4Z',
    windows: 'M33 25h3l2 4h-5z',
  },
  {
    name: 'green',
    plate: 'M30 2 58 26 48 56H12L2 26Z',
    body: 'M9 36c0-4 2-6 5-7 1-7 6-12 14-12 7 0 11 4 14 11 6 1 9 3 9 8Z',
    windows: 'M20 28c1-5 4-7 8-7v7zM31 21c4 0 6 3 7 7h-7z',
  },
];

/** The colour of a seat; undefined for no seat. */
export function carName(seat: Seat): string | undefined {
  return CARS[seat]?.name;
}

export const Jeep = memo(function Jeep({
  seat,
  ghost = false,
}: {
  readonly seat: Seat;
  readonly ghost?: boolean;
}): ReactNode {
  const car = CARS[seat];
  if (car === undefined) return null;
  return (
    <svg className={`da-jeep ${car.name}${ghost ? ' ghost' : ''}`} viewBox="-2 -2 64 66" aria-hidden="true">
      {!ghost && <path className="shade" d={car.plate} transform="translate(1.5 4)" />}
      <path className="plate" d={car.plate} />
      <g transform="translate(0 3)">
        <path className="car" d={`${car.body}${WHEELS}`} />
        <path className="hole" d={`${car.windows}${HUBS}`} />
      </g>
    </svg>
  );
});
