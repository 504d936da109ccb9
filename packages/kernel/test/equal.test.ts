import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difference, differences, distance, equal, leap, notPlain } from '../src/equal.ts';

const SEED = { seed: 1, numRuns: 500 };

function copy(json: unknown): unknown {
  return JSON.parse(JSON.stringify(json));
}

describe('difference', () => {
  it.each<[unknown, unknown, string | undefined]>([
    [1, 1, undefined],
    [1, 2, '(all)'],
    [1, '1', '(all)'],
    [null, {}, '(all)'],
    [[], {}, '(all)'],
    [0, -0, '(all)'],
    [Number.NaN, Number.NaN, undefined],
    [{ a: 1 }, { a: 1 }, undefined],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, undefined],
    [{ a: 1 }, { a: 2 }, '.a'],
    [{ a: 1 }, {}, '.a'],
    [{}, { a: undefined }, '.a'],
    [{ a: [1, { b: null }] }, { a: [1, { b: 0 }] }, '.a.1.b'],
    [[1, 2], [1, 2, 3], '.2'],
    [[1, 2, 3], [1, 2], '.2'],
    [{ a: [] }, { a: {} }, '.a'],
    [{ a: 1 }, { toString: 1 }, '.a'],
    [{}, { toString: 1 }, '.toString'],
  ])('of %j and %j is at %s', (a, b, path) => {
    expect(difference(a, b)).toBe(path);
    expect(equal(a, b)).toBe(path === undefined);
    expect(distance(a, b) === 0).toBe(path === undefined);
  });

  it('finds none between JSON and its copy, and says the same either way round', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(equal(copy(a), copy(copy(a)))).toBe(true);
        expect(equal(a, b)).toBe(equal(b, a));
        expect(distance(a, b)).toBe(distance(b, a));
        if (equal(a, b)) expect(JSON.stringify(sorted(a))).toBe(JSON.stringify(sorted(b)));
      }),
      SEED,
    );
  });
});

function sorted(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) return json.map(sorted);
  return Object.entries(json)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => [key, sorted(value)]);
}

describe('differences', () => {
  it.each<[unknown, unknown, readonly string[]]>([
    [1, 1, []],
    [1, 2, ['']],
    [{ a: [1, 2], b: 3 }, { a: [1, 2], b: 3 }, []],
    [{ a: [1, 2], b: 3 }, { a: [0, 2], b: 4 }, ['.a.0', '.b']],
    [{ a: [1] }, { a: [1, 2], c: 0 }, ['.a.1', '.c']],
    [{ a: [] }, { a: {} }, ['.a']],
  ])('of %j and %j are all of them, as paths', (a, b, paths) => {
    expect(differences(a, b)).toEqual(paths);
  });
});

describe('distance', () => {
  it.each<[unknown, unknown, number]>([
    [{ a: 1, b: [1, 2, 3] }, { a: 1, b: [1, 2, 3] }, 0],
    [{ a: 1, b: [1, 2, 3] }, { a: 2, b: [1, 0, 0] }, 3],
    [[1, 2], [1, 2, 3, 4], 2],
    [{ a: { b: 1 } }, { a: 1 }, 2],
    [{ a: 1 }, { b: 1 }, 2],
    [{ a: { b: 1, c: [2] } }, {}, 4],
    [[[1, 2]], [], 3],
  ])('of %j and %j is %i', (a, b, away) => {
    expect(distance(a, b)).toBe(away);
  });

  it('is never longer than a detour', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (a, b, c) => {
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
      }),
      SEED,
    );
    const [one, two] = [
      { weapon: 1, loaded: 5, spares: 2 },
      { weapon: 2, loaded: 6, spares: 0 },
    ];
    expect(distance([one], [two])).toBeLessThanOrEqual(distance([one], []) + distance([], [two]));
  });

  it('counts what one of them lacks as one, if leaps are short', () => {
    expect([leap([[1, 2]], []), leap({ a: { b: 1 } }, { a: 1 }), leap([1, [2]], [1, [3]])]).toEqual([1, 1, 1]);
  });
});

describe('notPlain', () => {
  it('passes JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(notPlain(copy(json))).toBeUndefined();
      }),
      SEED,
    );
  });

  class Thing {
    readonly a = 1;
  }

  it.each<[string, unknown]>([
    ['undefined', undefined],
    ['NaN', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['minus zero', -0],
    ['a function', () => 1],
    ['a symbol', Symbol('a')],
    ['a bigint', 1n],
    ['a map', new Map()],
    ['a set', new Set()],
    ['a date', new Date(0)],
    ['an instance', new Thing()],
    ['a typed array', new Uint8Array(1)],
    ['an object without a prototype', Object.create(null)],
  ])('finds %s, however deep', (_, odd) => {
    expect(notPlain(odd)).toBe('(all)');
    expect(notPlain({ a: odd })).toBe('.a');
    expect(notPlain([0, { b: [odd] }])).toBe('.1.b.0');
  });

  /** Three places, the middle one empty. */
  const holey = (): unknown[] => Object.assign([0], { 2: 2 });

  it.each<[string, unknown[]]>([
    ['a hole', holey()],
    ['a name', Object.assign([0], { name: 'x' })],
    ['a hole and a name', Object.assign(holey(), { name: 'x' })],
  ])('finds a list with %s', (_, list) => {
    expect(notPlain({ list })).toMatch(/^\.list/);
  });
});
