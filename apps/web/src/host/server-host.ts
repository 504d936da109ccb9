/** The server as the host of matches. */
import { newNonce } from '@shutterbox/host';
import type { MatchRecord } from '@shutterbox/kernel';
import type { CreateRequest, MatchSummary, TableInfo } from '@shutterbox/protocol';
import type { Host, Reply, SeatDeed } from './host.ts';
import { get, post } from './request.ts';
import { ServerLink } from './server-link.ts';

interface MatchList {
  readonly matches: readonly MatchSummary[];
}

export const serverHost: Host = {
  kind: 'server',
  create,
  mine: async () => matchesOf(await get('/matches/mine')),
  openTables: async () => matchesOf(await get('/matches')),
  table: (match) => get(`/matches/${match}`),
  seat: (match, seat, { kind, ...details }: SeatDeed) => post(`/matches/${match}/seats/${seat}/${kind}`, details),
  seatLink: (match, seat) => post(`/matches/${match}/seats/${seat}/link`),
  rematch: (match) => post(`/matches/${match}/rematch`),
  moment: (match, observer, at) =>
    get(`/matches/${match}/moment?at=${at}${observer === 'spectator' ? '' : `&seat=${observer}`}`),
  record: (match) => get<MatchRecord<unknown, unknown>>(`/matches/${match}/record`),
  connect: (match, from, listener) => new ServerLink(match, from, listener),
};

/**
 * One's own seats are joined after the match is made, each with a part in its chance: the server has committed itself to its
 * secret by then. Where somebody else was quicker, one sits where there is room.
 */
async function create(request: CreateRequest): Promise<Reply<TableInfo>> {
  const own = request.seats.flatMap((wish, seat) => (wish.kind === 'me' ? [{ seat, name: wish.name }] : []));
  const seats = request.seats.map((wish) => (wish.kind === 'me' ? ({ kind: 'open' } as const) : wish));
  let made = await post<TableInfo>('/matches', { ...request, seats });
  for (const { seat, name } of own) {
    if (!made.ok) return made;
    made = await sitDown(made.value.id, seat, name);
  }
  return made;
}

async function sitDown(match: string, seat: number, name: string | undefined): Promise<Reply<TableInfo>> {
  const body = { nonce: newNonce(), ...(name === undefined ? {} : { name }) };
  const joined = await post<TableInfo>(`/matches/${match}/seats/${seat}/join`, body);
  if (joined.ok || joined.refusal.code !== 'seat.taken') return joined;
  const table = await get<TableInfo>(`/matches/${match}`);
  const free = table.ok ? table.value.seats.find(({ kind }) => kind === 'open') : undefined;
  return free === undefined ? table : sitDown(match, free.seat, name);
}

function matchesOf(reply: Reply<MatchList>): Reply<readonly MatchSummary[]> {
  return reply.ok ? { ok: true, value: reply.value.matches } : reply;
}
