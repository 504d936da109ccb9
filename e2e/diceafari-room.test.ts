import { expect, it } from 'vitest';
import { SIZES } from '../scripts/lib/chromium.mjs';
import { expectAccessible } from './lib/access.ts';
import { cutNames } from './lib/cut-names.ts';
import { expectPage } from './lib/expect-page.ts';
import { finishedMatch } from './lib/finished.ts';
import { journey } from './lib/journey.ts';
import { Keyboard } from './lib/keyboard.ts';
import { Safari } from './lib/safari.ts';
import { EASY, ME, Visitor } from './lib/visitor.ts';

const ON_ITS_SIDE = { ...SIZES.phone, viewport: { width: 844, height: 390 } };
/** So low that no route can be seen whole from both ends of a tall map. */
const LOW = { ...SIZES.phone, viewport: { width: 844, height: 300 } };
/** Too short to show a tall map whole. */
const SHORT = { ...SIZES.phone, viewport: { width: 390, height: 760 } };
/** A press this close to a tile presses the tile. */
const THUMB = 44;
/** Some turns, with news from the others. */
const MOST_QUESTIONS = 14;

journey('the table of DiceAFARI', (site) => {
  it('asks for confirmation before you give up a turn, by pointer and by key', async () => {
    const { page } = await site().visit();
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const { id } = await visitor.make({ game: 'diceafari', seats: [ME, EASY], options: { map: 'turtle' } });
    const safari = new Safari(page);
    await safari.open(id);
    await safari.stand();
    const turns = async () => ((await visitor.update(id, 0)).view as { readonly turns: readonly number[] }).turns[0];
    const had = await turns();
    const end = safari.button(/^End turn/);
    const doubt = page.getByRole('alertdialog', { name: 'End your turn anyway?' });

    await end.click();
    await expectPage(doubt).toHaveAccessibleDescription(/^(\d+ routes? (is|are) open, and )?2 rolls are left\.$/);
    await expectAccessible(page, 'a turn that is about to be given up');
    await doubt.getByRole('button', { name: 'Go on' }).click();
    await expectPage(doubt).toHaveCount(0);
    await expectPage(end).toBeFocused();

    await page.keyboard.press('Enter');
    await expectPage(doubt.getByRole('button', { name: 'Go on' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expectPage(end).toBeFocused();
    // Any other action cancels the question.
    await page.keyboard.press('Enter');
    await page.keyboard.press('1');
    await expectPage(doubt).toHaveCount(0);
    await expectPage(safari.die(1)).toHaveAttribute('aria-pressed', 'true');
    expect(await turns()).toBe(had);

    await safari.endTurn();
    await expect.poll(turns).toBe((had ?? 0) + 1);
  }, 60_000);

  it('has seats, dice and tiles large enough for thumbs on a phone on its side', async () => {
    const { page } = await site().visit(ON_ITS_SIDE);
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const seats = [ME, EASY, EASY, EASY];
    const { id } = await visitor.make({ game: 'diceafari', seats, options: { map: 'giraffe' } });
    const safari = new Safari(page);
    await safari.open(id);
    await safari.stand();
    await expectPage(page.getByRole('region', { name: 'Seats' }).getByRole('listitem')).toHaveCount(4);
    for (const seat of await page.getByRole('region', { name: 'Seats' }).getByRole('listitem').all())
      await expectPage(seat).toBeInViewport({ ratio: 1 });
    const [first, below] = await Promise.all(
      ['B1', 'B2'].map((name) => safari.tile(new RegExp(`^${name},`)).boundingBox()),
    );
    // The giraffe stands.
    expect((below?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThanOrEqual(THUMB);
    expect(below?.x).toBeCloseTo(first?.x ?? 0, 0);
    for (const name of [/^Roll 4 dice/, /^End turn/])
      await expectPage(safari.button(name)).toBeInViewport({ ratio: 1 });

    // On a lower screen it is too tall: the arrow keys reach all of it.
    await page.setViewportSize(LOW.viewport);
    expect(await safari.desk.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await safari.scrollMap(0);
    await expectPage(safari.tile(/^B7,/)).not.toBeInViewport({ ratio: 0.5 });
    await expectPage(safari.desk).toHaveAttribute('data-below');
    await expectPage(safari.desk).not.toHaveAttribute('data-above');
    await safari.tile(/^B1,/).focus();
    for (let row = 2; row <= 7; row++) await page.keyboard.press('ArrowDown');
    await expectPage(safari.tile(/^B7,/)).toBeFocused();
    await expectPage(safari.tile(/^B7,/)).toBeInViewport({ ratio: 1 });
    await expectPage(safari.desk).toHaveAttribute('data-above');
    await expectAccessible(page, 'a map that scrolls');
  }, 60_000);

  it('scrolls with a thumb, which presses nothing by accident', async () => {
    const { page } = await site().visit(SHORT);
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const { id } = await visitor.make({ game: 'diceafari', seats: [ME, EASY], options: { map: 'giraffe' } });
    const safari = new Safari(page);
    await safari.open(id);
    await safari.stand();
    const tile = safari.tile(/^B2,/);
    const note = page.locator('.callout');
    const chosen = safari.tile(/; chosen: route/);
    const before = await chosen.allTextContents();
    await safari.scrollMap(0);
    await safari.swipe(tile, 96);
    await expect.poll(() => safari.scrolled()).toBeGreaterThan(0);
    expect([await note.count(), await chosen.allTextContents()]).toEqual([0, before]);
    // The page does not scroll, even at the end of the map.
    expect(await page.evaluate(() => scrollY)).toBe(0);

    // The note about a tile goes when the tile scrolls away.
    const idle = safari.idle.first();
    await idle.tap();
    await expectPage(note).toBeVisible();
    await safari.swipe(idle, (await safari.scrolled()) > 0 ? -96 : 96);
    await expectPage(note).toHaveCount(0);
  }, 60_000);

  it('keeps the chosen route in sight, wherever a tall map was scrolled to', async () => {
    const { page } = await site().visit(LOW);
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const { id } = await visitor.make({ game: 'diceafari', seats: [ME, EASY], options: { map: 'giraffe' } });
    const safari = new Safari(page);
    await safari.open(id);
    const route = safari.routes.first();
    await safari.untilRoutes(2);
    const moved: number[] = [];
    for (const part of [0, 1]) {
      await safari.routes.nth(1).click();
      await expectPage(safari.tile(/; chosen: route B/)).not.toHaveCount(0);
      await safari.scrollMap(part);
      const before = await safari.scrolled();
      await route.click();
      const tiles = safari.tile(/; chosen: route A/);
      await expectPage(tiles).not.toHaveCount(0);
      for (const tile of await tiles.all()) await expectPage(tile).toBeInViewport({ ratio: 1 });
      moved.push(Math.abs((await safari.scrolled()) - before));
    }
    expect(Math.max(...moved), String(moved)).toBeGreaterThan(0);
  }, 60_000);

  it('chooses the best route beforehand: the button claims it, and follows the row that is pressed', async () => {
    const { page } = await site().visit();
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const { id } = await visitor.make({ game: 'diceafari', seats: [ME, EASY], options: { map: 'elephant' } });
    const safari = new Safari(page);
    await safari.open(id);
    await safari.untilRoutes(4);
    const [first, second] = [safari.routes.nth(0), safari.routes.nth(1)];
    const claim = safari.button(/^Claim route/);
    await expectPage(first).toHaveAttribute('aria-pressed', 'true');
    await expectPage(claim).toHaveText(/^Claim route A, \d tiles/);
    await expectPage(safari.decision.locator('.btn.primary')).toHaveCount(1);
    await second.click();
    await expectPage(claim).toHaveText(/^Claim route B, \d tiles/);
    // Pressed again it stays chosen, so that there is always something to claim.
    await second.click();
    await expectPage(claim).toHaveText(/^Claim route B, /);

    // A seat is shown by its jeep, in the log, too.
    const jeeps = page.getByRole('region', { name: 'Seats' }).locator('.da-jeep');
    await expectPage(jeeps).toHaveCount(2);
    await expectPage(safari.notes.locator('.da-jeep').first()).toBeVisible();

    const all = await safari.routes.count();
    expect(await wholeRows(safari)).toBeGreaterThanOrEqual(Math.min(all, 6));
    await page.setViewportSize(SIZES.phone.viewport);
    await expect.poll(() => wholeRows(safari)).toBeGreaterThanOrEqual(4);
  }, 60_000);

  it('shows long names whole, on two lines, even in larger text', async () => {
    const { page } = await site().visit();
    const visitor = await Visitor.named(page, site().url, 'Maximiliane Blum');
    const { id } = await visitor.make({ game: 'diceafari', seats: [ME, EASY, EASY, EASY], options: { map: 'turtle' } });
    const safari = new Safari(page);
    await safari.open(id);
    await safari.stand();
    const seats = page.getByRole('region', { name: 'Seats' });
    const cut = (): Promise<readonly string[]> => seats.getByRole('button').locator('b').evaluateAll(cutNames);
    for (const viewport of [SIZES.desktop.viewport, SIZES.phone.viewport, ON_ITS_SIDE.viewport]) {
      await page.setViewportSize(viewport);
      for (const larger of [false, true]) {
        await page.evaluate((on) => document.documentElement.classList.toggle('large-text', on), larger);
        await expect.poll(cut, { message: `${viewport.width} ${larger}` }).toEqual([]);
      }
    }
  }, 60_000);

  it('leaves the map of a phone a third of the screen in every question, and shows four routes', async () => {
    const { page } = await site().visit(SIZES.phone);
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const { id } = await visitor.make({ game: 'diceafari', seats: [ME, EASY], options: { map: 'giraffe' } });
    const safari = new Safari(page);
    await safari.open(id);
    const { height: screen } = SIZES.phone.viewport;
    const docks = new Map<unknown, number[]>();
    for (let i = 0; i < MOST_QUESTIONS; i++) {
      const stand = await safari.stand();
      if (stand.at !== 'asked') break;
      const { turns } = (await visitor.update(id, 0)).view as { readonly turns: readonly number[] };
      const [desk, dock] = [await safari.desk.boundingBox(), await safari.decision.boundingBox()];
      expect(desk?.height, `${id}, ${stand.prompt}`).toBeGreaterThan(screen / 3);
      docks.set(turns[0], [...(docks.get(turns[0]) ?? []), Math.round(dock?.height ?? 0)]);
      // Those that end the game stand last, and say more over the whole width.
      const short = await safari.routes.filter({ hasNotText: 'ends the game' }).count();
      expect(await wholeRows(safari)).toBeGreaterThanOrEqual(Math.min(short, 4));
      await safari.answer(stand.kind);
    }
    // Within a turn the dock may grow, but never shrinks.
    for (const heights of docks.values()) expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(Math.max(...[...docks.values()].map(({ length }) => length))).toBeGreaterThan(1);
  }, 90_000);

  it('leaves the map as much beside a lesson that comes after the question', async () => {
    const { page } = await site().visit({ ...SIZES.phone, novice: true });
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const { id } = await visitor.make({ game: 'diceafari', seats: [ME, EASY], options: { map: 'giraffe' } });
    const safari = new Safari(page);
    await safari.open(id);
    await safari.stand();
    const lesson = page.getByRole('region', { name: /^Lesson: / });
    await expectPage(lesson).toBeVisible();
    const height = async (): Promise<number> => (await safari.desk.boundingBox())?.height ?? 0;
    await expect.poll(height).toBeGreaterThan(SIZES.phone.viewport.height / 3);
  }, 60_000);

  it('shows a map whole that fits', async () => {
    const { page } = await site().visit(SIZES.phone);
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const { id } = await visitor.make({ game: 'diceafari', seats: [ME, EASY], options: { map: 'elephant' } });
    const safari = new Safari(page);
    await safari.open(id);
    await safari.stand();
    await expectPage(safari.tile(/^[A-Z]+\d+, /)).toHaveCount(18);
    for (const tile of await safari.tile(/^[A-Z]+\d+, /).all()) await expectPage(tile).toBeInViewport({ ratio: 1 });
    await safari.scrollMap(1);
    expect(await safari.scrolled()).toBe(0);
    await expectPage(safari.desk).not.toHaveAttribute('data-below');
  }, 60_000);

  it('shows the final map behind a tab of the score on a phone', async () => {
    const { page } = await site().visit(SIZES.phone);
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const wanted = { game: 'diceafari', seats: [ME, EASY, EASY], options: { map: 'elephant' } };
    const id = await finishedMatch(visitor, wanted);
    const safari = new Safari(page);
    await safari.open(id);
    await safari.expectOver();
    await page.setViewportSize(ON_ITS_SIDE.viewport);
    for (const total of await safari.scorePad
      .getByRole('row', { name: /^Total/ })
      .getByRole('cell')
      .all())
      await expectPage(total).toBeInViewport({ ratio: 0.95 });
    await page.setViewportSize(SIZES.phone.viewport);
    await page.getByRole('radio', { name: 'The map' }).check();
    const map = page.getByRole('region', { name: 'The map' }).locator('.da-map');
    await expectPage(map).toBeInViewport();
    await expectPage(safari.scorePad).toBeHidden();
    // The dice are gone at the end.
    await expectPage(map.locator('.da-tray')).toHaveCount(0);
    const { owners } = (await visitor.update(id)).view as { readonly owners: readonly number[] };
    await expectPage(map.locator('[data-place^="t"] .da-jeep')).toHaveCount(
      owners.filter((owner) => owner >= 0).length,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }, 120_000);

  it('is set up with a map from a gallery, chosen by keys', async () => {
    const { page } = await site().visit();
    await page.goto('/');
    await page.getByRole('button', { name: /^Create table: DiceAFARI/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Create a table' });
    const maps = sheet.getByRole('radiogroup', { name: 'Map' });
    await expectPage(maps.getByRole('radio')).toHaveCount(13);
    await expectPage(maps.getByRole('radio', { name: 'Giraffe 16 tiles, 18 photos' })).toBeVisible();
    const keyboard = new Keyboard(page);
    await keyboard.tabTo(maps.getByRole('radio', { name: 'Random' }));
    await page.keyboard.press('ArrowRight');
    await expectPage(maps.getByRole('radio', { name: /^Camel/ })).toBeChecked();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expectPage(maps.getByRole('radio', { name: /^Turtle/ })).toBeChecked();
    // A choice made by hand stays, whatever the preset.
    const rules = sheet.getByRole('group', { name: 'Rules', exact: true });
    await expectPage(rules.getByRole('radio', { name: 'Standard rules' })).toBeChecked();
    await rules.getByRole('radio', { name: 'All optional rules' }).check();
    await expectPage(maps.getByRole('radio', { name: /^Turtle/ })).toBeChecked();
    await expectAccessible(page, 'the gallery of maps');
    await sheet.getByRole('group', { name: 'Seat 2', exact: true }).getByRole('radio', { name: 'Bot' }).check();
    await sheet.getByRole('button', { name: 'Start', exact: true }).click();
    await expectPage(page.getByLabel('Map: Turtle, 17 tiles')).toBeVisible();
  }, 60_000);
});

/** How many rows of the list of routes are in sight. */
async function wholeRows({ routes }: Safari): Promise<number> {
  const rows = await routes.all();
  const seen = await Promise.all(rows.map((row) => row.evaluate(isWhole)));
  return seen.filter((whole) => whole).length;
}

/** Not cut off by the list it scrolls in. */
function isWhole(row: Element): boolean {
  const list = row.closest('ul')?.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  return list !== undefined && top >= list.top - 1 && bottom <= list.bottom + 1;
}
