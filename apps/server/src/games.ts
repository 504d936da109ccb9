/** Every game the server hosts, loaded at the start. Games "to come" are left out until their rules are settled, because matches are stored. */
import { ALL } from '@shutterbox/games';
import { loadPlayable, type PlayableGame } from '@shutterbox/manifest';

const hosted = ALL.filter(({ state }) => state !== 'to come');

export const GAMES: readonly PlayableGame[] = await Promise.all(hosted.flatMap((game) => loadPlayable(game) ?? []));

export function gameNamed(id: string): PlayableGame | undefined {
  return GAMES.find((game) => game.id === id);
}
