/** Who has the table open, as far as we know. */
import { list, type Seat } from '@shutterbox/kernel';
import type { Here } from '@shutterbox/protocol';
import type { AnyRoom } from '../../games/bundle.ts';
import type { TableModel } from './model.ts';

/** The tag of a person who does not have the table open. */
export const NOT_HERE = 'not here';

/** Undefined where it is unknown: in local matches, and while we are disconnected. */
function hereIn({ link, here }: Pick<TableModel, 'link' | 'here'>): Here | undefined {
  return link === 'open' ? here : undefined;
}

/** Whether another person has the table open; undefined for bots, for yourself, and if unknown. */
export function isHere(model: Pick<TableModel, 'link' | 'here' | 'table'>, seat: Seat): boolean | undefined {
  const { kind, mine } = model.table?.seats[seat] ?? {};
  return kind === 'person' && mine === false ? hereIn(model)?.seats.includes(seat) : undefined;
}

export function watchersOf(model: Pick<TableModel, 'link' | 'here'>): number {
  return hereIn(model)?.watching ?? 0;
}

export function watchingWords(count: number): string {
  return count === 1 ? '1 person is watching' : `${count} people are watching`;
}

/** Names the players the table waits for who are not here; a seat played by a bot does not count. */
export function missing(
  model: Pick<TableModel, 'link' | 'here' | 'table'>,
  { pending, sitters }: Pick<AnyRoom, 'pending' | 'sitters'>,
): string {
  const waited = new Set(pending.flatMap(({ seat, optional }) => (optional === true ? [] : [seat])));
  const names = sitters.flatMap(({ seat, name, away }) =>
    waited.has(seat) && !away && isHere(model, seat) === false ? [name] : [],
  );
  if (names.length === 0) return '';
  return `${list(names)} ${names.length === 1 ? 'is' : 'are'} not here right now.`;
}
