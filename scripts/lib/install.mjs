import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './fail.mjs';
import { withLock } from './lock.mjs';
import { npm } from './npm.mjs';
import { ROOT, workspaces } from './root.mjs';
import { readIfThere, writeWhole } from './stamp.mjs';

const STAMP = join(ROOT, 'node_modules', '.shutterbox-install');
const LOCK = join(ROOT, '.shutterbox', 'install.lock');

/** Installs the packages if the lock file or the dependencies in a package.json have changed since the last time. */
export async function installIfNeeded() {
  if (isInstalled()) return;
  await withLock(LOCK, async () => {
    if (isInstalled()) return;
    process.stderr.write('Installing packages …\n');
    const { status, isNetwork } = await npm(['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund']);
    const hint = isNetwork ? ': is this machine online?' : '.';
    if (status !== 0) fail(`The packages could not be installed (npm's message is above)${hint}`);
    recordInstall();
  });
}

/** Remembers what node_modules was made from. */
export function recordInstall() {
  writeWhole(STAMP, wanted());
}

function isInstalled() {
  return readIfThere(STAMP) === wanted();
}

function wanted() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  hash.update(readFileSync(join(ROOT, 'package-lock.json')));
  for (const folder of ['.', ...workspaces()]) hash.update(`\n${folder}\n${whatCounts(folder)}`);
  return hash.digest('hex');
}

/** The part of a package.json that an install depends on. New scripts or entries need no install. */
function whatCounts(folder) {
  const manifest = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  const {
    name,
    bin,
    workspaces: members,
    dependencies,
    devDependencies,
    optionalDependencies,
    peerDependencies,
    overrides,
  } = manifest;
  return JSON.stringify([
    name,
    bin,
    members,
    dependencies,
    devDependencies,
    optionalDependencies,
    peerDependencies,
    overrides,
  ]);
}
