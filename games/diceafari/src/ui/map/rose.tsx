import type { ReactNode } from 'react';

/** Drawn for a radius of 50, with its letter above. */
const DRAWN = 104;

/** The compass: the map is never turned. */
export function Rose({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }): ReactNode {
  return (
    <g className="rose" transform={`translate(${x} ${y}) scale(${size / DRAWN})`}>
      <circle r="41" />
      <circle r="34" />
      <path className="star" d="M0-50 7-7 50 0 7 7 0 50-7 7-50 0-7-7Z" />
      <path className="dark" d="M0-50V50M0-50 7-7 0 0ZM50 0 7 7 0 0ZM0 50-7 7 0 0ZM-50 0-7-7 0 0Z" />
      <text y="-55">N</text>
    </g>
  );
}
