import type { Page } from '@playwright/test';
import { it } from 'vitest';
import { expectAccessible } from './lib/access.ts';
import { expectPage } from './lib/expect-page.ts';
import { finishedMatch } from './lib/finished.ts';
import { journey } from './lib/journey.ts';
import { Lobby } from './lib/lobby.ts';
import { Table } from './lib/table.ts';
import { EASY, ME, OPEN, Visitor } from './lib/visitor.ts';

/** No serious or critical finding, in the light and in the dark. */
journey('axe', (site) => {
  it('finds nothing serious in the lobby and on the text pages', async () => {
    const { page } = await site().visit();
    const lobby = new Lobby(page);
    await lobby.open();
    await expectAccessible(page, 'the empty lobby');
    const visitor = await Visitor.named(page, site().url, 'Ann');
    await visitor.make({ seats: [ME, EASY] });
    await visitor.make({ seats: [ME, OPEN, EASY], listed: true });
    await lobby.open();
    await page.getByRole('link', { name: /Your move/ }).waitFor();
    await expectAccessible(page, 'the lobby with matches');
    await lobby.openDialog();
    await expectAccessible(page, 'creating a table');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^You/ }).click();
    await page.getByRole('heading', { name: 'Delete my data' }).waitFor();
    await expectAccessible(page, 'the sheet about you');
    await visitPages(page);
  }, 120_000);

  it('finds nothing serious at the curtain, at the score and in the replay', async () => {
    const { page } = await site().visit();
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const match = await finishedMatch(visitor, { seats: [ME, EASY] });
    const table = new Table(page);
    await table.open(match);
    await table.expectOver();
    await expectAccessible(page, 'the score');
    await page.goto(`/m/${match}?at=15`);
    await page.getByRole('region', { name: 'Replay' }).waitFor();
    await expectAccessible(page, 'the replay');
    const seats = [
      { kind: 'me', name: 'Ann' },
      { kind: 'me', name: 'Bob' },
    ] as const;
    const shared = await visitor.make({ seats: [...seats] });
    await table.open(shared.id);
    await table.curtain.waitFor();
    await expectAccessible(page, 'the curtain');
  }, 120_000);
});

async function visitPages(page: Page): Promise<void> {
  for (const [path, heading] of [
    ['/about', 'About Shutterbox'],
    ['/rules', 'Rules'],
    ['/rules/wildlife', 'Snapshot (wildlife photography): the rules'],
    ['/rules/diceafari', 'DiceAFARI: the rules'],
    ['/replay', 'Replay a match from a file'],
    ['/nowhere', 'Nothing on this frame'],
    ['/m/AAAAAAAAAAAAAAAA', 'There is no such table'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('heading', { name: heading }).waitFor();
    // All pages share this header.
    await expectPage(page.getByRole('link', { name: 'Shutterbox' })).toBeVisible();
    await expectAccessible(page, path);
  }
}
