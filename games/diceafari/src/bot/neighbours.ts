/** What lies beside a route: a claim changes nothing else. Built once per board. */
import type { Board } from '../board.ts';
import type { Spot, Tile } from '../types.ts';

export interface Beside {
  /** The spots that touch a tile of the route. */
  readonly spots: readonly Spot[];
  /** A bit for each tile that touches the route or is in it. */
  readonly near: number;
}

const known = new WeakMap<Board, readonly Beside[]>();

/** By route, corner routes last. */
export function besideRoutes(board: Board): readonly Beside[] {
  const found = known.get(board) ?? board.routesWithCorners.map(({ tiles }) => beside(board, tiles));
  known.set(board, found);
  return found;
}

function beside({ spots, spotsAt }: Board, tiles: readonly Tile[]): Beside {
  const touched = [...new Set(tiles.flatMap((tile) => spotsAt[tile] ?? []))];
  const near = touched.flatMap((spot) => spots[spot] ?? []).reduce((bits, tile) => bits | (1 << tile), 0);
  return { spots: touched, near };
}
