/** Creates a match, at the server if possible. */
import type { CreateRequest, TableInfo } from '@shutterbox/protocol';
import type { Reply } from '../host/host.ts';
import { hosts } from '../host/hosts.ts';
import { listingOf } from './catalogue.ts';
import { withVisitorName } from './visitor.ts';

const NOWHERE = {
  ok: false,
  refusal: {
    code: 'server.unreachable',
    sentence: 'The server cannot be reached. Check your connection and try again.',
  },
} as const;

/** Enough for a lively game, few enough to follow what each player does. */
const QUICK_SEATS = 3;

export function quickStart(game: string): CreateRequest {
  const seats = listingOf(game)?.quick ?? QUICK_SEATS;
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level: 'normal' }) as const);
  return { game, seats: [{ kind: 'me' }, ...bots], listed: false, pace: 0, hints: false };
}

/** At the server; in this browser if the server is unreachable and no other person has to join. */
export async function openTable(request: CreateRequest): Promise<Reply<TableInfo>> {
  const [server, local] = [at('server'), at('local')];
  const made = server === undefined ? NOWHERE : await withVisitorName(() => server.create(request));
  if (made.ok || made.refusal.code !== 'server.unreachable') return made;
  if (local === undefined || request.seats.some(({ kind }) => kind === 'open')) return made;
  return local.create(request);
}

function at(kind: 'server' | 'local') {
  return hosts().find((host) => host.kind === kind);
}
