import { expect, it } from 'vitest';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { Lobby } from './lib/lobby.ts';
import { keptForOffline, upgradeElsewhere } from './lib/offline.ts';
import { hurried, play } from './lib/photographer.ts';
import { Table } from './lib/table.ts';

const BEFORE_THE_RELOAD = 12;
const A_FEW = 4;

journey('without a network', (site) => {
  it('plays a match in this browser alone, continues after a reload, and reaches the score', async () => {
    const { page } = await site().visit();
    const lobby = new Lobby(page);
    await lobby.open();
    await keptForOffline(page);

    await page.context().setOffline(true);
    await page.reload();
    await lobby.playNow.waitFor();
    await expectPage(page.getByRole('status').filter({ hasText: 'We can’t reach the server' })).toBeVisible();
    await lobby.playNow.click();
    expect(await lobby.arrived()).toMatch(/^here-/);

    const table = new Table(page);
    const plan = hurried();
    let left = BEFORE_THE_RELOAD;
    await play(table, { plan, until: () => left-- === 0 });
    const before = await table.standWithMoves();
    const habitats = await habitatsOf(table);
    await page.reload();
    expect(await table.standWithMoves()).toEqual(before);
    expect(await habitatsOf(table)).toEqual(habitats);

    await play(table, { plan });
    await table.expectOver();
    await expectPage(table.scorePad.getByRole('row', { name: /^Total/ })).toBeVisible();

    await page.goto('/');
    await lobby.playNow.waitFor();
    await page.getByText('Finished (1)').click();
    await expectPage(page.getByRole('link', { name: /in this browser/ })).toBeVisible();
  }, 240_000);

  it('continues when the database was taken away, and says what to do if it stays away', async () => {
    const { page } = await site().visit();
    const lobby = new Lobby(page);
    await lobby.open();
    await keptForOffline(page);
    await page.context().setOffline(true);
    await lobby.playNow.click();
    expect(await lobby.arrived()).toMatch(/^here-/);

    const table = new Table(page);
    const plan = hurried();
    const playSome = async (): Promise<void> => {
      let left = A_FEW;
      expect(await play(table, { plan, until: () => left-- === 0 })).toBe(A_FEW);
    };
    await playSome();
    await upgradeElsewhere(page, 'given up');
    await playSome();

    await upgradeElsewhere(page, 'kept');
    const before = await table.standWithMoves();
    if (before.at !== 'asked') throw new Error('Nothing is asked.');
    await table.choose(plan(before.kind, before.moves));
    const refusal = table.decision.getByRole('alert');
    await expectPage(refusal).toContainText('A newer version of this site is open in another tab. Reload this page.');
    expect(await table.stand()).toEqual(before);
    await expectPage(page.getByRole('status').filter({ hasText: 'This browser cannot open the match' })).toBeVisible();
    await page.reload();
    await expectPage(page.getByRole('heading', { name: 'This browser can’t open the match' })).toBeVisible();
  });
});

function habitatsOf(table: Table): Promise<readonly string[]> {
  return table.board.getByRole('listitem').allTextContents();
}
