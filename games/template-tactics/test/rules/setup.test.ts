import { defaultOptions, sidesOf } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { decodeMap, floorOf, WAREHOUSE } from '../../src/map.ts';
import { asked, at, CORRIDOR, table } from './table.ts';

const OPTIONS = defaultOptions(game.options);

describe('set-up', () => {
  it('TT-1.1 two or four players, on two sides', () => {
    expect(game.seats(OPTIONS).counts).toEqual([2, 4]);
    expect(sidesOf(game.seats(OPTIONS), 4)).toEqual([0, 1, 0, 1]);
    expect(sidesOf(game.seats(OPTIONS), 2)).toEqual([0, 1]);
  });

  it('TT-1.1 with four, each commands one photographer', () => {
    const four = table({ seats: 4, places: ['A1', 'A5', 'C1', 'C5'] });
    expect(asked(four)).toEqual(['act 0']);
    const figures = game
      .pending(four)
      .filter(({ optional }) => optional !== true)
      .flatMap((decision) => {
        const actions: ReturnType<typeof game.decodeAction>[] = [];
        game.legalActions(four, decision, actions as never);
        return actions.flatMap((action) => (action !== undefined && 'figure' in action ? [action.figure] : []));
      });
    expect(new Set(figures)).toEqual(new Set([0]));
  });

  it('TT-1.2 the photographers begin where the map says', () => {
    expect(floorOf(WAREHOUSE).starts).toEqual([0, 6, 42, 48]);
    expect(floorOf({ name: 'Corridor', rows: CORRIDOR }).starts).toEqual([at('A1'), at('A5'), at('A2'), at('C5')]);
  });

  it.each([
    ['no rows', { name: 'X' }, /name and rows/],
    ['no name', { name: '', rows: CORRIDOR }, /1 to 40 characters/],
    ['a long name', { name: 'x'.repeat(41), rows: CORRIDOR }, /1 to 40 characters/],
    ['a ragged row', { name: 'X', rows: [...CORRIDOR.slice(1), '..'] }, /equally long/],
    ['a strange sign', { name: 'X', rows: CORRIDOR.map((row) => row.replace('.', '?')) }, /made of/],
    ['a row that is no text', { name: 'X', rows: [...CORRIDOR, 7] }, /equally long/],
    ['too few rows', { name: 'X', rows: CORRIDOR.slice(0, 4) }, /5 to 9/],
    ['too many columns', { name: 'X', rows: CORRIDOR.map((row) => `${row}...`) }, /5 to 9/],
    ['one start', { name: 'X', rows: CORRIDOR.map((row) => row.replace('2#2', '2#.')) }, /starting squares '2'/],
    [
      'a room nobody reaches',
      { name: 'X', rows: CORRIDOR.map((row) => row.replace('.......', '###.###')) },
      /within reach/,
    ],
  ])('TT-1.2 a map with %s is refused', (_, json, problem) => {
    const decoded = decodeMap(json);
    expect(decoded.ok ? '' : decoded.problem).toMatch(problem);
  });

  it('TT-1.2 a good map is taken as it is', () => {
    expect(decodeMap({ name: 'Corridor', rows: CORRIDOR, more: 1 })).toEqual({
      ok: true,
      value: { name: 'Corridor', rows: CORRIDOR },
    });
  });
});
