import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesOf, withChanges } from '../src/changes.ts';

const SEED = { seed: 1, numRuns: 2_000 };

/** Few keys and values, so that two samples have much in common. */
const plain = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(0, 1, 'a', '', null, true),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'length', '0'), tie('value')),
  ),
})).value;

function sent<T>(json: T): T {
  return json === undefined ? json : JSON.parse(JSON.stringify(json));
}

describe('changesOf', () => {
  it.each<[unknown, unknown, unknown]>([
    [{ a: 1, b: [1, 2] }, { a: 1, b: [1, 2] }, undefined],
    [1, 2, [2]],
    [[], {}, [{}]],
    [{ a: 1 }, { a: null }, { a: [null] }],
    [{ a: 1, b: 2 }, { b: 2 }, { a: [] }],
    [{ a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, { a: { c: [3] } }],
    [[1, 2], [1, 2, 3], { 2: [3] }],
    [[1, 2, 3], [0], { 0: [0], length: [1] }],
    [{ length: 1 }, {}, { length: [] }],
  ])('finds the difference of %j and %j', (before, now, changes) => {
    expect(changesOf(before, now)).toEqual(changes);
  });

  it('leads from any data to any other, even over a wire', () => {
    fc.assert(
      fc.property(plain, plain, (before, now) => {
        expect(withChanges(sent(before), sent(changesOf(before, now)))).toEqual(now);
      }),
      SEED,
    );
  });

  it('leaves the old data unchanged', () => {
    fc.assert(
      fc.property(plain, plain, (before, now) => {
        const kept = sent(before);
        withChanges(before, changesOf(before, now));
        expect(before).toEqual(kept);
      }),
      SEED,
    );
  });

  it('shares what did not change', () => {
    const before = { a: { b: 1 }, c: [{ d: 2 }, { e: 3 }] };
    const now = withChanges(before, changesOf(before, { a: { b: 1 }, c: [{ d: 2 }, { e: 4 }] })) as typeof before;
    expect(now.a).toBe(before.a);
    expect(now.c[0]).toBe(before.c[0]);
  });
});
