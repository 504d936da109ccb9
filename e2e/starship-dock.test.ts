import type { Locator } from '@playwright/test';
import { expect, it } from 'vitest';
import { FIRST_WATCH } from '../games/starship/src/data/first-watch.ts';
import { expectAccessible } from './lib/access.ts';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { Keyboard } from './lib/keyboard.ts';
import { Starship } from './lib/starship.ts';
import { Visitor } from './lib/visitor.ts';

/** A phone and a tablet both ways, a desktop and a very large screen. */
const SIZES = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1180, 820],
  [1440, 900],
  [2560, 1440],
] as const;

/** The square in front of a door of the Wren, as it is marked. */
const BEFORE_DOOR = '7,3';

journey('the dock of the starships', (site) => {
  it('keeps every deed in its place, and the end of the turn in sight at every size', async () => {
    const { page } = await site().visit();
    const starship = await Starship.at(page, await Visitor.named(page, site().url, 'Ann'), { options: FIRST_WATCH });
    await starship.quickStart();
    const end = starship.button(/^End turn/);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expectPage(end).toBeInViewport({ ratio: 1 });
      await expectAccessible(page, `the dock at ${width} × ${height}`);
      const closed = await end.boundingBox();
      await starship.button(/^More/).click();
      await expectPage(starship.button(/^Back/)).toBeVisible();
      expect(await end.boundingBox(), `the end with an open list at ${width} × ${height}`).toEqual(closed);
      await starship.button(/^Back/).click();
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    const before = await placesOf(starship.deeds);
    await starship.choosing(/^Turn left/);
    expect(await placesOf(starship.deeds)).toEqual(before);
    expect(before.size).toBeGreaterThan(10);
    // A step that showed nothing new can be taken back.
    await starship.undo.click();
    await expectPage(starship.prompt).toHaveText('Move, attack or wait?');
  }, 120_000);

  it('waits for a door in one press, asks before Cover uses up the turn, and runs for one turn only', async () => {
    const { page } = await site().visit();
    const starship = await Starship.at(page, await Visitor.named(page, site().url, 'Ann'), { options: FIRST_WATCH });
    await starship.quickStart();
    const keyboard = new Keyboard(page);
    const cover = starship.button(/^Cover\W+uses all \d+ AP/);
    await cover.click();
    await expectPage(starship.button(/^Press again\W+uses all \d+ AP/)).toBeVisible();
    await keyboard.press('Escape');
    await expectPage(cover).toBeVisible();
    await keyboard.press('w');
    await expectPage(starship.button(/^Running/)).toHaveAttribute('aria-pressed', 'true');
    await expectPage(starship.button(/^Wait for door/)).toHaveAttribute('aria-disabled', 'true');
    await starship.endTurn();
    await starship.decision.and(page.locator('[data-kind="turn"]')).waitFor();
    await expectPage(starship.button(/^Run\W/)).toHaveAttribute('aria-pressed', 'false');

    await starship.press(BEFORE_DOOR);
    await starship.button(/^Open door/).waitFor();
    await keyboard.press('o');
    await starship.button(/^Wait for door\W+door moves, you keep \d+ AP\W+3/).waitFor();
    await keyboard.press('x');
    await expectPage(starship.button(/^Shut door/)).toBeVisible();
  }, 90_000);
});

/** Where the buttons of a list are, by their number. */
async function placesOf(list: Locator): Promise<ReadonlyMap<number, string>> {
  const boxes = await list.getByRole('button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    }),
  );
  return new Map(boxes.entries());
}
