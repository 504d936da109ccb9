/** How long what was heard is shown. */
import type { Update } from '@shutterbox/protocol';
import type { Feed } from './feed.ts';

/** Whoever is further behind than this does not want to watch it all. */
const MOST_UPDATES = 30;
const LONGEST_BACKLOG_MS = 12_000;
/** Beyond this the rest is shown twice as fast. */
const LONG_BACKLOG_MS = 4_000;
/** A movement as short as this holds nobody up: the next question stands at once. */
const SHORT_MS = 450;

type Duration = (event: unknown) => number;

export interface Showing {
  readonly update: Update;
  readonly duration: number;
  /** Whether questions wait until it has been shown. */
  readonly holds: boolean;
}

export type NextShowing = { readonly kind: 'cut' } | ({ readonly kind: 'show' } & Showing);

function durationOf({ steps }: Update, duration: Duration): number {
  let sum = 0;
  for (const { events } of steps) for (const event of events) sum += duration(event);
  return sum;
}

/** What to do with the first of the queue, if there is one. `factor`: 0, 0.5, 1. */
export function nextShowing({ now, queue }: Feed, duration: Duration, factor: number): NextShowing | undefined {
  const [update] = queue;
  if (update === undefined) return undefined;
  // Sitting down is no event: the table stands as it stands.
  if (now === undefined || queue.length > MOST_UPDATES) return { kind: 'cut' };
  const own = durationOf(update, duration);
  const backlog = queue.reduce((sum, each) => sum + durationOf(each, duration), 0) * factor;
  if (backlog > LONGEST_BACKLOG_MS + own * factor) return { kind: 'cut' };
  const hurry = backlog > LONG_BACKLOG_MS + own * factor ? 0.5 : 1;
  return { kind: 'show', update, duration: own * factor * hurry, holds: own > SHORT_MS };
}
