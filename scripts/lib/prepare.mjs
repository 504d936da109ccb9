import { buildIfNeeded } from './bundle.mjs';
import { installIfNeeded } from './install.mjs';
import { checkNodeVersion } from './node-version.mjs';

/** Gets a fresh clone ready to run. If nothing has changed, it is done in milliseconds. */
export async function prepare() {
  checkNodeVersion();
  await installIfNeeded();
  await buildIfNeeded();
}
