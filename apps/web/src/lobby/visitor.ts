/** Who one is, as the whole page knows it. */
import { create } from 'zustand';
import type { Reply } from '../host/host.ts';
import { DATABASE } from '../host/local-id.ts';
import { keepOwnName, ownName } from '../host/own-name.ts';
import { remove } from '../host/request.ts';
import { chooseName, recover, whoAmI } from '../host/visitor.ts';
import { guestName } from './guest-name.ts';

interface Visitor {
  /** '' for nobody yet. */
  readonly name: string;
  /** Whether the server has said so. */
  readonly met: boolean;
}

export const useVisitor = create<Visitor>(() => ({ name: '', met: false }));

export async function meet(): Promise<void> {
  const known = await whoAmI();
  if (known.ok) is(known.value.name);
  else if (known.refusal.code === 'visitor.unknown') useVisitor.setState({ name: '', met: true });
  else useVisitor.setState({ name: ownName() });
}

/** Sits down under the name in the form: what was typed there, or what stood there before. A name that is known stays. */
export async function goBy(typed: string | undefined, proposed: string): Promise<Reply<unknown>> {
  if (typed === undefined && !useVisitor.getState().met) await meet();
  const { name: known } = useVisitor.getState();
  const name = typed ?? (known || proposed);
  return name === known ? { ok: true, value: undefined } : rename(name);
}

export async function rename(name: string): Promise<Reply<unknown>> {
  const chosen = await chooseName(name);
  if (chosen.ok) is(chosen.value.name);
  return chosen;
}

export async function becomeAgain(token: string): Promise<Reply<unknown>> {
  const known = await recover(token);
  if (known.ok) is(known.value.name);
  return known;
}

function is(name: string): void {
  keepOwnName(name);
  useVisitor.setState({ name, met: true });
}

/** Does it, under a made-up name where there is none yet. */
export async function asSomebody<T>(deed: () => Promise<Reply<T>>): Promise<Reply<T>> {
  const { met, name } = useVisitor.getState();
  const first = met && name === '' ? undefined : await deed();
  if (first !== undefined && (first.ok || first.refusal.code !== 'visitor.unknown')) return first;
  const named = await rename(guestName());
  return named.ok ? deed() : named;
}

/** At the server and in this browser: seats, settings, and matches that are kept here. */
export async function forgetMe(): Promise<Reply<unknown>> {
  const gone = await remove('/visitors/me');
  if (!gone.ok && gone.refusal.code !== 'visitor.unknown') return gone;
  await emptyStorage().catch(() => {
    // A browser that keeps its storage shut has kept nothing in it.
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
    // It goes as soon as whoever has it open lets go of it.
    gone.onblocked = resolve;
  });
}
