/** What a player may paste to get in: a table's address, a seat link, a recovery link, or the last part of a table's address. */

export type WayIn =
  | { readonly kind: 'match'; readonly match: string }
  | { readonly kind: 'seat'; readonly match: string; readonly seat: number; readonly token: string }
  | { readonly kind: 'recovery'; readonly token: string }
  | { readonly kind: 'elsewhere'; readonly site: string };

/** The answer to anything else. */
export const NO_WAY_IN =
  'That is not a link we know: paste a table link, a seat link, a recovery link or the last part of a table’s address.';

/** The answer to a link to a table that does not exist. */
export const NO_TABLE = 'There is no such table: it may have been deleted, or there is a typo in the address.';

const ID = /^[A-Za-z0-9_-]{1,32}$/;
const MATCH = /^\/(?:m|match|replay)\/(?<match>[A-Za-z0-9_-]{1,32})\/?$/;
const SEAT = /^\/(?:m|match)\/(?<match>[A-Za-z0-9_-]{1,32})\/seat\/(?<seat>\d{1,2})\/?$/;
const TOKEN = /^#(?<token>[A-Za-z0-9_-]{16,64})$/;

/** Undefined for anything unknown. */
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

/** People paste the whole address, the path alone, or the address without its scheme. */
function addressIn(pasted: string, origin: string): URL | undefined {
  const { host } = new URL(origin);
  const whole = pasted.startsWith(`${host}/`) ? `${new URL(origin).protocol}//${pasted}` : pasted;
  if (!/^(?:https?:\/\/|\/)/i.test(whole) || !URL.canParse(whole, origin)) return undefined;
  return new URL(whole, origin);
}
