import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { NO_WAY_IN } from '../apps/web/src/lobby/way-in.ts';
import { SIZES } from '../scripts/lib/chromium.mjs';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { Lobby } from './lib/lobby.ts';
import { Table } from './lib/table.ts';
import { EASY, ME, Visitor } from './lib/visitor.ts';

/** Both sides of every breakpoint of the lobby, and tablets. */
const WIDTHS = [360, 720, 721, 768, 860, 1000, 1001, 1024, 1100, 1150, 1280];
/** Where the page is a single column, and where the table's head has the least room. */
const TABLETS = [721, 768, 1000];
const HEIGHT = 900;

journey('the lobby at any width', (site) => {
  it('overlaps nothing, and does not scroll sideways', async () => {
    const { page } = await site().visit();
    const lobby = new Lobby(page);
    await Visitor.named(page, site().url, 'Ann').then((visitor) => visitor.make({ seats: [ME, EASY] }));
    await lobby.open();
    await page.getByRole('link', { name: /Your move/ }).waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const faults: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await drawnAnew(page);
      faults.push(...(await page.evaluate(layoutFaults)).map((fault) => `${width} px: ${fault}`));
    }
    expect(faults).toEqual([]);
  }, 60_000);

  it('fits a game and its buttons on one screen of a phone on its side', async () => {
    const { page } = await site().visit({ viewport: { width: 844, height: 390 } });
    await new Lobby(page).open();
    await expectPage(page.getByRole('button', { name: /^Play now/ }).first()).toBeInViewport({ ratio: 1 });
  }, 30_000);

  it('shows what waits for you before the games, and says which game it is', async () => {
    const { page } = await site().visit();
    const visitor = await Visitor.named(page, site().url, 'Ann');
    await visitor.make({ game: 'diceafari', seats: [ME, EASY, EASY] });
    for (const width of TABLETS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await new Lobby(page).open();
      const mine = page.getByRole('link', { name: /DiceAFARI against 2 bots.*Your move/s });
      await expectPage(mine).toBeVisible();
      const games = await page.getByRole('main').boundingBox();
      const row = await mine.boundingBox();
      expect((row?.y ?? Number.NaN) + (row?.height ?? 0), `${width} px`).toBeLessThanOrEqual(games?.y ?? 0);
    }
  }, 60_000);

  it('leads to the replay of a file, and says what can be pasted', async () => {
    for (const size of [SIZES.phone, { viewport: { width: 768, height: HEIGHT } }, SIZES.desktop]) {
      const { page } = await site().visit(size);
      await new Lobby(page).open();
      await page.getByLabel('Have a link?').fill('two words');
      await page.getByRole('button', { name: 'Go', exact: true }).click();
      await expectPage(page.getByText(NO_WAY_IN)).toBeVisible();
      await page.getByRole('link', { name: 'Replay a file' }).click();
      await page.getByRole('heading', { name: 'Replay a match from a file' }).waitFor();
    }
  }, 60_000);

  it('shows the phases at the table in full', async () => {
    const { page } = await site().visit();
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const { id } = await visitor.make({ seats: [ME, EASY] });
    await new Table(page).open(id);
    await page.getByRole('list', { name: 'Phase' }).waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const width of [...TABLETS, 1120, 1121, 1280]) {
      await page.setViewportSize({ width, height: HEIGHT });
      await drawnAnew(page);
      expect(await cutPhases(page), `${width} px`).toEqual([]);
    }
  }, 60_000);
});

/** Waits until a change of width has been drawn. */
async function drawnAnew(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** Runs in the page. */
function layoutFaults(): readonly string[] {
  const textOf = (element: Element): DOMRect => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };
  const meet = (a: DOMRect, b: DOMRect): boolean =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const { scrollWidth, clientWidth } = document.documentElement;
  const sideways = scrollWidth > clientWidth ? [`scrolls ${scrollWidth - clientWidth} px sideways`] : [];
  const covered = [...document.querySelectorAll('.lb-frame')].flatMap((frame) => {
    const titles = [...frame.querySelectorAll('.lb-title h2, .lb-title p:not(.unseen)')];
    return [...frame.querySelectorAll('button')].flatMap((button) =>
      titles
        .filter((title) => meet(textOf(title), button.getBoundingClientRect()))
        .map((title) => `"${button.textContent}" lies over "${title.textContent}"`),
    );
  });
  const bar = document.querySelector('.lb-bar');
  const inBar = [...(bar?.querySelectorAll('a, button, input') ?? [])];
  const { top = 0, bottom = 0 } = bar?.getBoundingClientRect() ?? {};
  const middle = (top + bottom) / 2;
  const wrapped = inBar.flatMap((each) => {
    const box = each.getBoundingClientRect();
    return Math.abs((box.top + box.bottom) / 2 - middle) > 1 ? [`"${each.textContent}" is not on the bar's line`] : [];
  });
  const crowded = inBar.flatMap((each, at) =>
    inBar
      .slice(at + 1)
      .filter((other) => meet(each.getBoundingClientRect(), other.getBoundingClientRect()))
      .map((other) => `"${each.textContent}" lies over "${other.textContent}"`),
  );
  return [...sideways, ...covered, ...wrapped, ...crowded];
}

async function cutPhases(page: Page): Promise<readonly string[]> {
  const phases = page.getByRole('list', { name: 'Phase' });
  return phases.evaluate((list) => {
    const { left, right } = list.getBoundingClientRect();
    const seen = [...list.children].filter((each) => each.getClientRects().length > 0);
    if (seen.length < list.children.length) return ['not all of them'];
    return seen
      .map((each) => ({ box: each.getBoundingClientRect(), name: each.textContent ?? '' }))
      .filter(({ box }) => box.left < left - 1 || box.right > right + 1)
      .map(({ name }) => name);
  });
}
