/** Squares that share their air while every air-tight portal is shut. Walls, sliding doors and stairs let it through; bulkheads and decks do not. */
import type { Layout } from './layout.ts';
import { isTight } from './signs.ts';
import {
  type Compartment,
  EDGE_KINDS,
  type EdgeKind,
  FACINGS,
  NONE,
  type Plan,
  type Portal,
  type Square,
  type Way,
} from './types.ts';

type Sealed = Pick<Plan, 'compartment' | 'compartments'>;

export function compartmentsOf(layout: Layout, portals: readonly Portal[], stairs: readonly Way[]): Sealed {
  const compartment = new Int16Array(layout.squares).fill(NONE);
  const compartments: Compartment[] = [];
  for (let start = 0; start < layout.squares; start++) {
    if (compartment[start] !== NONE) continue;
    const squares = fill(layout, stairs, compartment, start, compartments.length);
    compartments.push({
      squares,
      portals: portals
        .filter(({ tight, beside }) => tight && beside.some((at) => squares.includes(at)))
        .map(({ id }) => id),
      outside: squares.some((square) => layout.rooms[layout.room[square] as number]?.kind === 'ground'),
    });
  }
  return { compartment, compartments };
}

function fill(layout: Layout, stairs: readonly Way[], compartment: Int16Array, start: Square, id: number): Square[] {
  const squares = [start];
  compartment[start] = id;
  const visit = (square: Square) => {
    if (square === NONE || compartment[square] !== NONE) return;
    compartment[square] = id;
    squares.push(square);
  };
  for (const square of squares) {
    for (const facing of FACINGS) {
      const side = square * 4 + facing;
      const kind = EDGE_KINDS[layout.edge[side] as number] as EdgeKind;
      if (!isTight(kind)) visit(layout.neighbour[side] as Square);
    }
    for (const { upper, lower } of stairs)
      if (upper === square || lower === square) visit(upper === square ? lower : upper);
  }
  return squares.sort((a, b) => a - b);
}
