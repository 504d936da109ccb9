/** How much script a table loads, by game: `npm run sizes`. Exits 1 if a game that is offered is over its limit. */
import { brotliCompressSync, constants } from 'node:zlib';
import { keptBy, LESSONS_HAD, launchBrowser, SIZES } from './lib/chromium.mjs';
import { allGames } from './lib/games.mjs';
import { startHosted } from './lib/hosted.mjs';
import { LUCKY_SERVER } from './lib/luck.mjs';
import { PageVisitor } from './lib/page-visitor.mjs';
import { prepare } from './lib/prepare.mjs';
import { startServerProcess } from './lib/server-process.mjs';
import { buildSiteIfNeeded } from './lib/site.mjs';

/** Kilobytes, brotli, for what a browser loads until the first question can be answered. */
const LIMITS = { wildlife: 170, diceafari: 170, 'perfect-shot': 170, starship: 190 };
/** So many of a table's files are named, the largest first. */
const NAMED = 8;
const ME_AND_A_BOT = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];

const kilobytes = (bytes) => Number((bytes / 1000).toFixed(1));

await prepare();
await buildSiteIfNeeded();
const offered = await idsOffered();
const isOffered = (game) => offered.has(game);
const games = Object.keys(LIMITS);
const browser = await launchBrowser();
let over = [];
try {
  const measured = [
    ...(await measureAll(() => startServerProcess(...LUCKY_SERVER), games.filter(isOffered))),
    ...(await measureAll(
      startHosted,
      games.filter((game) => !isOffered(game)),
    )),
  ];
  report(measured);
  over = measured.filter(({ game, total }) => isOffered(game) && total > LIMITS[game] * 1000);
} finally {
  await browser.close();
}
if (over.length > 0) {
  console.error(`Over the limit: ${over.map(({ game }) => game).join(', ')}.`);
  process.exitCode = 1;
}

/** Those that the lobby offers. The others are measured on the site that has them too. */
async function idsOffered() {
  const games = await allGames();
  return new Set(games.filter(({ state }) => state === 'ready').map(({ id }) => id));
}

async function measureAll(start, ids) {
  if (ids.length === 0) return [];
  const server = await start();
  const measured = [];
  try {
    for (const game of ids) measured.push(await measure(server.url, game));
  } finally {
    await server.close();
  }
  return measured;
}

/** A returning visitor opens a table; what a worker or the offline copy fetches is not the page's. */
async function measure(url, game) {
  const context = await browser.newContext({
    ...SIZES.desktop,
    baseURL: url,
    serviceWorkers: 'block',
    storageState: keptBy(url, LESSONS_HAD),
  });
  const visitor = new PageVisitor(context, url);
  await visitor.named('Ann');
  const match = await visitor.make(ME_AND_A_BOT, { game });
  const page = await context.newPage();
  const bodies = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) bodies.push(sizeOf(response));
  });
  await page.goto(`/m/${match}`);
  await page.waitForSelector('[aria-label="Your decision"][data-kind]');
  await page.waitForLoadState('networkidle');
  const files = (await Promise.all(bodies)).sort((a, b) => b.bytes - a.bytes);
  await context.close();
  return { game, files, total: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}

async function sizeOf(response) {
  const { pathname } = new URL(response.url());
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return { name: pathname.split('/').at(-1), bytes: brotliCompressSync(await response.body(), { params }).length };
}

function report(measured) {
  console.log('\nScript of a table, in kilobytes as they are sent (brotli):');
  console.table(
    Object.fromEntries(
      measured.map(({ game, files, total }) => [
        isOffered(game) ? game : `${game} (not offered yet)`,
        { loaded: kilobytes(total), limit: LIMITS[game], files: files.length },
      ]),
    ),
  );
  for (const { game, files } of measured) {
    const named = files.slice(0, NAMED).map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`);
    console.log(`${game}: ${named.join(', ')}`);
  }
}
