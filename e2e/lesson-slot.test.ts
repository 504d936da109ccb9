import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { expectFree } from './lib/layout.ts';
import { Table } from './lib/table.ts';
import { EASY, ME, Visitor } from './lib/visitor.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

/** From this width on the lesson is a card in the rail; below it, a strip of the dock. */
const RAIL_FROM = 961;

/** The rule that it cites scrolls with its text. */
const BUTTONS = { name: /^(More|Less|Got it|Skip all lessons)$/ };

journey('the lesson', (site) => {
  it.each(['wildlife', 'diceafari', 'perfect-shot'])(
    'covers nothing of %s at any size, folded or opened',
    async (game) => {
      const { page } = await site().visit({ novice: true });
      const visitor = await Visitor.named(page, site().url, 'Ann');
      const { id } = await visitor.make({ game, seats: [ME, EASY, EASY] });
      const table = new Table(page);
      await table.open(id);
      await table.stand();
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expectApart(page, `${game} at ${size.width}x${size.height}`);
      }
    },
    90_000,
  );
});

/** The lesson, the board, the log and the question do not overlap, and every button of the lesson can be pressed. */
async function expectApart(page: Page, where: string): Promise<void> {
  const lesson = page.getByRole('region', { name: /^Lesson: / });
  const more = lesson.getByRole('button', { name: 'More', exact: true });
  const isStrip = (page.viewportSize()?.width ?? 0) < RAIL_FROM;
  await expectPage(lesson, where).toBeVisible();
  // The page follows its new size a moment later.
  await expectPage(more, where).toHaveCount(isStrip ? 1 : 0);
  expect(await page.evaluate(overlaps), where).toEqual([]);
  await expectFree(lesson.getByRole('button', BUTTONS), where);
  if (!isStrip) {
    if ((page.viewportSize()?.height ?? 0) >= 900)
      expect(await lesson.evaluate(scrolls), `${where}: whole`).toBe(false);
    // A line of the log stays in sight.
    await expectPage(
      page.getByRole('region', { name: 'Log', exact: true }).getByRole('listitem').first(),
    ).toBeInViewport();
    return;
  }
  expect((await lesson.boundingBox())?.height, `${where}: one strip`).toBeLessThanOrEqual(57);
  await more.click();
  expect(await page.evaluate(overlaps), `${where}, opened`).toEqual([]);
  await expectFree(lesson.getByRole('button', BUTTONS), `${where}, opened`);
  await lesson.getByRole('button', { name: 'Less', exact: true }).click();
}

/** Runs in the page. */
function scrolls(lesson: Element): boolean {
  return [...lesson.querySelectorAll('.slip-text')].some((text) => text.scrollHeight > text.clientHeight);
}

/** Runs in the page. */
function overlaps(): readonly string[] {
  const lesson = document.querySelector('[aria-label^="Lesson: "]')?.getBoundingClientRect();
  if (lesson === undefined) return ['there is no lesson'];
  return ['main', '#decision', '[aria-label="Log"]'].filter((each) => {
    const box = document.querySelector(each)?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return false;
    const across = Math.min(box.right, lesson.right) - Math.max(box.left, lesson.left);
    const down = Math.min(box.bottom, lesson.bottom) - Math.max(box.top, lesson.top);
    // One pixel does not count as overlap.
    return across > 1 && down > 1;
  });
}
