/** Draws the deck plans of the starship game as pictures, to look at: node scripts/plans.mjs FOLDER */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { launchBrowser } from './lib/chromium.mjs';
import { fail } from './lib/fail.mjs';
import { ROOT } from './lib/root.mjs';

const SHIPS = ['intrepid', 'beowulf', 'lockedTogether', 'landedBeowulf'];
const [folder] = process.argv.slice(2);
if (folder === undefined) fail('Name the folder for the pictures: node scripts/plans.mjs FOLDER');
mkdirSync(resolve(folder), { recursive: true });
const { pictureOf, planOfShip } = await load();
const browser = await launchBrowser();
const page = await browser.newPage();
for (const ship of SHIPS) {
  await page.setContent(`<body style="margin:0">${pictureOf(planOfShip(ship))}`);
  await page.locator('svg').screenshot({ path: join(resolve(folder), `${ship}.png`) });
}
await browser.close();

async function load() {
  const game = './games/starship';
  const contents = `export { pictureOf } from '${game}/test/plan/picture.ts'; export { planOfShip } from '${game}/src/ships.ts';`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
}
