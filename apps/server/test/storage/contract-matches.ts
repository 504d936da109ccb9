import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createPlayed, headSample, ODD_NAMES, seatSample, tailSample } from './samples.ts';
import type { Stores } from './stores.ts';

const STREAMS = 16;
/** Later than any time in these tests. */
const FAR = 4_000_000_000_000;

export function matchesContract(stores: Stores): void {
  describe('matches', () => {
    it('come back as they were made', async () => {
      const head = headSample({ rematchOf: randomUUID(), listed: false, host: 'h' });
      const tail = tailSample({ status: 'open', deadline: FAR, botWaits: true });
      const seats = [
        seatSample({ seat: 0, standing: [{ kind: 'offer', action: { type: 'no' } }] }),
        seatSample({ seat: 1 }),
      ];
      await stores.storage.createMatch(head, tail, seats);
      expect(await stores.other.match(head.id)).toEqual({ head, tail, seats, tableVersion: 0 });
      expect(await stores.storage.match(randomUUID())).toBeUndefined();
    });

    it('say how far they are, for those that exist of the ones asked for', async () => {
      const played = await createPlayed(stores.storage, 4);
      const changed = await createPlayed(stores.storage, -1);
      await stores.storage.saveSeats(changed, 0, [seatSample()]);
      const positions = await stores.other.positions([played, randomUUID(), changed]);
      expect(positions).toHaveLength(2);
      expect(positions).toContainEqual({ match: played, number: 4, tableVersion: 0 });
      expect(positions).toContainEqual({ match: changed, number: -1, tableVersion: 1 });
      expect(await stores.other.positions([])).toEqual([]);
    });

    it('are made once', async () => {
      const head = headSample();
      await stores.storage.createMatch(head, tailSample(), []);
      expect(await stores.storage.createMatch({ ...head, game: 'other' }, tailSample(), [seatSample()])).toBe(false);
      expect(await stores.storage.match(head.id)).toMatchObject({ head, seats: [] });
    });

    it('keep whether there are hints for everyone', async () => {
      const head = headSample({ hints: true });
      await stores.storage.createMatch(head, tailSample(), []);
      expect((await stores.storage.match(head.id))?.head.hints).toBe(true);
    });

    it('keep a large options document', async () => {
      const squares = Array.from({ length: 60_000 }, (_, i) => `square ${i} – “é”`);
      const head = headSample({ options: { squares } });
      await stores.storage.createMatch(head, tailSample(), []);
      expect((await stores.storage.match(head.id))?.head.options).toEqual({ squares });
    });

    it('keep seats with odd names', async () => {
      const seats = ODD_NAMES.map((name, seat) => seatSample({ seat, name }));
      const head = headSample({ seats: seats.length });
      await stores.storage.createMatch(head, tailSample(), seats);
      expect((await stores.storage.match(head.id))?.seats).toEqual(seats);
    });

    it('refuse a NUL character in an id instead of cutting it', async () => {
      await expect(stores.storage.createMatch(headSample({ id: 'a\0b' }), tailSample(), [])).rejects.toThrow();
      await stores.storage.ping();
    });
  });

  describe('terms', () => {
    it('are written only with the latest version, and nothing else changes', async () => {
      const head = headSample({ options: { a: 1 }, listed: false, pace: 0 });
      await stores.storage.createMatch(head, tailSample(), [seatSample()]);
      const terms = { options: { b: ['é'] }, listed: true, pace: 60_000 };
      expect(await stores.storage.saveTerms(head.id, 0, terms)).toBe(true);
      expect(await stores.other.saveTerms(head.id, 0, { ...terms, pace: 0 })).toBe(false);
      expect(await stores.storage.saveTerms(randomUUID(), 0, terms)).toBe(false);
      const stored = await stores.other.match(head.id);
      expect(stored).toMatchObject({ head: { ...head, ...terms }, tail: tailSample(), tableVersion: 1 });
      expect(stored?.seats).toEqual([seatSample()]);
    });
  });

  describe('seats', () => {
    it('are written only with the latest version', async () => {
      const match = await createPlayed(stores.storage, 0);
      expect(await stores.storage.saveSeats(match, 0, [seatSample({ seat: 1, name: 'Bob' })])).toBe(true);
      expect(await stores.other.saveSeats(match, 0, [seatSample({ seat: 1, name: 'Eve' })])).toBe(false);
      const stored = await stores.other.match(match);
      expect(stored?.seats.map(({ name }) => name)).toEqual(['Ada', 'Bob']);
      expect(stored?.tableVersion).toBe(1);
    });

    it('are taken by exactly one of many who come together', async () => {
      const match = await createPlayed(stores.storage, 0);
      const tries = Array.from({ length: STREAMS }, (_, i) =>
        (i % 2 === 0 ? stores.storage : stores.other).saveSeats(match, 0, [seatSample({ name: `${i}` })]),
      );
      const results = await Promise.all(tries);
      expect(results.filter((taken) => taken)).toHaveLength(1);
      expect((await stores.storage.match(match))?.seats[0]?.name).toBe(`${results.indexOf(true)}`);
    });

    it('of an unknown match are not written', async () => {
      expect(await stores.storage.saveSeats(randomUUID(), 0, [seatSample()])).toBe(false);
    });
  });
}
