import type { GameDefinition, GameText, Heuristics } from '@shutterbox/kernel';
import type { GameParts, Manifest } from './types.ts';

/** What a host needs from a game: the rules, their words, and the bots' heuristics. */
export interface Playable<O, S, A, E, V> {
  readonly game: GameDefinition<O, S, A, E, V>;
  readonly text: GameText<A, E, V>;
  readonly heuristics: Heuristics<S, A>;
}

export interface PlayableGame {
  readonly id: string;
  use<R>(use: <O, S, A, E, V>(playable: Playable<O, S, A, E, V>) => R): R;
}

/** Undefined for a game without rules. */
export function loadPlayable({ parts }: Manifest): Promise<PlayableGame> | undefined {
  return parts?.use(load);
}

async function load<O, S, A, E, V>({ rules, bot }: GameParts<O, S, A, E, V>): Promise<PlayableGame> {
  const [{ game, text }, { heuristics }] = await Promise.all([rules(), bot()]);
  return { id: game.id, use: (use) => use({ game, text, heuristics }) };
}
