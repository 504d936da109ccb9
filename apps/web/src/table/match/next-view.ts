/** Whose view comes next once everything is shown: the same one, another one, or a curtain first. */
import type { Observer, Seat } from '@shutterbox/kernel';
import type { AnyUi } from '../../games/bundle.ts';
import { newest } from './feed.ts';
import type { TableModel } from './model.ts';
import { nextObserver, ownRequired, ownSeats } from './observer.ts';

export type NextView =
  | { readonly kind: 'same' }
  | { readonly kind: 'curtain'; readonly seat: Seat }
  /** `handsOver`: the player who held the device has passed it on. */
  | { readonly kind: 'show'; readonly observer: Observer; readonly open: boolean; readonly handsOver: boolean };

const SAME: NextView = { kind: 'same' };

export function nextView(model: TableModel, ui: Pick<AnyUi, 'hasSecret' | 'openKinds' | 'handsOver'>): NextView {
  const { feeds, table, shown, curtain, holder, open } = model;
  if (table === undefined || curtain !== undefined) return SAME;
  const own = ownSeats(table);
  // The views on one device come one after the other: only all of them together say whose turn it is.
  if (shown === 'spectator' && !own.every((seat) => feeds.has(seat))) return SAME;
  const observer = nextObserver(feeds, own, shown, (seat) => table.seats[seat]?.away === true);
  const feed = feeds.get(observer);
  if (feed === undefined) return SAME;
  const latest = newest(feed);
  // The player who holds the device sees their own view in any case, and after the end there is nothing to hide.
  const isShared = own.length > 1 && observer !== holder && latest?.outcome === undefined;
  const hides = isShared && ui.hasSecret(latest?.view);
  const openKinds = (hides && ui.openKinds?.(latest?.view)) || [];
  const isOpen = hides && ownRequired(latest).every(({ kind }) => openKinds.includes(kind));
  if (observer !== 'spectator' && hides && !isOpen) return { kind: 'curtain', seat: observer };
  if (observer === shown && isOpen === open) return SAME;
  const handsOver = isOpen && ownRequired(latest).some(({ kind }) => ui.handsOver?.includes(kind) === true);
  return { kind: 'show', observer, open: isOpen, handsOver };
}
