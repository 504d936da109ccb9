/** The games as the workers have them, each in a chunk of its own. A new game is one line. */
import type { HostedGame } from '@shutterbox/host';
import type { Heuristics } from '@shutterbox/kernel';

interface BotGame<O, S, A, E, V> extends HostedGame<O, S, A, E, V> {
  readonly heuristics: Heuristics<S, A>;
}

/** A game whose types only `use` gets to know. */
export interface LocalGame {
  readonly id: string;
  use<R>(use: <O, S, A, E, V>(game: BotGame<O, S, A, E, V>) => R): R;
}

function local<O, S, A, E, V>(parts: BotGame<O, S, A, E, V>): LocalGame {
  return { id: parts.game.id, use: (use) => use(parts) };
}

const LOADERS: Readonly<Record<string, () => Promise<LocalGame>>> = {
  wildlife: async () => {
    const [rules, bot] = await Promise.all([import('@shutterbox/wildlife'), import('@shutterbox/wildlife/bot')]);
    return local({ ...rules, ...bot });
  },
  diceafari: async () => {
    const [rules, bot] = await Promise.all([import('@shutterbox/diceafari'), import('@shutterbox/diceafari/bot')]);
    return local({ ...rules, ...bot });
  },
};

const loaded = new Map<string, LocalGame>();

export async function loadRules(id: string): Promise<LocalGame | undefined> {
  const load = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined;
  if (load === undefined || loaded.has(id)) return loaded.get(id);
  const game = await load();
  loaded.set(id, game);
  return game;
}

/** Of those that have been loaded. */
export function rulesOf(id: string): LocalGame | undefined {
  return loaded.get(id);
}
