import { expect, it } from 'vitest';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { Lobby } from './lib/lobby.ts';
import { play } from './lib/photographer.ts';
import { Table } from './lib/table.ts';

const MOST_CLICKS = 3;

journey('alone against bots', (site) => {
  it('starts a match within three clicks, and plays it to the score by the controls of the page', async () => {
    const { page } = await site().visit({ novice: true });
    await page.addInitScript(() => {
      addEventListener(
        'pointerdown',
        () => sessionStorage.setItem('clicks', `${Number(sessionStorage.getItem('clicks')) + 1}`),
        true,
      );
    });
    const lobby = new Lobby(page);
    await lobby.open();
    const start = Date.now();
    await lobby.playNow.click();
    const table = new Table(page);
    await table.decision.waitFor();
    const took = Date.now() - start;
    const clicks = Number(await page.evaluate(() => sessionStorage.getItem('clicks')));
    console.log(`From the lobby to the board: ${clicks} click, ${took} ms.`);
    expect(clicks).toBeGreaterThan(0);
    expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);

    await table.stand();
    await page.getByRole('button', { name: 'Skip all lessons' }).click();
    const decisions = await play(table);
    await table.expectOver();
    expect(decisions).toBeGreaterThan(10);
    expect(await table.scorePad.getByRole('columnheader').count()).toBe(3);
    const totals = await table.scorePad
      .getByRole('row', { name: /^Total/ })
      .getByRole('cell')
      .allTextContents();
    expect(totals).toHaveLength(3);
    for (const total of totals) expect(total).toMatch(/^\d+/);
    console.log(`${decisions} own decisions to the score.`);

    // The final board: behind a tab, or beside the pad if there is room.
    const habitats = page.getByRole('region', { name: 'The habitats' });
    await page.getByRole('radio', { name: 'The habitats' }).check();
    await expectPage(habitats.locator('[data-place]').first()).toBeVisible();
    await expectPage(table.scorePad).toBeHidden();
    await page.setViewportSize({ width: 1920, height: 1080 });
    await expectPage(table.scorePad).toBeVisible();
    await expectPage(habitats.locator('[data-place]').first()).toBeVisible();
  }, 240_000);
});
