import { describe, expect, it } from 'vitest';
import { appendEntries, createPlayed, headSample, seatSample, tailSample, visitorSample } from './samples.ts';
import type { Stores } from './stores.ts';

export function listsContract(stores: Stores): void {
  describe('lists', () => {
    it('of open matches contain the listed open ones, newest first, without their secrets', async () => {
      const soon = 3_000_000_000_000;
      const open = tailSample({ status: 'open' });
      const heads = [1, 2, 3].map((i) => headSample({ created: soon + i }));
      for (const head of heads)
        await stores.storage.createMatch(head, open, [seatSample(), seatSample({ seat: 1, kind: 'open' })]);
      await stores.storage.createMatch(headSample({ created: soon + 4, listed: false }), open, []);
      await stores.storage.createMatch(headSample({ created: soon + 5 }), tailSample({ status: 'running' }), []);
      const listed = await stores.storage.openMatches(2);
      expect(listed.map(({ head }) => head.id)).toEqual([heads[2]?.id, heads[1]?.id]);
      const { secret, ...shown } = heads[2] ?? headSample();
      expect(listed[0]).toEqual({
        head: shown,
        tail: open,
        seats: [seatSample(), seatSample({ seat: 1, kind: 'open' })],
      });
      expect(JSON.stringify(listed)).not.toContain(secret);
    });

    it('of a visitor contain the matches they play or made, latest touched first', async () => {
      const ada = visitorSample();
      const heads = [headSample(), headSample({ host: ada.id }), headSample()];
      for (const [i, head] of heads.entries()) {
        const seats = [
          seatSample({ visitor: i === 1 ? '' : ada.id }),
          seatSample({ seat: 1, visitor: i === 0 ? ada.id : '' }),
        ];
        await stores.storage.createMatch(
          head,
          tailSample({ updated: 100 + i, status: i === 2 ? 'over' : 'running' }),
          seats,
        );
      }
      const ids = (await stores.storage.matchesOf(ada.id, 10)).map(({ head }) => head.id);
      expect(ids).toEqual(heads.map(({ id }) => id).reverse());
      expect(await stores.storage.matchesOf(ada.id, 1)).toHaveLength(1);
      expect(await stores.storage.matchesOf('', 10)).toEqual([]);
    });

    it('of overdue matches contain those whose deadline has passed, longest overdue first', async () => {
      const [second, first] = [
        await createPlayed(stores.storage, 0, {}, { deadline: 20 }),
        await createPlayed(stores.storage, 0, {}, { deadline: 10 }),
      ];
      await createPlayed(stores.storage, 0, {}, { deadline: 31 });
      expect(await stores.storage.overdue(30, 10)).toEqual([first, second]);
      expect(await stores.storage.overdue(30, 1)).toEqual([first]);
      await appendEntries(stores.storage, first, 1, 1);
      expect(await stores.storage.overdue(30, 10)).toEqual([second]);
    });
  });
}
