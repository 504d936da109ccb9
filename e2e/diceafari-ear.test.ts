import { expect, it } from 'vitest';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { Keyboard } from './lib/keyboard.ts';
import { Safari } from './lib/safari.ts';
import { EASY, ME, Visitor } from './lib/visitor.ts';

journey('DiceAFARI by ear', (site) => {
  it('tells keyboard players what they did: dice, routes, the new button, and the reasons', async () => {
    const { page } = await site().visit();
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const { id } = await visitor.make({ game: 'diceafari', seats: [ME, EASY], options: { map: 'elephant' } });
    const safari = new Safari(page);
    await safari.open(id);
    await safari.untilRoutes(2);
    const said = page.locator('.da-board').getByRole('status');
    const keyboard = new Keyboard(page);
    await page.keyboard.press('2');
    await expectPage(said).toHaveText(/^Die 2, \w+: (not )?held\.$/);
    const first = await said.textContent();
    await page.keyboard.press('2');
    await expectPage(said).not.toHaveText(first ?? '');

    // All routes are one tab stop; the next stop is the button.
    await safari.prompt.focus();
    await keyboard.tabTo(safari.routes.first());
    await keyboard.press('End');
    await expectPage(safari.routes.last()).toBeFocused();
    await keyboard.press('Home');
    await keyboard.press('ArrowDown');
    await expectPage(safari.routes.nth(1)).toBeFocused();
    await expectPage(safari.routes.nth(1)).toHaveAccessibleName(/^Route B: \d tiles.*; [A-Z]\d.*; opens /);
    await keyboard.press('Enter');
    await expectPage(said).toHaveText(/^Route B chosen: .*\. Claim it with the button Claim route B\.$/);
    await keyboard.press('Tab');
    await expectPage(safari.button(/^Claim route B/)).toBeFocused();
    await keyboard.press('Shift+Tab');
    await expectPage(safari.routes.nth(1)).toBeFocused();

    await safari.idle.first().focus();
    await keyboard.press('Enter');
    // The tile's own words are read after the reason, but shown above it.
    const note = page.locator('.callout');
    await expectPage(note).toHaveText(/^That .*Rule DA-3\.1[A-Z]\d, \w+, (free|claimed by)/);
    const [reason, place] = await Promise.all(
      [note.locator('.reason'), note.locator('b')].map((each) => each.boundingBox()),
    );
    expect(reason?.y).toBeGreaterThan(place?.y ?? Infinity);
  }, 60_000);
});
