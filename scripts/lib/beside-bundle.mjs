import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { fail } from './fail.mjs';
import { ROOT } from './root.mjs';

/** Where the rules are. */
const GROUPS = ['packages', 'games'];
const MOST_BYTES = 2 ** 30;

/** Unpacks the packages and games of a commit into a new folder, and returns the folder. */
export function rulesOf(revision, folder) {
  mkdirSync(join(folder, 'node_modules', '@shutterbox'), { recursive: true });
  const words = ['archive', '--format=tar', revision, ...GROUPS];
  try {
    const input = execFileSync('git', words, { cwd: ROOT, maxBuffer: MOST_BYTES, stdio: ['ignore', 'pipe', 'pipe'] });
    execFileSync('tar', ['-x'], { cwd: folder, input });
  } catch (error) {
    fail(`${revision} could not be unpacked: ${String(error.stderr ?? error.message).trim()}`);
  }
  for (const path of GROUPS.flatMap((group) =>
    readdirSync(join(folder, group)).map((name) => join(folder, group, name)),
  )) {
    const { name } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
    symlinkSync(path, join(folder, 'node_modules', name));
  }
  return folder;
}

/** The kernel as `kernel`, and each game by its id. */
export async function bundleRules(root, games, outfile) {
  const contents = [
    "export * as kernel from '@shutterbox/kernel';",
    ...games.map((id) => `import { game as ${id} } from '@shutterbox/${id}';`),
    `export const games = { ${games.join(', ')} };`,
  ].join('\n');
  await build({
    stdin: { contents, resolveDir: root, loader: 'js' },
    outfile,
    // Installed packages are taken from here for both commits.
    nodePaths: [join(ROOT, 'node_modules')],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'error',
  }).catch(() => fail(`The rules in ${root} could not be bundled.`));
}
