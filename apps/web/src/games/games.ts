/** The games of the site, each in chunks of its own that are loaded when somebody sits down to it. */
import { ALL } from '@shutterbox/games';
import type { GameParts } from '@shutterbox/manifest';
import type { GameBundle } from './bundle.ts';
import { bundleOf } from './bundle-of.ts';

const loading = new Map<string, Promise<GameBundle>>();

/** Undefined: no such game here. */
export function loadGame(id: string): Promise<GameBundle> | undefined {
  const known = loading.get(id);
  if (known !== undefined) return known;
  const bundle = ALL.find((each) => each.id === id && each.state !== 'to come')?.parts?.use(load);
  if (bundle === undefined) return undefined;
  loading.set(id, bundle);
  // A chunk that failed to come is asked for again next time.
  bundle.catch(() => loading.delete(id));
  return bundle;
}

async function load<O, S, A, E, V>({ rules, ui, book }: GameParts<O, S, A, E, V>): Promise<GameBundle> {
  const [{ game, text }, board] = await Promise.all([rules(), ui?.()]);
  return bundleOf({ game, text, ...board, loadRules: async () => (await book()).default });
}
