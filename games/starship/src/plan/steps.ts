/** S-5.3: where you can step, from what is on the sides of the squares. A breach changes the sides, and the tables are made again. */
import { rise } from '../grid/stairs.ts';
import {
  DIRECTIONS,
  type Direction,
  EDGE_KINDS,
  type EdgeKind,
  type Facing,
  NONE,
  type Plan,
  type Portal,
  type PortalId,
  type Square,
} from './types.ts';

type Sides = Pick<Plan, 'squares' | 'neighbour' | 'edge' | 'portalAt' | 'portals' | 'features'>;
type Tables = Pick<Plan, 'next' | 'gate' | 'gateMask'>;
type Steps = Tables & Pick<Plan, 'exits' | 'gated' | 'uphill'>;

export function stepTables(sides: Sides): Steps {
  const size = sides.squares * DIRECTIONS.length;
  const next = new Int16Array(size).fill(NONE);
  const gate = new Int16Array(size).fill(NONE);
  const gateMask = new Int32Array(size);
  for (let square = 0; square < sides.squares; square++) {
    for (const direction of DIRECTIONS) {
      const at = square * DIRECTIONS.length + direction;
      if (direction % 2 === 1) {
        next[at] = roundCorner(sides, square, direction);
        continue;
      }
      const side = square * 4 + direction / 2;
      const portal = sides.portalAt[side] as PortalId;
      if (portal === NONE && !isFree(sides, side)) continue;
      next[at] = sides.neighbour[side] as Square;
      gate[at] = portal;
      gateMask[at] = portal === NONE ? 0 : 1 << (sides.portals[portal] as Portal).bit;
    }
  }
  const tables = { next, gate, gateMask };
  return { ...tables, ...directionBits(sides, tables) };
}

/** The same by square, for people who ask about all directions at once. */
function directionBits(sides: Sides, { next, gate }: Tables): Pick<Steps, 'exits' | 'gated' | 'uphill'> {
  const exits = new Uint8Array(sides.squares);
  const gated = new Uint8Array(sides.squares);
  const uphill = new Uint8Array(sides.squares);
  for (let at = 0; at < next.length; at++) {
    const square = Math.trunc(at / DIRECTIONS.length);
    const direction = (at % DIRECTIONS.length) as Direction;
    const to = next[at] as Square;
    if (to === NONE) continue;
    const ways = gate[at] === NONE ? exits : gated;
    ways[square] = (ways[square] as number) | (1 << direction);
    if (rise(sides, to, direction) > 0) uphill[square] = (uphill[square] as number) | (1 << direction);
  }
  return { exits, gated, uphill };
}

/** S-5.3: diagonally, if one of the two ways round the corner has neither wall nor portal. */
function roundCorner(sides: Sides, from: Square, direction: number): Square {
  const left = ((direction - 1) / 2) as Facing;
  const right = ((left + 1) % 4) as Facing;
  const one = freeStep(sides, freeStep(sides, from, left), right);
  return one === NONE ? freeStep(sides, freeStep(sides, from, right), left) : one;
}

function freeStep(sides: Sides, from: Square, facing: Facing): Square {
  const side = from * 4 + facing;
  return from !== NONE && isFree(sides, side) ? (sides.neighbour[side] as Square) : NONE;
}

const FREE = EDGE_KINDS.indexOf('nothing' satisfies EdgeKind);

function isFree({ edge }: Sides, side: number): boolean {
  return edge[side] === FREE;
}
