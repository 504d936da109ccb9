import { SeededChance } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { OFFER, PASS } from '../src/actions.ts';
import { game } from '../src/index.ts';
import type { State } from '../src/types.ts';
import { draw, place, play } from './rules/play.ts';
import { clearTable, MOUNTAIN } from './rules/table.ts';

/** The ids of the questions that a seat believes to be open, which must be the true ones. */
function guessedIds(state: State): readonly number[] {
  const ids = game.pending(state).map(({ id }) => id);
  for (let seat = 0; seat < state.seats; seat++) {
    const guess = game.determinize(game.view(state, seat), seat, new SeededChance(seat));
    expect(game.pending(guess)).toEqual(game.pending(state));
  }
  return ids;
}

describe('the ids of questions', () => {
  it('are in no view', () => {
    const state = clearTable(4);
    draw(state, 'Guanaco');
    for (const observer of [0, 1, 2, 3, 'spectator'] as const) {
      expect(game.view(state, observer).open.map(({ id }) => id)).toEqual([0, 0, 0]);
    }
  });

  it('can be told from it, whoever has answered', () => {
    const state = clearTable(5);
    state.tokens = [2, 2, 0, 2, 2];
    expect(guessedIds(state)).toEqual([1]);
    draw(state, 'Guanaco');
    expect(guessedIds(state)).toEqual([2, 3, 4]);
    play(state, OFFER, [], 3);
    expect(guessedIds(state)).toEqual([2, 4]);
    play(state, PASS, [], 4);
    expect(guessedIds(state)).toEqual([2]);
    play(state, PASS, [], 1);
    expect(guessedIds(state)).toEqual([5]);
    play(state, place(MOUNTAIN));
    expect(guessedIds(state)).toEqual([6]);
  });

  it('can be told when the asking goes round the table, and when nobody is asked any more', () => {
    const state = clearTable(3);
    state.turn = 1;
    state.open = [{ id: 1, seat: 1, kind: 'research' }];
    draw(state, 'Guanaco');
    expect(game.pending(state).map(({ seat }) => seat)).toEqual([2, 0]);
    play(state, PASS, [], 0);
    expect(guessedIds(state)).toEqual([2]);
    state.open = [];
    state.over = true;
    expect(guessedIds(state)).toEqual([]);
  });
});
