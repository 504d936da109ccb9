/** Pictures of every page and every phase, to be looked at: `npm run shots [-- --only NAME --size SCREEN]`. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser, SCREENS } from './lib/chromium.mjs';
import { fail } from './lib/fail.mjs';
import { LUCKY_SERVER } from './lib/luck.mjs';
import { prepare } from './lib/prepare.mjs';
import { ROOT } from './lib/root.mjs';
import { SCENES } from './lib/scenes.mjs';
import { startServerProcess } from './lib/server-process.mjs';
import { buildSiteIfNeeded } from './lib/site.mjs';
import { Studio } from './lib/studio.mjs';

const { only, size } = parseArgs({ options: { only: { type: 'string' }, size: { type: 'string' } } }).values;
const isWanted = (name) => only === undefined || name.includes(only);
const scenes = SCENES.filter(({ names }) => names.some(isWanted));
if (scenes.length === 0)
  fail(`There is no picture '${only}'. There are: ${SCENES.flatMap(({ names }) => names).join(', ')}.`);
const screens = Object.entries(SCREENS)
  .filter(([name]) => size === undefined || name === size)
  .map(([name, screen]) => ({ name, ...screen }));
if (screens.length === 0) fail(`There is no screen '${size}'. There are: ${Object.keys(SCREENS).join(', ')}.`);

await prepare();
await buildSiteIfNeeded();
const folder = join(ROOT, 'shots');
const [server, browser] = await Promise.all([startServerProcess(...LUCKY_SERVER), launchBrowser()]);
const studio = new Studio(browser, server.url, { folder, screens, isWanted });
let missed = 0;
for (const { take, names } of scenes) {
  await take(studio).catch((error) => {
    missed += 1;
    console.error(`     ${names[0]} and after: ${error.message}`);
  });
}
studio.writeIndex();
await browser.close();
await server.close();
console.log(
  `${studio.taken.length} scenes, each on ${screens.length} screens in two lights: ${join(folder, 'index.html')}`,
);
process.exitCode = missed === 0 ? 0 : 1;
