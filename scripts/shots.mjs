/**
 * Pictures of every page and every phase, to be looked at: `npm run shots [-- --only NAME --size SCREEN]`. Both take a list with
 * commas, and `--without NAME` leaves scenes out. With `--axe` no picture is taken: axe checks every scene on phone, tablet and desktop.
 */
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

const AXE_SCREENS = 'phone,tablet,desktop';

const { only, without, size, axe } = parseArgs({
  options: {
    only: { type: 'string' },
    without: { type: 'string' },
    size: { type: 'string' },
    axe: { type: 'boolean', default: false },
  },
}).values;
const hasOneOf = (name, list) => list.split(',').some((part) => name.includes(part));
const isWanted = (name) =>
  (only === undefined || hasOneOf(name, only)) && (without === undefined || !hasOneOf(name, without));
const scenes = SCENES.filter(({ names }) => names.some(isWanted));
if (scenes.length === 0)
  fail(`No picture is left to take. There are: ${SCENES.flatMap(({ names }) => names).join(', ')}.`);
const sizes = (size ?? (axe ? AXE_SCREENS : Object.keys(SCREENS).join())).split(',');
const unknown = sizes.find((name) => !(name in SCREENS));
if (unknown !== undefined) fail(`There is no screen '${unknown}'. There are: ${Object.keys(SCREENS).join(', ')}.`);
const screens = sizes.map((name) => ({ name, ...SCREENS[name] }));

await prepare();
await buildSiteIfNeeded();
const folder = join(ROOT, 'shots');
const [server, browser] = await Promise.all([startServerProcess(...LUCKY_SERVER), launchBrowser()]);
const studio = new Studio(browser, server.url, { folder, screens, isWanted, axe });
let missed = 0;
for (const { take, names } of scenes) {
  await take(studio).catch((error) => {
    missed += 1;
    console.error(`     ${names[0]} and after: ${error.message}`);
  });
}
if (!axe) studio.writeIndex();
await browser.close();
await server.close();
const told = `${studio.taken.length} scenes, each on ${screens.length} screens in two lights`;
console.log(axe ? `${told}: ${studio.violations} violations` : `${told}: ${join(folder, 'index.html')}`);
process.exitCode = missed === 0 && studio.violations === 0 ? 0 : 1;
