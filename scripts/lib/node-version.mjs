import { fail } from './fail.mjs';

// The `engines` field of package.json says the same; the lowest that all dependencies run on.
const MAJOR = 20;
const MINOR = 19;

export function checkNodeVersion() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MAJOR || (major === MAJOR && minor >= MINOR)) return;
  fail(`Shutterbox needs Node ${MAJOR}.${MINOR} or newer; this is ${process.versions.node}.`);
}
