import { SeededChance } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { ConfidenceSequence } from '../src/interval.ts';

function after(values: readonly number[]): ConfidenceSequence {
  const sequence = new ConfidenceSequence(0.95);
  for (const value of values) sequence.add(value);
  return sequence;
}

/** Pairs between equals: each game is a coin. */
function coinPairs(chance: SeededChance, pairs: number): number[] {
  return Array.from({ length: pairs }, () => (chance.int(2) + chance.int(2)) / 2);
}

describe('confidence sequence', () => {
  it('knows nothing before the first value', () => {
    expect(after([])).toMatchObject({ low: 0, high: 1, mean: 0.5, count: 0 });
  });

  it('bets the same as a calculation by hand', () => {
    // First bet: sqrt(2 ln 40 / (0.25 * ln 2)) = 6.52, so at mean 0.5 the cap 0.5 / 0.5 = 1 holds: one win makes 1.5 of 1.
    // Nine such wins make 38.4, short of 40; the tenth makes 57.7.
    expect(after(Array(9).fill(1)).low).toBeLessThan(0.5);
    expect(after(Array(10).fill(1)).low).toBeGreaterThanOrEqual(0.5);
    expect(after(Array(10).fill(0)).high).toBeLessThanOrEqual(0.5);
  });

  it('is the same from both sides', () => {
    const values = coinPairs(new SeededChance(4), 200).map((value, i) => (i % 3 === 0 ? 1 : value));
    const [one, other] = [after(values), after(values.map((value) => 1 - value))];
    expect(other.low).toBeCloseTo(1 - one.high, 9);
    expect(other.high).toBeCloseTo(1 - one.low, 9);
  });

  it('closes in on the mean and never widens', () => {
    const chance = new SeededChance(1);
    const sequence = new ConfidenceSequence(0.95);
    let width = 1;
    for (const value of coinPairs(chance, 3000)) {
      sequence.add(value);
      expect(sequence.high - sequence.low).toBeLessThanOrEqual(width);
      width = sequence.high - sequence.low;
    }
    expect(width).toBeLessThan(0.06);
    expect(sequence.low).toBeLessThan(0.5);
    expect(sequence.high).toBeGreaterThan(0.5);
  });

  it('calls equals unequal at most once in twenty, however often you look', () => {
    const SERIES = 200;
    let wrong = 0;
    for (let seed = 0; seed < SERIES; seed++) {
      const { low, high } = after(coinPairs(new SeededChance(seed), 300));
      if (low >= 0.5 || high <= 0.5) wrong++;
    }
    expect(wrong).toBeLessThanOrEqual(SERIES / 20);
  });

  it('sees a difference of ten points within a few hundred pairs', () => {
    const chance = new SeededChance(9);
    const better = Array.from({ length: 600 }, () => (Number(chance.int(10) < 6) + Number(chance.int(10) < 6)) / 2);
    expect(after(better).low).toBeGreaterThanOrEqual(0.5);
  });
});
