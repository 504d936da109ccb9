import { buildIfNeeded } from './bundle.mjs';
import { installIfNeeded } from './install.mjs';
import { checkNodeVersion } from './node-version.mjs';

/** Brings a fresh clone to where everything runs; does nothing, in milliseconds, when nothing has changed. */
export async function prepare() {
  checkNodeVersion();
  await installIfNeeded();
  await buildIfNeeded();
}
