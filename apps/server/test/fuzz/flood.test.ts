/** The floods of `npm run flood`, against limits so small that any machine can flood them. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { floodAll, floodsOn } from '../../../../scripts/lib/floods.mjs';
import { LIMIT_SIZES, type LimitSizes } from '../../src/limits.ts';
import { openHouse } from '../api/house.ts';

const SLOWLY = 0.001;
const SMALL: LimitSizes = {
  address: { rate: SLOWLY, burst: 90 },
  visitor: { rate: SLOWLY, burst: 40 },
  newVisitor: { rate: SLOWLY, burst: 5 },
  newMatch: { rate: SLOWLY, burst: 5 },
  newMatchAddress: { rate: SLOWLY, burst: 10 },
  lookBack: { rate: SLOWLY, burst: 10 },
  guess: { rate: SLOWLY, burst: 4 },
  connections: 8,
  tabs: 3,
};
const WIDE = { rate: 1_000, burst: 1_000 };
/** No flood is timed here: a busy machine is slow. */
const NO_MATTER_MS = Number.POSITIVE_INFINITY;

it('lets through what each limit allows, and no more', async () => {
  const { url } = await openHouse({ limits: SMALL });
  const { rows, problems } = await floodAll(url, floodsOn(url, SMALL), { slowestMs: NO_MATTER_MS });
  expect(problems).toEqual([]);
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(LIMIT_SIZES)));
});

it('notices a limit that is not kept', async () => {
  const { url } = await openHouse({ limits: { ...SMALL, guess: WIDE, address: WIDE, visitor: WIDE } });
  const { guess } = floodsOn(url, SMALL);
  const { problems } = await floodAll(url, { guess }, { slowestMs: NO_MATTER_MS });
  expect(problems).toEqual([
    'guess: the limit was never reached, all 240 were done.',
    'guess: 240 of 240 were done, but at most 5 may be.',
  ]);
});

it('fails where a limit is never reached', async () => {
  const { problems } = await floodAll((await openHouse()).url, {
    dry: async () => ({ sent: 5, done: 5, most: 5 }),
    kept: async () => ({ sent: 5, done: 4, most: 5 }),
  });
  expect(problems).toEqual(['dry: the limit was never reached, all 5 were done.']);
});

interface Row {
  readonly name: string;
  readonly limit: string;
  readonly by: string;
}

function rowsOf(docs: string): readonly Row[] {
  const [, table = ''] = docs.split('## Limits');
  return [...table.matchAll(/^\| `(\w+)` \| ([^|]+) \| [^|]+ \| ([^|]+) \|$/gm)].map(
    ([, name = '', limit = '', by = '']) => ({ name, limit, by }),
  );
}

it('docs/security.md has every limit with its numbers, and the flood that tests it', async () => {
  const root = new URL('../../../../', import.meta.url);
  const rows = rowsOf(readFileSync(new URL('docs/security.md', root), 'utf8'));
  for (const [name, size] of Object.entries(LIMIT_SIZES)) {
    const numbers = typeof size === 'number' ? [size] : [size.rate, size.burst];
    const { limit = '' } = rows.find((row) => row.name === name) ?? {};
    for (const number of numbers) expect(`${name}: ${limit}`).toMatch(new RegExp(`(?<![\\d.])${number}(?![\\d.]\\d)`));
  }
  const floods = Object.keys(floodsOn('http://127.0.0.1', SMALL, undefined, () => {}));
  expect(rows.filter(({ by }) => by === 'flood').map(({ name }) => name)).toEqual(expect.arrayContaining(floods));
  for (const { name, by } of rows) {
    if (by === 'flood') expect(floods).toContain(name);
    else expect(readFileSync(new URL(by.replaceAll('`', ''), root), 'utf8')).toMatch(/\bit(?:\.each)?\(/);
  }
});
