/** Measures how fast the site is, with the browser's own clock and trace: `npm run trace`, or parts of it: `npm run trace -- ship`. */
import { keptBy, LESSONS_HAD, launchBrowser, SIZES } from './lib/chromium.mjs';
import { fail } from './lib/fail.mjs';
import { framesOf, quantile, traced } from './lib/frames.mjs';
import { PageVisitor } from './lib/page-visitor.mjs';
import { prepare } from './lib/prepare.mjs';
import { startServerProcess } from './lib/server-process.mjs';
import { shipFrames } from './lib/ship-trace.mjs';
import { buildSiteIfNeeded } from './lib/site.mjs';
import { surfaceFrames } from './lib/surface-trace.mjs';

const RUNS = 5;
/** How many events of each kind are shown. */
const SHOWN = 10;
const TARGET_MS = 8;
const SETTLE_MS = 400;
/** Steps that are shown before the one that is measured. */
const WARM_STEPS = 2;
/** The events with the most motion, longest and busiest first. */
const EVENTS = ['photographed', 'explored', 'rerolled', 'spooked', 'failed', 'drew', 'placed', 'award'];
/** Some events are rare: the most matches to play until there are enough of each. */
const MOST_MATCHES = 12;
const EASY = { kind: 'bot', level: 'easy' };
const NORMAL_SPEED = { ...LESSONS_HAD, settings: { speed: 'normal' } };

const round = (ms) => Number(ms.toFixed(1));
const spread = (numbers) => ({
  p50: round(quantile(numbers, 0.5)),
  p95: round(quantile(numbers, 0.95)),
  max: round(Math.max(...numbers)),
});

const PARTS = { surfaces, ship, arrivals, animations };
const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !Object.hasOwn(PARTS, part));
if (unknown.length > 0) fail(`No part '${unknown.join(', ')}'. There are ${Object.keys(PARTS).join(', ')}.`);
const parts = wanted.length > 0 ? wanted : Object.keys(PARTS);

await prepare();
await buildSiteIfNeeded();
const [server, browser] = await Promise.all([startServerProcess(), launchBrowser()]);
const newContext = () =>
  browser.newContext({ ...SIZES.desktop, baseURL: server.url, storageState: keptBy(server.url, NORMAL_SPEED) });

try {
  for (const part of parts) await PARTS[part]();
} finally {
  await browser.close();
  await server.close();
}

/** A board of a thousand squares and forty counters. */
async function surfaces() {
  const context = await newContext();
  const rows = Object.fromEntries(
    Object.entries(await surfaceFrames(context)).map(([gesture, frames]) => [gesture, rowOf(frames)]),
  );
  console.log('\nMain-thread milliseconds per frame on a surface of 1,000 squares and 40 counters:');
  console.table(rows);
  console.log(verdictOn(rows));
  await context.close();
}

/** The Beowulf with 22 counters. */
async function ship() {
  const context = await newContext();
  const rows = Object.fromEntries(
    Object.entries(await shipFrames(context, server.url)).map(([gesture, frames]) => [gesture, rowOf(frames)]),
  );
  console.log('\nThe same on the Beowulf, with everyone aboard:');
  console.table(rows);
  console.log(verdictOn(rows));
  await context.close();
}

function verdictOn(rows) {
  const slow = Object.keys(rows).filter((each) => rows[each]['p95 cpu'] >= TARGET_MS);
  const verdict = slow.length === 0 ? 'met for all that was shown' : `MISSED for ${slow.join(', ')}`;
  return `The target for p95, in cpu time, is under ${TARGET_MS} ms: ${verdict}.`;
}

async function arrivals() {
  const { cold, warm, board } = await arrivalTimes();
  console.log(
    '\nMilliseconds from the start of the navigation to the lobby, and from the click on "Play now" to the board:',
  );
  console.table({ 'lobby, cold': spread(cold), 'lobby, warm': spread(warm), 'click to board': spread(board) });
}

/** A new visitor each time, with an empty cache. */
async function arrivalTimes() {
  const times = { cold: [], warm: [], board: [] };
  for (let run = 0; run < RUNS; run++) {
    const context = await newContext();
    const page = await context.newPage();
    await page.addInitScript(noteArrival);
    times.cold.push(await toLobby(page));
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    times.warm.push(await toLobby(page));
    await page.getByRole('button', { name: /^Play now: Snapshot, wildlife/ }).click();
    times.board.push(
      await (await page.waitForFunction(() => window.boardAt && window.boardAt - window.clickAt)).jsonValue(),
    );
    await context.close();
    process.stderr.write('.');
  }
  return times;
}

async function toLobby(page) {
  await page.goto('/');
  return (await page.waitForFunction(() => window.lobbyAt)).jsonValue();
}

/** Runs in the page: notes when the lobby and the board first appear. */
function noteArrival() {
  addEventListener(
    'click',
    () => {
      window.clickAt = performance.now();
    },
    true,
  );
  const look = () => {
    const seen = (element) => element !== null && element.getBoundingClientRect().height > 0;
    if (window.lobbyAt === undefined && seen(document.querySelector('button[aria-label^="Play now"]')))
      window.lobbyAt = performance.now();
    if (window.boardAt === undefined && seen(document.querySelector('[aria-label="Your decision"]')))
      window.boardAt = performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Replays steps of a finished match at normal speed. A frame lasts from its beginning to the beginning of the next. */
async function animations() {
  const context = await newContext();
  const visitor = new PageVisitor(context, server.url);
  await visitor.named('Ann');
  const steps = await playedSteps(visitor);
  const page = await context.newPage();
  const rows = {};
  const all = [];
  for (const type of EVENTS) {
    const frames = [];
    for (const { match, number } of ofType(steps, type).slice(-SHOWN))
      frames.push(...(await framesAt(page, match, number)));
    if (frames.length === 0) continue;
    rows[type] = rowOf(frames);
    all.push(...frames);
    process.stderr.write('.');
  }
  console.log(
    '\nMain-thread milliseconds per frame while each event is shown (wall; cpu without waiting for other programs), and what the slowest twentieth was spent on:',
  );
  console.table({ ...rows, all: rowOf(all) });
  console.log(verdictOn(rows));
  const missing = EVENTS.filter((type) => rows[type] === undefined);
  if (missing.length > 0)
    console.log(`NOT MEASURED, because it came up in none of ${MOST_MATCHES} matches: ${missing.join(', ')}.`);
  await context.close();
}

/** The steps of as many matches as needed for enough of every kind. */
async function playedSteps(visitor) {
  const all = [];
  const isEnough = (type) => ofType(all, type).length >= SHOWN;
  for (let played = 0; played < MOST_MATCHES && !EVENTS.every(isEnough); played++) {
    const match = await visitor.finished([{ kind: 'me' }, EASY, EASY, EASY]);
    const { steps } = await visitor.update(match);
    all.push(...steps.map((step) => ({ ...step, match })));
  }
  return all;
}

function ofType(steps, type) {
  return steps.filter(({ events }) => events.some((event) => event.type === type));
}

/**
 * Shows the steps before it first, to measure a page in use and not one that has just been opened. Asks nothing of the page
 * meanwhile, because that would be measured, too.
 */
async function framesAt(page, match, number) {
  const first = Math.max(0, number - 1 - WARM_STEPS);
  await page.goto(`/m/${match}?at=${first}`);
  await page.getByRole('region', { name: 'Replay' }).waitFor();
  for (let at = first; at < number - 1; at++) await shown(page);
  await page.waitForURL((url) => url.searchParams.get('at') === String(number - 1));
  await page.waitForTimeout(SETTLE_MS);
  return framesOf(await traced(page, () => shown(page)));
}

/** Goes one step on, and waits until nothing moves. */
async function shown(page) {
  await page.evaluate(watchNextStep);
  await page.keyboard.press('ArrowRight');
  await page.evaluate(() => window.stepShown);
}

/** Runs in the page. It requests every frame, so that frames in which only the compositor works count, too. */
function watchNextStep() {
  const frame = () => new Promise(requestAnimationFrame);
  const pressed = new Promise((resolve) => addEventListener('keydown', resolve, { once: true }));
  window.stepShown = pressed.then(async () => {
    let still = false;
    const tick = () => still || requestAnimationFrame(tick);
    tick();
    const movingNow = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
        );
    // Motion may start some frames after the key, so wait for its beginning before waiting for its end.
    const latest = performance.now() + 500;
    while (movingNow().length === 0 && performance.now() < latest) await frame();
    for (let moving = movingNow(); moving.length > 0; moving = movingNow()) {
      await Promise.allSettled(moving.map(({ finished }) => finished));
      await frame();
      await frame();
    }
    still = true;
  });
}

function rowOf(frames) {
  const wall = spread(frames.map((frame) => frame.wall));
  const cpu = spread(frames.map((frame) => frame.cpu));
  const slow = frames.toSorted((a, b) => b.cpu - a.cpu).slice(0, Math.max(1, Math.floor(frames.length / 20)));
  const mean = (kind) => round(slow.reduce((sum, frame) => sum + frame[kind], 0) / slow.length);
  return {
    frames: frames.length,
    'p50 wall': wall.p50,
    'p95 wall': wall.p95,
    'max wall': wall.max,
    'p50 cpu': cpu.p50,
    'p95 cpu': cpu.p95,
    'max cpu': cpu.max,
    script: mean('script'),
    style: mean('style'),
    layout: mean('layout'),
    paint: mean('paint'),
  };
}
