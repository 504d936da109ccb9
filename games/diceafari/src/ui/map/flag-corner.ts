/** Where a flag stands: the flag of the chosen route at its left end, that of another one at its right end, so that they never meet. */
import type { Box } from './layout.ts';

export interface Flagged extends Box {
  /** Its upper right corner has the jeep that stood here, crossed out. */
  readonly lost: boolean;
}

export interface Corner {
  readonly x: number;
  readonly y: number;
  /** At a lower corner, where it hangs. */
  readonly hangs: boolean;
}

export function flagCorner(chosen: boolean, tiles: readonly Flagged[]): Corner | undefined {
  const [first] = tiles;
  if (first === undefined) return undefined;
  if (chosen) return { x: first.x, y: first.y, hangs: false };
  const upper = rightmost(tiles.filter(({ y }) => y === first.y));
  if (!upper.lost) return { x: upper.x + upper.width, y: upper.y, hangs: false };
  const lowest = Math.max(...tiles.map(({ y }) => y));
  const lower = rightmost(tiles.filter(({ y }) => y === lowest));
  return { x: lower.x + lower.width, y: lower.y + lower.height, hangs: true };
}

function rightmost(tiles: readonly Flagged[]): Flagged {
  return tiles.reduce((right, each) => (each.x > right.x ? each : right));
}
