import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { expectAccessible } from './lib/access.ts';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { Lobby } from './lib/lobby.ts';
import { Table } from './lib/table.ts';
import { EASY, ME, OPEN, Visitor } from './lib/visitor.ts';

journey('hints', (site) => {
  it('tell a player alone against bots what to consider, and why, and one press does it', async () => {
    const { page } = await site().visit();
    const ann = await Visitor.named(page, site().url, 'Ann');
    const { id } = await ann.make({ game: 'wildlife', seats: [ME, EASY] });
    const table = new Table(page);
    await table.open(id);
    await page.getByRole('button', { name: 'Hint' }).waitFor();
    await page.keyboard.press('!');
    const hint = page.getByRole('dialog', { name: 'Hint' });
    await expectPage(hint.getByRole('listitem').first()).toContainText(/Wins about \d+% of the time\./);
    await expectAccessible(page, 'a hint');
    const question = await table.decision.getAttribute('data-kind');
    const words = await hint.getByRole('listitem').first().getByRole('button').textContent();
    expect(words).not.toBe('');
    await hint.getByRole('listitem').first().getByRole('button').click();
    await expectPage(hint).toHaveCount(0);
    expect(question).not.toBeNull();
  });

  it('are not there where a friend plays', async () => {
    const [first, second] = await Promise.all([site().visit(), site().visit()]);
    const [ann, bea] = await Promise.all([
      Visitor.named(first.page, site().url, 'Ann'),
      Visitor.named(second.page, site().url, 'Bea'),
    ]);
    const { id } = await ann.make({ game: 'wildlife', seats: [ME, OPEN] });
    await bea.join(id, 1);
    for (const { page } of [first, second]) {
      const table = new Table(page);
      await table.open(id);
      await table.decision.waitFor();
      await expectPage(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      await expectPage(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
    }
  });

  it('are there for two friends who agreed, each from their own seat, and not for a spectator', async () => {
    const [first, second, third] = await Promise.all([site().visit(), site().visit(), site().visit()]);
    const lobby = new Lobby(first.page);
    await lobby.open();
    await lobby.openDialog();
    while ((await lobby.dialog.getByRole('group', { name: /^Seat \d$/ }).count()) > 2) await lobby.fewerSeats();
    await lobby.dialog.getByRole('group', { name: 'Hints' }).getByRole('radio', { name: 'For everyone' }).check();
    const id = await lobby.lay('Create table');

    // A guest reads it before taking a seat.
    await second.page.goto(`/m/${id}`);
    await expectPage(second.page.getByText('Hints for everyone', { exact: true })).toBeVisible();
    await second.page.getByLabel('Your name').fill('Bea');
    await second.page.getByRole('button', { name: 'Take seat' }).click();

    const pages = [first.page, second.page] as const;
    await third.page.goto(`/m/${id}`);
    await third.page.getByRole('region', { name: 'Your decision' }).waitFor();
    const asked = await askedFirst(pages);
    await asked.getByRole('button', { name: 'Hint' }).click();
    const hint = asked.getByRole('dialog', { name: 'Hint' });
    await expectPage(hint.getByRole('listitem').first()).toContainText(/Wins about \d+% of the time\./);
    await hint.getByRole('listitem').first().getByRole('button').click();
    await expectPage(hint).toHaveCount(0);
    for (const page of [...pages, third.page]) {
      await page.getByRole('button', { name: 'Table menu' }).click();
      await expectPage(page.getByText('Hints for everyone at this table.')).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await expectPage(third.page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  });

  it('are there around one screen if the table was made so, and not while all look on', async () => {
    const { page } = await site().visit();
    const ann = await Visitor.named(page, site().url, 'Ann');
    const { id } = await ann.make({ seats: [ME, ME], hints: true });
    const table = new Table(page);
    await table.open(id);
    await table.curtain.getByRole('button').click();
    await table.decision.getByRole('button', { name: 'Hint' }).waitFor();
    await table.choose('Draw an animal card');
    expect(await table.stand()).toMatchObject({ at: 'asked', kind: 'offer' });
    await expectPage(page.getByRole('button', { name: 'Show my view first' })).toBeVisible();
    await expectPage(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  });
});

/** The page of the player who is asked first. */
async function askedFirst(pages: readonly Page[]): Promise<Page> {
  return Promise.any(
    pages.map(async (page) => {
      await page.locator('.dock[data-kind]').waitFor();
      return page;
    }),
  );
}
