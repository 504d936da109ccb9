import { expect, it } from 'vitest';
import { atTheDice } from './lib/at-the-dice.ts';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { like, play } from './lib/photographer.ts';
import type { Table } from './lib/table.ts';

const REVEALED = "You can't undo this: dice were rolled or a card was drawn.";

journey('undo', (site) => {
  it('takes back steps that revealed nothing, and refuses in words after a card was drawn or a die was rolled', async () => {
    // No offers: after a card of your own, the next move is yours again.
    const { table, visitor, id } = await atTheDice(site(), {}, { reserving: false });
    const { page } = table;

    // A die is put down and taken back.
    const left = (dice: number) =>
      table.decision.getByRole('img', { name: `${dice} ${dice === 1 ? 'die' : 'dice'} of 6 left` });
    await expectPage(left(6)).toBeVisible();
    await table.choose(like((await asked(table)).moves, /^Put a die on the Shoreline/));
    await expectPage(left(5)).toBeVisible();
    await table.undo.click();
    await expectPage(left(6)).toBeVisible();
    await expectPage(table.page.getByRole('region', { name: 'Log', exact: true })).toContainText('You undo a move.');

    // After the last undo the reason does not pop up by itself, only when pointed at.
    await table.undo.click();
    await expectPage(table.undo).toHaveAttribute('aria-disabled', 'true');
    const reason = page.getByRole('tooltip').filter({ hasText: /undo/ });
    await expectPage(reason).toBeHidden();
    const there = await table.undo.boundingBox();
    if (there === null) throw new Error('There is no button to undo.');
    await page.mouse.move(there.x - 40, there.y + 10);
    await page.mouse.move(there.x + 10, there.y + 10);
    await expectPage(reason).toBeVisible();

    // Dice that were rolled stay rolled.
    await play(table, { until: (stand) => stand.at === 'asked' && stand.kind === 'explore' });
    const before = (await visitor.update(id, 0)).number;
    await table.choose(like((await asked(table)).moves, /^Explore/));
    await expect.poll(async () => (await visitor.update(id, 0)).number).toBeGreaterThan(before);
    await expectRefused(table);

    // A drawn card does not go back into the deck either.
    await play(table, { until: (stand) => stand.at === 'asked' && stand.kind === 'research' });
    await table.choose('Draw an animal card');
    expect((await asked(table)).kind).toBe('card');
    await expectRefused(table);

    // By key as well; then the server says it.
    await page.keyboard.press('u');
    await expectPage(table.decision.getByRole('alert')).toContainText(REVEALED);
    await table.decision.getByRole('button', { name: 'Dismiss' }).click();
    await expectPage(table.decision.getByRole('alert')).toBeHidden();
  }, 120_000);
});

async function asked(table: Table) {
  const stand = await table.standWithMoves();
  if (stand.at !== 'asked') throw new Error(`Nothing is asked: ${stand.at}.`);
  return stand;
}

/** The button says why, when pressed and to screen readers. */
async function expectRefused(table: Table): Promise<void> {
  await asked(table);
  await expectPage(table.undo).toHaveAttribute('aria-disabled', 'true');
  await expectPage(table.undo).toHaveAccessibleDescription(REVEALED);
  // It looks disabled but responds to a press.
  await table.undo.click({ force: true });
  await expectPage(table.page.getByRole('tooltip').getByText(REVEALED)).toBeVisible();
}
