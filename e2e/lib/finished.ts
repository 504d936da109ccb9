/** A match that is over without anyone having to play it. */
import { expect } from 'vitest';
import { EASY, ME, type Visitor, type Wanted } from './visitor.ts';

/** Bots play all the seats, ours included. */
export async function finishedMatch(visitor: Visitor, wanted: Wanted = { seats: [ME, EASY, EASY] }): Promise<string> {
  const { id } = await visitor.make(wanted);
  await visitor.seat(id, 0, 'away');
  await expect.poll(async () => (await visitor.table(id)).status, { timeout: 90_000, interval: 300 }).toBe('over');
  return id;
}
