/** How much script a table loads, by game: `npm run sizes`. Exits 1 if a game is over its limit. */
import { brotliCompressSync, constants } from 'node:zlib';
import { keptBy, LESSONS_HAD, launchBrowser, SIZES } from './lib/chromium.mjs';
import { LUCKY_SERVER } from './lib/luck.mjs';
import { PageVisitor } from './lib/page-visitor.mjs';
import { prepare } from './lib/prepare.mjs';
import { startServerProcess } from './lib/server-process.mjs';
import { buildSiteIfNeeded } from './lib/site.mjs';

/** The limit in kilobytes (brotli) for what a browser loads up to the middle of a turn; `turn` is the kind of question asked then. */
const TABLES = {
  wildlife: { limit: 170, turn: 'card' },
  diceafari: { limit: 170, turn: 'roll' },
  'perfect-shot': { limit: 170, turn: 'turn' },
  starship: { limit: 194, turn: 'turn' },
};
/** How many of a table's files are listed, the largest first. */
const NAMED = 8;
/** The most answers until a turn begins. */
const MOST_ANSWERS = 60;
/** Answers that lead to a turn. */
const ONWARD = ['quick', 'draw'];
const ME_AND_A_BOT = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];

const kilobytes = (bytes) => Number((bytes / 1000).toFixed(1));
const sumOf = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0);

await prepare();
await buildSiteIfNeeded();
const [server, browser] = await Promise.all([startServerProcess(...LUCKY_SERVER), launchBrowser()]);
const measured = [];
try {
  for (const [game, { turn }] of Object.entries(TABLES)) measured.push({ game, ...(await measure(game, turn)) });
} finally {
  await browser.close();
  await server.close();
}
report();
const over = measured.filter(({ game, files }) => sumOf(files) > TABLES[game].limit * 1000);
if (over.length > 0) {
  console.error(`Over the limit: ${over.map(({ game }) => game).join(', ')}.`);
  process.exitCode = 1;
}

/** A returning visitor opens a table and plays until a turn. What a worker or the offline copy fetches does not count. */
async function measure(game, turn) {
  const context = await browser.newContext({
    ...SIZES.desktop,
    baseURL: server.url,
    serviceWorkers: 'block',
    storageState: keptBy(server.url, LESSONS_HAD),
  });
  const visitor = new PageVisitor(context, server.url);
  await visitor.named('Ann');
  const match = await visitor.make(ME_AND_A_BOT, { game });
  const page = await context.newPage();
  const bodies = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) bodies.push(sizeOf(response));
  });
  await page.goto(`/m/${match}`);
  await asked(page, '');
  const first = sumOf(await Promise.all(bodies));
  await playTo(turn, visitor, match);
  await asked(page, `="${turn}"`);
  const files = (await Promise.all(bodies)).sort((a, b) => b.bytes - a.bytes);
  await context.close();
  return { first, files };
}

/** A question of some kind is on the screen, and nothing is loading any more. */
async function asked(page, kind) {
  await page.locator(`[aria-label="Your decision"][data-kind${kind}] [aria-busy="false"]`).first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Answers as fast as possible. */
async function playTo(turn, visitor, match) {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const { kind, id, actions } = await visitor.asked(match, 0);
    if (kind === turn) return;
    await visitor.answer(match, 0, id, actions.find(({ type }) => ONWARD.includes(type)) ?? actions[0]);
  }
  throw new Error(`No question '${turn}' came in ${match}.`);
}

async function sizeOf(response) {
  const { pathname } = new URL(response.url());
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return { name: pathname.split('/').at(-1), bytes: brotliCompressSync(await response.body(), { params }).length };
}

function report() {
  console.log('\nScript of a table, in kilobytes as they are sent (brotli):');
  console.table(
    Object.fromEntries(
      measured.map(({ game, first, files }) => [
        game,
        {
          'first question': kilobytes(first),
          'in a turn': kilobytes(sumOf(files)),
          limit: TABLES[game].limit,
          files: files.length,
        },
      ]),
    ),
  );
  for (const { game, files } of measured) {
    const named = files.slice(0, NAMED).map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`);
    console.log(`${game}: ${named.join(', ')}`);
  }
}
