import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './root.mjs';

/** The list of all games as the apps have it. Nothing of a game is loaded but its manifest. */
export async function allGames() {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['games/all/index.ts'],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    plugins: [gamesStayOutside],
    logLevel: 'error',
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  const { ALL } = await import(`data:text/javascript;base64,${code}`);
  return ALL;
}

/** The ids of those whose rules are written, or being written; an id is the name of the game's folder. */
export async function gamesWithRules() {
  const games = await allGames();
  return games.filter(({ id, parts }) => parts !== undefined || hasBook(id)).map(({ id }) => id);
}

function hasBook(id) {
  return existsSync(join(ROOT, 'games', id, 'RULES.md'));
}

const gamesStayOutside = {
  name: 'games-stay-outside',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined));
  },
};
