import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fail } from './fail.mjs';
import { withLock } from './lock.mjs';
import { precompress } from './precompress.mjs';
import { filesUnder, ROOT } from './root.mjs';
import { libraries, stampOf } from './sources.mjs';
import { readIfThere, writeWhole } from './stamp.mjs';

const SITE = join('apps', 'web');
const DIST = join(SITE, 'dist');
const STAMP = join(ROOT, DIST, '.sources');
const LOCK = join(ROOT, '.shutterbox', 'site.lock');

/** Builds the site if its sources have changed since the last time. */
export async function buildSiteIfNeeded() {
  if (isBuilt()) return;
  await withLock(LOCK, async () => {
    if (isBuilt()) return;
    process.stderr.write('Building the site …\n');
    await build();
  });
}

/** Builds the site in any case, and returns how many bytes are sent: for the first page, and for everything. */
export function buildSite() {
  return withLock(LOCK, build);
}

async function build() {
  const stamp = stampOf(sources());
  // Imported here, because the packages may have been installed a moment ago.
  const vite = await import('../../apps/web/build/run.mjs');
  try {
    await vite.buildSite();
  } catch (error) {
    fail(`The site could not be built: ${error.message}`);
  }
  const files = filesUnder(DIST).map((file) => relative(DIST, file));
  const sizes = await precompress(join(ROOT, DIST), files);
  // Written last, so that an interrupted build is done again.
  writeWhole(STAMP, stamp);
  return report(sizes);
}

function isBuilt() {
  return readIfThere(STAMP) === stampOf(sources());
}

function sources() {
  return [
    ...libraries(),
    ...['src', 'sw', 'build', 'public'].flatMap((folder) => filesUnder(join(SITE, folder))),
    ...['index.html', 'vite.config.ts', 'package.json'].map((file) => join(SITE, file)),
    'package-lock.json',
    ...['site.mjs', 'precompress.mjs'].map((file) => join('scripts', 'lib', file)),
  ];
}

/** The files in index.html are loaded before anything appears. */
function report(sizes) {
  const page = readFileSync(join(ROOT, DIST, 'index.html'), 'utf8');
  const first = [...sizes.keys()].filter((file) => page.includes(`/${file}"`));
  const sum = (ending) =>
    first.filter((file) => file.endsWith(ending)).reduce((bytes, file) => bytes + sizes.get(file), 0);
  const all = [...sizes.values()].reduce((bytes, size) => bytes + size, 0);
  return { script: sum('.js'), style: sum('.css'), all, files: sizes.size };
}
