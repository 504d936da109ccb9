import { build } from './lib/bundle.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';

checkNodeVersion();
await installIfNeeded();
await build();
