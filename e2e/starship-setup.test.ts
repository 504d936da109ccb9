import { expect, it } from 'vitest';
import { expectAccessible } from './lib/access.ts';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { Starship } from './lib/starship.ts';
import { EASY, ME, Visitor } from './lib/visitor.ts';

journey('Before the first shot aboard', (site) => {
  it('compares weapons, gives orders to everyone, shows all decks, and prints them', async () => {
    const { page } = await site().visit();
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const options = { scenario: 'loose', ship: 'beowulf' };
    const starship = await Starship.at(page, visitor, { seats: [ME, EASY], options });
    await starship.button(/^First skill table/).click();
    const compared = page.getByRole('region', { name: 'Weapons side by side' });
    await expectPage(compared).toBeVisible();
    await expectAccessible(page, 'weapons side by side');
    const chances = compared.getByRole('row', { name: /^Close/ });
    const bare = await chances.textContent();
    await compared.getByRole('radio', { name: 'mesh' }).click();
    expect(await chances.textContent()).not.toBe(bare);
    const weapon = compared.getByRole('columnheader').nth(1).getByRole('button');
    const name = (await weapon.textContent()) ?? '';
    await weapon.click();
    await expectPage(page.getByText(`learns ${name}-1`).first()).toBeVisible();

    await starship.quickStart();
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    await page.getByText('Weapons chart', { exact: true }).click();
    const chart = page.getByRole('region', { name: 'Weapons chart' });
    await chart.waitFor();
    await page.getByRole('searchbox', { name: 'Find a weapon' }).fill('revolver');
    await expectPage(chart.getByRole('row', { name: /^Revolver 6 5 10 12/ })).toBeVisible();
    await expectAccessible(page, 'the weapons chart');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expectPage(page.getByRole('term').filter({ hasText: 'Iris valves' })).toBeVisible();
    await starship.order.getByRole('button', { name: /^Ask me:/ }).click();
    await expectPage(starship.order.getByRole('button', { name: /^Ask me:/ })).toHaveAttribute('aria-pressed', 'true');
    await expectPage(page.getByText('New orders for 4 characters.').first()).toBeVisible();

    const deck = page.getByRole('group', { name: /^Decks of the / });
    await deck.getByRole('button', { name: 'All decks' }).click();
    await expectPage(deck.getByRole('button', { name: 'All decks' })).toHaveAttribute('aria-pressed', 'true');

    await page.emulateMedia({ media: 'print' });
    // Two decks on six pages, the sheets, and the counters.
    await expectPage(page.locator('.ss-page')).toHaveCount(8);
    const first = await page.locator('.ss-page svg').first().boundingBox();
    const [, , squares = 0] = ((await page.locator('.ss-page svg').first().getAttribute('viewBox')) ?? '')
      .split(' ')
      .map((each) => Number(each) / 32);
    // Half an inch is 48 pixels of a style sheet.
    expect(first?.width).toBeCloseTo(squares * 48, 0);
  });

  it('briefs who has just sat down, chooses skills in one press, and leaves the places to them', async () => {
    const { page } = await site().visit({ novice: true, viewport: { width: 1440, height: 900 } });
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const starship = await Starship.at(page, visitor, { seats: [ME, EASY] });
    const brief = page.getByRole('region', { name: "Lesson: They're Loose!" });
    await expectPage(brief).toContainText('You play the crew: put all 6 animals out of action.');
    await expectPage(page.getByRole('region', { name: 'Order of action' })).toContainText('starts: Drive room');
    await brief.getByRole('button', { name: 'Got it' }).click();
    await expectPage(brief).toBeHidden();

    // The focus goes on to the next question, but is framed only for the keyboard.
    await starship.choosing(/^First skill table/);
    const quick = starship.button(/^Quick start/);
    await expectPage(quick).toBeFocused();
    await expectPage(quick).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Shift');
    await expectPage(quick).not.toHaveCSS('outline-style', 'none');

    await starship.button(/^Choose skills and gear for me/).click();
    await starship.decision.and(page.locator('[data-kind="place"]')).waitFor();
    await expectPage(starship.decision).toContainText('The animals are placed afterwards.');
    await expectAccessible(page, 'a first place');
    await starship.quickStart();

    const clock = page.getByRole('button', { name: 'Clock', exact: true });
    await clock.hover();
    await expectPage(page.getByText('Time is up 80 turns after the alarm').first()).toBeVisible();
    await starship.button(/^End turn/).click();
    await expectPage(starship.button(/^Press again/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expectPage(starship.button(/^End turn/)).toBeVisible();
  }, 120_000);
});
