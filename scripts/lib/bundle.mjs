import { join } from 'node:path';
import { fail } from './fail.mjs';
import { filesUnder, ROOT } from './root.mjs';
import { libraries, stampOf } from './sources.mjs';
import { readIfThere, writeWhole } from './stamp.mjs';

/**
 * The apps that run on Node: the main module of each under its name in `dist`, what runs in its threads, and the parts of a
 * game that it never loads. A manifest names all parts; these stay out of the bundle, and with them React and style sheets.
 */
const APPS = {
  lab: {
    entries: { shutterbox: 'apps/lab/src/main.ts', worker: 'apps/lab/src/worker.ts' },
    without: ['ui', 'guide'],
  },
  server: {
    entries: {
      server: 'apps/server/src/main.ts',
      worker: 'apps/server/src/bots/worker.ts',
      checkpointer: 'apps/server/src/storage/checkpointer.ts',
    },
    without: ['ui', 'guide', 'terminal', 'testing', 'RULES.md'],
  },
};

/** The `shutterbox` command. */
export const COMMAND = join(distOf('lab'), 'shutterbox.js');
export const SERVER = join(distOf('server'), 'server.js');
/**
 * As `deploy` starts it. With 64 MB, objects that live for one answer are collected while young, and never copied to the old space.
 * One thread helps to collect the others: four would take both of two cores from the answers.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=64', '--v8-pool-size=1'];

/** Bundles each app whose sources have changed since the last time. */
export async function buildIfNeeded() {
  const shared = libraries();
  for (const app of Object.keys(APPS)) {
    const stamp = stampOf([...shared, ...sourcesOf(app)]);
    if (readIfThere(stampFile(app)) !== stamp) await bundle(app, stamp);
  }
}

export async function build() {
  const shared = libraries();
  for (const app of Object.keys(APPS)) await bundle(app, stampOf([...shared, ...sourcesOf(app)]));
}

async function bundle(app, stamp) {
  const { outputFiles } = await bundleOf(app).catch(() => fail(`apps/${app} could not be built.`));
  for (const { path, contents } of outputFiles) writeWhole(path, contents);
  writeWhole(stampFile(app), stamp);
}

/** A bundle in memory, and what is in it. `games` replaces the list of all games. */
export async function bundleOf(app, { games = 'games/all/index.ts', outdir = distOf(app) } = {}) {
  const esbuild = await import('esbuild');
  return esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: APPS[app].entries,
    outdir,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'linked',
    loader: { '.md': 'text' },
    alias: { '@shutterbox/games': join(ROOT, games) },
    plugins: [installedPackagesStayOutside, partsStayOutside(APPS[app].without)],
    logLevel: 'error',
  });
}

function distOf(app) {
  return join(ROOT, 'apps', app, 'dist');
}

function stampFile(app) {
  return join(distOf(app), '.sources');
}

/** Our own packages are TypeScript and go into the bundle; installed packages are loaded from node_modules. */
const installedPackagesStayOutside = {
  name: 'installed-packages-stay-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ kind, path }) => {
      if (kind === 'entry-point' || path.startsWith('@shutterbox/')) return undefined;
      return { path, external: true };
    });
  },
};

/** What a server needs of a game, and no more. */
export const serverPartsOnly = partsStayOutside(APPS.server.without);

function partsStayOutside(parts) {
  return {
    name: 'parts-stay-outside',
    setup({ onResolve }) {
      onResolve({ filter: /^@shutterbox\/[^/]+\/./ }, ({ path, importer }) => {
        const isLeftOut = importer.endsWith('manifest.ts') && parts.some((part) => path.endsWith(`/${part}`));
        return isLeftOut ? { path, external: true } : undefined;
      });
    },
  };
}

function sourcesOf(app) {
  return [
    ...filesUnder(join('apps', app, 'src')),
    join('apps', app, 'package.json'),
    join('scripts', 'lib', 'bundle.mjs'),
  ];
}
