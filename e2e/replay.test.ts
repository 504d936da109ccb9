import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Update } from '@shutterbox/protocol';
import { expect, it } from 'vitest';
import { keptBy, LESSONS_HAD } from '../scripts/lib/chromium.mjs';
import { expectPage } from './lib/expect-page.ts';
import { finishedMatch } from './lib/finished.ts';
import { journey } from './lib/journey.ts';
import { titleOf } from './lib/secrets.ts';
import { Table } from './lib/table.ts';
import { EASY, ME, Visitor } from './lib/visitor.ts';

const SEATS = 3;
const TRUE_DICE = /^All \d+ random results match the match’s secret number/;

interface Record {
  readonly entries: readonly { readonly kind: string }[];
  readonly fairness: { readonly secret: string };
}

journey('replay', (site) => {
  it('is found by its address, steps both ways, shows every side, and has dice that can be checked', async () => {
    const { page } = await site().visit();
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const match = await finishedMatch(visitor);
    const { number: last, view } = await visitor.update(match, 0);
    const replay = replayAt(page, last);

    const table = new Table(page);
    await table.open(match);
    await table.expectOver();
    await page.getByRole('button', { name: 'Watch replay' }).click();
    await replay.expectAt(0);
    expect(new URL(page.url()).search).toBe('?at=0');

    await page.goto(`/m/${match}?at=12`);
    await replay.expectAt(12);
    const twelve = await replay.board();
    await replay.step('Step forward', 13);
    await replay.step('Step forward', 14);
    await replay.step('Go to the end', last);
    expect(await replay.board()).not.toBe(twelve);
    await page.goto(`/m/${match}?at=14`);
    await replay.step('Step back', 13);
    await replay.step('Step back', 12);
    expect(await replay.board()).toBe(twelve);
    await page.keyboard.press('ArrowRight');
    await replay.expectAt(13);
    await replay.step('Go to the end', last);
    await replay.step('Go to the start', 0);
    await page.waitForURL((url) => url.search === '?at=0');
    await page.getByRole('link', { name: 'Back to the result' }).click();
    await table.expectOver();

    // Motion is off: dice lie as thrown, even when opened by address.
    const { step, faces } = lastExploration((await visitor.update(match)).steps);
    await page.goto(`/m/${match}?at=${step}`);
    await expectPage(page.getByRole('main').locator('.rolled')).toHaveCount(faces);

    await page.goto(`/m/${match}?at=20`);
    const { seats } = await visitor.table(match);
    for (let seat = 0; seat < SEATS; seat++) {
      await page.getByLabel('Viewed as').selectOption(String(seat));
      const name = `${seats[seat]?.name}'s assignment: ${titleOf(view, seat)}`;
      await expectPage(page.getByRole('region', { name, exact: true })).toBeVisible();
    }
    await page.getByLabel('Viewed as').selectOption('spectator');
    for (let seat = 0; seat < SEATS; seat++) await expectPage(page.getByText(titleOf(view, seat))).toHaveCount(0);

    const record = await replay.download();
    expect(JSON.parse(record)).toEqual(await visitor.record(match));
    await page.getByRole('button', { name: 'Check the dice' }).click();
    await expectPage(page.getByText(TRUE_DICE)).toBeVisible();
    await tryFiles(page, record, last);
  }, 120_000);

  it('does not come back while the lobby loads, if it was left while it played', async () => {
    const { page } = await site().visit();
    // The worker that makes the site work offline would hand the lobby out at once.
    await page.addInitScript('delete Navigator.prototype.serviceWorker');
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const match = await finishedMatch(visitor);
    let deliver = (): void => undefined;
    const delivered = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.route(/\/assets\/lobby-.*\.js$/, async (route) => {
      await delivered;
      await route.continue();
    });
    await page.goto(`/m/${match}?at=3`);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    // At this moment the address still has to follow.
    await page.evaluate(leaveAtNextStep);
    await page.waitForURL((url) => url.pathname === '/');
    const written = await page.evaluate(writtenWithin, 1_000);
    deliver();
    await expectPage(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(written).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/');
  }, 60_000);

  it('shows a step of several events once, and updates the address when it has been shown', async () => {
    const { url } = site();
    const storageState = keptBy(url, { ...LESSONS_HAD, settings: { speed: 'fast' } });
    const { page } = await site().visit({ storageState });
    await choose(page, await readFile(RECORD, 'utf8'));
    await page.getByLabel('Moment').fill(String(REROLLED - 1));
    await page.waitForURL((at) => at.search === `?at=${REROLLED - 1}`);

    const plates = page.evaluate(platesUntil, `?at=${REROLLED}`);
    await page.getByRole('button', { name: 'Step forward' }).click();
    expect(await plates).toEqual([
      expect.stringContaining('Not found'),
      expect.stringContaining('Not found'),
      expect.stringContaining('animals with dice leave'),
      '',
    ]);
  }, 60_000);

  it('of a running match leads back to the present by its address, too', async () => {
    const { page } = await site().visit();
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const { id } = await visitor.make({ seats: [ME, EASY] });
    await page.goto(`/m/${id}?at=0`);
    const back = page.getByRole('region', { name: 'Looking back' });
    await back.getByRole('button', { name: 'Back to now' }).click();
    await page.waitForURL((url) => url.search === '');
    await expectPage(back).toHaveCount(0);
    await visitor.seat(id, 0, 'away');
    await new Table(page).expectOver();
  }, 120_000);

  it('has loaded the pictures of the next step before it is shown', async () => {
    const { page } = await site().visit();
    await choose(page, await readFile(RECORD, 'utf8'));
    await expectPage(page.getByRole('region', { name: 'Replay' })).toBeVisible();
    await expectPage(page.locator('img[src*="raccoon"]')).toHaveCount(0);
    const fetched = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('raccoon'));
    await page.waitForFunction(fetched);
  }, 60_000);
});

const RECORD = new URL('../games/wildlife/test/records/rules-1-four-seats.json', import.meta.url);
/** In that record a re-roll fails: the animals leave and the turn ends in the same step. */
const REROLLED = 130;

/** Runs in the page: goes to the lobby as soon as the next moment is shown. */
async function leaveAtNextStep(): Promise<void> {
  const shown = (): string => document.querySelector<HTMLInputElement>('.reel-slider')?.value ?? '';
  const before = shown();
  while (shown() === before) await new Promise(requestAnimationFrame);
  history.pushState(null, '', '/');
}

/** Runs in the page: every address that is written in so many milliseconds. */
async function writtenWithin(time: number): Promise<readonly string[]> {
  const written: string[] = [];
  const write = history.replaceState.bind(history);
  history.replaceState = (state, unused, url) => {
    written.push(String(url));
    write(state, unused, url);
  };
  await new Promise((resolve) => setTimeout(resolve, time));
  return written;
}

/** Runs in the page: everything the plates in the habitats said, in order, until the address is this. */
async function platesUntil(search: string): Promise<readonly string[]> {
  const seen: string[] = [];
  const look = (): void => {
    const plates = [...document.querySelectorAll('main .wl-plate')].map(({ innerHTML }) => innerHTML).join();
    if (plates !== seen.at(-1)) seen.push(plates);
  };
  look();
  const watcher = new MutationObserver(look);
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
  while (location.search !== search) await new Promise(requestAnimationFrame);
  watcher.disconnect();
  return seen;
}

interface Thrown {
  readonly type: string;
  readonly roll?: readonly number[];
}

/** The step in which dice were last thrown for a habitat, and how many. */
function lastExploration(steps: Update['steps']): { readonly step: number; readonly faces: number } {
  for (const { number, events } of steps.toReversed()) {
    const thrown = (events as readonly Thrown[]).find(({ type }) => type === 'explored');
    if (thrown !== undefined) return { step: number, faces: thrown.roll?.length ?? 0 };
  }
  throw new Error('Nobody has explored anything.');
}

/** Tries files: the record itself, one with another secret, one with another move, and one that is no record. */
async function tryFiles(page: Page, record: string, last: number): Promise<void> {
  const good: Record = JSON.parse(record);
  const replay = replayAt(page, last);
  await choose(page, record);
  await replay.expectAt(0);
  await replay.step('Go to the end', last);
  await expectPage(await checkDice(page)).toHaveText(TRUE_DICE);

  const [digit] = good.fairness.secret;
  const secret = `${digit === '0' ? '1' : '0'}${good.fairness.secret.slice(1)}`;
  await choose(page, JSON.stringify({ ...good, fairness: { ...good.fairness, secret } }));
  await replay.expectAt(0);
  await expectPage(await checkDice(page)).toHaveText(/^The dice do not check out: \S/);

  const entries = good.entries.filter((_, at) => at !== good.entries.findIndex(({ kind }) => kind === 'answer'));
  await choose(page, JSON.stringify({ ...good, entries }));
  await expectPage(page.getByRole('alert')).toHaveText(
    /^(This record cannot be replayed|The record does not replay): \S/,
  );

  await choose(page, 'a shopping list');
  await expectPage(page.getByRole('alert')).toHaveText(/^This is not the record of a match/);
}

async function choose(page: Page, text: string): Promise<void> {
  await page.goto('/replay');
  const file = { name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel('Choose a file').setInputFiles(file);
}

async function checkDice(page: Page) {
  await page.getByRole('button', { name: 'Share and check' }).click();
  await page.getByRole('button', { name: 'Check the dice' }).click();
  return page.getByRole('dialog').getByRole('status');
}

function replayAt(page: Page, last: number) {
  const bar = page.getByRole('region', { name: 'Replay' });
  const expectAt = (number: number) => expectPage(bar).toContainText(`Replay moment ${number} of ${last}`);
  return {
    expectAt,
    step: async (name: string, number: number) => {
      await bar.getByRole('button', { name }).click();
      await expectAt(number);
    },
    board: () => page.getByRole('main').ariaSnapshot(),
    download: async () => {
      await page.getByRole('button', { name: 'Share and check' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download the record' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^wildlife-.*\.json$/);
      return readFile(await download.path(), 'utf8');
    },
  };
}
