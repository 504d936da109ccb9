import { describe, expect, it } from 'vitest';
import { areAdjacent, edgeKind, edgeOf, neighbour, stepTo } from '../../src/grid/step.ts';
import { squaresWith } from '../../src/plan/compile.ts';
import { DIRECTIONS, type Direction, NONE } from '../../src/plan/types.ts';
import { ALL_OPEN, ALL_SHUT, planned, squareAt } from './drawings.ts';

/** The directions in which a step is possible; a dot stands for each of the others. */
function steps(text: string, x: number, y: number, open = ALL_OPEN): string {
  const plan = planned(text);
  const from = squareAt(plan, x, y);
  return DIRECTIONS.map((direction) => (stepTo(plan, open, from, direction) === NONE ? '.' : direction)).join('');
}

it('numbers floor squares deck by deck and row by row; what is solid has no number', () => {
  const plan = planned(
    'deck One\n#===#===#===#\n# A   T   A #\n#   .   .   #\n# B   A   A #\n#===#===#===#\ndeck Two\n#===#\n# B #\n#===#',
  );
  expect(plan.squares).toBe(6);
  expect([...plan.x]).toEqual([0, 2, 0, 1, 2, 0]);
  expect([...plan.y]).toEqual([0, 0, 1, 1, 1, 0]);
  expect([...plan.deck]).toEqual([0, 0, 0, 0, 0, 1]);
  expect(plan.decks.map(({ first, end }) => [first, end])).toEqual([
    [0, 5],
    [5, 6],
  ]);
  expect(plan.solids).toEqual([{ kind: 'tank', name: 'Tank', ship: 0, deck: 0, places: [{ x: 1, y: 0 }] }]);
});

it('makes an area one room on each deck', () => {
  const { rooms, room } = planned(
    'deck One\n#===#===#\n# A   B #\n#===#===#\ndeck Two\n#===#===#\n# B   B #\n#===#===#',
  );
  expect(rooms.map(({ name, deck, squares }) => [name, deck, squares])).toEqual([
    ['Hall', 0, [0]],
    ['Bridge', 0, [1]],
    ['Bridge', 1, [2, 3]],
  ]);
  expect([...room]).toEqual([0, 1, 2, 2]);
});

describe('steps', () => {
  const OPEN =
    'deck One\n#===#===#===#\n# A   A   A #\n#   .   .   #\n# A   A   A #\n#   .   .   #\n# A   A   A #\n#===#===#===#';

  it('go to all eight squares around where nothing is between', () => {
    expect(steps(OPEN, 1, 1)).toBe('01234567');
    expect(steps(OPEN, 0, 0)).toBe('..234...');
  });

  it('go round a corner if one of the two ways is free', () => {
    const one = 'deck One\n#===#===#\n# A   A #\n#---+   #\n# A   A #\n#===#===#';
    expect(steps(one, 0, 0)).toBe('..23....');
    expect(steps(one, 0, 1)).toBe('.12.....');
    const both = 'deck One\n#===#===#\n# A | A #\n#---+   #\n# A   A #\n#===#===#';
    expect(steps(both, 0, 0)).toBe('........');
    expect(steps(both, 1, 0)).toBe('....45..');
  });

  it('never go diagonally past an edge with a portal, open or shut', () => {
    const doors = 'deck One\n#===#===#\n# A D A #\n#---+   #\n# A   A #\n#===#===#';
    expect(steps(doors, 0, 0, ALL_OPEN)).toBe('..2.....');
    expect(steps(doors, 0, 0, ALL_SHUT)).toBe('........');
    const other = 'deck One\n#===#===#\n# A D A #\n#   .   #\n# A   A #\n#===#===#';
    expect(steps(other, 0, 0, ALL_SHUT)).toBe('...34...');
  });

  it('do not go round a corner over solid squares', () => {
    expect(steps('deck One\n#===#===#\n# A   T #\n#   .   #\n# T   A #\n#===#===#', 0, 0)).toBe('........');
    expect(steps('deck One\n#===#===#\n# A   T #\n#   .   #\n# A   A #\n#===#===#', 0, 0)).toBe('...34...');
  });

  it('make squares adjacent, both ways', () => {
    const plan = planned('deck One\n#===#===#===#\n# A D A   A #\n#===#===#===#');
    expect([areAdjacent(plan, ALL_OPEN, 0, 1), areAdjacent(plan, ALL_OPEN, 1, 0)]).toEqual([true, true]);
    expect([areAdjacent(plan, ALL_SHUT, 0, 1), areAdjacent(plan, ALL_SHUT, 1, 0)]).toEqual([false, false]);
    expect([areAdjacent(plan, ALL_OPEN, 0, 2), areAdjacent(plan, ALL_OPEN, 0, 0)]).toEqual([false, false]);
    const decks = planned('deck One\n#===#===#\n# A   A #\n#===#===#\ndeck Two\n#===#===#\n# A   A #\n#===#===#');
    expect(areAdjacent(decks, ALL_OPEN, 0, 3)).toBe(false);
  });
});

it('knows every kind of side, from both squares by one name', () => {
  const plan = planned(
    'deck One\n#===#===#===#===#===#===#===#===#\n# A | A # A D A H A I A L A P A #\n#=Q=#   .   .   .   .   .   .   #\n# A   T   A   A   A   A   A   A #\n#===#===#===#===#===#===#===#===#',
  );
  expect(Array.from({ length: 7 }, (_, square) => edgeKind(plan, square, 1))).toEqual([
    'wall',
    'bulkhead',
    'door',
    'hatch',
    'iris',
    'lift',
    'plate',
  ]);
  expect(edgeKind(plan, 0, 2)).toBe('bulkheadPlate');
  expect(edgeKind(plan, squareAt(plan, 0, 1), 1)).toBe('solid');
  expect(edgeKind(plan, 0, 0)).toBe('bulkhead');
  expect([neighbour(plan, 0, 1), neighbour(plan, 1, 3), neighbour(plan, 0, 0)]).toEqual([1, 0, NONE]);
  expect(edgeOf(plan, 0, 1)).toBe(edgeOf(plan, 1, 3));
  expect(edgeOf(plan, 0, 1)).not.toBe(edgeOf(plan, 1, 1));
  expect(edgeOf(plan, 0, 0)).toBe(0);
});

describe('portals', () => {
  const plan = planned(
    [
      'deck One',
      '#===#=C=#=C=#===#',
      '# A D A   A   AI#',
      '#   #=I=#   .   #',
      '# A # K # A   AL#',
      '#   #=I=#   #=L=#',
      '# A #   # A # A #',
      '#===#   #===#===#',
      'deck Two',
      '.   .   .   #===#',
      '            # Au#',
      '.   .   .   #   #',
      '            # AL#',
      '.   .   .   #===#',
    ].join('\n'),
  );

  it('have bits of their own on each deck, covers after the others', () => {
    expect(plan.portals.map(({ kind, deck, bit }) => [kind, deck, bit])).toEqual([
      ['door', 0, 0],
      ['cargo', 0, 1],
      ['iris', 0, 2],
      ['iris', 0, 3],
      ['lift', 0, 4],
      ['iris', 0, 5],
    ]);
    expect(plan.decks.map(({ portals }) => portals)).toEqual([6, 0]);
  });

  it('are one over all sides of a cargo door, which leads outside', () => {
    const cargo = plan.portals.find(({ kind }) => kind === 'cargo');
    expect(cargo?.sides).toEqual([
      { a: 1, b: NONE, facing: 0 },
      { a: 2, b: NONE, facing: 0 },
    ]);
    expect(cargo).toMatchObject({ beside: [1, 2], tight: true, outer: true, lock: NONE });
  });

  it('of an air lock know it', () => {
    const lock = plan.rooms.find(({ kind }) => kind === 'lock');
    expect(
      plan.portals.filter((portal) => portal.lock === lock?.id).map(({ bit, outer, tight }) => [bit, outer, tight]),
    ).toEqual([
      [2, false, true],
      [3, true, true],
    ]);
  });

  it('are listed at the squares beside them', () => {
    expect(plan.portalsBeside.map((portals) => portals.join()).slice(0, 4)).toEqual(['0', '0,1,2', '1', '5']);
    expect(plan.portalAt[0 * 4 + 1]).toBe(0);
    expect(plan.portalAt[1 * 4 + 3]).toBe(0);
    expect(plan.portalAt[1 * 4 + 0]).toBe(1);
  });

  it('cover shafts, whose ladders are in the same place below', () => {
    const [top, foot] = [squareAt(plan, 3, 0), squareAt(plan, 3, 0, 1)];
    expect(plan.ways).toEqual([{ kind: 'shaft', upper: top, lower: foot, cover: 5 }]);
    expect(plan.portals[5]).toMatchObject({ kind: 'iris', deck: 0, sides: [], beside: [top, foot] });
  });

  it('shut lifts, which stop in the same place on every deck', () => {
    expect(plan.lifts).toEqual([{ stops: [squareAt(plan, 3, 1), squareAt(plan, 3, 1, 1)] }]);
    expect(plan.portals[4]).toMatchObject({ kind: 'lift', tight: true, outer: false });
  });
});

it('has lifts over any number of decks, and others where a deck is left out', () => {
  const deck = (name: string, row: string) => `deck ${name}\n#===#===#===#\n${row}\n#===#===#===#`;
  const plan = planned(
    ['# ALL A L AL#', '# ALL A L AL#', '# ALL A   A #', '# A   A L AL#']
      .map((row, at) => deck(`${at}`, row))
      .join('\n'),
  );
  expect(plan.lifts).toEqual([{ stops: [0, 3, 6] }, { stops: [2, 5] }, { stops: [11] }]);
});

it('joins stairs in the same place on two decks, each with its own kind', () => {
  const plan = planned(
    'deck One\n#===#===#===#===#\n# A^  A@  A^  A #\n#===#===#===#===#\ndeck Two\n#===#===#===#===#\n# A^  A@  A@  A>#\n#===#===#===#===#',
  );
  expect(plan.ways).toEqual([
    { kind: 'stairs', upper: 0, lower: 4, cover: NONE },
    { kind: 'spiral', upper: 1, lower: 5, cover: NONE },
  ]);
  expect(squaresWith(plan, 'stairsNorth')).toEqual([0, 2, 4]);
});

it('has one compartment where walls, sliding doors, plates in walls and stairs are between, another behind anything air-tight', () => {
  const plan = planned(
    'deck One\n#===#===#===#===#===#===#===#===#\n# A | A D A P A^# A H A I A Q A #\n#===#===#===#===#===#===#===#===#\ndeck Two\n.   .   .   #===#\n            # A^#\n.   .   .   #===#',
  );
  expect(plan.compartments.map(({ squares }) => squares)).toEqual([[0, 1, 2, 3, 8], [4], [5], [6], [7]]);
  expect([...plan.compartment]).toEqual([0, 0, 0, 0, 1, 2, 3, 4, 0]);
  expect(plan.compartments.map(({ portals }) => portals.map((id) => plan.portals[id]?.kind))).toEqual([
    [],
    ['hatch'],
    ['hatch', 'iris'],
    ['iris', 'bulkheadPlate'],
    ['bulkheadPlate'],
  ]);
});

it('has steps between all neighbours of an open door, and none through a shut one', () => {
  const plan = planned('deck One\n#===#===#\n# A D A #\n#===#===#');
  const east: Direction = 2;
  expect(stepTo(plan, [1], 0, east)).toBe(1);
  expect(stepTo(plan, [0], 0, east)).toBe(NONE);
  expect(stepTo(plan, [0x7ffffffe], 0, east)).toBe(NONE);
});
