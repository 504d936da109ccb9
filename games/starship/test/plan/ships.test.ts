/** The facts that the two ships must fit. */
import { describe, expect, it } from 'vitest';
import { BEOWULF } from '../../src/data/ships/beowulf.ts';
import { INTREPID } from '../../src/data/ships/intrepid.ts';
import { reachableFrom } from '../../src/grid/flood.ts';
import { planProblems } from '../../src/plan/check.ts';
import { compilePlan, squaresWith } from '../../src/plan/compile.ts';
import { drawingOf } from '../../src/plan/document.ts';
import { missingOn, type Need } from '../../src/plan/needs.ts';
import type { Plan, PlanDrawing, RoomKind } from '../../src/plan/types.ts';
import { planOfShip } from '../../src/ships.ts';

const SQUARES_PER_TON = 2;

/** The classic fittings of the two ships, in tons, and the areas that show them. */
const FITTINGS: readonly (readonly [string, Partial<Record<'Intrepid' | 'Beowulf', number>>, readonly RoomKind[]])[] = [
  ['bridge', { Intrepid: 20, Beowulf: 20 }, ['bridge', 'computer', 'machinery']],
  ['drives', { Intrepid: 15, Beowulf: 15 }, ['drive', 'engine']],
  ['fuel', { Intrepid: 40, Beowulf: 30 }, ['tank']],
  [
    'quarters',
    { Intrepid: 16, Beowulf: 40 },
    ['stateroom', 'passengerStateroom', 'common', 'galley', 'corridor', 'lift', 'locker', 'lock'],
  ],
  ['low berths', { Beowulf: 10 }, ['lowPassage']],
  ['cargo', { Intrepid: 3, Beowulf: 82 }, ['cargo']],
  ['air/raft', { Intrepid: 4 }, ['raft', 'vehicle']],
];

function squaresOfKinds({ areas, decks }: PlanDrawing, kinds: readonly RoomKind[]): number {
  const keys = areas.filter(({ kind }) => kinds.includes(kind)).map(({ key }) => key);
  return decks.flatMap(({ squares }) => squares).filter(({ area }) => keys.includes(area)).length;
}

describe.each([
  ['Intrepid', INTREPID, 100],
  ['Beowulf', BEOWULF, 200],
] as const)('the %s', (name, document, tons) => {
  const drawing = drawingOf(document);
  const plan = compilePlan(drawing);

  it('has about two squares a ton, tanks included', () => {
    const all = drawing.decks.flatMap(({ squares }) => squares).filter(({ area }) => area !== '').length;
    expect(drawing.ships).toEqual([expect.objectContaining({ name, tons })]);
    expect(Math.abs(all - tons * SQUARES_PER_TON)).toBeLessThan(tons * SQUARES_PER_TON * 0.05);
  });

  it.each(FITTINGS.filter(([, of]) => of[name] !== undefined))(
    'gives its %s their tons, within a fifth',
    (_, of, kinds) => {
      const fair = (of[name] ?? 0) * SQUARES_PER_TON;
      // The Beowulf's landing gear is machinery too, and stands in the cargo bay.
      const squares = squaresOfKinds(
        drawing,
        name === 'Beowulf' ? kinds.filter((kind) => kind !== 'machinery') : kinds,
      );
      expect(Math.abs(squares - fair) / fair).toBeLessThan(0.2);
    },
  );

  it('is sound', () => {
    expect(planProblems(drawing)).toEqual([]);
  });

  it('is drawn about its own axis: its hull is the same on both sides', () => {
    for (const { hulls, height } of drawing.decks) {
      const corners = hulls.flat().map(({ x, y }) => `${x},${y}`);
      expect(corners.length).toBeGreaterThan(8);
      expect(
        hulls
          .flat()
          .map(({ x, y }) => `${x},${height * 10 - y}`)
          .sort(),
      ).toEqual(corners.sort());
    }
  });

  it('has a light switch beside every inner portal', () => {
    const dark = plan.portals.filter(
      ({ kind, outer, sides, beside }) =>
        !outer &&
        sides.length > 0 &&
        kind !== 'lift' &&
        kind !== 'bulkheadPlate' &&
        beside.some((square) => !plan.features[square]?.includes('switch')),
    );
    expect(dark).toEqual([]);
  });

  it('has one club in each stateroom, common area, drive room and cargo bay', () => {
    const clubs = squaresWith(plan, 'club');
    const rooms = plan.rooms.filter(({ kind }) =>
      ['stateroom', 'passengerStateroom', 'common', 'drive', 'cargo'].includes(kind),
    );
    expect(rooms.map(({ squares }) => squares.filter((square) => clubs.includes(square)).length)).toEqual(
      rooms.map(() => 1),
    );
    expect(clubs).toHaveLength(rooms.length);
  });
});

/** How many ways lead from one room to another that share no portal: 1 is a choke point, 2 a loop. */
function areJoinedWithout(plan: Plan, from: string, to: string, portal: number): boolean {
  const open = plan.decks.map((_, deck) =>
    plan.portals[portal]?.deck === deck ? ~(1 << (plan.portals[portal]?.bit ?? 0)) : -1,
  );
  const at = (name: string) => plan.rooms.find((room) => room.name === name)?.squares[0] ?? -1;
  return reachableFrom(plan, open, at(from)).has(at(to));
}

describe('the Intrepid', () => {
  const plan = planOfShip('intrepid');

  it('has what They’re Loose! needs', () => {
    const needs: readonly Need[] = [
      { need: 'room', kind: 'bridge', count: 1, squares: 2 },
      { need: 'room', kind: 'drive', count: 1, squares: 1 },
      { need: 'room', kind: 'stateroom', count: 4, squares: 4 },
      { need: 'room', kind: 'common', count: 1, squares: 2 },
      { need: 'room', kind: 'cargo', count: 1, squares: 2 },
      { need: 'room', kind: 'raft', count: 1, squares: 2 },
      { need: 'room', kind: 'locker', count: 1, squares: 1 },
      { need: 'room', kind: 'lock', count: 1, squares: 1 },
      { need: 'feature', kind: 'locker', count: 1 },
      { need: 'feature', kind: 'cage', count: 6 },
      { need: 'portal', kind: 'iris', count: 3, outer: false },
    ];
    expect(missingOn(plan, needs)).toEqual([]);
    expect(plan.rooms.filter(({ kind }) => kind === 'stateroom').map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });

  it('has a cage for two animals each in the cargo bay, the common area and the berth', () => {
    const cages = squaresWith(plan, 'cage').map((square) => plan.rooms[plan.room[square] as number]?.kind);
    expect(cages.toSorted()).toEqual(['cargo', 'cargo', 'common', 'common', 'raft', 'raft']);
  });

  it('has one way to the bridge, and several round between the common area and the drives', () => {
    const portalOf = (kind: string, room: string) =>
      plan.portals.find(
        (portal) =>
          portal.kind === kind &&
          !portal.outer &&
          portal.beside.some((square) => plan.rooms[plan.room[square] as number]?.name === room),
      )?.id ?? -1;
    expect(areJoinedWithout(plan, 'Bridge', 'Common area', portalOf('iris', 'Bridge'))).toBe(false);
    expect(areJoinedWithout(plan, 'Drive room', 'Common area', portalOf('iris', 'Drive room'))).toBe(true);
    expect(areJoinedWithout(plan, 'Cargo bay', 'Common area', portalOf('hatch', 'Cargo bay'))).toBe(true);
    expect(areJoinedWithout(plan, 'Air/raft berth', 'Common area', portalOf('iris', 'Air/raft berth'))).toBe(true);
  });
});

describe('the Beowulf', () => {
  const plan = planOfShip('beowulf');

  it('has what Hijacking, Mutiny and its other scenarios need', () => {
    const needs: readonly Need[] = [
      { need: 'room', kind: 'bridge', count: 1, squares: 2 },
      { need: 'room', kind: 'drive', count: 1, squares: 1 },
      { need: 'room', kind: 'stateroom', count: 4, squares: 4 },
      { need: 'room', kind: 'passengerStateroom', count: 6, squares: 4 },
      { need: 'room', kind: 'common', count: 2, squares: 12 },
      { need: 'room', kind: 'lowPassage', count: 1, squares: 6 },
      { need: 'room', kind: 'cargo', count: 1, squares: 100 },
      { need: 'room', kind: 'lock', count: 2, squares: 2 },
      { need: 'feature', kind: 'locker', count: 1 },
      { need: 'feature', kind: 'shaftHatch', count: 1 },
      { need: 'feature', kind: 'shaftIris', count: 1 },
      { need: 'portal', kind: 'cargo', count: 1, outer: true },
      { need: 'lift', count: 1 },
    ];
    expect(missingOn(plan, needs)).toEqual([]);
    expect(plan.features.flat().filter((feature) => feature === 'lowBerth')).toHaveLength(20);
  });

  it('has its passengers on one deck, and their common area with them', () => {
    const decks = plan.rooms
      .filter(({ kind, name }) => kind === 'passengerStateroom' || name === 'Passenger common area')
      .map(({ deck }) => deck);
    expect(decks).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });

  it('has one iris valve before the bridge', () => {
    const bridge = plan.rooms.find(({ kind }) => kind === 'bridge');
    const portals = plan.portals.filter(({ beside }) => beside.some((square) => bridge?.squares.includes(square)));
    expect(portals.map(({ kind, outer }) => [kind, outer])).toEqual([['iris', false]]);
  });

  it('is joined by a shaft with an iris valve, a shaft with a hatch, and a lift', () => {
    expect(plan.ways.map(({ kind, cover }) => [kind, plan.portals[cover]?.kind])).toEqual([
      ['shaft', 'iris'],
      ['shaft', 'hatch'],
    ]);
    expect(plan.lifts.map(({ stops }) => stops.map((stop) => plan.deck[stop]))).toEqual([[0, 1]]);
  });

  it('goes round over both decks: no single cover cuts them apart', () => {
    for (const { cover } of plan.ways) expect(areJoinedWithout(plan, 'Bridge', 'Cargo bay', cover)).toBe(true);
  });
});
