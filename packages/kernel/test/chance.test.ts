import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arrangedSource,
  type Chance,
  RecordingChance,
  ScriptedChance,
  SeededChance,
  seededSource,
  shuffle,
} from '../src/index.ts';
import { chiSquare, chiSquareLimit, counts } from './statistics.ts';

function draw(chance: Chance, n: number, count: number): number[] {
  return Array.from({ length: count }, () => chance.int(n));
}

describe('SeededChance', () => {
  it('gives the same stream for the same seed', () => {
    expect(draw(new SeededChance(7, 2, 3), 1000, 50)).toEqual(draw(new SeededChance(7, 2, 3), 1000, 50));
  });

  it('gives this stream on every machine', () => {
    expect(draw(new SeededChance(1), 1000, 8)).toEqual([479, 532, 950, 491, 596, 705, 490, 370]);
  });

  it.each<[string, SeededChance]>([
    ['seed', new SeededChance(8, 2, 3)],
    ['a seed beyond 32 bits', new SeededChance(7 + 2 ** 32, 2, 3)],
    ['a negative seed', new SeededChance(-7, 2, 3)],
    ['stream', new SeededChance(7, 1, 3)],
    ['substream', new SeededChance(7, 2, 2)],
    ['stream and substream, exchanged', new SeededChance(7, 3, 2)],
  ])('differs by %s', (_, other) => {
    const same = counts(pairs(draw(new SeededChance(7, 2, 3), 1000, 200), draw(other, 1000, 200)), 2)[1] ?? 0;
    expect(same).toBeLessThan(5);
  });

  it('stays in its range', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        for (const result of draw(new SeededChance(seed), n, 20)) {
          expect(Number.isInteger(result) && result >= 0 && result < n).toBe(true);
        }
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it.each([2, 6, 37, 1000])('is about uniform in %i', (n) => {
    expect(chiSquare(counts(draw(new SeededChance(11), n, 60_000), n))).toBeLessThan(chiSquareLimit(n));
  });

  it.each<[string, (i: number) => SeededChance]>([
    ['seeds', (i) => new SeededChance(i)],
    ['streams', (i) => new SeededChance(1, i)],
    ['substreams', (i) => new SeededChance(1, 0, i)],
  ])('does not correlate neighbouring %s', (_, make) => {
    const firsts = Array.from({ length: 20_000 }, (_, i) => make(i).int(6));
    expect(chiSquare(counts(firsts, 6))).toBeLessThan(chiSquareLimit(6));
    const steps = firsts.slice(1).map((first, i) => 6 * (firsts[i] ?? 0) + first);
    expect(chiSquare(counts(steps, 36))).toBeLessThan(chiSquareLimit(36));
  });
});

function pairs(left: readonly number[], right: readonly number[]): number[] {
  return left.map((value, i) => (value === right[i] ? 1 : 0));
}

describe('seededSource', () => {
  it('has a stream for each entry, the same every time', () => {
    const source = seededSource(5);
    expect(draw(source(3), 1000, 9)).toEqual(draw(seededSource(5)(3), 1000, 9));
    expect(draw(source(3), 1000, 9)).not.toEqual(draw(source(4), 1000, 9));
    expect(draw(source(3), 1000, 9)).not.toEqual(draw(seededSource(6)(3), 1000, 9));
  });
});

describe('ScriptedChance', () => {
  it('reads its list and knows what is left', () => {
    const chance = new ScriptedChance([0, 5, 2]);
    expect([chance.int(6), chance.int(6)]).toEqual([0, 5]);
    expect(chance.unused).toBe(1);
  });

  it('complains when it runs out', () => {
    const chance = new ScriptedChance([1]);
    chance.int(2);
    expect(() => chance.int(2)).toThrow('Chance ran out: result 2 of 1 was asked for.');
  });

  it.each([6, -1, 0.5, Number.NaN])('complains of %d when 0 to 5 is asked for', (result) => {
    const chance = new ScriptedChance([result]);
    expect(() => chance.int(6)).toThrow('does not lie in 0 to 5');
    expect(chance.unused).toBe(1);
  });
});

describe('RecordingChance', () => {
  it('passes results through and keeps them', () => {
    const chance = new RecordingChance(new ScriptedChance([3, 1]));
    expect([chance.int(4), chance.int(2)]).toEqual([3, 1]);
    expect(chance.results).toEqual([3, 1]);
  });

  it('keeps nothing when its source throws', () => {
    const chance = new RecordingChance(new ScriptedChance([]));
    expect(() => chance.int(4)).toThrow();
    expect(chance.results).toEqual([]);
  });
});

describe('shuffle', () => {
  it('gives a permutation', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 30 }), fc.integer(), (items, seed) => {
        const shuffled = items.slice();
        shuffle(shuffled, new SeededChance(seed));
        const ascending = (a: number, b: number) => a - b;
        expect(shuffled.sort(ascending)).toEqual(items.slice().sort(ascending));
      }),
      { seed: 1 },
    );
  });

  it('gives every permutation equally often', () => {
    const chance = new SeededChance(3);
    const seen = Array.from({ length: 24_000 }, () => {
      const items = [0, 1, 2, 3];
      shuffle(items, chance);
      return items.join('');
    });
    const kinds = [...new Set(seen)];
    expect(kinds).toHaveLength(24);
    expect(
      chiSquare(
        counts(
          seen.map((kind) => kinds.indexOf(kind)),
          24,
        ),
      ),
    ).toBeLessThan(chiSquareLimit(24));
  });

  it('draws nothing for one item or none', () => {
    for (const items of [[], [1]]) expect(() => shuffle(items, new ScriptedChance([]))).not.toThrow();
  });
});

describe('arrangedSource', () => {
  it('follows the seed up to the last arranged entry, and another source after it', () => {
    const source = arrangedSource(7, 3, seededSource(8));
    const ofSeed = (seed: number, entry: number): number[] => draw(seededSource(seed)(entry), 1000, 5);
    expect([0, 3, 4].map((entry) => draw(source(entry), 1000, 5))).toEqual([ofSeed(7, 0), ofSeed(7, 3), ofSeed(8, 4)]);
  });
});
