/** Loads TypeScript of the repository into a script. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { fail } from './fail.mjs';
import { ROOT } from './root.mjs';

/**
 * The exports of a module whose imports are relative to the root. The bundle is written next to the installed packages, where
 * it finds the test runner, which is not bundled.
 */
export async function loadSource(name, contents, plugins = []) {
  const bundle = join(ROOT, 'node_modules', '.cache', 'shutterbox', `${name}-${process.pid}.mjs`);
  await build({
    absWorkingDir: ROOT,
    stdin: { contents, resolveDir: ROOT, sourcefile: `${name}.ts`, loader: 'ts' },
    outfile: bundle,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: ['vitest'],
    plugins,
    loader: { '.md': 'text' },
    logLevel: 'error',
  }).catch(() => fail(`The source of ${name} could not be bundled.`));
  try {
    return await import(pathToFileURL(bundle).href);
  } finally {
    rmSync(bundle);
  }
}
