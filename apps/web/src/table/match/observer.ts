/** Whose view is shown: with several seats on one device, the seat that has to decide. */
import type { Observer, Seat } from '@shutterbox/kernel';
import type { TableInfo, Update } from '@shutterbox/protocol';
import { type Feed, newest, newestNumber } from './feed.ts';

export function ownSeats(table: TableInfo | undefined): readonly Seat[] {
  return table?.seats.filter(({ mine }) => mine).map(({ seat }) => seat) ?? [];
}

export function ownRequired(update: Update | undefined): Update['pending'] {
  return update?.pending.filter(({ seat, optional }) => seat === update.observer && optional !== true) ?? [];
}

/** Own seats first to last, beginning after the one that is shown, so that a round of questions goes round the table. */
export function nextObserver(
  feeds: ReadonlyMap<Observer, Feed>,
  own: readonly Seat[],
  shown: Observer,
  isAway: (seat: Seat) => boolean,
): Observer {
  if (own.length === 0) return 'spectator';
  const here = shownNumber(feeds, shown);
  // A seat that has heard more than the shown one has to wait until that has been shown.
  const asked = (seat: Seat): boolean => {
    const feed = feeds.get(seat);
    if (feed === undefined || isAway(seat) || newestNumber(feed) > here) return false;
    return ownRequired(newest(feed)).length > 0;
  };
  if (shown !== 'spectator' && own.includes(shown) && asked(shown)) return shown;
  const start = shown === 'spectator' ? -1 : shown;
  const round = [...own.filter((seat) => seat > start), ...own.filter((seat) => seat <= start)];
  const next = round.find(asked);
  if (next !== undefined) return next;
  return shown !== 'spectator' && own.includes(shown) ? shown : (own[0] ?? 'spectator');
}

function shownNumber(feeds: ReadonlyMap<Observer, Feed>, shown: Observer): number {
  const feed = feeds.get(shown);
  return feed === undefined ? Number.POSITIVE_INFINITY : newestNumber(feed);
}
