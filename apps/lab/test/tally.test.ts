import { describe, expect, it } from 'vitest';
import { VICTORY } from '../src/series.ts';
import { Tally } from '../src/tally.ts';

/** Rows of one bot: actions, victory, score, luck. */
function rows(...scores: readonly number[]): Float64Array {
  return Float64Array.from(scores.flatMap((score) => [10, VICTORY, score, 0]));
}

describe('tally', () => {
  it('adds up actions, victories by bot and by side, and scores', () => {
    const tally = new Tally(2, 2, 1);
    tally.add(Float64Array.from([5, VICTORY / 2, VICTORY / 2, 10, 20, 0, 0, VICTORY / 2, VICTORY / 2]));
    tally.add(Float64Array.from([7, 0, VICTORY, 11, 30, 0, 0, VICTORY, 0]));
    expect(tally).toMatchObject({ games: 2, actions: 12, wins: [0.5, 1.5] });
    expect(tally.finish()).toEqual({
      share: [
        { mean: 0.25, stderr: 0.25 },
        { mean: 0.75, stderr: 0.25 },
      ],
      score: [
        { mean: 10.5, stderr: 0.5 },
        { mean: 25, stderr: 5 },
      ],
      sides: [
        { mean: 0.75, stderr: 0.25 },
        { mean: 0.25, stderr: 0.25 },
      ],
    });
  });

  it('takes the error from the spread between games if no two share a deal', () => {
    const tally = new Tally(1, 0, 1);
    tally.add(rows(2, 4, 4, 4, 5, 5, 7, 9));
    const [estimate] = tally.finish().score;
    expect(estimate?.mean).toBe(5);
    expect(estimate?.stderr).toBeCloseTo(Math.sqrt(32 / 7 / 8), 12);
  });

  it('takes it from the spread between rotations if games share a deal', () => {
    const tally = new Tally(1, 0, 2);
    tally.add(rows(1, 1, 3, 3));
    tally.add(rows(5, 5));
    const [estimate] = tally.finish().score;
    // Three independent values (1, 3, 5), not six.
    expect(estimate?.mean).toBe(3);
    expect(estimate?.stderr).toBeCloseTo(2 / Math.sqrt(3), 12);
  });

  it('finds no error if every pair of games is shared evenly', () => {
    const tally = new Tally(2, 0, 2);
    for (let pair = 0; pair < 4; pair++)
      tally.add(Float64Array.from([9, VICTORY, 0, 3, 1, 0, 0, 9, 0, VICTORY, 1, 3, 0, 0]));
    const even = { mean: 0.5, stderr: 0 };
    expect(tally.finish()).toMatchObject({ share: [even, even] });
  });

  it('handles a rotation that is not complete', () => {
    const tally = new Tally(1, 0, 2);
    tally.add(rows(4, 4, 4));
    expect(tally.finish().score).toEqual([{ mean: 4, stderr: 0 }]);
  });

  it('claims no error if all games share one deal', () => {
    const tally = new Tally(1, 0, 4);
    tally.add(rows(1, 3));
    expect(tally.finish().score).toEqual([{ mean: 2, stderr: null }]);
  });

  it('takes luck away by its factor', () => {
    const tally = new Tally(2, 0, 1, 0.5);
    tally.add(Float64Array.from([5, VICTORY, 0, 10, 20, 0.4, -0.4]));
    tally.add(Float64Array.from([7, 0, VICTORY, 11, 30, -0.2, 0.2]));
    const { luck, adjusted } = tally.finish();
    expect(luck?.map(({ mean }) => mean)).toEqual([expect.closeTo(0.1), expect.closeTo(-0.1)]);
    expect(adjusted?.map(({ mean }) => mean)).toEqual([expect.closeTo(0.45), expect.closeTo(0.55)]);
    expect(adjusted?.[0]?.stderr).toBeCloseTo(0.35, 10);
  });
});
