/**
 * Designs a game's cards again and freezes them, or shows the frozen ones:
 * npm run design -- GAME | npm run design -- GAME report | npm run design -- GAME sheet FILE.svg
 * npm run design -- GAME played [GAMES] | npm run design -- GAME plots
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { fail } from './lib/fail.mjs';
import { filesUnder, folders, ROOT } from './lib/root.mjs';
import { writeWhole } from './lib/stamp.mjs';

const [game, what = 'design', file] = process.argv.slice(2);
const known = folders('games').filter((one) => filesUnder(folderOf(one)).includes(sourceOf(one)));
if (!known.includes(game)) fail(`Which game? These have a design: ${known.join(', ')}.`);

const { design, report, sheet, playedReport, plots } = await load();
if (what === 'report') console.log(report());
else if (what === 'sheet' && file !== undefined) writeFileSync(file, sheet());
else if (what === 'played') console.log(playedReport(file === undefined ? undefined : Number(file)));
else if (what === 'plots') write('', plots());
else if (what === 'design') write(join('games', game), design(console.log));
else fail('After the game, write nothing, "report", "played", "plots", or "sheet" and a file.');

function folderOf(one) {
  return join('games', one, 'design');
}

function sourceOf(one) {
  return join(folderOf(one), 'index.ts');
}

function write(folder, texts) {
  for (const [name, text] of Object.entries(texts)) {
    writeWhole(join(ROOT, folder, name), text);
    console.log(`${join(folder, name)}: written`);
  }
}

/** Bundled like the golden playthroughs, because Node 20 cannot read TypeScript. */
async function load() {
  const bundle = join(ROOT, 'node_modules', '.cache', 'shutterbox', `design-${game}-${process.pid}.mjs`);
  await build({
    absWorkingDir: ROOT,
    entryPoints: [sourceOf(game)],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'error',
  }).catch(() => fail(`The design of ${game} could not be bundled.`));
  try {
    return await import(pathToFileURL(bundle).href);
  } finally {
    rmSync(bundle);
  }
}
