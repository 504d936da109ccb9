import { describe, expect, it } from 'vitest';
import { ranking } from '../../src/score.ts';
import { endWords, placeNote, tieWords, winnerOf } from '../../src/ui/score/score-words.ts';

const SITTERS = ['Ann', 'Bob', 'Cleo'].map((name, seat) => ({
  seat,
  name,
  kind: 'person' as const,
  mine: false,
  away: false,
}));

/** The first seat began, and all have had as many turns. */
function ended(score: readonly number[], reason = 'claimed') {
  const rank = ranking(score, { turns: score.map(() => 3), first: 0, seats: score.length });
  return { observer: 1, sitters: SITTERS, outcome: { score, rank, reason } } as const;
}

describe('the result', () => {
  it('says nothing about ties where there is none', () => {
    const room = ended([20, 31, 12]);
    expect(winnerOf(room.outcome)).toBe(1);
    expect(tieWords(room)).toBe('');
  });

  it('says whose last turn was longer ago', () => {
    const room = ended([31, 31, 31]);
    expect(winnerOf(room.outcome)).toBe(0);
    expect(tieWords(room)).toBe('A tie with you and Cleo: their last turn was longer ago.');
  });

  it('says why a place is ahead of another with the same points', () => {
    const { outcome } = ended([12, 40, 12]);
    expect(outcome.rank).toEqual([2, 1, 3]);
    expect([0, 1, 2].map((seat) => placeNote(outcome, seat, 'spectator'))).toEqual([
      'their last turn was longer ago',
      '',
      '',
    ]);
  });

  it('says how the match came to its end', () => {
    expect(endWords(ended([1, 2]).outcome)).toBe(
      'All tiles are claimed. Photos left between two tiles of one player went to that player.',
    );
    expect(endWords(ended([1, 2], 'turns').outcome)).toBe(
      'Everyone has had thirty turns. Photos left between two tiles of one player went to that player.',
    );
  });
});
