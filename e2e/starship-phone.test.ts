import { expect, it } from 'vitest';
import { SIZES } from '../scripts/lib/chromium.mjs';
import { expectAccessible } from './lib/access.ts';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { Starship } from './lib/starship.ts';
import { Visitor } from './lib/visitor.ts';

/** The least size of a square for a finger. */
const FINGER = 44;

journey('Snapshot aboard starships on a phone', (site) => {
  it('has squares large enough for fingers, shows who acts, and takes two presses to walk', async () => {
    const { page } = await site().visit(SIZES.phone);
    const starship = await Starship.at(page, await Visitor.named(page, site().url, 'Ann'));
    await starship.button(/^Quick start/).tap();
    await starship.decision.and(page.locator('[data-kind="turn"]')).waitFor();
    await expectAccessible(page, 'a turn on a phone');
    const acting = starship.plan.getByRole('button', { name: /^Crew 1, / });
    await expectPage(acting).toBeInViewport();
    const { width = 0 } = (await acting.boundingBox()) ?? {};
    expect(Math.round(width)).toBeGreaterThanOrEqual(FINGER);
    // Everyone can be told apart, and the scale that you choose stays.
    const badges = await starship.plan.locator('.ss-counter .ss-badge').allTextContents();
    expect(badges.length).toBe(10);
    expect(new Set(badges).size).toBe(badges.length);
    await starship.plan.getByRole('button', { name: 'Zoom out' }).tap();
    const chosen = (await acting.boundingBox())?.width ?? 0;
    expect(chosen).toBeLessThan(width);
    const near = await starship.inSight();
    await page.touchscreen.tap(...near);
    const walk = starship.button(/^Walk to Bridge/);
    await expectPage(walk).toBeVisible();
    await page.touchscreen.tap(...near);
    await expectPage(starship.prompt).toHaveText('What next?');
    expect((await acting.boundingBox())?.width).toBeCloseTo(chosen, 0);
    await starship.plan.getByRole('button', { name: 'Back to where it happens' }).tap();
    await expectPage.poll(async () => (await acting.boundingBox())?.width).toBeCloseTo(width, 0);
    await expectPage(acting).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }, 90_000);

  it('closes a note on the plan with a press on it, and has the orders for everyone on the sheet', async () => {
    const { page } = await site().visit(SIZES.phone);
    const starship = await Starship.at(page, await Visitor.named(page, site().url, 'Ann'));
    await starship.button(/^Quick start/).tap();
    await starship.decision.and(page.locator('[data-kind="turn"]')).waitFor();
    const note = page.locator('.callout');
    await starship.plan.getByRole('button', { name: 'Show the whole board' }).tap();
    await starship.plan.getByRole('button', { name: /^Crew 4, / }).tap();
    await expectPage(note).toBeVisible();
    await note.tap({ position: { x: 6, y: 6 } });
    await expectPage(note).toHaveCount(0);
    await page.getByRole('button', { name: 'Sheet', exact: true }).tap();
    const rest = page.getByRole('dialog').getByRole('button', { name: /^Everyone rests until they see an enemy/ });
    await rest.tap();
    await expectPage(rest).toHaveText(/may pass at once\. .* may strike first\. Press again\.$/);
    await rest.tap();
    await expectPage(rest).toHaveAttribute('aria-pressed', 'true');
    expect(await page.evaluate(cutInSheet)).toEqual([]);
    await expectAccessible(page, 'the sheet on a phone');
  }, 90_000);

  it('is one press away in the lobby', async () => {
    const { page } = await site().visit(SIZES.phone);
    await page.goto('/');
    await page.getByRole('button', { name: /^Play now.*: Snapshot, starship/ }).tap();
    expect(await new Starship(page).stand()).toMatchObject({ at: 'asked' });
  }, 60_000);
});

/** Runs in the page: choices of the sheet that are wider than their box. */
function cutInSheet(): readonly string[] {
  return [...document.querySelectorAll('.ss-character .seg button')].flatMap((each) =>
    each.scrollWidth > each.clientWidth + 1 ? [each.textContent ?? ''] : [],
  );
}
