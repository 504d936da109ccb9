/** The visitor, as the whole site knows them. */
import { create } from 'zustand';
import type { Reply } from '../host/host.ts';
import { DATABASE } from '../host/local-id.ts';
import { keepOwnName, ownName } from '../host/own-name.ts';
import { remove } from '../host/request.ts';
import { chooseName, recover, whoAmI } from '../host/visitor.ts';
import { guestName } from './guest-name.ts';

interface Visitor {
  /** '' before a name is chosen. */
  readonly name: string;
  /** Whether the server has confirmed it. */
  readonly met: boolean;
}

export const useVisitor = create<Visitor>(() => ({ name: '', met: false }));

let meeting: Promise<void> | undefined;

/** Several parts of a page ask at once; the server is asked only once. */
export function meet(): Promise<void> {
  meeting ??= askWho().finally(() => {
    meeting = undefined;
  });
  return meeting;
}

async function askWho(): Promise<void> {
  const known = await whoAmI();
  if (known.ok && known.value.name !== '') setVisitor(known.value.name);
  else if (known.ok || known.refusal.code === 'visitor.unknown') useVisitor.setState({ name: '', met: true });
  else useVisitor.setState({ name: ownName() });
}

/** Uses the name in the form, typed or proposed. A visitor who has a name keeps it. */
export async function settleName(typed: string | undefined, proposed: string): Promise<Reply<unknown>> {
  if (typed === undefined && !useVisitor.getState().met) await meet();
  const { name: known } = useVisitor.getState();
  const name = typed ?? (known || proposed);
  return name === known ? { ok: true, value: undefined } : rename(name);
}

export async function rename(name: string): Promise<Reply<unknown>> {
  const chosen = await chooseName(name);
  if (chosen.ok) setVisitor(chosen.value.name);
  return chosen;
}

export async function recoverVisitor(token: string): Promise<Reply<unknown>> {
  const known = await recover(token);
  if (known.ok) setVisitor(known.value.name);
  return known;
}

function setVisitor(name: string): void {
  keepOwnName(name);
  useVisitor.setState({ name, met: true });
}

/** Runs the request; a visitor without a name gets the proposed one first. */
export async function withVisitorName<T>(request: () => Promise<Reply<T>>): Promise<Reply<T>> {
  const { met, name } = useVisitor.getState();
  const first = met && name === '' ? undefined : await request();
  if (first !== undefined && (first.ok || first.refusal.code !== 'visitor.unknown')) return first;
  const named = await rename(guestName());
  return named.ok ? request() : named;
}

/** Deletes everything at the server and in this browser: seats, settings, and local matches. */
export async function forgetMe(): Promise<Reply<unknown>> {
  const gone = await remove('/visitors/me');
  if (!gone.ok && gone.refusal.code !== 'visitor.unknown') return gone;
  await emptyStorage().catch(() => {
    // A browser with blocked storage has nothing to delete.
  });
  useVisitor.setState({ name: '' });
  return { ok: true, value: undefined };
}

async function emptyStorage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  await new Promise((resolve, reject) => {
    const gone = indexedDB.deleteDatabase(DATABASE);
    gone.onsuccess = resolve;
    gone.onerror = reject;
    // The database is deleted once the last tab closes it.
    gone.onblocked = resolve;
  });
}
