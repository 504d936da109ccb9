import { describe, expect, it } from 'vitest';
import { breached } from '../../src/grid/breach.ts';
import { airless } from '../../src/grid/pressure.ts';
import { canSee } from '../../src/grid/sight.ts';
import { areAdjacent, edgeKind, edgeOf } from '../../src/grid/step.ts';
import { planOfShip } from '../../src/ships.ts';
import { ALL_OPEN, ALL_SHUT, planned, squareAt } from './drawings.ts';

describe('a breach', () => {
  const plan = planned('deck One\n#===#===#===#\n# A # A D A #\n#   #---+---#\n# A # A   A #\n#===#===#===#');
  const bulkhead = edgeOf(plan, 0, 1);

  it('lets people step and see through a wall, and leaves the plan as it was', () => {
    const open = breached(plan, [bulkhead]);
    expect([areAdjacent(plan, ALL_OPEN, 0, 1), canSee(plan, ALL_OPEN, 0, 2)]).toEqual([false, false]);
    expect([areAdjacent(open, ALL_SHUT, 0, 1), areAdjacent(open, ALL_SHUT, 1, 0)]).toEqual([true, true]);
    expect([canSee(open, ALL_OPEN, 0, 2), canSee(open, ALL_SHUT, 0, 2)]).toEqual([true, false]);
    expect([edgeKind(plan, 0, 1), edgeKind(open, 0, 1), edgeKind(open, 1, 3)]).toEqual([
      'bulkhead',
      'nothing',
      'nothing',
    ]);
  });

  it('counts as free at corners', () => {
    expect(areAdjacent(breached(plan, [bulkhead]), ALL_SHUT, 3, 1)).toBe(true);
    expect(areAdjacent(plan, ALL_SHUT, 3, 1)).toBe(false);
  });

  it('in a door leaves nothing to open or shut', () => {
    const open = breached(plan, [edgeOf(plan, 1, 1)]);
    expect(areAdjacent(open, ALL_SHUT, 1, 2)).toBe(true);
    expect(open.portalAt[1 * 4 + 1]).toBe(-1);
  });

  it('in the hull lets nobody out', () => {
    const open = breached(plan, [edgeOf(plan, 0, 0)]);
    expect(edgeKind(open, 0, 0)).toBe('bulkhead');
  });

  it('is worked out only once, even among many', () => {
    expect(breached(plan, [])).toBe(plan);
    expect(breached(plan, [bulkhead])).toBe(breached(plan, [bulkhead]));
    const first = breached(plan, [bulkhead, 5]);
    for (let edge = 0; edge < 20; edge++) breached(plan, [edge]);
    expect(breached(plan, [bulkhead, 5])).not.toBe(first);
    expect(breached(plan, [bulkhead, 5]).next).toEqual(first.next);
    const latest = Array.from({ length: 16 }, (_, edge) => breached(plan, [edge, 1]));
    expect(latest.map((made, edge) => made === breached(plan, [edge, 1]))).toEqual(latest.map(() => true));
  });
});

describe('air', () => {
  const plan = planned(
    'deck One\n#===#===#===#===#\n# A D A H A # AI#\n#===#===#===#===#\ndeck Two\n.   .   .   #===#\n            # AuI\n.   .   .   #===#',
  );
  const [hall, cell, top, foot] = [0, 2, 3, 4].map((square) => plan.compartment[square] as number);
  const lost = (open: readonly number[], holes: readonly number[] = []) =>
    airless(plan, open, holes).flatMap((isLost, id) => (isLost ? [id] : []));

  it('stays while everything is shut', () => {
    expect(lost(ALL_SHUT)).toEqual([]);
  });

  it('leaves through a hole in the hull, as far as the next thing that is air-tight', () => {
    expect(lost([0b001, 0], [edgeOf(plan, 0, 0)])).toEqual([hall]);
    expect(lost([0b010, 0], [edgeOf(plan, 0, 0)])).toEqual([hall, cell]);
    expect(lost([0b010, 0], [edgeOf(plan, 0, 0), edgeOf(plan, 2, 1)])).toEqual([hall, cell, top]);
  });

  it('leaves through an open outer portal, and up an open shaft', () => {
    expect(lost([0, 0b1])).toEqual([foot]);
    expect(lost([0b100, 0b1])).toEqual([top, foot]);
  });

  it('is never inside a hole between two rooms alone', () => {
    expect(lost(ALL_SHUT, [edgeOf(plan, 2, 1)])).toEqual([]);
  });

  it('is gone where the ground has no air, if the cargo door is open', () => {
    const ship = planOfShip('landedBeowulf');
    const door = ship.portals.find(({ kind, outer }) => kind === 'cargo' && outer);
    const open = ship.decks.map((_, deck) => (door?.deck === deck ? 1 << door.bit : 0));
    const gone = airless(ship, open, []);
    expect(gone[ship.compartment[squareAt(ship, 22, 6 + 3, 1)] as number]).toBe(true);
    expect(gone.filter(Boolean)).toHaveLength(2);
    expect(airless(ship, ALL_SHUT, []).filter(Boolean)).toHaveLength(1);
  });
});
