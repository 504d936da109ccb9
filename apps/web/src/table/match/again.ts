/** Shows moves again, one after the other, at the player's speed, then returns to now. */
import { SPEED_FACTOR, useSettings } from '../../settings/settings.ts';
import { shownFeed } from './model.ts';
import type { TableSession } from './session.ts';

/** Even without animation each move must be visible. */
const LEAST_MS = 420;

/** The first number is the moment before them. It stops as soon as the player looks elsewhere, or does something. */
export async function showAgain(
  session: TableSession,
  numbers: readonly number[],
  duration: (event: unknown) => number,
): Promise<void> {
  for (const [i, number] of numbers.entries()) {
    session.lookAt(number);
    await fetched(session);
    if (session.store.getState().moment !== number) return;
    const playing = i === 0 ? 0 : play(session, number, duration);
    await new Promise((done) => setTimeout(done, Math.max(LEAST_MS, playing)));
    if (session.store.getState().moment !== number) return;
  }
  session.lookAt(undefined);
}

/** How long it takes. */
function play({ store }: TableSession, number: number, duration: (event: unknown) => number): number {
  const events = shownFeed(store.getState())?.log.findLast((line) => line.number === number)?.events ?? [];
  const whole = events.reduce<number>((sum, event) => sum + duration(event), 0);
  const length = whole * SPEED_FACTOR[useSettings.getState().speed];
  if (length > 0) store.setState({ again: { number, events, duration: length } });
  return length;
}

/** Moments from before this page was opened must be fetched. */
async function fetched({ store }: TableSession): Promise<void> {
  if (store.getState().asking !== 'under-way') return;
  await new Promise<void>((done) => {
    const leave = store.subscribe(({ asking }) => {
      if (asking === 'under-way') return;
      leave();
      done();
    });
  });
}
