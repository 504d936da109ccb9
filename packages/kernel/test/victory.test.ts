import { describe, expect, it } from 'vitest';
import { type Outcome, victoryOf } from '../src/index.ts';

function victories(rank: readonly number[], side?: readonly number[]): readonly number[] {
  const outcome: Outcome = { rank, score: rank, reason: 'over', ...(side === undefined ? {} : { side }) };
  return rank.map((_, seat) => victoryOf(outcome, seat));
}

describe('victory', () => {
  it('is shared by the seats that come first', () => {
    expect(victories([2, 1, 3])).toEqual([0, 1, 0]);
    expect(victories([1, 3, 1])).toEqual([0.5, 0, 0.5]);
  });

  it('is whole for every seat of the winning side', () => {
    expect(victories([1, 2, 1, 2], [0, 1, 0, 1])).toEqual([1, 0, 1, 0]);
    expect(victories([2, 1, 1, 1], [0, 1, 1, 1])).toEqual([0, 1, 1, 1]);
  });

  it('is halved between two sides, whatever their size', () => {
    expect(victories([1, 1, 1, 1], [0, 1, 1, 1])).toEqual([0.5, 0.5, 0.5, 0.5]);
  });
});
