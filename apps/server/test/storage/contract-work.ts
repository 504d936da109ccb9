import type { MatchStatus, SeatKind } from '@shutterbox/host';
import { describe, expect, it } from 'vitest';
import { appendEntries, createPlayed, headSample, seatSample, tailSample, visitorSample } from './samples.ts';
import type { Stores } from './stores.ts';

const STREAMS = 16;
/** Later than any time in these tests. */
const FAR = 4_000_000_000_000;

export function workContract(stores: Stores): void {
  describe('bot work', () => {
    const work = (count: number) =>
      Promise.all(Array.from({ length: count }, () => createPlayed(stores.storage, 0, {}, { botWaits: true })));
    /** Other tests leave work behind, too. */
    const takeAll = () => stores.storage.deleteAbandoned(FAR, FAR);

    it('is leased to exactly one process, however many ask', async () => {
      await takeAll();
      const matches = await work(40);
      const asking = Array.from({ length: STREAMS }, (_, i) =>
        (i % 2 === 0 ? stores.storage : stores.other).leaseBotWork(`holder ${i}`, 100, 200, 7),
      );
      const leased = (await Promise.all(asking)).flat();
      leased.push(...(await stores.storage.leaseBotWork('last', 100, 200, 100)));
      expect(leased.toSorted()).toEqual(matches.toSorted());
      expect(await stores.other.leaseBotWork('late', 199, 300, 10)).toEqual([]);
    });

    it('can be taken over when the lease has run out, and is not freed by a late release', async () => {
      await takeAll();
      const matches = await work(1);
      expect(await stores.storage.leaseBotWork('slow', 100, 200, 10)).toEqual(matches);
      expect(await stores.storage.leaseBotWork('quick', 200, 300, 10)).toEqual(matches);
      await stores.storage.releaseBotWork(matches[0] ?? '', 'slow');
      expect(await stores.storage.leaseBotWork('third', 250, 400, 10)).toEqual([]);
      await stores.storage.releaseBotWork(matches[0] ?? '', 'quick');
      expect(await stores.storage.leaseBotWork('third', 250, 400, 10)).toEqual(matches);
    });

    it('is free if the clock has gone back to before the lease, but not if clocks differ a little', async () => {
      await takeAll();
      const matches = await work(1);
      expect(await stores.storage.leaseBotWork('dead', 3_600_000, 3_605_000, 10)).toEqual(matches);
      expect(await stores.storage.leaseBotWork('behind', 3_596_000, 3_601_000, 10)).toEqual([]);
      expect(await stores.storage.leaseBotWork('again', 0, 5_000, 10)).toEqual(matches);
      expect(await stores.storage.leaseBotWork('third', 0, 5_000, 10)).toEqual([]);
    });

    it('stays with the process that renews its lease', async () => {
      await takeAll();
      const matches = await work(1);
      const [match = ''] = matches;
      expect(await stores.storage.leaseBotWork('slow', 100, 200, 10)).toEqual(matches);
      await stores.other.renewBotWork(match, 'stranger', 900);
      await stores.storage.renewBotWork(match, 'slow', 300);
      expect(await stores.other.leaseBotWork('quick', 299, 400, 10)).toEqual([]);
      expect(await stores.other.leaseBotWork('quick', 300, 400, 10)).toEqual(matches);
      await stores.storage.renewBotWork(match, 'slow', 900);
      await appendEntries(stores.storage, match, 1, 1, { botWaits: true });
      await stores.other.renewBotWork(match, 'quick', 900);
      expect(await stores.storage.leaseBotWork('third', 400, 500, 10)).toEqual(matches);
    });

    it('is free again after an entry that leaves more of it, and gone after one that leaves none', async () => {
      await takeAll();
      const [match = ''] = await work(1);
      await stores.storage.leaseBotWork('one', 100, 200, 10);
      await appendEntries(stores.storage, match, 1, 1, { botWaits: true });
      expect(await stores.storage.leaseBotWork('two', 100, 200, 10)).toEqual([match]);
      await appendEntries(stores.storage, match, 2, 2, { botWaits: false });
      expect(await stores.storage.leaseBotWork('three', 300, 400, 10)).toEqual([]);
    });

    it('is handed out up to the limit, longest waiting first', async () => {
      await takeAll();
      const late = await createPlayed(stores.storage, 0, {}, { botWaits: true, updated: 20 });
      const early = await createPlayed(stores.storage, 0, {}, { botWaits: true, updated: 10 });
      expect(await stores.storage.leaseBotWork('a', 100, 200, 1)).toEqual([early]);
      expect(await stores.storage.leaseBotWork('a', 100, 200, 1)).toEqual([late]);
    });
  });

  describe('retention', () => {
    it('deletes what never started and what nobody touched, and keeps finished matches', async () => {
      await stores.storage.deleteAbandoned(1_000, 1_000);
      const make = async (status: 'open' | 'running' | 'over', updated: number) => {
        const head = headSample();
        await stores.storage.createMatch(head, tailSample({ status, updated }), [seatSample()]);
        return head.id;
      };
      const gone = [await make('open', 99), await make('running', 49), await make('open', 10)];
      const kept = [await make('open', 100), await make('running', 50), await make('over', 10)];
      expect(await stores.storage.deleteAbandoned(100, 50)).toBe(3);
      for (const id of gone) expect(await stores.storage.match(id)).toBeUndefined();
      for (const id of kept) expect(await stores.storage.match(id)).toBeDefined();
      expect(await stores.storage.deleteAbandoned(100, 50)).toBe(0);
    });

    describe('of matches that are over', () => {
      const RULE = { botsMs: 100, peopleMs: 1_000, noticeMs: 300 };
      const make = async (kinds: readonly SeatKind[], status: MatchStatus = 'over') => {
        const head = headSample();
        const seats = kinds.map((kind, seat) => seatSample({ seat, kind }));
        await stores.storage.createMatch(head, tailSample({ status, updated: 5_000 }), seats);
        return head.id;
      };
      const goesOf = async (id: string) => (await stores.other.match(id))?.goes;

      it('deletes those between bots after their time, and nothing that is still played', async () => {
        const [bots, people] = [await make(['bot', 'bot']), await make(['bot', 'person'])];
        const running = await make(['bot', 'bot'], 'running');
        const rule = { ...RULE, peopleMs: undefined };
        expect((await stores.storage.sweepEnded(rule, 5_099)).deleted).not.toContain(bots);
        expect(await goesOf(bots)).toBe(5_100);
        expect((await stores.storage.sweepEnded(rule, 5_100)).deleted).toContain(bots);
        expect(await stores.other.match(bots)).toBeUndefined();
        await stores.storage.sweepEnded(rule, 9_000_000_000_000);
        for (const id of [people, running]) expect(await stores.other.match(id)).toBeDefined();
        expect(await goesOf(people)).toBeUndefined();
      });

      it('announces when one between people will go, deletes it then, and never without notice', async () => {
        const match = await make(['person', 'bot']);
        // Finished long ago, under a new rule.
        const first = await stores.storage.sweepEnded(RULE, 50_000);
        expect([first.announced.includes(match), first.deleted.includes(match)]).toEqual([true, false]);
        expect(await goesOf(match)).toBe(50_300);
        expect((await stores.other.match(match))?.tableVersion).toBe(1);
        const second = await stores.storage.sweepEnded(RULE, 50_299);
        expect([...second.announced, ...second.deleted]).not.toContain(match);
        expect((await stores.storage.sweepEnded(RULE, 50_300)).deleted).toContain(match);
        expect(await stores.other.match(match)).toBeUndefined();
      });

      it('withdraws an announcement if the rule is gone', async () => {
        const ada = visitorSample();
        const head = headSample({ host: ada.id });
        await stores.storage.createMatch(head, tailSample({ status: 'over', updated: 5_000 }), [seatSample()]);
        await stores.storage.sweepEnded(RULE, 5_000);
        expect((await stores.other.matchesOf(ada.id, 1))[0]?.goes).toBe(6_000);
        await stores.storage.sweepEnded({ ...RULE, peopleMs: undefined }, 5_001);
        expect(await goesOf(head.id)).toBeUndefined();
      });

      it('goes through hundreds', async () => {
        const many = await Promise.all(Array.from({ length: 230 }, () => make(['bot'])));
        const { deleted } = await stores.storage.sweepEnded(RULE, 5_200);
        expect(many.filter((id) => !deleted.includes(id))).toEqual([]);
      });
    });

    it('deletes hundreds', async () => {
      await stores.storage.deleteAbandoned(1_000, 0);
      const many = Array.from({ length: 230 }, () =>
        stores.storage.createMatch(headSample(), tailSample({ status: 'open', updated: 5 }), [seatSample()]),
      );
      await Promise.all(many);
      expect(await stores.storage.deleteAbandoned(6, 0)).toBe(230);
    });
  });
}
