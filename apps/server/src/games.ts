/** Every game that the server hosts, loaded once when it starts. A game to come waits until its rules are settled: matches are stored. */
import { ALL } from '@shutterbox/games';
import { loadPlayable, type PlayableGame } from '@shutterbox/manifest';

const hosted = ALL.filter(({ state }) => state !== 'to come');

export const GAMES: readonly PlayableGame[] = await Promise.all(hosted.flatMap((game) => loadPlayable(game) ?? []));

export function gameNamed(id: string): PlayableGame | undefined {
  return GAMES.find((game) => game.id === id);
}
