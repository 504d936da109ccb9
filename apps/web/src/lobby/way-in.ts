/** What somebody may paste to get in: the address of a match, a seat's link, a recovery link, or the last part of a table's address. */

export type WayIn =
  | { readonly kind: 'match'; readonly match: string }
  | { readonly kind: 'seat'; readonly match: string; readonly seat: number; readonly token: string }
  | { readonly kind: 'recovery'; readonly token: string }
  | { readonly kind: 'elsewhere'; readonly site: string };

/** What is said to anything else. */
export const NO_WAY_IN =
  'We cannot read that: paste a link to a table, a seat’s link, a recovery link, or the last part of a table’s address.';

/** What is said where it can be read, and leads nowhere. */
export const NO_TABLE = 'There is no such table: it may have been deleted, or there is a typo in the address.';

const ID = /^[A-Za-z0-9_-]{1,32}$/;
const MATCH = /^\/(?:m|match|replay)\/(?<match>[A-Za-z0-9_-]{1,32})\/?$/;
const SEAT = /^\/(?:m|match)\/(?<match>[A-Za-z0-9_-]{1,32})\/seat\/(?<seat>\d{1,2})\/?$/;
const TOKEN = /^#(?<token>[A-Za-z0-9_-]{16,64})$/;

/** Undefined where it is nothing that we know. */
export function wayIn(text: string, origin: string): WayIn | undefined {
  const pasted = text.trim();
  if (ID.test(pasted)) return { kind: 'match', match: pasted };
  const address = addressIn(pasted, origin);
  if (address === undefined) return undefined;
  if (address.host !== new URL(origin).host) return { kind: 'elsewhere', site: address.host };
  const token = TOKEN.exec(address.hash)?.groups?.token;
  if (address.pathname === '/recover') return token === undefined ? undefined : { kind: 'recovery', token };
  const { match = '', seat = '' } = SEAT.exec(address.pathname)?.groups ?? {};
  if (match !== '' && token !== undefined) return { kind: 'seat', match, seat: Number(seat), token };
  const found = match === '' ? MATCH.exec(address.pathname)?.groups?.match : match;
  return found === undefined ? undefined : { kind: 'match', match: found };
}

/** As people paste it: whole, from the slash on, or without the scheme. */
function addressIn(pasted: string, origin: string): URL | undefined {
  const { host } = new URL(origin);
  const whole = pasted.startsWith(`${host}/`) ? `${new URL(origin).protocol}//${pasted}` : pasted;
  if (!/^(?:https?:\/\/|\/)/i.test(whole) || !URL.canParse(whole, origin)) return undefined;
  return new URL(whole, origin);
}
