import { decodeOptions, defaultOptions, newOptions, ScriptedChance, SeededChance } from '@shutterbox/kernel';
import { witness } from '@shutterbox/kernel/tables';
import { describe, expect, it } from 'vitest';
import { boardOf, makeBoard } from '../../src/board.ts';
import { MAP_IDS, MAPS } from '../../src/data/maps.ts';
import { game } from '../../src/index.ts';
import { mapCounts, mapProblems } from '../../src/map.ts';
import { newTable } from '../../src/testing.ts';
import { ANIMALS, type Event, NONE, type Options, TERRAINS } from '../../src/types.ts';
import { NEXT_TURN, play, STOP, tableOf, terrains } from './table.ts';

const DEFAULTS = defaultOptions(game.options);
const POND = { name: 'Pond', rows: ['##', '##'] };

function setUp(seats: number, options: Partial<Options>, script: readonly number[]) {
  const chance = new ScriptedChance(script);
  const cx = witness<Event>(chance);
  const state = game.setup(seats, { ...DEFAULTS, ...options }, cx);
  expect(chance.unused).toBe(0);
  return { state, events: cx.events };
}

/** Four tiles and four photos of a pond, each the first that is left. */
const POND_DRAWS = Array<number>(8).fill(0);

function count(items: readonly number[], item: number): number {
  return items.filter((one) => one === item).length;
}

describe('components', () => {
  it('DA-1.1 two to four play', () => {
    expect(game.seats(DEFAULTS)).toEqual({ counts: [2, 3, 4] });
    for (const seats of [2, 3, 4]) {
      const state = newTable(seats);
      expect([state.seats, state.turns.length, state.collections.length, state.gifts.length]).toEqual(
        Array(4).fill(seats),
      );
    }
  });

  it('DA-1.2 DA-1.5 the largest maps use all 18 tiles, three of each terrain', () => {
    expect(TERRAINS).toEqual(['marsh', 'jungle', 'mountain', 'savannah', 'scrubland', 'desert']);
    const { terrains: laid } = newTable(2, { map: 'elephant' }, 3);
    for (const terrain of TERRAINS.keys()) expect(count(laid, terrain)).toBe(3);
  });

  it('DA-1.3 there are seven tokens of each of four animals', () => {
    expect(ANIMALS).toEqual(['lion', 'elephant', 'giraffe', 'gorilla']);
    // Draws the last token of all each time: seven gorillas, then giraffes, and so on.
    const { photos } = game.setup(
      2,
      { ...DEFAULTS, map: 'rhinoceros' },
      { chance: { int: (n) => n - 1 }, reveal: () => {} },
    );
    expect(photos).toEqual([...Array(7).fill(3), ...Array(7).fill(2), ...Array(7).fill(1), ...Array(2).fill(0)]);
  });

  it('DA-1.4 a safari die has six terrains; the bonus die has 2, 2, 2, 3, 3, 4', () => {
    const bonuses = [0, 1, 2, 3, 4, 5].map((face) => {
      const state = tableOf(['oooo']);
      play(state, STOP, [...terrains('mjos'), face]);
      return state.bonus;
    });
    expect(bonuses).toEqual([2, 2, 2, 3, 3, 4]);
    for (const terrain of TERRAINS.keys()) {
      const state = tableOf(['oooo']);
      play(state, STOP, [terrain, terrain, terrain, terrain, 0]);
      expect(state.dice).toEqual([terrain, terrain, terrain, terrain]);
    }
    expect(() => play(tableOf(['oooo']), STOP, [6, 0, 0, 0, 0])).toThrow('0 to 5');
  });
});

describe('the table', () => {
  it('DA-1.5 tiles are drawn at random and not put back', () => {
    const { state } = setUp(2, { customMap: POND }, [
      17,
      0,
      0,
      0,
      ...[0, 0, 0, 0],
      ...terrains('oooo'),
      ...terrains('dddd'),
      ...NEXT_TURN,
    ]);
    expect(state.terrains).toEqual(terrains('dmmm'));
    const smaller = newTable(2, { map: 'snake' }, 7).terrains;
    expect(smaller).toHaveLength(14);
    for (const terrain of TERRAINS.keys()) expect(count(smaller, terrain)).toBeLessThanOrEqual(3);
  });

  it('DA-1.5 all tiles are free', () => {
    expect(newTable(4, { map: 'lion' }).owners).toEqual(Array(18).fill(NONE));
  });

  it('DA-1.6 one photo lies between any two tiles that touch at a side, and nowhere else', () => {
    expect(makeBoard(POND).spots).toEqual([
      [0, 1],
      [0, 2],
      [1, 3],
      [2, 3],
    ]);
    expect(makeBoard({ name: 'Apart', rows: ['#.#', '.#.'] }).spots).toEqual([]);
    for (const [map, { photos }] of MAPS.entries()) {
      const state = newTable(2, { map: MAP_IDS[map] ?? 'random' }, map);
      expect(state.photos).toHaveLength(photos);
      for (const animal of ANIMALS.keys()) expect(count(state.photos, animal)).toBeLessThanOrEqual(7);
    }
  });

  it('DA-1.6 the photos are drawn at random', () => {
    const draws = [...[0, 0, 0, 0], 27, 0, 6, 20];
    const { state, events } = setUp(2, { customMap: POND }, [
      ...draws,
      ...terrains('oooo'),
      ...terrains('dddd'),
      ...NEXT_TURN,
    ]);
    expect(state.photos).toEqual([3, 0, 1, 3]);
    expect(events[0]).toEqual({ type: 'laid', map: NONE, terrains: state.terrains, photos: [3, 0, 1, 3] });
  });

  it('DA-1.12 a player has enough tokens to claim every tile of the largest map', () => {
    const rows = ['oooooo', 'oooooo', 'oooooo'];
    for (const seat of [0, 1]) {
      const state = { ...tableOf(rows, { owners: String(seat).repeat(18), dice: 'uuuu' }), turns: [2, 3] };
      play(state, STOP);
      expect(game.outcome(state)?.score[seat]).toBeGreaterThan(18);
    }
  });
});

describe('maps', () => {
  it('DA-1.7 there are twelve, seven of them with animals known from the printed ones', () => {
    expect(MAPS).toHaveLength(12);
    expect(MAPS.map(({ id }) => id)).toEqual(MAP_IDS);
    expect(MAPS.filter(({ known }) => known).map(({ id }) => id)).toEqual([
      'elephant',
      'flamingo',
      'giraffe',
      'gorilla',
      'lion',
      'rhinoceros',
      'turtle',
    ]);
    expect(new Set(MAPS.map(({ rows }) => rows.join())).size).toBe(12);
  });

  it.each(MAPS)('DA-1.7 $name has 12 to 18 tiles in one piece, its counts, and every tile on a route', (map) => {
    const { tiles, photos, routes } = mapCounts(map);
    expect([tiles, photos]).toEqual([map.tiles, map.photos]);
    expect(tiles).toBeGreaterThanOrEqual(12);
    expect(tiles).toBeLessThanOrEqual(18);
    expect(routes).toBeGreaterThan(photos);
    expect(mapProblems(map)).toEqual([]);
    const board = makeBoard(map);
    const reached = new Set(board.routes.flatMap((route) => route.tiles));
    expect(reached.size).toBe(tiles);
    expect(map.rows.every((row) => row.length === board.width)).toBe(true);
  });

  it.each(MAPS)('DA-1.7 the strokes of $name are lines beside its tiles', ({ rows, strokes }) => {
    expect(strokes.length).toBeGreaterThanOrEqual(2);
    for (const stroke of strokes) {
      expect(stroke).toMatch(/^-?\d+,-?\d+( -?\d+,-?\d+)+$/);
      for (const point of stroke.split(' ')) {
        const [x = 0, y = 0] = point.split(',').map(Number);
        const within = x % 10 !== 0 && y % 10 !== 0 && rows[Math.floor(y / 10)]?.[Math.floor(x / 10)] === '#';
        expect(within, point).toBe(false);
      }
    }
  });

  it('DA-1.7 a map is chosen by its name', () => {
    for (const [map, id] of MAP_IDS.entries()) {
      const state = newTable(2, { map: id });
      expect(state.map).toBe(map);
      expect(boardOf(state).name).toBe(MAPS[map]?.name);
    }
  });

  it('DA-1.7 or drawn at random among the twelve', () => {
    const drawn = Array.from({ length: 200 }, (_, seed) => newTable(2, {}, seed).map);
    expect(new Set(drawn).size).toBe(12);
    for (const first of [0, 11]) {
      const chance = { int: (n: number) => (n === 12 ? first : 0) };
      expect(game.setup(2, DEFAULTS, { chance, reveal: () => {} }).map).toBe(first);
    }
  });

  it('DA-1.8 a map of your own is played in place of the chosen one', () => {
    const state = newTable(2, { map: 'lion', customMap: POND });
    expect(state.map).toBe(NONE);
    expect(state.owners).toHaveLength(4);
    expect(boardOf(state).name).toBe('Pond');
  });

  it.each([
    ['three tiles', ['###'], 'A map needs at least 4 tiles. This one has 3.'],
    ['no tile', ['...'], 'A map needs at least 4 tiles. This one has 0.'],
    ['19 tiles', ['##########', '#########.'], 'A map can have at most 18 tiles. This one has 19.'],
    ['19 columns', [`##${'.'.repeat(15)}##`], 'A map can have at most 18 columns and 18 rows. This one has 19 and 1.'],
    [
      '19 rows',
      ['##', ...Array(17).fill('..'), '##'],
      'A map can have at most 18 columns and 18 rows. This one has 2 and 19.',
    ],
    [
      'no two tiles that touch',
      ['#.#', '.#.', '#.#'],
      'No two tiles share a side, so nobody could ever claim a route.',
    ],
  ])('DA-1.8 %s are refused', (_, rows, problem) => {
    expect(newOptions(game.options, { customMap: { name: 'Odd', rows } })).toEqual({ ok: false, problem });
  });

  it('DA-1.8 a match that was begun on a larger map goes on', () => {
    const customMap = { name: 'Odd', rows: [`##${'.'.repeat(15)}##`] };
    expect(decodeOptions(game.options, { customMap })).toMatchObject({ ok: true, value: { customMap } });
  });

  it('DA-1.8 four tiles, 18 tiles, separate pieces and single tiles are allowed', () => {
    const tall = ['##', ...Array(16).fill('..'), '##'];
    for (const rows of [['####'], ['##################'], tall, ['##.', '..#', '#..']]) {
      expect(newOptions(game.options, { customMap: { name: 'Odd', rows } })).toMatchObject({ ok: true });
    }
  });
});

describe('who starts', () => {
  function first(seats: number, ...dice: readonly string[]) {
    const script = [...POND_DRAWS, ...dice.flatMap(terrains), ...NEXT_TURN];
    const { state, events } = setUp(seats, { customMap: POND }, script);
    return { seat: state.first, turn: state.turn, rolls: events.filter(({ type }) => type === 'startRoll'), events };
  }

  it('DA-1.10 most mountains start', () => {
    expect(first(2, 'omjs', 'oodd')).toMatchObject({ seat: 1, turn: 1 });
    expect(first(2, 'ooom', 'oodd')).toMatchObject({ seat: 0, turn: 0 });
    expect(first(4, 'mmmm', 'ojjj', 'oooo', 'oooj')).toMatchObject({ seat: 2, turn: 2 });
  });

  it('DA-1.10 only the players tied for most roll again', () => {
    const { seat, rolls, events } = first(3, 'oomm', 'ommm', 'oodd', 'mmmm', 'ojjj');
    expect(seat).toBe(2);
    expect(rolls.map((event) => event.type === 'startRoll' && event.seat)).toEqual([0, 1, 2, 0, 2]);
    expect(rolls[4]).toEqual({ type: 'startRoll', seat: 2, dice: terrains('ojjj') });
    expect(events).toContainEqual({ type: 'first', seat: 2 });
  });

  it('DA-1.10 also when nobody rolled a mountain, and more than once', () => {
    expect(first(2, 'mmmm', 'jjjj', 'ommm', 'ojjj', 'oooo', 'ooom')).toMatchObject({ seat: 0 });
  });

  it('DA-1.11 lots decide after thirty ties', () => {
    const ties = Array<string>(60).fill('dddd');
    for (const lot of [0, 1]) {
      const script = [...POND_DRAWS, ...ties.flatMap(terrains), lot, ...NEXT_TURN];
      expect(setUp(2, { customMap: POND }, script).state.first).toBe(lot);
    }
  });

  it('DA-1.9 turns go clockwise from there', () => {
    const state = { ...tableOf(['oooo'], { seats: 3 }), turn: 1 };
    state.open = [{ seat: 1, kind: 'roll' }];
    const seats: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      seats.push(state.turn);
      play(state, STOP, NEXT_TURN);
    }
    expect(seats).toEqual([1, 2, 0, 1]);
  });

  it('DA-1.10 the first turn is under way when the game begins', () => {
    const state = game.setup(3, DEFAULTS, { chance: new SeededChance(4), reveal: () => {} });
    expect(state.open).toEqual([{ seat: state.first, kind: 'roll' }]);
    expect([state.rolls, state.turns]).toEqual([1, [0, 0, 0]]);
  });
});
