import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { bestPartition, scoreSheet } from '../../src/score.ts';
import { tableOf } from './table.ts';

/** Points for these numbers of lions, elephants, giraffes and gorillas. */
function points(...photos: readonly number[]): number {
  return bestPartition(photos).points;
}

/** Every way to take tourist sets first, added up one photo at a time. */
function pointsByHand(photos: readonly number[]): number {
  const ways = Array.from({ length: Math.min(...photos) + 1 }, (_, sets) => {
    const left = photos.map((count) => count - sets);
    const values = left.map((count) => [0, 1, 2, 5, 8, 11, 14, 17][count] ?? 0);
    return values.reduce((sum, value) => sum + value, 10 * sets);
  });
  return Math.max(...ways);
}

describe('photos', () => {
  it('DA-7.1 one of each animal is a tourist set for 10', () => {
    expect(points(1, 1, 1, 1)).toBe(10);
    expect(points(2, 2, 2, 2)).toBe(20);
    expect(points(1, 1, 1, 0)).toBe(3);
    expect(bestPartition([2, 1, 1, 1])).toEqual({ tourist: 1, left: [1, 0, 0, 0], points: 11 });
  });

  it('DA-7.2 three of an animal are a researcher set for 5, and each extra photo adds 3', () => {
    expect([3, 4, 5, 6, 7].map((lions) => points(lions, 0, 0, 0))).toEqual([5, 8, 11, 14, 17]);
    expect(points(0, 3, 0, 4)).toBe(13);
  });

  it('DA-7.3 photos in no set score 1', () => {
    expect(points(0, 0, 0, 0)).toBe(0);
    expect(points(1, 0, 0, 0)).toBe(1);
    expect(points(2, 0, 2, 0)).toBe(4);
    expect(points(3, 2, 0, 1)).toBe(8);
  });

  it('DA-7.4 a photo counts once: the best way to divide them is taken', () => {
    expect(bestPartition([3, 3, 3, 3])).toEqual({ tourist: 3, left: [0, 0, 0, 0], points: 30 });
    expect(bestPartition([7, 7, 1, 1])).toEqual({ tourist: 1, left: [6, 6, 0, 0], points: 38 });
    expect(bestPartition([3, 3, 1, 1])).toEqual({ tourist: 1, left: [2, 2, 0, 0], points: 14 });
    expect(bestPartition([4, 1, 1, 1])).toEqual({ tourist: 1, left: [3, 0, 0, 0], points: 15 });
  });

  it('DA-7.4 tourist sets are not taken if they break up something better; among equals, most of them are', () => {
    expect(bestPartition([6, 6, 6, 4])).toEqual({ tourist: 0, left: [6, 6, 6, 4], points: 50 });
    expect(bestPartition([4, 4, 4, 1])).toEqual({ tourist: 1, left: [3, 3, 3, 0], points: 25 });
    expect(bestPartition([5, 5, 5, 2])).toEqual({ tourist: 2, left: [3, 3, 3, 0], points: 35 });
  });

  it('DA-7.4 every collection there can be is divided as well as by hand', () => {
    for (let code = 0; code < 8 ** 4; code++) {
      const photos = [code % 8, Math.floor(code / 8) % 8, Math.floor(code / 64) % 8, Math.floor(code / 512)];
      const { tourist, left, points: found } = bestPartition(photos);
      expect(found, photos.join()).toBe(pointsByHand(photos));
      expect(left.map((count) => count + tourist)).toEqual(photos);
    }
  });
});

describe('totals', () => {
  it('DA-7.5 each travel token on the map scores 1', () => {
    const state = tableOf(['ooo', 'ooo'], { owners: '0010.1' });
    expect([scoreSheet(state, 0).travel, scoreSheet(state, 1).travel]).toEqual([3, 2]);
    state.collections[0] = [1, 1, 1, 1];
    expect(scoreSheet(state, 0).total).toBe(13);
  });

  it('DA-7.6 the highest total wins', () => {
    const state = { ...tableOf(['ooo', 'ooo'], { seats: 3, owners: '011122' }), over: true, turns: [3, 3, 3] };
    expect(game.outcome(state)).toEqual({ rank: [3, 1, 2], score: [1, 3, 2], reason: 'claimed' });
    expect(game.outcome({ ...state, over: false })).toBeUndefined();
  });

  it('DA-7.7 among equals, the player whose last turn was longest ago is ahead', () => {
    const table = { ...tableOf(['ooo', 'ooo'], { seats: 3, owners: '001122' }), over: true };
    // Seat 0 began and ended: its last turn is the newest.
    expect(game.outcome({ ...table, turns: [4, 3, 3] })?.rank).toEqual([3, 1, 2]);
    expect(game.outcome({ ...table, turns: [3, 3, 3] })?.rank).toEqual([1, 2, 3]);
    expect(game.outcome({ ...table, first: 2, turns: [3, 3, 4] })?.rank).toEqual([1, 2, 3]);
    expect(game.outcome({ ...table, first: 1, turns: [3, 3, 3] })?.rank).toEqual([3, 1, 2]);
    expect(game.outcome({ ...table, first: 1, turns: [3, 4, 4] })?.rank).toEqual([1, 2, 3]);
  });

  it('DA-7.7 a player with more points ranks ahead of both equals', () => {
    const table = { ...tableOf(['ooo', 'oooo'], { seats: 3, owners: '0011222' }), over: true, turns: [4, 4, 4] };
    expect(game.outcome(table)).toMatchObject({ rank: [2, 3, 1], score: [2, 2, 3] });
  });
});
