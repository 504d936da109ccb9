import { describe, expect, it } from 'vitest';
import type { OptionsSpec } from '../src/index.ts';
import { tablesOf } from '../src/laws/variants.ts';
import { type Options, type Toy, toy } from './toy.ts';

const VALUES: { readonly [K in keyof Options]: readonly unknown[] } = {
  teasing: [true, false],
  rounds: [2, 1, 3],
  die: ['six', 'ten'],
  track: [[0, 1, 0, 2, 3], [2]],
};
const KEYS = Object.keys(VALUES) as (keyof Options)[];

/** Whether some table has both values. */
function meet(
  tables: ReturnType<typeof tablesOf<Options, never, never, never, never>>,
  ...wanted: [keyof Options | 'seats', unknown][]
) {
  return tables.some(({ options, seats }) =>
    wanted.every(([key, value]) => JSON.stringify(key === 'seats' ? seats : options[key]) === JSON.stringify(value)),
  );
}

describe('the tables that the laws walk through', () => {
  const tables = tablesOf(toy, 1);

  it('include the default and every preset with each number of seats', () => {
    for (const name of ['default', 'short'])
      expect(tables.filter((table) => table.name === name).map(({ seats }) => seats)).toEqual([2, 3]);
  });

  it('combine every two values of different options in one game, and every value with each number of seats', () => {
    for (const [i, one] of KEYS.entries()) {
      for (const value of VALUES[one]) {
        for (const seats of [2, 3]) expect(meet(tables, [one, value], ['seats', seats]), `${one} ${seats}`).toBe(true);
        for (const two of KEYS.slice(i + 1))
          for (const other of VALUES[two]) expect(meet(tables, [one, value], [two, other]), `${one} ${two}`).toBe(true);
      }
    }
  });

  it('are few: hardly more than the two longest lists of values need', () => {
    for (let seed = 1; seed <= 20; seed++) expect(tablesOf(toy, seed).length).toBeLessThanOrEqual(4 + 3 * 2 + 2);
  });

  it('differ with another seed, and are the same with the same seed', () => {
    expect(tablesOf(toy, 1)).toEqual(tables);
    expect(tablesOf(toy, 2)).not.toEqual(tables);
  });

  it('leave out combinations that the game refuses', () => {
    const check: OptionsSpec<Options>['check'] = ({ rounds, die }) =>
      rounds === 3 && die === 'ten' ? 'Too long.' : undefined;
    const strict: Toy = { ...toy, options: { ...toy.options, check } };
    const allowed = tablesOf(strict, 1);
    expect(meet(allowed, ['rounds', 3], ['die', 'ten'])).toBe(false);
    expect(meet(allowed, ['rounds', 3], ['track', [2]])).toBe(true);
    expect(meet(allowed, ['die', 'ten'], ['teasing', false])).toBe(true);
  });

  it('keep to the seats that the options allow', () => {
    const duels: Toy = { ...toy, seats: ({ teasing }) => (teasing ? { counts: [2, 3] } : { counts: [2] }) };
    const seated = tablesOf(duels, 1);
    expect(meet(seated, ['teasing', false], ['seats', 3])).toBe(false);
    expect(meet(seated, ['teasing', true], ['seats', 3])).toBe(true);
  });

  it('complain of a value that is refused along with the defaults', () => {
    const strict: Toy = {
      ...toy,
      options: { ...toy.options, check: ({ rounds }) => (rounds === 3 ? 'No.' : undefined) },
    };
    expect(() => tablesOf(strict, 1)).toThrow("Option set 'rounds=3' is refused by its own game: No.");
  });
});
