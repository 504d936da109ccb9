import { join } from 'node:path';
import { fail } from './fail.mjs';
import { filesUnder, ROOT } from './root.mjs';
import { libraries, stampOf } from './sources.mjs';
import { readIfThere, writeWhole } from './stamp.mjs';

/** The apps that run on Node: the main module of each, by what it is called in its `dist`, and what runs in its threads. */
const APPS = {
  lab: { shutterbox: 'apps/lab/src/main.ts', worker: 'apps/lab/src/worker.ts' },
  server: {
    server: 'apps/server/src/main.ts',
    worker: 'apps/server/src/bots/worker.ts',
    checkpointer: 'apps/server/src/storage/checkpointer.ts',
  },
};

/** The `shutterbox` command. */
export const COMMAND = join(distOf('lab'), 'shutterbox.js');
export const SERVER = join(distOf('server'), 'server.js');

/** Bundles each app when a source of it has changed since the last time. */
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
  const esbuild = await import('esbuild');
  const { outputFiles } = await esbuild
    .build({
      absWorkingDir: ROOT,
      entryPoints: APPS[app],
      outdir: distOf(app),
      bundle: true,
      write: false,
      platform: 'node',
      target: 'node20',
      format: 'esm',
      sourcemap: 'linked',
      loader: { '.md': 'text' },
      plugins: [installedPackagesStayOutside],
      logLevel: 'error',
    })
    .catch(() => fail(`apps/${app} could not be built.`));
  for (const { path, contents } of outputFiles) writeWhole(path, contents);
  writeWhole(stampFile(app), stamp);
}

function distOf(app) {
  return join(ROOT, 'apps', app, 'dist');
}

function stampFile(app) {
  return join(distOf(app), '.sources');
}

/** Our own packages are TypeScript and go into the bundle; what npm installed is loaded from node_modules. */
const installedPackagesStayOutside = {
  name: 'installed-packages-stay-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ kind, path }) => {
      if (kind === 'entry-point' || path.startsWith('@shutterbox/')) return undefined;
      return { path, external: true };
    });
  },
};

function sourcesOf(app) {
  return [
    ...filesUnder(join('apps', app, 'src')),
    join('apps', app, 'package.json'),
    join('scripts', 'lib', 'bundle.mjs'),
  ];
}
