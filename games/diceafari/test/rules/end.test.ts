import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { question } from '../../src/testing.ts';
import { NONE, type State } from '../../src/types.ts';
import {
  asked,
  claim,
  ELEPHANT,
  GIRAFFE,
  LION,
  NEXT_TURN,
  play,
  roll,
  STOP,
  tableOf,
  terrains,
  typesOf,
} from './table.ts';

const BLOCK = ['ooo', 'ooo'];
const NO_PHOTOS = Array<number>(7).fill(NONE);
const WITHOUT_BONUS = terrains('dddd');

function table(owners: string, turns: readonly number[], photos: readonly number[] = NO_PHOTOS): State {
  return { ...tableOf(BLOCK, { owners, photos, seats: turns.length }), turns: turns.slice() };
}

describe('when it ends', () => {
  it('DA-6.1 after the last tile, once everyone has had three turns', () => {
    const state = table('..1111', [2, 3]);
    const played = play(state, claim(0, 1));
    expect(typesOf(played)).toEqual(['claimed', 'allClaimed', 'ended', 'over']);
    expect(played.events[2]).toEqual({ type: 'ended', reason: 'claimed' });
    expect(game.outcome(state)).toMatchObject({ reason: 'claimed', score: [2, 4], rank: [2, 1] });
    expect(game.pending(state)).toEqual([]);
  });

  it('DA-6.1 not while a tile is free', () => {
    const state = table('...111', [7, 7]);
    play(state, claim(0, 1), NEXT_TURN);
    expect(game.outcome(state)).toBeUndefined();
    expect(asked(state)).toEqual(['roll 1']);
  });

  it('DA-6.1 not while someone has had fewer than three turns', () => {
    for (const turns of [
      [1, 3, 3],
      [2, 2, 3],
      [2, 3, 2],
    ]) {
      const state = table('..1111', turns);
      play(state, claim(0, 1), WITHOUT_BONUS);
      expect(game.outcome(state)).toBeUndefined();
    }
    const done = table('..1111', [2, 3, 3]);
    play(done, claim(0, 1));
    expect(game.outcome(done)).toBeDefined();
  });

  it('DA-6.1 it is checked at the end of the turn: the photo comes first', () => {
    const state = table('..1111', [2, 3], [LION, NONE, NONE, NONE, NONE, NONE, NONE]);
    play(state, claim(0, 1));
    expect(asked(state)).toEqual(['photo 0']);
    play(state, { type: 'photo', spot: 0 });
    expect(game.outcome(state)?.score).toEqual([3, 4]);
  });

  it('DA-6.1 a turn without a claim may complete the three turns', () => {
    const state = table('111111', [2, 3]);
    play(state, STOP);
    expect(game.outcome(state)).toBeDefined();
  });

  it('DA-6.2 all tiles claimed early: turns go on without the bonus die until everyone has had three', () => {
    const state = table('..1111', [0, 1]);
    state.bonus = 3;
    play(state, claim(0, 1), WITHOUT_BONUS);
    const after: (readonly [number, number])[] = [];
    for (let turn = 0; turn < 3; turn++) {
      after.push([state.turn, state.bonus]);
      play(state, STOP, WITHOUT_BONUS);
    }
    expect(after).toEqual([
      [1, 0],
      [0, 0],
      [1, 0],
    ]);
    expect([state.turn, state.turns]).toEqual([0, [2, 3]]);
    play(state, STOP);
    expect([state.over, state.turns]).toEqual([true, [3, 3]]);
  });

  it('DA-6.2 no bonus is earned then', () => {
    const state = table('111111', [0, 0]);
    play(state, STOP, terrains('oooo'));
    play(state, claim(0, 1), WITHOUT_BONUS);
    expect(asked(state)).toEqual(['roll 0']);
  });

  it('DA-6.3 after the thirtieth turn of everyone it is scored as it stands', () => {
    const before = table('.....1', [28, 29]);
    play(before, STOP, NEXT_TURN);
    expect(before.over).toBe(false);
    play(before, STOP, NEXT_TURN);
    expect([before.over, before.turns]).toEqual([false, [29, 30]]);
    const { events } = play(before, STOP);
    expect(events).toContainEqual({ type: 'ended', reason: 'turns' });
    expect(game.outcome(before)).toEqual({ rank: [2, 1], score: [0, 1], reason: 'turns' });
  });
});

describe('after the end', () => {
  it('DA-6.4 photos between two tiles of one player go to that player, all of them', () => {
    // 0-1 and 4-5 have one owner, 1-2 as well; the columns have two.
    const photos = [LION, LION, ELEPHANT, LION, LION, GIRAFFE, GIRAFFE];
    const state = table('000111', [2, 3], photos);
    const played = play(state, STOP);
    expect(state.collections).toEqual([
      [1, 1, 0, 0],
      [0, 0, 2, 0],
    ]);
    expect(state.photos).toEqual([NONE, LION, NONE, LION, LION, NONE, NONE]);
    expect(played.events.filter(({ type }) => type === 'collected')).toEqual([
      { type: 'collected', seat: 0, spot: 0, animal: LION },
      { type: 'collected', seat: 0, spot: 2, animal: ELEPHANT },
      { type: 'collected', seat: 1, spot: 5, animal: GIRAFFE },
      { type: 'collected', seat: 1, spot: 6, animal: GIRAFFE },
    ]);
    expect(played.revealed).toEqual([]);
  });

  it('DA-6.4 photos beside free tiles are left over', () => {
    const state = table('0....1', [29, 30], Array(7).fill(LION));
    play(state, STOP);
    expect(state.photos).toEqual(Array(7).fill(LION));
  });

  it('DA-6.4 the last event has every score sheet', () => {
    const state = table('000111', [2, 3], [LION, ...NO_PHOTOS.slice(1)]);
    const { events } = play(state, STOP);
    const empty = { tourist: 0, left: [0, 0, 0, 0], points: 0 };
    const single = { tourist: 0, left: [1, 0, 0, 0], points: 1 };
    expect(events.at(-1)).toEqual({
      type: 'over',
      sheets: [
        { photos: [1, 0, 0, 0], partition: single, travel: 3, exclusive: [], gifts: 0, total: 4 },
        { photos: [0, 0, 0, 0], partition: empty, travel: 3, exclusive: [], gifts: 0, total: 3 },
      ],
    });
  });
});

describe('an absent player', () => {
  it('DA-6.5 claims nothing', () => {
    const state = tableOf(BLOCK);
    expect(game.timeoutAction(state, question(state))).toEqual(STOP);
  });

  it('DA-6.5 takes the first free tile for a bonus, and no photo', () => {
    const state = tableOf(BLOCK, { bonus: 2, owners: '1..1..' });
    play(state, claim(4, 5));
    expect(game.timeoutAction(state, question(state))).toEqual({ type: 'bonus', tile: 1 });
    play(state, { type: 'bonus', tile: 1 });
    expect(game.timeoutAction(state, question(state))).toEqual({ type: 'noPhoto' });
  });

  it('DA-6.5 a game of absent players ends after thirty turns each', () => {
    const state = tableOf(BLOCK);
    for (let turn = 1; turn < 60; turn++) play(state, game.timeoutAction(state, question(state)) ?? STOP, roll('dddd'));
    play(state, STOP);
    expect(state.turns).toEqual([30, 30]);
    expect(game.outcome(state)?.reason).toBe('turns');
  });
});
