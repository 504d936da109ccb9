/** The places that are made of the two ships. */
import { describe, expect, it } from 'vitest';
import { BEOWULF } from '../../src/data/ships/beowulf.ts';
import { INTREPID } from '../../src/data/ships/intrepid.ts';
import { reachableFrom } from '../../src/grid/flood.ts';
import { lineSquares } from '../../src/grid/line.ts';
import { planProblems } from '../../src/plan/check.ts';
import { compilePlan } from '../../src/plan/compile.ts';
import { drawingOf } from '../../src/plan/document.ts';
import { landed } from '../../src/plan/ground.ts';
import { joined } from '../../src/plan/join.ts';
import { parsePlan } from '../../src/plan/parse.ts';
import { printPlan } from '../../src/plan/print.ts';
import { turned } from '../../src/plan/turn.ts';
import { planOfShip } from '../../src/ships.ts';
import { ALL_OPEN, squareAt } from './drawings.ts';

describe('ships locked together', () => {
  const plan = planOfShip('lockedTogether');

  it('are both there, each with its own rooms, and a tube between the locks', () => {
    expect(plan.ships.map(({ name }) => name)).toEqual(['Beowulf', 'Intrepid']);
    const tube = plan.rooms.find(({ kind }) => kind === 'dock');
    expect(tube).toMatchObject({ name: 'Docking tube', ship: -1 });
    // The Intrepid's wing reaches three rows below its lock, and one row stays free between the hulls.
    expect(tube?.squares).toHaveLength(4);
    expect(plan.rooms.filter(({ ship }) => ship === 0)).toHaveLength(planOfShip('beowulf').rooms.length);
    expect(plan.rooms.filter(({ ship }) => ship === 1)).toHaveLength(planOfShip('intrepid').rooms.length);
    const valves = plan.portals.filter(({ beside }) => beside.some((square) => tube?.squares.includes(square)));
    expect(valves.map(({ kind, outer, tight }) => [kind, outer, tight])).toEqual([
      ['iris', true, true],
      ['iris', true, true],
    ]);
  });

  it('see each other’s lock through the tube when its valves are open', () => {
    const locks = plan.rooms
      .filter(({ name }) => name === 'Air lock' || name === 'Port air lock')
      .map(({ squares }) => squares[0] ?? -1);
    const line = lineSquares(plan, locks[0] ?? -1, locks[1] ?? -1);
    expect(line.at(-1)).toBe(locks[1]);
    expect(reachableFrom(plan, ALL_OPEN, locks[0] ?? -1).size).toBe(plan.squares);
  });

  it('have their hulls round them', () => {
    const [deck] = plan.decks;
    for (const [ship, hull] of (deck?.hulls ?? []).entries()) {
      const squares = plan.rooms
        .filter((room) => room.deck === 0 && room.ship === ship)
        .flatMap((room) => room.squares);
      const [xs, ys] = [hull.map(({ x }) => x), hull.map(({ y }) => y)];
      for (const square of squares) {
        expect((plan.x[square] as number) * 10).toBeGreaterThanOrEqual(Math.min(...xs));
        expect((plan.x[square] as number) * 10 + 10).toBeLessThanOrEqual(Math.max(...xs));
        expect((plan.y[square] as number) * 10).toBeGreaterThanOrEqual(Math.min(...ys));
        expect((plan.y[square] as number) * 10 + 10).toBeLessThanOrEqual(Math.max(...ys));
      }
    }
    expect(deck?.hulls).toHaveLength(2);
  });

  it('make a plan that is sound and can be written down', () => {
    const drawing = joined(
      'Both',
      { ship: drawingOf(BEOWULF), lock: 'Port air lock' },
      { ship: drawingOf(INTREPID), lock: 'Air lock' },
    );
    expect(planProblems(drawing)).toEqual([]);
    expect(parsePlan(printPlan(drawing))).toEqual(drawing);
  });

  it.each([0, 1, 2, 3])('turn the second ship until the locks face each other (%i quarter turns)', (quarters) => {
    let ship = drawingOf(INTREPID);
    for (let turn = 0; turn < quarters; turn++) ship = turned(ship);
    const drawing = joined('Both', { ship, lock: 'Air lock' }, { ship: drawingOf(INTREPID), lock: 'Air lock' });
    expect(planProblems(drawing)).toEqual([]);
    expect(compilePlan(drawing).squares).toBeGreaterThan(2 * planOfShip('intrepid').squares);
  });

  it('need a lock that leads outside', () => {
    const ship = drawingOf(INTREPID);
    expect(() => joined('Both', { ship, lock: 'Bridge' }, { ship, lock: 'Air lock' })).toThrow(
      'Intrepid has no Bridge that leads outside.',
    );
  });
});

describe('a ship on the ground', () => {
  const plan = planOfShip('landedBeowulf');

  it('has twenty squares of open ground and more before its cargo door', () => {
    const ground = plan.rooms.find(({ kind }) => kind === 'ground');
    expect(ground).toMatchObject({ deck: 1, ship: -1 });
    const door = plan.portals.find(({ kind, outer }) => kind === 'cargo' && outer);
    expect(door?.sides).toHaveLength(5);
    const [side] = door?.sides ?? [];
    const { x, y } = { x: plan.x[side?.b ?? 0] as number, y: plan.y[side?.b ?? 0] as number };
    expect(ground?.squares).toContain(squareAt(plan, x + 20, y, 1));
    expect(plan.compartments.filter(({ outside }) => outside).map(({ squares }) => squares)).toEqual([ground?.squares]);
  });

  it.each([0, 1, 2, 3])('has its ground before the door whichever way it faces (%i quarter turns)', (quarters) => {
    let ship = drawingOf(BEOWULF);
    for (let turn = 0; turn < quarters; turn++) ship = turned(ship);
    const drawing = landed('Landed', ship, { depth: 5, margin: 2 });
    expect(planProblems(drawing)).toEqual([]);
    const field = compilePlan(drawing);
    const hull = (field.decks[0]?.hulls[0] ?? []).map(({ x }) => x);
    expect(hull.length).toBeGreaterThan(0);
    for (const square of field.rooms.find(({ kind }) => kind === 'bridge')?.squares ?? []) {
      expect((field.x[square] as number) * 10).toBeGreaterThanOrEqual(Math.min(...hull));
      expect((field.x[square] as number) * 10).toBeLessThan(Math.max(...hull));
    }
    expect(field.squares).toBe(planOfShip('beowulf').squares + 5 * (13 + 4));
    expect(reachableFrom(field, ALL_OPEN, 0).size).toBe(field.squares);
  });

  it('needs a cargo door', () => {
    const drawing = drawingOf({ name: 'Pod', lines: ['A room: Hall', 'deck One', '#===#', '# A #', '#===#'] });
    expect(() => landed('Landed', drawing, { depth: 5, margin: 2 })).toThrow(
      'Pod has no cargo door that leads outside.',
    );
  });
});
