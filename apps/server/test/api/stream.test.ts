import { execFile } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Update, update } from '@shutterbox/protocol';
import { describe, expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { Person } from './person.ts';

const ME = { kind: 'me' };
const BOT = fileURLToPath(new URL('../../../../docs/examples/bot.mjs', import.meta.url));

async function* linesOf(person: Person, match: string, query: string): AsyncGenerator<Update> {
  const response = await fetch(`${person.site}/api/v1/matches/${match}/stream?${query}`, {
    headers: { cookie: person.cookie },
  });
  expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const input = Readable.fromWeb(response.body as ReadableStream);
  for await (const line of createInterface({ input })) if (line !== '') yield update.parse(JSON.parse(line));
}

describe('a stream', () => {
  it('tells everything once, and can be resumed by number', async () => {
    const { url } = await openHouse();
    const ann = await Person.named(url, 'Ann');
    const { id } = await ann.make([ME, ME]);
    const numbers: number[] = [];
    for await (const { number, steps } of linesOf(ann, id, 'seat=0')) {
      numbers.push(...steps.map((step) => step.number));
      if (number === 2) break;
      await ann.answer(id, number, `a${number}`);
    }
    for await (const { number, steps, outcome } of linesOf(ann, id, 'seat=1&from=2')) {
      numbers.push(...steps.map((step) => step.number));
      if (outcome !== undefined) continue;
      await ann.answer(id, number % 2, `a${number}`);
    }
    // It ended by itself, and every number came exactly once.
    expect(numbers).toEqual([0, 1, 2, 3, 4, 5, 6]);
    const after: Update[] = [];
    for await (const each of linesOf(ann, id, 'from=6')) after.push(each);
    expect(after).toMatchObject([{ observer: 'spectator', number: 6, steps: [] }]);
  });

  it('waits for a match to begin', async () => {
    const { url } = await openHouse();
    const [ann, ben] = [await Person.named(url, 'Ann'), await Person.named(url, 'Ben')];
    const { id } = await ann.make([ME, { kind: 'open' }]);
    const lines = linesOf(ann, id, 'seat=0');
    const first = lines.next();
    await ben.seat(id, 1, 'join');
    expect((await first).value).toMatchObject({ observer: 0, number: 0 });
    await lines.return(undefined);
  });

  it('ends when the seat is no longer yours', async () => {
    const { url } = await openHouse();
    const ann = await Person.named(url, 'Ann');
    const { id } = await ann.make([ME, ME]);
    const lines = linesOf(ann, id, 'seat=0');
    await lines.next();
    await ann.seat(id, 0, 'hand-over');
    for await (const { observer } of lines) expect(observer).toBe(0);
  });

  it('is limited in number by address', async () => {
    const { url } = await openHouse({ limits: { connections: 1 } });
    const ann = await Person.named(url, 'Ann');
    const { id } = await ann.make([ME, ME]);
    const lines = linesOf(ann, id, 'seat=0');
    await lines.next();
    expect(await ann.refused('GET', `/matches/${id}/stream`)).toBe('429 rate.tooMany');
    await lines.return(undefined);
  });
});

describe('the example bot of the docs', () => {
  it('plays a whole match', async () => {
    const { url } = await openHouse();
    const ann = await Person.named(url, 'Ann');
    const { id } = await ann.make([{ kind: 'open' }, { kind: 'bot', level: 'easy' }], {
      game: 'wildlife',
      options: { tokens: false },
    });
    const { stdout } = await promisify(execFile)(process.execPath, [BOT, url, id, 'Example'], { timeout: 50_000 });
    expect(stdout).toMatch(/Rank [12] with -?\d+ points\.\n$/);
    expect(await ann.table(id)).toMatchObject({ status: 'over', seats: [{ name: 'Example' }, {}] });
  });

  it('waits after it was too quick', async () => {
    const { url } = await openHouse({ limits: { visitor: { rate: 3, burst: 2 } } });
    const ann = await Person.named(url, 'Ann');
    const { id } = await ann.make([{ kind: 'open' }, { kind: 'bot', level: 'easy' }]);
    const { stdout } = await promisify(execFile)(process.execPath, [BOT, url, id], { timeout: 50_000 });
    expect(stdout).toContain('Rank ');
  });
});
