/** The site's games, each in its own chunks, loaded when a player opens a table. */
import { ALL } from '@shutterbox/games';
import type { GameParts } from '@shutterbox/manifest';
import type { GameBundle } from './bundle.ts';
import { bundleOf } from './bundle-of.ts';

const loading = new Map<string, Promise<GameBundle>>();

/** Undefined for an unknown game. */
export function loadGame(id: string): Promise<GameBundle> | undefined {
  const known = loading.get(id);
  if (known !== undefined) return known;
  const bundle = ALL.find((each) => each.id === id && each.state !== 'to come')?.parts?.use(load);
  if (bundle === undefined) return undefined;
  loading.set(id, bundle);
  // If a chunk failed to load, the next call tries again.
  bundle.catch(() => loading.delete(id));
  return bundle;
}

async function load<O, S, A, E, V>(parts: GameParts<O, S, A, E, V>): Promise<GameBundle> {
  const { rules, table = rules, ui, book } = parts;
  const [{ game, text }, board] = await Promise.all([table(), ui?.()]);
  const loadGame = async () => (await rules()).game;
  return bundleOf({ game, text, ...board, loadGame, loadRules: async () => (await book()).default });
}
