/** Turns a drawing into the tables that the rules use, all but sight. */
import { noLookouts } from '../grid/vista.ts';
import { compartmentsOf } from './compartments.ts';
import { type Layout, layOut } from './layout.ts';
import { portalsOf } from './portals.ts';
import { isFloor } from './signs.ts';
import { stepTables } from './steps.ts';
import {
  type Deck,
  type Feature,
  type Lift,
  NONE,
  type Plan,
  type PlanDrawing,
  type Point,
  type Portal,
  type PortalId,
  type Solid,
  type Square,
  type Way,
} from './types.ts';

export function compilePlan(drawing: PlanDrawing): Plan {
  const layout = layOut(drawing);
  const { squareOf: _, first, ...tables } = layout;
  const { portals, shafts, portalAt } = portalsOf(drawing, layout);
  const stairs = stairsOf(drawing, layout);
  const lifts = liftsOf(layout);
  const sides = { ...tables, portals, portalAt };
  const portalsBeside = layout.features.map((): PortalId[] => []);
  for (const { id, beside } of portals) for (const square of beside) portalsBeside[square]?.push(id);
  return {
    name: drawing.name,
    ships: drawing.ships,
    decks: drawing.decks.map(
      ({ name, width, height, hulls }, deck): Deck => ({
        name,
        width,
        height,
        hulls,
        first: first[deck] as Square,
        end: first[deck + 1] as Square,
        portals: portals.filter((portal) => portal.deck === deck).length,
      }),
    ),
    solids: solidsOf(drawing),
    ways: [...shafts, ...stairs],
    lifts,
    liftAt: layout.features.map((_, square) => lifts.findIndex(({ stops }) => stops.includes(square))),
    ...sides,
    ...stepTables(sides),
    valves: drawing.decks.map((_, deck) => maskOn(portals, deck, ({ kind }) => kind === 'iris')),
    outer: drawing.decks.map((_, deck) => maskOn(portals, deck, ({ outer }) => outer)),
    portalsBeside,
    waysBeside: waysBeside(layout.squares, [...shafts, ...stairs]),
    wayOf: portals.map(({ id }) => shafts.findIndex(({ cover }) => cover === id)),
    ...compartmentsOf(layout, portals, stairs),
    sight: undefined,
    vistas: new Array(layout.squares).fill(undefined),
    lookouts: noLookouts(layout.squares, drawing.decks.length),
  };
}

function waysBeside(squares: number, ways: readonly Way[]): readonly (readonly number[])[] {
  const beside = Array.from({ length: squares }, (): number[] => []);
  for (const [way, { upper, lower }] of ways.entries()) {
    beside[upper]?.push(way);
    beside[lower]?.push(way);
  }
  return beside;
}

function maskOn(portals: readonly Portal[], deck: number, isMeant: (portal: Portal) => boolean): number {
  const meant = portals.filter((portal) => portal.deck === deck && isMeant(portal));
  return meant.reduce((mask, { bit }) => mask | (1 << bit), 0);
}

const FEATURED = new WeakMap<Plan['features'], Map<Feature, readonly Square[]>>();

/** The squares that have a feature. Worked out once. */
export function squaresWith({ features }: Pick<Plan, 'features'>, feature: Feature): readonly Square[] {
  const known = FEATURED.get(features) ?? new Map<Feature, readonly Square[]>();
  FEATURED.set(features, known);
  const squares = known.get(feature) ?? [...features.keys()].filter((at) => features[at]?.includes(feature));
  known.set(feature, squares);
  return squares;
}

/** Stairs in the same place on two decks lead from one to the other. */
function stairsOf({ decks }: PlanDrawing, { first, features, x, y, squareOf }: Layout): Way[] {
  const ways: Way[] = [];
  for (const deck of decks.keys()) {
    for (let upper = first[deck] as Square; upper < (first[deck + 1] as Square); upper++) {
      const kind = stairsIn(features[upper]);
      const lower = squareOf(deck + 1, x[upper] as number, y[upper] as number);
      if (kind !== undefined && kind === stairsIn(features[lower])) ways.push({ kind, upper, lower, cover: NONE });
    }
  }
  return ways;
}

function stairsIn(features: readonly Feature[] | undefined): 'stairs' | 'spiral' | undefined {
  if (features?.includes('spiral')) return 'spiral';
  return features?.some((feature) => feature.startsWith('stairs')) ? 'stairs' : undefined;
}

/** A lift stops in the same place on decks that follow each other. */
function liftsOf(layout: Layout): Lift[] {
  const lifts: Square[][] = [];
  for (const square of squaresWith(layout, 'lift')) {
    const above = layout.squareOf(
      (layout.deck[square] as number) - 1,
      layout.x[square] as number,
      layout.y[square] as number,
    );
    const lift = above === NONE ? undefined : lifts.find((stops) => stops.at(-1) === above);
    if (lift === undefined) lifts.push([square]);
    else lift.push(square);
  }
  return lifts.map((stops) => ({ stops }));
}

function solidsOf({ areas, decks }: PlanDrawing): Solid[] {
  const solids: Solid[] = [];
  for (const [deck, { squares, width }] of decks.entries()) {
    for (const { key, kind, name, ship } of areas) {
      if (isFloor(kind)) continue;
      const places: Point[] = [...squares.keys()]
        .filter((at) => squares[at]?.area === key)
        .map((at) => ({ x: at % width, y: Math.trunc(at / width) }));
      if (places.length > 0) solids.push({ kind, name, ship, deck, places });
    }
  }
  return solids;
}
