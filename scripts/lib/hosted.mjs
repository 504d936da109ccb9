/** A server and a site that have the games to come too, for tests and pictures: built apart from what is shipped. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundleOf } from './bundle.mjs';
import { withLock } from './lock.mjs';
import { LUCKY_SERVER } from './luck.mjs';
import { filesUnder, ROOT } from './root.mjs';
import { startServerProcess } from './server-process.mjs';
import { sources } from './site.mjs';
import { stampOf } from './sources.mjs';
import { readIfThere, writeWhole } from './stamp.mjs';

/** Takes the place of the list of all games. */
const GAMES = join('e2e', 'lib', 'hosted-games.ts');
/** The server finds the site beside itself, as where it is shipped. Below the installed packages, which both load. */
const HOSTED = join(ROOT, 'node_modules', '.cache', 'shutterbox', 'hosted');
const STAMP = join(HOSTED, '.sources');

export async function startHosted() {
  await buildHostedIfNeeded();
  const [settings, flags] = LUCKY_SERVER;
  return startServerProcess(settings, flags, join(HOSTED, 'server', 'dist', 'server.js'));
}

/** When a source of it has changed since the last time. */
export function buildHostedIfNeeded() {
  return withLock(join(ROOT, '.shutterbox', 'hosted.lock'), buildIfNeeded);
}

async function buildIfNeeded() {
  const stamp = stampOf([...sources(), ...filesUnder(join('apps', 'server', 'src')), GAMES]);
  if (readIfThere(STAMP) === stamp) return;
  process.stderr.write('Building the site with the games to come …\n');
  const { outputFiles } = await bundleOf('server', { games: GAMES, outdir: join(HOSTED, 'server', 'dist') });
  for (const { path, contents } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
  }
  const { buildSite } = await import('../../apps/web/build/run.mjs');
  await buildSite({ games: join(ROOT, GAMES), outDir: join(HOSTED, 'web', 'dist') });
  writeWhole(STAMP, stamp);
}
