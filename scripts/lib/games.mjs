import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadSource } from './load-source.mjs';
import { ROOT } from './root.mjs';

/** The same list of all games as in the apps. Only the manifests are loaded. */
export async function allGames() {
  const { ALL } = await loadSource('games', "export { ALL } from './games/all/index.ts';", [partsStayOutside]);
  return ALL;
}

/** The ids of games whose rules exist or are being written. An id is the name of the game's folder. */
export async function gamesWithRules() {
  const games = await allGames();
  return games.filter(({ id, parts }) => parts !== undefined || hasBook(id)).map(({ id }) => id);
}

function hasBook(id) {
  return existsSync(join(ROOT, 'games', id, 'RULES.md'));
}

const partsStayOutside = {
  name: 'parts-stay-outside',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined));
  },
};
