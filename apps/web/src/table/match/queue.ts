/** How long what was heard is shown. */
import type { Update } from '@shutterbox/protocol';
import type { Feed } from './feed.ts';

/** Anyone who is further behind than this was away, and does not want to watch it all. A bot's whole turn may be forty updates. */
const MOST_UPDATES = 150;
const LONGEST_BACKLOG_MS = 60_000;
/** Beyond this the rest is shown faster: so fast that it would take no longer, within limits. */
const LONG_BACKLOG_MS = 4_000;
/** What decides something can always be read; a die that is put down need not be. */
const FASTEST = { trifle: 0.2, event: 0.5 };
/** A movement as short as this, at normal speed, holds nobody up: the next question stands at once. */
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

/** What the observer did themselves: the others have been at it meanwhile, and yet they want to see what came of it. */
function isOwn({ steps, observer }: Update): boolean {
  return steps.some(({ kind, seat }) => kind === 'answer' && seat === observer);
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
  const fastest = own > SHORT_MS ? FASTEST.event : FASTEST.trifle;
  const whole = Math.min(1, (LONG_BACKLOG_MS + own * factor) / Math.max(1, backlog));
  const hurry = isOwn(update) ? 1 : Math.max(fastest, whole);
  return { kind: 'show', update, duration: own * factor * hurry, holds: own > SHORT_MS };
}
