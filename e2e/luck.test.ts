import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { expectAccessible } from './lib/access.ts';
import { expectPage } from './lib/expect-page.ts';
import { finishedMatch } from './lib/finished.ts';
import { journey } from './lib/journey.ts';
import { Table } from './lib/table.ts';
import { Visitor } from './lib/visitor.ts';

const RECORD = new URL('../games/diceafari/test/records/rules-1-two-seats.json', import.meta.url);
const DECIDED = 'What decided the match';
/** Some seconds of one core, which a busy machine may not have. */
const WORKED_OUT = { timeout: 90_000 };

journey('what decided a match', (site) => {
  it('is told of a known match, and every moment is a way into the replay', async () => {
    const { page } = await site().visit();
    await choose(page, await readFile(RECORD, 'utf8'));
    await page.getByRole('button', { name: 'Share and check' }).click();
    await page.getByRole('button', { name: DECIDED }).click();
    const told = page.getByRole('dialog', { name: DECIDED });
    await expectPage(told.getByText('greedy was lucky: +5%')).toBeVisible(WORKED_OUT);
    await expectPage(told.getByText('random was unlucky: −8%')).toBeVisible();
    await expectPage(told.getByText('The deal helped random: +5%')).toBeVisible();
    await expectPage(told.getByText('All luck together: greedy +8%, random −8%')).toBeVisible();
    await expectPage(told.getByText(/^−\d+% for (greedy|random)$/)).toBeVisible();
    await expectPage(told.getByText('Without luck, the chances would be: greedy 92%, random 8%.')).toBeVisible();
    await expectPage(told.getByRole('progressbar')).toHaveCount(0);
    expect(await told.locator('.luck-lines .dot').evaluateAll(hiddenDots)).toEqual([]);
    // Every decision that cost something was the random player's, and each names the better answer and why.
    await expectPage(told.getByRole('heading', { name: 'The costliest decisions' })).toBeVisible();
    const costly = told.getByRole('listitem').filter({ hasText: 'chose' });
    await expectPage(costly).toHaveCount(3);
    for (const each of await costly.all())
      await expectPage(each).toContainText(
        /random chose “.+”\.Better: “.+”\.Wins \d+ more match(?:es)? in 100, give or take \d+\.[A-Z].+\.$/,
      );
    await expectAccessible(page, 'what decided the match');

    const slider = told.getByRole('slider', { name: 'Moment of the match' });
    await slider.focus();
    await page.keyboard.press('Home');
    await expectPage(slider).toHaveAttribute('aria-valuetext', /^Move 0: greedy \d+%, random \d+%$/);
    await page.keyboard.press('ArrowRight');
    await expectPage(slider).toHaveAttribute('aria-valuetext', /^Move 1: /);
    await page.keyboard.press('End');
    await expectPage(slider).toHaveAttribute('aria-valuetext', /: greedy 100%, random 0%$/);
    await told.getByText('The chances as a table').click();
    await expectPage(told.getByRole('row', { name: /^At the start 50% 50%$/ })).toBeVisible();

    await told.getByRole('listitem').filter({ hasText: '+6% for greedy' }).getByRole('button').click();
    await expectPage(told).toHaveCount(0);
    await expectPage(page.getByRole('region', { name: 'Replay' })).toContainText('Replay moment 19 of');
    await page.getByRole('button', { name: 'Share and check' }).click();
    await page.getByRole('button', { name: DECIDED }).click();
    await costly.first().getByRole('button').click();
    await expectPage(page.getByRole('region', { name: 'Replay' })).toContainText('Replay moment 23 of');
  }, 180_000);

  it('is not told of a match that is still running', async () => {
    const { page } = await site().visit();
    const { outcome: _, ...record } = JSON.parse(await readFile(RECORD, 'utf8'));
    await choose(page, JSON.stringify({ ...record, entries: record.entries.slice(0, 10) }));
    await page.getByRole('button', { name: 'Share and check' }).click();
    await expectPage(page.getByRole('button', { name: 'Download the record' })).toBeVisible();
    await expectPage(page.getByRole('button', { name: DECIDED })).toHaveCount(0);
  }, 60_000);

  it('is told after a match on the server, from its score', async () => {
    const { page } = await site().visit();
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const match = await finishedMatch(visitor);
    const table = new Table(page);
    await table.open(match);
    await table.expectOver();
    await page.getByRole('button', { name: DECIDED }).click();
    const told = page.getByRole('dialog', { name: DECIDED });
    await expectPage(told.getByText(/^You were (un)?lucky: [+−]\d+%$|^You were neither/)).toBeVisible(WORKED_OUT);
    await told.getByRole('button', { name: 'Show this moment' }).click();
    await page.waitForURL((url) => /^\?at=\d+$/.test(url.search));
    await expectPage(page.getByRole('region', { name: 'Replay' })).toBeVisible();
  }, 240_000);
});

async function choose(page: Page, text: string): Promise<void> {
  await page.goto('/replay');
  const file = { name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel('Choose a file').setInputFiles(file);
}

/** Runs in the page. Marked moments that lie on another one or beyond the picture. */
function hiddenDots(dots: readonly Element[]): readonly string[] {
  const boxes = dots.map((dot) => dot.getBoundingClientRect());
  const frame = dots[0]?.closest('svg')?.getBoundingClientRect();
  if (frame === undefined) return ['no moment is marked'];
  const middle = ({ left, right, top, bottom }: DOMRect) => [(left + right) / 2, (top + bottom) / 2] as const;
  return boxes.flatMap((box, at) => {
    const [x, y] = middle(box);
    const meets = boxes.slice(0, at).some((other) => {
      const [otherX, otherY] = middle(other);
      return Math.hypot(x - otherX, y - otherY) < box.width - 1;
    });
    const cut = box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom;
    return [...(meets ? [`${at + 1} lies on another`] : []), ...(cut ? [`${at + 1} is cut`] : [])];
  });
}
