import { describe, expect, it } from 'vitest';
import { resultOf } from '../src/outcome-text.ts';

const SPECTATOR = { observer: 'spectator' as const };
const TOKENS = [3, 5, 9];
const game = {
  tieBreak: (tokens: readonly number[], ahead: number, behind: number) =>
    `tokens, ${tokens[ahead]} to ${tokens[behind]}`,
};

describe('the outcome in words', () => {
  it('ranks all seats', () => {
    const outcome = { rank: [2, 1, 3], score: [31, 40, 12], reason: 'target' };
    expect(resultOf(game, outcome, SPECTATOR, TOKENS)).toBe(
      'Player 2 wins; Player 1 second, Player 3 third (scores 31, 40, 12).',
    );
    expect(resultOf(game, outcome, { observer: 1 }, TOKENS)).toMatch(/^You win; Player 1 second/);
    expect(resultOf(game, outcome, { observer: 0 }, TOKENS)).toMatch(/^Player 2 wins; you second, Player 3 third/);
  });

  it('says what broke a tie', () => {
    const outcome = { rank: [2, 1, 3], score: [31, 31, 12], reason: 'target' };
    expect(resultOf(game, outcome, SPECTATOR, TOKENS)).toMatch(
      /^Player 2 wins the tie: tokens, 5 to 3; Player 1 second/,
    );
    expect(resultOf({}, outcome, SPECTATOR, TOKENS)).toMatch(/^Player 2 wins; Player 1 second/);
  });

  it('calls the seats by their names', () => {
    const outcome = { rank: [2, 1, 3], score: [31, 40, 12], reason: 'target' };
    const reader = { observer: 2, names: ['Player 2', 'ines', 'Bokeh'] };
    expect(resultOf(game, outcome, reader, TOKENS)).toMatch(/^ines wins; Player 2 second, you third \(/);
  });

  it('shares places', () => {
    const shared = { rank: [1, 3, 1, 3], score: [5, 2, 5, 2], reason: 'rounds' };
    expect(resultOf({}, shared, { observer: 2 }, TOKENS)).toBe(
      'Player 1 and you share the victory; Player 2 and Player 4 third (scores 5, 2, 5, 2).',
    );
    const all = { rank: [1, 1], score: [5, 5], reason: 'rounds' };
    expect(resultOf({}, all, SPECTATOR, TOKENS)).toBe('Player 1 and Player 2 share the victory (scores 5, 5).');
  });
});
