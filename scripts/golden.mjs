/** Rewrites the golden playthroughs, of all games or of those you name: npm run golden -- [GAME …] */
import { join } from 'node:path';
import { fail } from './lib/fail.mjs';
import { gamesWithRules } from './lib/games.mjs';
import { loadSource } from './lib/load-source.mjs';
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
  const { playthroughs } = await loadSource(`golden-${game}`, `export * from './${sourceOf(game)}';`);
  for (const [name, text] of Object.entries(playthroughs)) {
    const file = join(folderOf(game), `${name}.txt`);
    const [before, after] = [readIfThere(join(ROOT, file)), text()];
    if (before !== after) writeWhole(join(ROOT, file), after);
    console.log(`${file}: ${before === after ? 'unchanged' : 'written'}`);
  }
}
