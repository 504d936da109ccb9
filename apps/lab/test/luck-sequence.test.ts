import { SeededChance } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { LuckSequence } from '../src/luck-sequence.ts';

/** Twelve even numbers added up are as good as normal: mean 0 and deviation 1. */
function normal(chance: SeededChance): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += chance.int(1_000_000) / 1_000_000;
  return sum;
}

function runOf(seed: number, mean: number, spread: number, count: number): LuckSequence {
  const chance = new SeededChance(seed);
  const sequence = new LuckSequence(0.95);
  for (let i = 0; i < count; i++) sequence.add(mean + spread * normal(chance));
  return sequence;
}

describe('the confidence sequence of shares without luck', () => {
  it('leaves the truth out in fewer than one run of twenty, however often it is looked at', () => {
    let wrong = 0;
    for (let seed = 0; seed < 400; seed++) {
      const { low, high } = runOf(seed, 0.5, 0.3, 1000);
      if (low > 0.5 || high < 0.5) wrong++;
    }
    expect(wrong).toBeLessThan(20);
  });

  it('finds out, and sooner where the values differ less', () => {
    const found = [0.15, 0.4].map((spread) => {
      const chance = new SeededChance(3);
      const sequence = new LuckSequence(0.95);
      while (sequence.low < 0.5 && sequence.count < 10_000) sequence.add(0.6 + spread * normal(chance));
      return sequence.count;
    });
    expect(found[0]).toBeLessThan((found[1] ?? 0) / 2);
    expect(found[1]).toBeLessThan(10_000);
  });

  it('says nothing after a few values', () => {
    const { low, high, mean } = runOf(1, 0.9, 0.01, 19);
    expect([low, high]).toEqual([0, 1]);
    expect(mean).toBeCloseTo(0.9, 1);
  });

  it('takes values below 0 and above 1', () => {
    expect(runOf(1, 1.05, 0.2, 500)).toMatchObject({ high: 1 });
    expect(runOf(1, 1.05, 0.2, 500).low).toBeGreaterThan(0.9);
  });
});
