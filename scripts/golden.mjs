/** Writes the golden playthroughs of games anew, of all that have any or of those named: npm run golden -- [GAME …] */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { fail } from './lib/fail.mjs';
import { gamesWithRules } from './lib/games.mjs';
import { filesUnder, ROOT } from './lib/root.mjs';
import { readIfThere, writeWhole } from './lib/stamp.mjs';

const known = (await gamesWithRules()).filter((game) => filesUnder(folderOf(game)).includes(sourceOf(game)));
const games = process.argv.length > 2 ? process.argv.slice(2) : known;
for (const game of games) {
  if (!known.includes(game)) fail(`${game} has no playthroughs; these have: ${known.join(', ')}.`);
}
for (const game of games) await write(game);

function folderOf(game) {
  return join('games', game, 'test', 'playthroughs');
}

function sourceOf(game) {
  return join(folderOf(game), 'index.ts');
}

async function write(game) {
  const { playthroughs } = await load(game);
  for (const [name, text] of Object.entries(playthroughs)) {
    const file = join(folderOf(game), `${name}.txt`);
    const [before, after] = [readIfThere(join(ROOT, file)), text()];
    if (before !== after) writeWhole(join(ROOT, file), after);
    console.log(`${file}: ${before === after ? 'as it was' : 'written'}`);
  }
}

/** Bundled beside the installed packages: the test runner, which is not bundled, is found there. */
async function load(game) {
  const bundle = join(ROOT, 'node_modules', '.cache', 'shutterbox', `golden-${game}-${process.pid}.mjs`);
  await build({
    absWorkingDir: ROOT,
    entryPoints: [sourceOf(game)],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: ['vitest'],
    loader: { '.md': 'text' },
    logLevel: 'error',
  }).catch(() => fail(`The playthroughs of ${game} could not be bundled.`));
  try {
    return await import(pathToFileURL(bundle).href);
  } finally {
    rmSync(bundle);
  }
}
