import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { atTheDice } from './lib/at-the-dice.ts';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { Lobby } from './lib/lobby.ts';
import { Table } from './lib/table.ts';
import { EASY, ME, Visitor } from './lib/visitor.ts';

journey('settings and rules', (site) => {
  it('keeps the settings after a reload', async () => {
    const { page } = await site().visit({ colorScheme: 'light' });
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const { id } = await visitor.make({ seats: [ME, EASY] });
    const table = new Table(page);
    await table.open(id);
    await table.stand();
    expect(await paperIsDark(page)).toBe(false);
    const dialog = await openSettings(page);
    await dialog.getByRole('radio', { name: 'Fast' }).check();
    await dialog.getByRole('radio', { name: 'Dark' }).check();
    await dialog.getByRole('switch', { name: /^Larger text/ }).check();
    await dialog.getByRole('switch', { name: /^Shortcut keys/ }).uncheck();
    expect(await paperIsDark(page)).toBe(true);

    await page.reload();
    await table.stand();
    expect(await paperIsDark(page)).toBe(true);
    // Single letters are off, so the list of all moves stays shut.
    await page.keyboard.press('m');
    await expectPage(table.allMoves).toHaveCount(0);
    const again = await openSettings(page);
    await expectPage(again.getByRole('radio', { name: 'Fast' })).toBeChecked();
    await expectPage(again.getByRole('switch', { name: /^Larger text/ })).toBeChecked();
    await expectPage(again.getByRole('switch', { name: /^Shortcut keys/ })).not.toBeChecked();
    await expectPage(again.getByRole('switch', { name: /^Sound/ })).not.toBeChecked();
  }, 60_000);

  it('switches to dark in the lobby, for every page, and before the first paint', async () => {
    const { page } = await site().visit({ colorScheme: 'light' });
    const lobby = new Lobby(page);
    await lobby.open();
    const light = await paper(page);
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect.poll(() => paper(page)).not.toBe(light);
    const dark = await paper(page);
    // It is dark as soon as there is a body: no flash of light.
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForFunction(() => document.body !== null);
    expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(true);
    await lobby.playNow.waitFor();
    expect(await paper(page)).toBe(dark);
    await page.getByRole('link', { name: 'About' }).click();
    await page.getByRole('heading', { name: 'Independent' }).waitFor();
    expect(await paperIsDark(page)).toBe(true);
  }, 60_000);

  it('opens the rules at the rule that a refusal cites', async () => {
    const { table } = await atTheDice(site(), {}, { reserving: false });
    const { page } = table;
    // An animal gets no die before its habitat.
    await table.board.getByRole('listitem').getByRole('button').first().hover();
    const cited = table.board.getByRole('button', { name: /^Rule W-/ });
    await expectPage(cited).toBeVisible();
    const rule = ((await cited.textContent()) ?? '').replace('Rule ', '');
    expect(rule).toBe('W-4.9');
    await cited.click();
    const drawer = page.getByRole('dialog', { name: /the rules$/ });
    const shown = drawer.locator('[aria-current="true"]');
    await expectPage(shown).toContainText(rule);
    await expectPage(shown).toBeInViewport();
    await expectPage(shown).toBeFocused();
    await page.keyboard.press('Escape');
    await expectPage(drawer).toBeHidden();
  }, 60_000);
});

async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click();
  return page.getByRole('dialog', { name: 'Settings' });
}

function paper(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

/** Judged by the visible colour, not by its name. */
async function paperIsDark(page: Page): Promise<boolean> {
  const channels = ((await paper(page)).match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  return channels.reduce((sum, channel) => sum + channel, 0) < 3 * 128;
}
