import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  appendEntries,
  createPlayed,
  entrySample,
  headSample,
  ODD_NAMES,
  seatSample,
  tailSample,
  visitorSample,
} from './samples.ts';
import type { Stores } from './stores.ts';

export function visitorsContract(stores: Stores): void {
  describe('visitors', () => {
    it('are saved, changed, and found by id and by recovery', async () => {
      const ada = visitorSample();
      await stores.storage.saveVisitor(ada);
      expect(await stores.other.visitor(ada.id)).toEqual(ada);
      const changed = { ...ada, name: 'Grace', recoveryHash: randomUUID(), seen: ada.seen + 1 };
      await stores.storage.saveVisitor(changed);
      expect(await stores.storage.visitor(ada.id)).toEqual(changed);
      const next = randomUUID();
      expect(await stores.storage.useRecovery(ada.recoveryHash, next)).toBeUndefined();
      expect(await stores.storage.useRecovery(changed.recoveryHash, next)).toEqual({ ...changed, recoveryHash: next });
    });

    it('are recovered once, however many use the same link', async () => {
      const ada = visitorSample();
      await stores.storage.saveVisitor(ada);
      const both = [stores.storage, stores.other, stores.storage, stores.other];
      const came = await Promise.all(both.map((each) => each.useRecovery(ada.recoveryHash, randomUUID())));
      expect(came.flatMap((visitor) => (visitor === undefined ? [] : [visitor.id]))).toEqual([ada.id]);
    });

    it('are not found by a foreign id or an empty recovery', async () => {
      await stores.storage.saveVisitor(visitorSample({ recoveryHash: '' }));
      expect(await stores.storage.visitor(randomUUID())).toBeUndefined();
      expect(await stores.storage.useRecovery('', 'x')).toBeUndefined();
    });

    it.each(ODD_NAMES)('keep the name %j', async (name) => {
      const odd = visitorSample({ name });
      await stores.storage.saveVisitor(odd);
      expect(await stores.storage.visitor(odd.id)).toEqual(odd);
    });

    it('keep a time beyond 32 bits exactly', async () => {
      const late = visitorSample({ seen: 2 ** 52 + 1 });
      await stores.storage.saveVisitor(late);
      expect((await stores.storage.visitor(late.id))?.seen).toBe(2 ** 52 + 1);
    });
  });

  describe('deleting a visitor', () => {
    it('deletes the matches that nobody else played, with everything in them', async () => {
      const ada = visitorSample();
      await stores.storage.saveVisitor(ada);
      const alone = headSample({ host: ada.id });
      const seats = [seatSample({ visitor: ada.id }), seatSample({ seat: 1, kind: 'bot' })];
      await stores.storage.createMatch(alone, tailSample(), seats);
      const checkpoint = { number: 0, checkpoint: {} };
      const entries = [entrySample(0, { client: 'x' })];
      await stores.storage.append({ match: alone.id, entries, tail: tailSample({ number: 0 }), checkpoint });
      await stores.storage.deleteVisitor(ada.id);
      expect(await stores.storage.visitor(ada.id)).toBeUndefined();
      expect(await stores.storage.match(alone.id)).toBeUndefined();
      expect(await stores.storage.entries(alone.id, 0)).toEqual([]);
      expect(await stores.storage.checkpoint(alone.id)).toBeUndefined();
      expect(await stores.storage.entryByClient(alone.id, 'x')).toBeUndefined();
    });

    it('leaves a bot in their seat if others play, and nothing of theirs but the nonce', async () => {
      const [ada, bob] = [visitorSample(), visitorSample()];
      const head = headSample({ host: ada.id });
      const his = { visitor: ada.id, linkHash: 'link', away: true, timeouts: 2, standing: [{ kind: 'offer' }] };
      const seats = [seatSample(his), seatSample({ seat: 1, visitor: bob.id, name: 'Bob' })];
      await stores.storage.createMatch(head, tailSample(), seats);
      await appendEntries(stores.storage, head.id, 0, 4);
      await stores.storage.deleteVisitor(ada.id);
      const left = await stores.storage.match(head.id);
      const heir = { kind: 'bot', visitor: '', name: '', level: 'normal', linkHash: '', away: false, timeouts: 0 };
      expect(left?.seats).toEqual([{ ...seatSample(), ...heir, standing: [] }, seats[1]]);
      expect(left?.head.host).toBe('');
      expect(left?.tableVersion).toBe(1);
      expect(await stores.storage.entries(head.id, 0)).toHaveLength(5);
      expect(await stores.storage.matchesOf(ada.id, 10)).toEqual([]);
      expect(await stores.storage.matchesOf(bob.id, 10)).toHaveLength(1);
    });

    it('opens a seat that was only reserved for them', async () => {
      const [ada, bob] = [visitorSample(), visitorSample()];
      const head = headSample({ host: bob.id });
      const kept = seatSample({ kind: 'open', visitor: ada.id, level: '', nonce: '' });
      const seats = [kept, seatSample({ seat: 1, visitor: bob.id, name: 'Bob' })];
      await stores.storage.createMatch(head, tailSample(), seats);
      expect(await stores.storage.matchesOf(ada.id, 10)).toHaveLength(1);
      await stores.storage.deleteVisitor(ada.id);
      expect((await stores.storage.match(head.id))?.seats[0]).toMatchObject({
        kind: 'open',
        visitor: '',
        name: '',
        level: '',
      });
    });

    it('does nothing for someone unknown, or for nobody', async () => {
      const match = await createPlayed(stores.storage, 0);
      await stores.storage.deleteVisitor(randomUUID());
      await stores.storage.deleteVisitor('');
      expect(await stores.storage.match(match)).toBeDefined();
    });
  });
}
