import { randomUUID } from 'node:crypto';
import type { Append } from '@shutterbox/host';
import { describe, expect, it } from 'vitest';
import type { Storage } from '../../src/storage/storage.ts';
import { appendEntries, createPlayed, entrySample, tailSample } from './samples.ts';
import type { Stores } from './stores.ts';

const STREAMS = 16;
/** Later than any time in these tests. */
const FAR = 4_000_000_000_000;

export function appendContract(stores: Stores): void {
  describe('appending', () => {
    it('writes entries, tail and checkpoint together', async () => {
      const match = await createPlayed(stores.storage, -1);
      const entries = [entrySample(0), entrySample(1, { client: 'c1' })];
      const tail = tailSample({ number: 1, status: 'over', updated: 7, deadline: FAR });
      const checkpoint = { number: 1, checkpoint: { state: [1, 'é', null] } };
      expect(await stores.storage.append({ match, entries, tail, checkpoint })).toBe('written');
      expect(await stores.other.entries(match, 0)).toEqual(entries);
      expect(await stores.other.entries(match, 1)).toEqual(entries.slice(1));
      expect(await stores.other.entries(match, 2)).toEqual([]);
      expect(await stores.other.entryByClient(match, 'c1')).toEqual(entries[1]);
      expect((await stores.other.match(match))?.tail).toEqual(tail);
      expect(await stores.other.checkpoint(match)).toEqual(checkpoint);
    });

    it('replaces a checkpoint, and keeps it if none is given', async () => {
      const match = await createPlayed(stores.storage, 0);
      expect(await stores.storage.checkpoint(match)).toBeUndefined();
      for (const number of [1, 2]) {
        const checkpoint = { number, checkpoint: { number } };
        const tail = tailSample({ number });
        await stores.storage.append({ match, entries: [entrySample(number)], tail, checkpoint });
      }
      await appendEntries(stores.storage, match, 3, 3);
      expect(await stores.storage.checkpoint(match)).toEqual({ number: 2, checkpoint: { number: 2 } });
    });

    it.each([
      ['a number that exists', 2],
      ['a gap', 4],
    ])('is refused for %s, and changes nothing', async (_, from) => {
      const match = await createPlayed(stores.storage, 2);
      expect(await appendEntries(stores.storage, match, from, from + 1, { status: 'over' })).toBe('taken');
      expect((await stores.storage.match(match))?.tail).toEqual(tailSample({ number: 2 }));
      expect(await stores.storage.entries(match, 0)).toHaveLength(3);
    });

    it('is refused for a match that does not exist', async () => {
      expect(await appendEntries(stores.storage, randomUUID(), 0, 0)).toBe('taken');
    });

    it('takes a client id once in a match, and an empty one any number of times', async () => {
      const match = await createPlayed(stores.storage, 0);
      const mine = { client: 'mine' };
      const append = (id: string, number: number) =>
        stores.storage.append({ match: id, entries: [entrySample(number, mine)], tail: tailSample({ number }) });
      expect(await append(match, 1)).toBe('written');
      expect(await append(match, 2)).toBe('taken');
      expect(await append(await createPlayed(stores.storage, 0), 1)).toBe('written');
      expect(await stores.storage.entryByClient(match, '')).toBeUndefined();
      expect(await stores.storage.entryByClient(match, 'other')).toBeUndefined();
      expect(await appendEntries(stores.storage, match, 2, 5)).toBe('written');
    });

    it('knows the names of answers that another process wrote, and those of before it started', async () => {
      const match = await createPlayed(stores.storage, 0);
      const append = (process: Storage, number: number, client: string) =>
        process.append({ match, entries: [entrySample(number, { client })], tail: tailSample({ number }) });
      expect(await append(stores.storage, 1, 'first')).toBe('written');
      expect(await append(stores.other, 2, 'first')).toBe('taken');
      expect(await append(stores.other, 2, 'second')).toBe('written');
      expect(await append(stores.storage, 3, 'second')).toBe('taken');
      expect(await stores.storage.entryByClient(match, 'second')).toEqual(entrySample(2, { client: 'second' }));
      expect(await append(stores.storage, 3, 'third')).toBe('written');
      expect(await stores.other.entryByClient(match, 'third')).toEqual(entrySample(3, { client: 'third' }));
    });

    it('does not count the name of an answer that was not written', async () => {
      const match = await createPlayed(stores.storage, 0);
      const append = (process: Storage, number: number, client: string, more: Partial<Append> = {}) =>
        process.append({ match, entries: [entrySample(number, { client })], tail: tailSample({ number }), ...more });
      expect(await append(stores.storage, 3, 'mine')).toBe('taken');
      const impossible = { checkpoint: { number: Number.NaN, checkpoint: {} } };
      await expect(append(stores.storage, 1, 'mine', impossible)).rejects.toThrow();
      expect(await append(stores.other, 1, 'yours')).toBe('written');
      expect(await append(stores.storage, 2, 'yours')).toBe('taken');
      expect(await append(stores.storage, 2, 'mine')).toBe('written');
    });

    it('writes nothing at all if one of its later entries conflicts', async () => {
      const match = await createPlayed(stores.storage, 0);
      await stores.storage.append({
        match,
        entries: [entrySample(1, { client: 'mine' })],
        tail: tailSample({ number: 1 }),
      });
      const entries = [entrySample(2), entrySample(3), entrySample(4, { client: 'mine' })];
      const tail = tailSample({ number: 4, status: 'over' });
      const checkpoint = { number: 4, checkpoint: {} };
      expect(await stores.storage.append({ match, entries, tail, checkpoint })).toBe('taken');
      expect(await stores.storage.entries(match, 0)).toHaveLength(2);
      expect((await stores.storage.match(match))?.tail).toEqual(tailSample({ number: 1 }));
      expect(await stores.storage.checkpoint(match)).toBeUndefined();
    });

    it('writes exactly one of two that come together, and does not affect those to other matches', async () => {
      const matches = await Promise.all(Array.from({ length: STREAMS }, () => createPlayed(stores.storage, 0)));
      const results = await Promise.all(
        matches.map((match) =>
          Promise.all(
            [stores.storage, stores.storage, stores.other, stores.other].map((process) =>
              appendEntries(process, match, 1, 1),
            ),
          ),
        ),
      );
      for (const result of results) expect(result.toSorted()).toEqual(['taken', 'taken', 'taken', 'written']);
      for (const match of matches) expect(await stores.storage.entries(match, 0)).toHaveLength(2);
    });

    it('does not affect its neighbours if one is impossible', async () => {
      const [bad, good] = [await createPlayed(stores.storage, 0), await createPlayed(stores.storage, 0)];
      const entries = [entrySample(1, { client: 'a\0b' })];
      const [first, second] = await Promise.allSettled([
        stores.storage.append({ match: bad, entries, tail: tailSample({ number: 1 }) }),
        appendEntries(stores.storage, good, 1, 1),
      ]);
      expect(first.status).toBe('rejected');
      expect(second).toEqual({ status: 'fulfilled', value: 'written' });
      expect(await stores.storage.entries(bad, 0)).toHaveLength(1);
    });

    it('takes thousands of entries at once', async () => {
      const match = await createPlayed(stores.storage, -1);
      expect(await appendEntries(stores.storage, match, 0, 2_499)).toBe('written');
      expect((await stores.storage.entries(match, 0)).map(({ number }) => number)).toEqual([...Array(2_500).keys()]);
    });

    it('can change only the tail, if the number is still the newest', async () => {
      const match = await createPlayed(stores.storage, 3);
      const tail = tailSample({ number: 3, botWaits: true });
      expect(await stores.storage.append({ match, entries: [], tail })).toBe('written');
      expect((await stores.storage.match(match))?.tail).toEqual(tail);
      expect(await stores.storage.append({ match, entries: [], tail: tailSample({ number: 2 }) })).toBe('taken');
    });

    it('throws if its own numbers do not fit together', async () => {
      const match = await createPlayed(stores.storage, 0);
      const entries = [entrySample(1), entrySample(3)];
      await expect(stores.storage.append({ match, entries, tail: tailSample({ number: 2 }) })).rejects.toThrow(/gap/);
    });
  });
}
