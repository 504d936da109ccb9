/** Kills a playing server again and again: npm run chaos -- [--kills 300] [--postgres] [--seed S] */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { serverPartsOnly } from './lib/bundle.mjs';
import { fail } from './lib/fail.mjs';
import { prepare } from './lib/prepare.mjs';
import { ROOT } from './lib/root.mjs';
import { startPostgres } from './lib/services.mjs';

/** Enough for a machine that is full. */
const KILL_MS = 30_000;

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '300' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    postgres: { type: 'boolean', default: false },
  },
});
const [kills, seed] = [Number(values.kills), Number(values.seed)];
if (!Number.isSafeInteger(kills) || kills < 1) fail('--kills must be a whole number, at least 1.');
if (!Number.isSafeInteger(seed)) fail('--seed must be a whole number.');

await prepare();
const { killAndRestart } = await load();
const folder = mkdtempSync(join(tmpdir(), 'shutterbox-chaos-'));
const postgres = values.postgres ? await startPostgres() : undefined;
if (postgres !== undefined && 'missing' in postgres) fail(postgres.missing);
console.log(`Seed ${seed}: ${kills} kills on ${postgres === undefined ? 'SQLite' : 'Postgres'}.`);
try {
  const settings = { DATA_DIR: folder, DATABASE_URL: postgres?.url };
  const { rounds, early } = await killAndRestart({ kills, seed, settings, progress: console.log, killMs: KILL_MS });
  const sum = (what) => rounds.reduce((total, round) => total + round[what], 0);
  console.log(
    `${kills} kills (${early} while it was starting), ${rounds.length} matches to their end, ${sum('entries')} entries, ` +
      `${sum('acknowledged')} answers acknowledged: each is there, once. Seed ${seed}.`,
  );
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Bundled next to the installed packages. Our own packages go in; the scripts that know where the repository is stay out. */
async function load() {
  const bundle = join(ROOT, 'node_modules', '.cache', 'shutterbox', `chaos-${process.pid}.mjs`);
  await build({
    absWorkingDir: ROOT,
    entryPoints: [join('apps', 'server', 'test', 'chaos', 'kill.ts')],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    loader: { '.md': 'text' },
    plugins: [serverPartsOnly, { name: 'outside', setup: outside }],
    logLevel: 'error',
  }).catch(() => fail('The driver could not be bundled.'));
  try {
    return await import(pathToFileURL(bundle).href);
  } finally {
    rmSync(bundle);
  }
}

function outside({ onResolve }) {
  onResolve({ filter: /\/scripts\/lib\/bundle\.mjs$/ }, () => ({
    path: pathToFileURL(join(ROOT, 'scripts', 'lib', 'bundle.mjs')).href,
    external: true,
  }));
  onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
    kind === 'entry-point' || path.startsWith('@shutterbox/') ? undefined : { path, external: true },
  );
}
