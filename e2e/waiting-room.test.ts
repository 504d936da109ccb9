import { expect, it } from 'vitest';
import { expectAccessible } from './lib/access.ts';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { Lobby } from './lib/lobby.ts';
import { ME, OPEN, Visitor } from './lib/visitor.ts';

journey('the waiting room', (site) => {
  it('is styled like the game, and tells guests of changed options', async () => {
    const [ann, bea] = await Promise.all([site().visit(), site().visit()]);
    const host = await Visitor.named(ann.page, site().url, 'Ann');
    const { id } = await host.make({ game: 'diceafari', seats: [ME, OPEN, OPEN], options: { map: 'turtle' } });
    await Promise.all([ann.page.goto(`/m/${id}`), bea.page.goto(`/m/${id}`)]);

    // The map on the table, the rules in one line, and the link as the main action.
    await expectPage(ann.page.getByText('Turtle', { exact: true })).toBeVisible();
    await expectPage(ann.page.getByText('Standard rules')).toBeVisible();
    await expectPage(ann.page.getByText('Turtle, 17 tiles')).toBeVisible();
    await expectPage(ann.page.getByRole('img', { name: /QR code/ })).toBeVisible();
    expect(await ann.page.locator('.btn.primary').allInnerTexts()).toEqual(['Copy link']);
    await expectAccessible(ann.page, 'the waiting room');

    // A guest comes for a seat.
    await bea.page.getByRole('heading', { name: 'Ann invites you to play' }).waitFor();
    expect(await bea.page.locator('.btn.primary').allInnerTexts()).toEqual(['Take seat']);
    await ann.page.getByRole('button', { name: 'Change options' }).click();
    const sheet = ann.page.getByRole('dialog', { name: 'Change options' });
    await sheet.getByRole('radio', { name: '10 minutes' }).check({ force: true });
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expectPage(bea.page.getByText('The options have changed.')).toBeVisible();
    await expectPage(bea.page.getByText('Ten minutes for each move')).toBeVisible();
    await expectPage(ann.page.getByText('The options have changed.')).toBeHidden();
    await bea.page.getByLabel('Your name').fill('Bea');
    await bea.page.getByRole('button', { name: 'Take seat' }).click();
    await expectPage(ann.page.getByText('Bea', { exact: true })).toBeVisible();
  }, 120_000);

  it('says what goes beyond the base game, and sets up a shared device with one choice', async () => {
    const { page } = await site().visit();
    const host = await Visitor.named(page, site().url, 'Ann');
    const { id } = await host.make({ seats: [ME, OPEN, OPEN, OPEN, OPEN] });
    await page.goto(`/m/${id}`);
    await expectPage(page.getByText('5 players, beyond the base game')).toBeVisible();
    const lobby = new Lobby(page);
    await lobby.open();
    await lobby.openDialog();
    await page.getByRole('radio', { name: 'On this device' }).check({ force: true });
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('region', { name: 'Pass the device' }).waitFor();
  }, 120_000);
});
