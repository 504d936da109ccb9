import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './fail.mjs';
import { filesUnder, folders, ROOT } from './root.mjs';
import { readIfThere, writeWhole } from './stamp.mjs';

const DIST = join(ROOT, 'apps', 'lab', 'dist');
const STAMP = join(DIST, '.sources');

/** The `shutterbox` command. */
export const COMMAND = join(DIST, 'shutterbox.js');

/** Bundles the command and its worker when a source has changed since the last time. */
export async function buildIfNeeded() {
  if (readIfThere(STAMP) !== sources()) await build();
}

export async function build() {
  const stamp = sources();
  const { build: bundle } = await import('esbuild');
  const { outputFiles } = await bundle({
    absWorkingDir: ROOT,
    entryPoints: { shutterbox: 'apps/lab/src/main.ts', worker: 'apps/lab/src/worker.ts' },
    outdir: DIST,
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'linked',
    loader: { '.md': 'text' },
    plugins: [installedPackagesStayOutside],
    logLevel: 'error',
  }).catch(() => fail('The shutterbox command could not be built.'));
  for (const { path, contents } of outputFiles) writeWhole(path, contents);
  writeWhole(STAMP, stamp);
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

/** One word for the state of everything that can end up in the bundle, by time and size: some 300 files in milliseconds. */
function sources() {
  const hash = createHash('sha256');
  for (const file of bundled()) {
    const { mtimeMs, size } = statSync(join(ROOT, file));
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

function bundled() {
  const libraries = ['packages', 'games'].flatMap((group) => folders(group).map((name) => join(group, name)));
  return [
    ...libraries.flatMap((folder) => [...filesUnder(join(folder, 'src')), join(folder, 'package.json')]),
    ...folders('games').flatMap((game) => filesUnder(join('games', game)).filter((file) => file.endsWith('.md'))),
    ...filesUnder(join('apps', 'lab', 'src')),
    join('apps', 'lab', 'package.json'),
    join('scripts', 'lib', 'bundle.mjs'),
  ];
}
