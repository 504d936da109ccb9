/** The matches of all hosts in one list, refreshed while the lobby is visible. */
import type { MatchSummary } from '@shutterbox/protocol';
import { useEffect } from 'react';
import { create } from 'zustand';
import type { Host, Reply } from '../host/host.ts';
import { hosts } from '../host/hosts.ts';
import { meet, useVisitor } from './visitor.ts';
import { OFTEN_MS, whileSeen } from './while-seen.ts';

export interface Listed {
  readonly host: Host;
  readonly match: MatchSummary;
}

interface Lists {
  readonly mine: readonly Listed[];
  readonly open: readonly Listed[];
  /** Whether the server answered; undefined until we know. */
  readonly reached: boolean | undefined;
}

type Matches = Reply<readonly MatchSummary[]>;

/** For browsers without requestIdleCallback. */
const SOON_MS = 300;

export const useLists = create<Lists>(() => ({ mine: [], open: [], reached: undefined }));

/** My matches at the server only, for pages that list none. */
export async function refreshMine(): Promise<void> {
  const host = hosts().find(({ kind }) => kind === 'server');
  if (host === undefined || asking.has(host)) return;
  await known();
  showMine(host, await matchesOf(host));
}

/** Asks each host separately, so that a slow one does not hold up the others. */
export function refreshLists(): void {
  for (const host of hosts()) if (!asking.has(host)) look(host).catch(console.error);
}

const asking = new Set<Host>();

async function look(host: Host): Promise<void> {
  asking.add(host);
  try {
    // The local host starts a worker: wait until the page has loaded.
    await (host.kind === 'local' ? untilIdle() : known());
    show(host, ...(await Promise.all([matchesOf(host), host.openTables()])));
  } finally {
    asking.delete(host);
  }
}

function showMine(host: Host, mine: Matches): void {
  useLists.setState((before) => ({
    mine: [
      ...before.mine.filter((listed) => listed.host !== host),
      ...(mine.ok ? listed(host, mine.value) : kept(before.mine, host, mine.refusal.code)),
    ],
  }));
}

function show(host: Host, mine: Matches, open: Matches): void {
  showMine(host, mine);
  useLists.setState((before) => ({
    open: [
      ...before.open.filter((each) => each.host !== host),
      ...(open.ok ? listed(host, open.value.filter(hasRoomForMe)) : []),
    ],
    reached: host.kind === 'server' ? open.ok || open.refusal.code !== 'server.unreachable' : before.reached,
  }));
}

async function known(): Promise<void> {
  if (!useVisitor.getState().met) await meet();
}

function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, SOON_MS);
  });
}

/** A visitor without a name has no matches at the server, which would refuse the request. */
async function matchesOf(host: Host): Promise<Matches> {
  const { met, name } = useVisitor.getState();
  return host.kind === 'server' && met && name === '' ? { ok: true, value: [] } : host.mine();
}

function listed(host: Host, matches: readonly MatchSummary[]): readonly Listed[] {
  return matches.map((match) => ({ host, match }));
}

/** Known matches stay visible while the server is unreachable; a visitor the server does not know has none. */
function kept(before: readonly Listed[], host: Host, code: string): readonly Listed[] {
  return code === 'visitor.unknown' ? [] : before.filter((each) => each.host === host);
}

function hasRoomForMe({ seats }: MatchSummary): boolean {
  return seats.some(({ kind }) => kind === 'open') && !seats.some(({ mine }) => mine);
}

export function useFreshLists(): void {
  useEffect(() => {
    // The visitor may have chosen a name at a table in the meantime.
    useVisitor.setState({ met: false });
    return whileSeen(refreshLists, OFTEN_MS);
  }, []);
}
