/** Finds the host of a match by its id. */
import type { Host } from './host.ts';
import { isLocal } from './local-id.ts';
import { localHostLater } from './local-later.ts';
import { ownName } from './own-name.ts';
import { serverHost } from './server-host.ts';

const here = localHostLater(async () => (await import('./local-host.ts')).localHost(ownName));

export function hostOf(match: string): Host {
  return isLocal(match) ? here : serverHost;
}

/** All hosts; the lobby lists the matches of each. */
export function hosts(): readonly Host[] {
  return [serverHost, here];
}
