/** The matches of all hosts in one list, asked for again while somebody looks. */
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
  /** Whether the server has answered; undefined before it could. */
  readonly reached: boolean | undefined;
}

type Matches = Reply<readonly MatchSummary[]>;

/** For browsers that cannot tell when they are idle. */
const SOON_MS = 300;

export const useLists = create<Lists>(() => ({ mine: [], open: [], reached: undefined }));

/** My matches at the server alone: what a page needs that lists none. */
export async function lookForMine(): Promise<void> {
  const host = hosts().find(({ kind }) => kind === 'server');
  if (host === undefined || asking.has(host)) return;
  await known();
  showMine(host, await matchesOf(host));
}

/** Each by itself: a host that is slow to answer holds up no other. */
export function lookAgain(): void {
  for (const host of hosts()) if (!asking.has(host)) look(host).catch(console.error);
}

const asking = new Set<Host>();

async function look(host: Host): Promise<void> {
  asking.add(host);
  try {
    // The one in this browser is a worker to be started: not before the page is there.
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

/** The server knows of none for somebody who has no name there, and would only refuse. */
async function matchesOf(host: Host): Promise<Matches> {
  const { met, name } = useVisitor.getState();
  return host.kind === 'server' && met && name === '' ? { ok: true, value: [] } : host.mine();
}

function listed(host: Host, matches: readonly MatchSummary[]): readonly Listed[] {
  return matches.map((match) => ({ host, match }));
}

/** What was known stays in sight while the server is away; whoever is a stranger to it has none. */
function kept(before: readonly Listed[], host: Host, code: string): readonly Listed[] {
  return code === 'visitor.unknown' ? [] : before.filter((each) => each.host === host);
}

function hasRoomForMe({ seats }: MatchSummary): boolean {
  return seats.some(({ kind }) => kind === 'open') && !seats.some(({ mine }) => mine);
}

export function useFreshLists(): void {
  useEffect(() => {
    // A name may have been chosen at a table meanwhile.
    useVisitor.setState({ met: false });
    return whileSeen(lookAgain, OFTEN_MS);
  }, []);
}
