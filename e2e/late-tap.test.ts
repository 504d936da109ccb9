import { expect, it } from 'vitest';
import { SIZES } from '../scripts/lib/chromium.mjs';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import type { Site } from './lib/site.ts';
import { Table } from './lib/table.ts';
import { EASY, ME, Visitor } from './lib/visitor.ts';

/** A second tap has come by then. */
const LATER_MS = 400;

journey('a late tap', (site) => {
  it('on what has gone does not give the next answer', async () => {
    const { table, draw, skip, answer } = await onTurn(site());
    const drawing = await draw.boundingBox();
    await draw.tap();
    const skipping = await skip.boundingBox();
    const right = (skipping?.x ?? Number.NaN) + (skipping?.width ?? 0);
    expect(right, 'Skip is beside the large button').toBeLessThan(drawing?.x ?? 0);
    await skip.tap();
    await expectPage(table.decision).toHaveAttribute('data-kind', 'card');
    expect(await answer.evaluate(takesFinger)).toBe(false);
    await table.page.clock.runFor(LATER_MS);
    expect(await answer.evaluate(takesFinger)).toBe(true);
  }, 120_000);

  it('does not hold up the keyboard', async () => {
    const { table, draw, skip, answer } = await onTurn(site());
    await draw.tap();
    await skip.tap();
    await expectPage(table.decision).toHaveAttribute('data-kind', 'card');
    await answer.press('Enter');
    await expectPage(table.decision).not.toHaveAttribute('data-kind', 'card');
  }, 120_000);

  it('on the board only ends what is shown', async () => {
    const { table, draw } = await onTurn(site());
    const habitat = table.board.locator('[data-place="h0"]');
    await draw.tap();
    await expectPage(table.decision).not.toHaveAttribute('data-kind');
    await habitat.tap();
    await expectPage(table.decision).toHaveAttribute('data-kind', 'card');
    expect(await habitat.evaluate(takesFinger)).toBe(false);
    await table.page.clock.runFor(LATER_MS);
    expect(await habitat.evaluate(takesFinger)).toBe(true);
  }, 120_000);
});

/** Your turn on a phone, with the clock stopped: what is shown stays, and no time passes after a tap, until the test says so. */
async function onTurn(site: Site) {
  const { page } = await site.visit({ ...SIZES.phone, reducedMotion: 'no-preference' });
  const visitor = await Visitor.named(page, site.url, 'Ann');
  const { id } = await visitor.make({ seats: [ME, EASY], options: { reserving: false } });
  await page.clock.install();
  const table = new Table(page);
  await table.open(id);
  await table.stand();
  const draw = table.decision.getByRole('button', { name: 'Draw a card' });
  await draw.waitFor();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await page.clock.runFor(LATER_MS);
  return {
    table,
    draw,
    skip: table.decision.getByRole('button', { name: 'Skip', exact: true }),
    answer: table.decision.locator('.controls .btn:visible:not([aria-disabled="true"])').first(),
  };
}

/** Runs in the page. */
function takesFinger(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}
