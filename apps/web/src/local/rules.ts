/** The games as the workers load them, each in its own chunk. */
import { ALL } from '@shutterbox/games';
import { loadPlayable, type PlayableGame } from '@shutterbox/manifest';

const loaded = new Map<string, PlayableGame>();

export async function loadRules(id: string): Promise<PlayableGame | undefined> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const manifest = ALL.find((each) => each.id === id && each.state !== 'to come');
  const game = manifest && (await loadPlayable(manifest));
  if (game !== undefined) loaded.set(id, game);
  return game;
}

/** Only finds games that are already loaded. */
export function rulesOf(id: string): PlayableGame | undefined {
  return loaded.get(id);
}
