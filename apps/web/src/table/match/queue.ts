/** How long each update is shown. */
import type { Update } from '@shutterbox/protocol';
import type { Feed } from './feed.ts';

/** A viewer further behind than this was away and does not want to watch everything. A bot's whole turn may be forty updates. */
const MOST_UPDATES = 150;
const LONGEST_BACKLOG_MS = 60_000;
/** If the rest would take longer than this, it is shown faster, within limits. */
const LONG_BACKLOG_MS = 4_000;
/** Important events stay long enough to read; placing a die need not. */
const FASTEST = { trifle: 0.2, event: 0.5 };
/** A movement this short, at normal speed, does not delay the next question. */
export const SHORT_MS = 450;

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

/** The observer's own action: they want to see its result even if others have acted since. */
function isOwn({ steps, observer }: Update): boolean {
  return steps.some(({ kind, seat }) => kind === 'answer' && seat === observer);
}

/** What to do with the first of the queue, if there is one. `factor`: 0, 0.5, 1. */
export function nextShowing({ now, queue }: Feed, duration: Duration, factor: number): NextShowing | undefined {
  const [update] = queue;
  if (update === undefined) return undefined;
  // Opening the table is not an event: show it as it is.
  if (now === undefined || queue.length > MOST_UPDATES) return { kind: 'cut' };
  const own = durationOf(update, duration);
  const backlog = queue.reduce((sum, each) => sum + durationOf(each, duration), 0) * factor;
  if (backlog > LONGEST_BACKLOG_MS + own * factor) return { kind: 'cut' };
  const fastest = own > SHORT_MS ? FASTEST.event : FASTEST.trifle;
  const whole = Math.min(1, (LONG_BACKLOG_MS + own * factor) / Math.max(1, backlog));
  const hurry = isOwn(update) ? 1 : Math.max(fastest, whole);
  return { kind: 'show', update, duration: own * factor * hurry, holds: own > SHORT_MS };
}
