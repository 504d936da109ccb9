/** A deck cut into pages. */
import type { Bounds } from '../places.ts';

/** Squares of half an inch that fit on a sheet of A4 or Letter, laid across, with margins. */
const WIDE = 19;
const HIGH = 13;

export interface Page extends Bounds {
  readonly number: number;
  readonly of: number;
}

/** As few pages as it takes, all about the same size, in reading order. `unit`: of a square. */
export function pagesOf({ x, y, width, height }: Bounds, unit: number): readonly Page[] {
  const across = Math.ceil(width / unit / WIDE);
  const down = Math.ceil(height / unit / HIGH);
  const wide = Math.ceil(width / unit / across) * unit;
  const high = Math.ceil(height / unit / down) * unit;
  return Array.from({ length: across * down }, (_, at) => {
    const column = at % across;
    const row = (at - column) / across;
    return {
      x: x + column * wide,
      y: y + row * high,
      width: Math.min(wide, width - column * wide),
      height: Math.min(high, height - row * high),
      number: at + 1,
      of: across * down,
    };
  });
}
