import { game, text } from '@shutterbox/template';
import { heuristics } from '@shutterbox/template/bot';
import { board } from '@shutterbox/template/terminal';
import { secrets } from '@shutterbox/template/testing';
import { describe, expect, it } from 'vitest';
import { playBatch, rowLength, seated, seatings, sideColumn, VICTORY } from '../src/series.ts';

describe('who sits where', () => {
  it('moves on by one seat if no seats play together', () => {
    const series = { sides: [0, 1, 2, 3], bots: ['a', 'b', 'c'] };
    expect([0, 1, 2, 3].map((i) => seated(series, i).join(''))).toEqual(['0120', '1200', '2001', '0012']);
  });

  it('is the same for all seats of a side, however many it has', () => {
    const series = { sides: [0, 1, 0, 1, 1], bots: ['a', 'b'] };
    expect([0, 1, 2].map((i) => seated(series, i).join(''))).toEqual(['01011', '10100', '01011']);
  });

  it.each([
    [['a'], 4, 1],
    [['a', 'a'], 2, 1],
    [['a', 'b'], 2, 2],
    [['a', 'b'], 4, 2],
    [['a', 'b'], 3, 3],
    [['a', 'b', 'c'], 4, 4],
    [['a', 'b', 'a', 'b'], 4, 2],
  ])('%s on %i sides come again after %i games', (bots, sides, games) => {
    expect(seatings(bots, sides)).toBe(games);
  });
});

describe('the rows of a game with sides', () => {
  const SIDES = [0, 1, 1] as const;
  const SERIES = { game: 'template', options: {}, sides: SIDES, bots: ['random', 'greedy'], seed: 1, rotation: 2 };

  /** The template with one seat against two; all seats of a side have the rank of its best. */
  function withSides(rank: readonly number[]) {
    const outcome = (state: Parameters<typeof game.outcome>[0]) => {
      const over = game.outcome(state);
      return over && { ...over, rank, side: SIDES };
    };
    return { game: { ...game, outcome }, text, heuristics, secrets, board, rules: '' };
  }

  /** Of two games: what is in two columns of each row. */
  function shares(rank: readonly number[], column = 1): readonly (readonly number[])[] {
    const rows = playBatch(withSides(rank), { ...SERIES, from: 0, count: 2 });
    const width = rowLength(SERIES.bots.length, 2);
    return [0, width].map((at) => [rows[at + column], rows[at + column + 1]].map((share) => (share ?? 0) / VICTORY));
  }

  it('give the victory of a side to its bot, once', () => {
    expect(shares([2, 1, 1])).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it('count it by side too, no matter which bot plays the side', () => {
    const column = sideColumn(SERIES.bots.length);
    expect(shares([2, 1, 1], column)).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  it('split it between sides that tie for first', () => {
    expect(shares([1, 1, 1])).toEqual([
      [0.5, 0.5],
      [0.5, 0.5],
    ]);
  });
});
