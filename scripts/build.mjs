import { build } from './lib/bundle.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { buildSite } from './lib/site.mjs';

checkNodeVersion();
await installIfNeeded();
await build();
const { script, style, all, files } = await buildSite();
const kB = (bytes) => `${(bytes / 1_000).toFixed(1)} kB`;
console.log(`Site, compressed: first load ${kB(script)} script and ${kB(style)} style; ${kB(all)} in ${files} files.`);
