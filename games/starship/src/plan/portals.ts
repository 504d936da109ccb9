/** The portals of a plan, with their bits: on each deck first those on the sides of squares, then the covers of its shafts. */
import { acrossAt, downAt } from './drawing.ts';
import type { Layout } from './layout.ts';
import { isPortal, isTight } from './signs.ts';
import {
  type DeckDrawing,
  type DeckId,
  EDGE_KINDS,
  type EdgeKind,
  FACINGS,
  type Facing,
  NONE,
  type PlanDrawing,
  type Portal,
  type PortalKind,
  type PortalSide,
  type Room,
  type RoomId,
  type Square,
  type Way,
} from './types.ts';

type Draft = Omit<Portal, 'id' | 'bit'>;

export interface Portals {
  readonly portals: readonly Portal[];
  /** Shafts with their covers. */
  readonly shafts: readonly Way[];
  /** [square * 4 + facing] */
  readonly portalAt: Int16Array;
}

export function portalsOf({ decks }: PlanDrawing, layout: Layout): Portals {
  const portals: Portal[] = [];
  const shafts: Way[] = [];
  const portalAt = new Int16Array(layout.squares * 4).fill(NONE);
  for (const [deck, drawn] of decks.entries()) {
    const first = portals.length;
    const add = (draft: Draft): number =>
      portals.push({ id: portals.length, bit: portals.length - first, ...draft }) - 1;
    for (const sides of sidesByPortal(layout, drawn, deck)) {
      const id = add(sidePortal(layout, deck, sides));
      for (const { a, b, facing } of sides) {
        portalAt[a * 4 + facing] = id;
        if (b !== NONE) portalAt[b * 4 + ((facing + 2) % 4)] = id;
      }
    }
    for (const shaft of shaftsOn(layout, deck)) shafts.push({ ...shaft.way, cover: add(coverOf(deck, shaft)) });
  }
  return { portals, shafts, portalAt };
}

/** The sides on a deck that open and shut as one. */
function sidesByPortal(layout: Layout, drawn: DeckDrawing, deck: DeckId): readonly (readonly PortalSide[])[] {
  const groups = new Map<string, PortalSide[]>();
  for (let a = layout.first[deck] as Square; a < (layout.first[deck + 1] as Square); a++) {
    for (const facing of FACINGS) {
      const b = layout.neighbour[a * 4 + facing] as Square;
      if ((b !== NONE && b < a) || !isPortal(kindOf(layout, a, facing))) continue;
      const key = groupOf(layout, drawn, { a, b, facing });
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [{ a, b, facing }]);
      else group.push({ a, b, facing });
    }
  }
  return [...groups.values()];
}

/** Sides with the same word are one portal: a cargo door in one line, the doors round a stop of a lift. */
function groupOf(layout: Layout, drawn: DeckDrawing, { a, b, facing }: PortalSide): string {
  const kind = kindOf(layout, a, facing);
  const stops = [a, b].filter((square) => layout.features[square]?.includes('lift'));
  if (kind === 'lift' && stops.length === 1) return `lift ${stops[0]}`;
  let x = (layout.x[a] as number) + (facing === 1 ? 1 : 0);
  let y = (layout.y[a] as number) + (facing === 2 ? 1 : 0);
  if (facing % 2 === 0) {
    while (kind === 'cargo' && acrossAt(drawn, x - 1, y) === 'cargo') x--;
    return `across ${x} ${y}`;
  }
  while (kind === 'cargo' && downAt(drawn, x, y - 1) === 'cargo') y--;
  return `down ${x} ${y}`;
}

function sidePortal(layout: Layout, deck: DeckId, sides: readonly PortalSide[]): Draft {
  const [{ a, b, facing }] = sides as readonly [PortalSide];
  const kind = kindOf(layout, a, facing) as PortalKind;
  const rooms = [a, b].flatMap((square) =>
    square === NONE ? [] : [layout.rooms[layout.room[square] as RoomId] as Room],
  );
  return {
    kind,
    deck,
    sides,
    beside: [...new Set(sides.flatMap((side) => (side.b === NONE ? [side.a] : [side.a, side.b])))],
    tight: isTight(kind),
    outer: rooms[0]?.ship !== rooms[1]?.ship,
    lock: rooms.find((room) => room.kind === 'lock')?.id ?? NONE,
  };
}

interface Shaft {
  readonly kind: 'hatch' | 'iris';
  readonly way: Omit<Way, 'cover'>;
}

/** From this deck down; the ladder is in the same place on the next. */
function shaftsOn({ first, features, x, y, squareOf }: Layout, deck: DeckId): readonly Shaft[] {
  const shafts: Shaft[] = [];
  for (let upper = first[deck] as Square; upper < (first[deck + 1] as Square); upper++) {
    const kind = features[upper]?.includes('shaftHatch')
      ? 'hatch'
      : features[upper]?.includes('shaftIris')
        ? 'iris'
        : undefined;
    const lower = squareOf(deck + 1, x[upper] as number, y[upper] as number);
    if (kind === undefined || lower === NONE || !features[lower]?.includes('ladder')) continue;
    shafts.push({ kind, way: { kind: 'shaft', upper, lower } });
  }
  return shafts;
}

function coverOf(deck: DeckId, { kind, way }: Shaft): Draft {
  return { kind, deck, sides: [], beside: [way.upper, way.lower], tight: true, outer: false, lock: NONE };
}

function kindOf({ edge }: Layout, square: Square, facing: Facing): EdgeKind {
  return EDGE_KINDS[edge[square * 4 + facing] as number] as EdgeKind;
}
