import { fail } from './fail.mjs';

// The lowest version that all dependencies run on, as in the `engines` field of package.json.
const MAJOR = 20;
const MINOR = 19;

export function checkNodeVersion() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MAJOR || (major === MAJOR && minor >= MINOR)) return;
  fail(`Shutterbox needs Node ${MAJOR}.${MINOR} or newer; this is ${process.versions.node}.`);
}
