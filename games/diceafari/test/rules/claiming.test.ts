import { describe, expect, it } from 'vitest';
import { game, text } from '../../src/index.ts';
import { asked, claim, claims, play, refused, tableOf } from './table.ts';

/** Two rows of four, all mountain: only shapes matter. */
const BLOCK = ['oooo', 'oooo'];

describe('dice and tiles', () => {
  it('DA-3.1 two mountains, a desert and a marsh claim up to two, one and one of them: the example of the rulebook', () => {
    const state = tableOf(['oodm', 'oomm'], { dice: 'oodm' });
    expect(claims(state)).toContainEqual([0, 1, 2, 3]);
    expect(claims(state)).toContainEqual([0, 1, 2]);
    expect(claims(state)).toContainEqual([0, 1]);
    expect(claims(state)).not.toContainEqual([3, 7]);
    expect(claims(state)).not.toContainEqual([0, 1, 4, 5]);
    expect(refused(state, claim(3, 7))).toEqual({
      code: 'missingDice',
      rule: 'DA-3.1',
      params: { terrain: 'marsh', needed: 2, dice: 1 },
    });
  });

  it('DA-3.1 two mountains and a marsh in a row need at least these dice: the example of the rulebook', () => {
    const row = claim(0, 1, 2);
    expect(refused(tableOf(['omoj'], { dice: 'omod' }), row)).toBeUndefined();
    expect(refused(tableOf(['omoj'], { dice: 'oomm' }), row)).toBeUndefined();
    expect(refused(tableOf(['omoj'], { dice: 'ommd' }), row)).toMatchObject({ code: 'missingDice' });
    expect(refused(tableOf(['omoj'], { dice: 'oodj' }), row)).toMatchObject({ code: 'missingDice' });
  });

  it('DA-3.1 four of one terrain need four dice of it', () => {
    expect(claims(tableOf(['dddd'], { dice: 'dddd' }))).toContainEqual([0, 1, 2, 3]);
    expect(claims(tableOf(['dddd'], { dice: 'dddu' }))).toEqual([
      [0, 1],
      [0, 1, 2],
      [1, 2],
      [1, 2, 3],
      [2, 3],
    ]);
  });

  it('DA-3.1 the refusal says which dice are missing', () => {
    const words = (dice: string) => {
      const refusal = refused(tableOf(['ddmu'], { dice }), claim(0, 1, 2));
      return refusal && text.rejection(refusal);
    };
    expect(words('dmuu')).toBe('That route has two desert tiles, but only one of your dice shows desert.');
    expect(words('dduu')).toBe('That route has one marsh tile, but none of your dice shows marsh.');
    expect(words('ddmu')).toBeUndefined();
  });

  it('DA-3.4 dice may be left over, and a row need not be claimed to its end', () => {
    const state = tableOf(BLOCK);
    play(state, claim(1, 2));
    expect(state.owners).toEqual([-1, 0, 0, -1, -1, -1, -1, -1]);
  });
});

describe('routes', () => {
  it('DA-3.2 rows, columns and squares, and no other pattern', () => {
    expect(claims(tableOf(['ooo', 'ooo']))).toEqual([
      [0, 1],
      [0, 1, 2],
      [0, 3],
      [1, 2],
      [1, 4],
      [2, 5],
      [3, 4],
      [3, 4, 5],
      [4, 5],
      [0, 1, 3, 4],
      [1, 2, 4, 5],
    ]);
  });

  it('DA-3.2 columns of two, three and four', () => {
    expect(claims(tableOf(['o', 'o', 'o', 'o', 'o']))).toEqual([
      [0, 1],
      [0, 1, 2],
      [0, 1, 2, 3],
      [1, 2],
      [1, 2, 3],
      [1, 2, 3, 4],
      [2, 3],
      [2, 3, 4],
      [3, 4],
    ]);
  });

  it('DA-3.2 a gap ends a run, in both directions', () => {
    expect(claims(tableOf(['oo.oo']))).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(claims(tableOf(['oo', 'o.', '.o', 'oo']))).toEqual([
      [0, 1],
      [0, 2],
      [3, 5],
      [4, 5],
    ]);
  });

  it.each([
    ['a diagonal', [0, 5]],
    ['a bend', [0, 1, 2, 6]],
    ['an edge of a square and its corner', [0, 1, 2, 5]],
    ['tiles apart', [0, 2]],
    ['a zigzag', [0, 1, 5, 6]],
    ['the end of a row and the beginning of the next', [3, 4]],
  ])('DA-3.3 %s is not a route', (_, tiles) => {
    const refusal = refused(tableOf(BLOCK), claim(...tiles));
    expect(refusal).toEqual({ code: 'noRoute', rule: 'DA-3.2' });
    expect(refusal && text.rejection(refusal)).toMatch(/^That is not a route/);
  });

  it('DA-3.3 three tiles of a square are not a route, and the refusal says so', () => {
    const refusal = refused(tableOf(BLOCK), claim(0, 1, 4));
    expect(refusal).toEqual({ code: 'corner', rule: 'DA-3.3' });
    expect(refusal && text.rejection(refusal)).toBe('Corner routes are switched off in this match.');
  });

  it('DA-3.3 a route lies on the map', () => {
    const refusal = refused(tableOf(BLOCK), claim(7, 8));
    expect(refusal).toEqual({ code: 'offMap', rule: 'DA-3.2' });
    expect(refusal && text.rejection(refusal)).toBe('There is no such tile on the map.');
  });

  it('DA-3.3 two to four different tiles are read as a claim, in any order, and nothing else', () => {
    expect(game.decodeAction({ type: 'claim', tiles: [2, 0, 1] })).toEqual(claim(0, 1, 2));
    expect(game.decodeAction({ type: 'claim', tiles: [17, 3] })).toEqual(claim(3, 17));
    for (const tiles of [
      undefined,
      [0],
      [0, 0],
      [0, 1, 2, 3, 4],
      [0, 18],
      [-1, 0],
      [0, 1.5],
      ['0', '1'],
      { length: 2 },
    ])
      expect(game.decodeAction({ type: 'claim', tiles })).toBeUndefined();
  });
});

describe('travel tokens', () => {
  it('DA-3.5 each tile of the route gets one token of the player', () => {
    const state = tableOf(BLOCK);
    const { events } = play(state, claim(0, 1, 4, 5));
    expect(state.owners).toEqual([0, 0, -1, -1, 0, 0, -1, -1]);
    expect(events[0]).toEqual({ type: 'claimed', seat: 0, tiles: [0, 1, 4, 5], before: [-1, -1, -1, -1] });
  });

  it('DA-3.6 a token of another player is replaced: the example of the rulebook', () => {
    const state = tableOf(BLOCK, { owners: '.1......' });
    const { events } = play(state, claim(0, 1, 2));
    expect(state.owners).toEqual([0, 0, 0, -1, -1, -1, -1, -1]);
    expect(events[0]).toEqual({ type: 'claimed', seat: 0, tiles: [0, 1, 2], before: [-1, 1, -1] });
  });

  it('DA-3.7 own tiles may be in the route and keep their token', () => {
    const state = tableOf(BLOCK, { owners: '.0......' });
    play(state, claim(0, 1, 2));
    expect(state.owners).toEqual([0, 0, 0, -1, -1, -1, -1, -1]);
  });

  it('DA-3.7 own tiles need their dice as well', () => {
    expect(refused(tableOf(['dod.'], { dice: 'dduu', owners: '.0.' }), claim(0, 1, 2))).toMatchObject({
      code: 'missingDice',
    });
  });

  it('DA-3.7 a route over own tiles alone is allowed, for bonus and photo', () => {
    const state = tableOf(BLOCK, { owners: '00......', bonus: 2 });
    play(state, claim(0, 1));
    expect(asked(state)).toEqual(['bonus 0']);
    play(state, { type: 'bonus', tile: 7 });
    expect(asked(state)).toEqual(['photo 0']);
  });
});
