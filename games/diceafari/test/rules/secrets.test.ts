import { SeededChance } from '@shutterbox/kernel';
import type { Played } from '@shutterbox/kernel/tables';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { scoreSheet } from '../../src/score.ts';
import { newTable } from '../../src/testing.ts';
import { type Event, FACE_DOWN, type State } from '../../src/types.ts';
import { claim, ELEPHANT, LION, NEXT_TURN, play, STOP, tableOf } from './table.ts';

// The laws try the secrets on every state; these tests say what is hidden and what is not.

const SURPRISE = { photoSurprise: true };

/** Seat 0 has just taken an elephant that nobody else saw. */
function taken(): { readonly state: State; readonly played: Played<Event> } {
  const state = tableOf(['ooooo'], { seats: 3, options: SURPRISE, photos: Array(4).fill(FACE_DOWN) });
  play(state, claim(0, 1));
  return { state, played: play(state, { type: 'photo', spot: 0 }, [7, ...NEXT_TURN]) };
}

describe('Photo Surprise', () => {
  it('DA-9.1 only the taker sees what was taken', () => {
    const { state } = taken();
    expect(game.view(state, 0).collections[0]).toEqual([0, 1, 0, 0]);
    for (const observer of [1, 2, 'spectator'] as const) {
      expect(game.view(state, observer).collections[0]).toBeNull();
      expect(game.view(state, observer).photoCounts).toEqual([1, 0, 0]);
    }
  });

  it('DA-9.1 an observer who does not see a collection scores none of it', () => {
    const { state } = taken();
    expect(scoreSheet(game.view(state, 1), 0)).toMatchObject({ photos: [0, 0, 0, 0], travel: 2, total: 2 });
    expect(scoreSheet(game.view(state, 0), 0)).toMatchObject({ photos: [0, 1, 0, 0], travel: 2, total: 3 });
  });

  it('DA-9.1 only the taker is told what was taken', () => {
    const { events, revealed } = taken().played;
    const heardBy = (observer: number | 'spectator') => events[0] && game.eventFor(events[0], observer);
    expect(heardBy(0)).toEqual({ type: 'photo', seat: 0, spot: 0, animal: ELEPHANT, secret: true });
    for (const observer of [1, 2, 'spectator'] as const)
      expect(heardBy(observer)).toEqual({ type: 'photo', seat: 0, spot: 0, secret: true });
    expect(revealed).toEqual([{ rule: 'DA-9.1', to: [0] }]);
  });

  it('DA-9.1 everything is shown at the scoring', () => {
    const { state } = taken();
    const over = { ...state, owners: [0, 0, 1, 1, 2], turns: [3, 2, 3], photos: [-1, -1, -1, -1] };
    const { revealed } = play(over, STOP);
    expect(revealed).toEqual([{ rule: 'DA-9.1' }]);
    for (const observer of [1, 'spectator'] as const)
      expect(game.view(over, observer).collections[0]).toEqual([0, 1, 0, 0]);
  });

  it('DA-9.1 a guess knows how many photos there are, and your own', () => {
    const { state } = taken();
    state.collections = [
      [0, 1, 0, 0],
      [0, 6, 0, 0],
      [0, 0, 0, 0],
    ];
    for (let seed = 0; seed < 20; seed++) {
      const guess = game.determinize(game.view(state, 1), 1, new SeededChance(seed));
      expect(guess.collections[1]).toEqual([0, 6, 0, 0]);
      expect(guess.collections[0]?.reduce((sum, count) => sum + count, 0)).toBe(1);
      expect(guess.collections[0]?.[ELEPHANT]).toBeLessThanOrEqual(1);
    }
  });

  it('DA-9.2 no photo on the map can be known: chance decides when it is turned over', () => {
    const state = newTable(2, { ...SURPRISE, map: 'snake' });
    expect(new Set(state.photos)).toEqual(new Set([FACE_DOWN]));
    const shown = [0, 6, 7, 13, 14, 20, 21, 27].map((result) => {
      const table = tableOf(['oooo'], { options: SURPRISE, photos: Array(3).fill(FACE_DOWN) });
      play(table, claim(0, 1));
      play(table, { type: 'photo', spot: 0 }, [result, ...NEXT_TURN]);
      return table.collections[0]?.indexOf(1);
    });
    expect(shown).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  });

  it('DA-9.2 there are only seven of an animal, in all collections together', () => {
    const table = tableOf(['oooo'], { options: SURPRISE, photos: Array(3).fill(FACE_DOWN) });
    table.collections = [
      [3, 0, 0, 0],
      [4, 0, 0, 0],
    ];
    play(table, claim(0, 1));
    play(table, { type: 'photo', spot: 0 }, [0, ...NEXT_TURN]);
    expect(table.collections[0]).toEqual([3, 1, 0, 0]);
  });
});

describe('what is public', () => {
  it('DA-9.3 photos taken face up are in every view', () => {
    const state = tableOf(['oooo']);
    play(state, claim(0, 1));
    const { events } = play(state, { type: 'photo', spot: 0 }, NEXT_TURN);
    for (const observer of [0, 1, 'spectator'] as const) {
      expect(game.view(state, observer).collections[0]).toEqual([1, 0, 0, 0]);
      expect(events[0] && game.eventFor(events[0], observer)).toMatchObject({ animal: LION });
    }
  });

  it('DA-9.3 apart from the observer all views are the same, and contain the whole table', () => {
    const { state } = taken();
    const { observer: _, collections: __, ...known } = game.view(state, 'spectator');
    const { collections: ___, ...table } = state;
    expect(known).toEqual({ ...table, photoCounts: [1, 0, 0] });
    for (const seat of [0, 1, 2]) expect(game.view(state, seat)).toMatchObject(known);
  });

  it('DA-9.3 without face-down photos there is nothing to guess', () => {
    const state = newTable(3, {}, 5);
    for (const seat of [0, 1, 2])
      expect(game.determinize(game.view(state, seat), seat, new SeededChance(1))).toEqual(state);
  });
});
