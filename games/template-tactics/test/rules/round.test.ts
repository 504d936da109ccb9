import { defaultOptions, SeededChance } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { BID, DONE, STEP, WATCH } from '../../src/actions.ts';
import { game } from '../../src/index.ts';
import type { Action, State } from '../../src/types.ts';
import { asked, at, legal, play, question, table } from './table.ts';

function newGame(seats = 4): State {
  return game.setup(seats, defaultOptions(game.options), { chance: new SeededChance(1), reveal: () => {} });
}

function step(figure: number, to: string): Action {
  return STEP[figure]?.[at(to)] as Action;
}

const bid = (points: number): Action => BID[points] as Action;

describe('a round', () => {
  it('TT-2.1 asks everyone for a sealed bid of 0 to 2, which partners share', () => {
    const state = newGame();
    expect(asked(state)).toEqual(['bid 0', 'bid 1', 'bid 2', 'bid 3']);
    expect(legal(state, 0)).toEqual(BID);
    expect(question(state, 1)).toMatchObject({ sealed: true, knownTo: [3] });
    play(state, bid(2), [], 1);
    expect(game.view(state, 3).bids[1]).toBe(2);
    for (const observer of [0, 2, 'spectator'] as const) expect(game.view(state, observer).bids[1]).toBe(-2);
  });

  it('TT-2.2 the highest bid acts first, and a die decides between equals', () => {
    const state = newGame();
    for (const [seat, points] of [0, 2, 1].entries()) play(state, bid(points), [], seat);
    // Seats 1 and 3 bid 2: seat 1 throws 3, seat 3 throws 5.
    const { events, revealed } = play(state, bid(2), [2, 4], 3);
    expect(state.order).toEqual([3, 1, 2, 0]);
    expect(revealed).toEqual([{ rule: 'TT-7.2' }]);
    expect(events).toContainEqual({ type: 'bids', bids: [0, 2, 1, 2], order: [3, 1, 2, 0] });
    expect(asked(state)).toEqual(['act 3']);
  });

  it('TT-2.2 equal throws are decided by seat', () => {
    const state = newGame(2);
    play(state, bid(1), [], 0);
    play(state, bid(1), [3, 3], 1);
    expect(state.order).toEqual([0, 1]);
  });

  it.each([
    [2, 0, 6],
    [2, 2, 4],
    [4, 0, 3],
    [4, 2, 1],
  ])('TT-2.3 with %i players, a bid of %i leaves %i points', (seats, points, left) => {
    const state = newGame(seats);
    for (let seat = seats - 1; seat > 0; seat--) play(state, bid(points === 0 ? 1 : 0), [], seat);
    const ties = points === 0 ? [] : [];
    const script = seats === 2 ? ties : Array.from({ length: seats - 1 }, () => 0);
    play(state, bid(points), script, 0);
    while (state.order[state.turn] !== 0) play(state, DONE);
    expect(state.points).toBe(left);
  });

  it('TT-2.3 at least one point is left', () => {
    const state = table({ seats: 4, places: ['A1', 'A5', 'C1', 'C5'] });
    expect(state.points).toBe(6);
    state.bids = [5, 0, 0, 0];
    state.turn = 3;
    play(state, DONE);
    expect(state.phase).toBe('bids');
  });

  it('TT-2.4 a turn ends with its last point, or when its player ends it', () => {
    const state = table({ places: ['A1', 'A5', 'C1', 'C5'], points: 1 });
    play(state, WATCH[0] as Action);
    expect(asked(state)).toEqual(['act 1']);
    play(state, DONE);
    expect(state.round).toBe(2);
    expect(asked(state)).toEqual(['bid 0', 'bid 1']);
  });

  it('TT-2.4 players without a photographer are skipped', () => {
    const state = table({ seats: 4, places: ['A1', '', 'C1', 'C5'] });
    play(state, DONE);
    expect(asked(state)).toEqual(['act 2']);
    play(state, DONE);
    play(state, DONE);
    expect(asked(state)).toEqual(['bid 0', 'bid 2', 'bid 3']);
  });

  it('TT-3.3 a watch lasts until the photographer steps, or the next turn of its player', () => {
    const state = table({ places: ['A1', 'A5', 'C1', 'C5'] });
    play(state, WATCH[0] as Action);
    play(state, WATCH[2] as Action);
    expect(state.watching).toEqual([true, false, true, false]);
    play(state, step(0, 'A2'));
    expect(state.watching).toEqual([false, false, true, false]);
    play(state, DONE);
    play(state, DONE);
    expect(state.watching[2]).toBe(true);
    play(state, bid(1), [], 0);
    play(state, bid(0), [], 1);
    expect(state.watching[2]).toBe(false);
  });

  it('TT-3.4 an absent player bids nothing, ends the turn, and lets a watcher shoot', () => {
    const timeout = (state: State) => game.timeoutAction(state, question(state, 0));
    expect(timeout(newGame(2))).toEqual(bid(0));
    expect(timeout(table({ places: ['A1', 'A5', 'C1', 'C5'] }))).toEqual(DONE);
    const watched = table({ places: ['A4', 'C5', 'C1', ''], watching: [0] });
    watched.turn = 1;
    play(watched, step(1, 'C4'));
    expect(timeout(watched)).toEqual({ type: 'react', shoots: true });
  });
});
