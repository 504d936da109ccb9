/** The games of the site, each in a chunk of its own that is loaded when somebody sits down to it. */
import type { GameBundle } from './bundle.ts';

const LOADERS: Readonly<Record<string, () => Promise<GameBundle>>> = {
  diceafari: async () => (await import('./diceafari.ts')).diceafari,
  wildlife: async () => (await import('./wildlife.ts')).wildlife,
};

const loading = new Map<string, Promise<GameBundle>>();

/** Undefined: no such game here. */
export function loadGame(id: string): Promise<GameBundle> | undefined {
  const known = loading.get(id);
  if (known !== undefined) return known;
  const load = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined;
  if (load === undefined) return undefined;
  const bundle = load();
  loading.set(id, bundle);
  // A chunk that failed to come is asked for again next time.
  bundle.catch(() => loading.delete(id));
  return bundle;
}
