import { expect, it } from 'vitest';
import { atTheDice } from './lib/at-the-dice.ts';
import { playByKeys } from './lib/by-keys.ts';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { Keyboard } from './lib/keyboard.ts';
import { Lobby } from './lib/lobby.ts';
import { hurried } from './lib/photographer.ts';
import { Table } from './lib/table.ts';

journey('the keyboard alone', (site) => {
  it('creates a table, plays the whole match and reads the score', async () => {
    const { page } = await site().visit();
    const lobby = new Lobby(page);
    await page.goto('/');
    await lobby.playNow.waitFor();
    const keyboard = new Keyboard(page);
    await keyboard.tabTo(lobby.createTable);
    await keyboard.press('Enter');
    await lobby.dialog.getByRole('heading', { name: 'Seats' }).waitFor();
    await createTable(lobby, keyboard);
    const match = await lobby.arrived();
    expect(match).not.toBe('');

    // Keyboard users start at the question; the second skip link leads to the list.
    const table = new Table(page);
    await table.stand();
    await expectPage(table.decision.locator(':focus')).toHaveCount(1);
    await keyboard.tabTo(page.getByRole('button', { name: 'Go to the list of all moves' }), 'Shift+Tab');
    await keyboard.press('Enter');
    await table.allMoves.waitFor();
    const decisions = await playByKeys(table, keyboard, hurried());
    await table.expectOver();
    expect(decisions).toBeGreaterThan(10);
    const again = page.getByRole('button', { name: 'Play again' });
    await keyboard.tabTo(again);
    await keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname.startsWith('/m/') && !url.pathname.endsWith(match));
  }, 240_000);
});

journey('the board by keys', (site) => {
  it('is one tab stop; arrows and brackets move within it, and Enter puts down a die', async () => {
    const { table } = await atTheDice(site());
    const { page, board, decision } = table;
    const keyboard = new Keyboard(page);
    const focused = board.locator('[data-place]:focus');
    const left = (dice: number) => decision.getByRole('img', { name: `${dice} dice of 6 left` });
    await expectPage(board.locator('[data-place][tabindex="0"]')).toHaveCount(1);
    await keyboard.press('b');
    await expectPage(focused).toHaveAccessibleName(/^Put a die on the Shoreline/);
    await keyboard.press(']');
    await expectPage(focused).toHaveAccessibleName(/^Put a die on the Savannah/);
    await keyboard.press('ArrowRight');
    await expectPage(focused).not.toHaveAccessibleName(/^Put a die on the Savannah/);
    await keyboard.press('[');
    await keyboard.expectFocusSeen();
    const name = (await focused.getAttribute('aria-label')) ?? '';
    expect(name).toMatch(/^Put a die on the /);
    await keyboard.press('Enter');
    await expectPage(left(5)).toBeVisible();
    await expectPage(focused).toHaveAccessibleName(/1 die$/);
    await expectPage(board.locator('[data-place][tabindex="0"]')).toHaveCount(1);

    // A die that is picked up says where it may go; Escape puts it back.
    await decision.getByRole('button', { name: 'Pick up a die' }).press('Enter');
    await expectPage(board.getByRole('status').first()).toContainText(
      /^In your hand: a die\. It may go to the Shoreline, .*Escape puts it back\.$/,
    );
    await keyboard.press('Escape');
    await expectPage(decision.getByRole('button', { name: 'Pick up a die' })).toHaveAttribute('aria-pressed', 'false');
    await expectPage(board.getByRole('status').first()).toContainText('Put back: a die.');
  }, 60_000);
});

/** Two seats, one of them an easy bot, and the simplest rules. */
async function createTable(lobby: Lobby, keyboard: Keyboard): Promise<void> {
  const { dialog } = lobby;
  await keyboard.tabTo(dialog.getByRole('button', { name: 'Fewer seats' }));
  await keyboard.press('Enter');
  await keyboard.tabTo(lobby.seat(2, 'Open'));
  await keyboard.press('ArrowRight');
  const level = dialog.getByRole('group', { name: 'Seat 2: bot level' });
  await keyboard.tabTo(level.getByRole('radio', { name: 'Normal' }));
  await keyboard.press('ArrowLeft');
  expect(await level.getByRole('radio', { name: 'Easy' }).isChecked()).toBe(true);
  const simplest = dialog.getByRole('radio', { name: 'Simplest game' });
  await keyboard.tabTo(dialog.getByRole('group', { name: 'Rules', exact: true }).getByRole('radio').first());
  await keyboard.press('ArrowRight');
  expect(await simplest.isChecked()).toBe(true);
  await keyboard.tabTo(dialog.getByRole('button', { name: 'Start', exact: true }));
  await keyboard.press('Enter');
}
