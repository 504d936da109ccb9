/** The lines of a deck, as paths: each side once, in the deck's own columns and rows. */
import { edgeKind, edgeOf, neighbour } from '../../grid/step.ts';
import {
  type Deck,
  type EdgeKind,
  FACINGS,
  type Facing,
  NONE,
  type Plan,
  type Solid,
  type Square,
} from '../../plan/types.ts';
import { UNIT } from '../places.ts';

export interface Walls {
  /** Between rooms. */
  readonly thin: string;
  readonly bulkheads: string;
  /** Where the floor ends. */
  readonly outer: string;
  readonly floor: string;
  readonly grid: string;
}

export function wallsOf(plan: Plan, deck: number): Walls {
  const { first, end } = plan.decks[deck] as Deck;
  const paths = { thin: '', bulkheads: '', outer: '', floor: '', grid: '' };
  for (let square = first; square < end; square++) {
    paths.floor += squarePath(plan.x[square] as number, plan.y[square] as number);
    for (const facing of FACINGS) {
      if (edgeOf(plan, square, facing) !== square * 4 + facing) continue;
      const line = sidePath(plan, square, facing);
      const kind = edgeKind(plan, square, facing);
      if (kind === 'nothing') paths.grid += line;
      const layer = layerOf(kind, neighbour(plan, square, facing) === NONE);
      if (layer !== undefined) paths[layer] += line;
    }
  }
  return paths;
}

/** Portals draw themselves in their wall. */
function layerOf(kind: EdgeKind, ends: boolean): 'thin' | 'bulkheads' | 'outer' | undefined {
  switch (kind) {
    case 'nothing':
      return undefined;
    case 'wall':
    case 'plate':
      return ends ? 'outer' : 'thin';
    case 'bulkhead':
    case 'bulkheadPlate':
      return ends ? 'outer' : 'bulkheads';
    case 'door':
    case 'hatch':
    case 'iris':
    case 'cargo':
    case 'lift':
    // What is solid has a line of its own.
    case 'solid':
      return undefined;
  }
}

export function squarePath(x: number, y: number): string {
  return `M${x * UNIT} ${y * UNIT}h${UNIT}v${UNIT}h${-UNIT}Z`;
}

/** By facing: where the side begins, and which way it runs. */
function sidePath(plan: Plan, square: Square, facing: Facing): string {
  const x = (plan.x[square] as number) + (facing === 1 ? 1 : 0);
  const y = (plan.y[square] as number) + (facing === 2 ? 1 : 0);
  return `M${x * UNIT} ${y * UNIT}${facing % 2 === 0 ? 'h' : 'v'}${UNIT}`;
}

/** What is solid, and the line round it. */
export function solidPaths({ places }: Solid): { readonly fill: string; readonly line: string } {
  const at = new Set(places.map(({ x, y }) => `${x},${y}`));
  let fill = '';
  let line = '';
  for (const { x, y } of places) {
    fill += squarePath(x, y);
    if (!at.has(`${x},${y - 1}`)) line += `M${x * UNIT} ${y * UNIT}h${UNIT}`;
    if (!at.has(`${x},${y + 1}`)) line += `M${x * UNIT} ${(y + 1) * UNIT}h${UNIT}`;
    if (!at.has(`${x - 1},${y}`)) line += `M${x * UNIT} ${y * UNIT}v${UNIT}`;
    if (!at.has(`${x + 1},${y}`)) line += `M${(x + 1) * UNIT} ${y * UNIT}v${UNIT}`;
  }
  return { fill, line };
}
