import { describe, expect, it } from 'vitest';
import { game, text } from '../../src/index.ts';
import type { Action } from '../../src/types.ts';
import { asked, claim, legal, NEXT_TURN, play, refused, tableOf, typesOf } from './table.ts';

const BLOCK = ['oooo', 'oooo'];

function bonus(tile: number): Action {
  return { type: 'bonus', tile };
}

describe('earning it', () => {
  it.each([
    [2, [0, 1]],
    [3, [0, 1, 2]],
    [4, [0, 1, 2, 3]],
    [4, [0, 1, 4, 5]],
  ])('DA-4.1 a %i on the bonus die asks for just that many tiles', (die, tiles) => {
    const state = tableOf(BLOCK, { bonus: die });
    play(state, claim(...tiles));
    expect(asked(state)).toEqual(['bonus 0']);
  });

  it.each([
    [2, [0, 1, 2]],
    [3, [0, 1]],
    [3, [0, 1, 2, 3]],
    [4, [0, 1, 2]],
  ])('DA-4.1 a %i is not earned with more or fewer', (die, tiles) => {
    const state = tableOf(BLOCK, { bonus: die });
    play(state, claim(...tiles));
    expect(asked(state)).toEqual(['photo 0']);
  });

  it('DA-4.1 tiles taken over and own tiles count', () => {
    const state = tableOf(BLOCK, { bonus: 3, owners: '01......' });
    play(state, claim(0, 1, 2));
    expect(asked(state)).toEqual(['bonus 0']);
  });
});

describe('placing it', () => {
  it('DA-4.2 a two and two tiles give one more, anywhere: the example of the rulebook', () => {
    const state = tableOf(BLOCK, { bonus: 2, owners: '..1.....' });
    play(state, claim(0, 1));
    expect(legal(state)).toEqual([3, 4, 5, 6, 7].map(bonus));
    const { events } = play(state, bonus(7));
    expect(state.owners).toEqual([0, 0, 1, -1, -1, -1, -1, 0]);
    expect(events).toEqual([{ type: 'bonus', seat: 0, tile: 7 }]);
    expect(asked(state)).toEqual(['photo 0']);
  });

  it('DA-4.2 it is compulsory', () => {
    const state = tableOf(BLOCK, { bonus: 2 });
    play(state, claim(0, 1));
    const refusal = refused(state, { type: 'noPhoto' });
    expect(refusal).toEqual({ code: 'notNow', rule: 'DA-4.2', params: { kind: 'bonus' } });
    expect(refusal && text.rejection(refusal)).toBe('You earned the bonus: choose a free tile.');
  });

  it('DA-4.2 a claimed tile, own or not, and a tile beside the map are refused', () => {
    const state = tableOf(BLOCK, { bonus: 2, owners: '...1....' });
    play(state, claim(0, 1));
    for (const tile of [0, 3]) expect(refused(state, bonus(tile))).toEqual({ code: 'alreadyClaimed', rule: 'DA-4.2' });
    expect(text.rejection({ code: 'alreadyClaimed' })).toBe(
      'That tile is already claimed. Your bonus must be a free tile.',
    );
    expect(refused(state, bonus(8))).toEqual({ code: 'offMap', rule: 'DA-4.2' });
    expect(refused(state, bonus(7))).toBeUndefined();
  });

  it('DA-4.2 a tile of the largest map is read, and nothing else', () => {
    expect(game.decodeAction({ type: 'bonus', tile: 17 })).toEqual(bonus(17));
    for (const tile of [18, -1, '0', undefined]) expect(game.decodeAction({ type: 'bonus', tile })).toBeUndefined();
  });

  it('DA-4.2 the tile may give the player a photo', () => {
    const state = tableOf(['oo', 'oo'], { bonus: 2, owners: '..1.', photos: [-1, 0, 0, 0] });
    play(state, claim(0, 1));
    play(state, bonus(3));
    expect(legal(state)).toEqual([{ type: 'photo', spot: 2 }, { type: 'noPhoto' }]);
  });

  it('DA-4.3 without a free tile there is no bonus', () => {
    const state = tableOf(BLOCK, { bonus: 2, owners: '..111111' });
    const played = play(state, claim(0, 1));
    expect(typesOf(played)).toEqual(['claimed', 'allClaimed']);
    expect(asked(state)).toEqual(['photo 0']);
  });

  it('DA-4.3 with one free tile left there is a bonus, which claims it', () => {
    const state = tableOf(BLOCK, { bonus: 2, owners: '...11111' });
    play(state, claim(0, 1));
    expect(legal(state)).toEqual([bonus(2)]);
    const played = play(state, bonus(2));
    expect(typesOf(played)).toEqual(['bonus', 'allClaimed']);
  });

  it('DA-4.3 a route over the last free tile leaves none', () => {
    const state = tableOf(BLOCK, { bonus: 2, owners: '1.111111' });
    expect(typesOf(play(state, claim(0, 1)))).toEqual(['claimed', 'allClaimed']);
  });

  it('DA-4.3 it is announced only once that all tiles are claimed', () => {
    const state = tableOf(BLOCK, { bonus: 2, owners: '11111111', photos: Array(10).fill(-1) });
    expect(typesOf(play(state, claim(0, 1), NEXT_TURN.slice(0, 4)))).toEqual(['claimed', 'turn', 'rolled']);
  });
});
