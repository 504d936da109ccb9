/** The server as the host of matches. */
import { newNonce } from '@shutterbox/host';
import type { MatchRecord, Seat } from '@shutterbox/kernel';
import type { CreateRequest, MatchSummary, TableInfo } from '@shutterbox/protocol';
import type { Host, Reply, SeatDeed } from './host.ts';
import { get, post } from './request.ts';
import { ServerLink } from './server-link.ts';
import { bearWitness } from './witness.ts';

interface MatchList {
  readonly matches: readonly MatchSummary[];
}

export const serverHost: Host = {
  kind: 'server',
  create,
  mine: async () => matchesOf(await get('/matches/mine')),
  openTables: async () => matchesOf(await get('/matches')),
  table: (match) => get(`/matches/${match}`),
  seat: (match, seat, deed) => (deed.kind === 'join' ? join(match, seat, deed.name) : change(match, seat, deed)),
  seatLink: (match, seat) => post(`/matches/${match}/seats/${seat}/link`),
  rematch,
  terms: (match, terms) => post(`/matches/${match}/terms`, terms),
  moment: (match, observer, at) =>
    get(`/matches/${match}/moment?at=${at}${observer === 'spectator' ? '' : `&seat=${observer}`}`),
  record: (match) => get<MatchRecord<unknown, unknown>>(`/matches/${match}/record`),
  connect: (match, from, listener) => new ServerLink(match, from, listener),
};

function change(match: string, seat: Seat, { kind, ...details }: SeatDeed): Promise<Reply<TableInfo>> {
  return post(`/matches/${match}/seats/${seat}/${kind}`, details);
}

/** A seat of yours, and your name there. */
interface OwnSeat {
  readonly seat: Seat;
  readonly name: string | undefined;
}

/** Your own seats are joined after the match is created, because by then the server has committed to its secret. */
async function create(request: CreateRequest): Promise<Reply<TableInfo>> {
  const own = request.seats.flatMap((wish, seat) => (wish.kind === 'me' ? [{ seat, name: wish.name }] : []));
  const seats = request.seats.map((wish) => (wish.kind === 'me' ? ({ kind: 'open' } as const) : wish));
  return sitDown(await post<TableInfo>('/matches', { ...request, seats }), own);
}

/** Takes the seats kept for you, with your own nonces. */
async function rematch(match: string): Promise<Reply<TableInfo>> {
  const made = await post<TableInfo>(`/matches/${match}/rematch`, { sit: false });
  const seats = made.ok ? made.value.seats : [];
  return sitDown(
    made,
    seats.flatMap(({ seat, kept }) => (kept?.yours === true ? [{ seat, name: kept.name }] : [])),
  );
}

/** If another player was quicker, takes any free seat. */
async function sitDown(table: Reply<TableInfo>, own: readonly OwnSeat[]): Promise<Reply<TableInfo>> {
  let now = table;
  for (const { seat, name } of own) {
    if (!now.ok) return now;
    now = await joinSomewhere(now.value, seat, name);
  }
  return now;
}

async function joinSomewhere(table: TableInfo, seat: Seat, name: string | undefined): Promise<Reply<TableInfo>> {
  const joined = await joinAt(table, seat, name);
  if (joined.ok || joined.refusal.code !== 'seat.taken') return joined;
  const now = await get<TableInfo>(`/matches/${table.id}`);
  const free = now.ok ? now.value.seats.find(({ kind }) => kind === 'open') : undefined;
  return free === undefined ? now : joinSomewhere(table, free.seat, name);
}

async function join(match: string, seat: Seat, name: string | undefined): Promise<Reply<TableInfo>> {
  const table = await get<TableInfo>(`/matches/${match}`);
  return table.ok ? joinAt(table.value, seat, name) : table;
}

/** Adds this player's nonce to the chance of the match, once the server's commitment is known. */
async function joinAt({ id, commitment }: TableInfo, seat: Seat, name: string | undefined): Promise<Reply<TableInfo>> {
  const nonce = newNonce();
  const joined = await post<TableInfo>(`/matches/${id}/seats/${seat}/join`, {
    nonce,
    ...(name === undefined ? {} : { name }),
  });
  if (joined.ok) bearWitness(id, commitment, seat, nonce);
  return joined;
}

function matchesOf(reply: Reply<MatchList>): Reply<readonly MatchSummary[]> {
  return reply.ok ? { ok: true, value: reply.value.matches } : reply;
}
