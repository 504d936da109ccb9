/** A deck of 10 x 6 squares and integer lines on it. */
export const W = 10;
const ROWS = ['##########', '#..+...d.#', '#..#.###.#', '#.d#.....#', '#..+..d..#', '##########'];
export const SIZE = W * ROWS.length;
export const CELLS = ROWS.join('');
export const DOORS = [...CELLS].flatMap((cell, i) => (cell === '+' ? [i] : []));
export const DOOR_AT = Array.from({ length: SIZE }, (_, i) => DOORS.indexOf(i));
export const DIRS = [-W, -W + 1, 1, W + 1, W, W - 1, -1, -W - 1];
export const FLOOR = [...CELLS].flatMap((cell, i) => (cell === '#' ? [] : [i]));

export function range(a: number, b: number): number {
  return Math.max(Math.abs((a % W) - (b % W)), Math.abs(Math.floor(a / W) - Math.floor(b / W)));
}

/** Squares after a up to and including b, by Bresenham from the lower index: the same line both ways. */
function line(a: number, b: number): number[] {
  if (a > b) return [...line(b, a).slice(0, -1).reverse(), b];
  let x = a % W,
    y = Math.floor(a / W);
  const bx = b % W,
    by = Math.floor(b / W),
    dx = Math.abs(bx - x),
    dy = -Math.abs(by - y),
    sx = x < bx ? 1 : -1,
    sy = y < by ? 1 : -1;
  let error = dx + dy;
  const out: number[] = [];
  while (x !== bx || y !== by) {
    const twice = 2 * error;
    if (twice >= dy) {
      error += dy;
      x += sx;
    }
    if (twice <= dx) {
      error += dx;
      y += sy;
    }
    out.push(y * W + x);
  }
  return out;
}

export const RAYS: readonly (readonly (readonly number[])[])[] = Array.from({ length: SIZE }, (_, a) =>
  Array.from({ length: SIZE }, (_, b) => line(a, b)),
);

export const opaque = (doors: readonly number[], square: number): boolean =>
  CELLS[square] === '#' || (CELLS[square] === '+' && doors[DOOR_AT[square] as number] === 0);

export function los(doors: readonly number[], a: number, b: number): boolean {
  const ray = RAYS[a]?.[b] as readonly number[];
  for (let i = 0; i < ray.length - 1; i++) if (opaque(doors, ray[i] as number)) return false;
  return true;
}

/** Every square that a ray from here touches up to its first obstacle: depends on no door that it does not hold. */
export function look(doors: readonly number[], from: number, seen: boolean[]): void {
  seen[from] = true;
  for (let to = 0; to < SIZE; to++) {
    for (const square of RAYS[from]?.[to] as readonly number[]) {
      seen[square] = true;
      if (opaque(doors, square)) break;
    }
  }
}

/** One step, orthogonal or round a free corner (S9, simplified). */
export function stepTo(doors: readonly number[], from: number, dir: number): number {
  const to = from + (DIRS[dir] as number);
  if (opaque(doors, to)) return -1;
  if (
    dir % 2 === 1 &&
    opaque(doors, from + (DIRS[dir - 1] as number)) &&
    opaque(doors, from + (DIRS[(dir + 1) % 8] as number))
  )
    return -1;
  return to;
}
