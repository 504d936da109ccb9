import { expect, it } from 'vitest';
import { SCREENS, SIZES } from '../scripts/lib/chromium.mjs';
import { expectAccessible } from './lib/access.ts';
import { DrawingBoard } from './lib/drawing-board.ts';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { Keyboard } from './lib/keyboard.ts';
import { keptForOffline } from './lib/offline.ts';
import { like, type Plan, play } from './lib/photographer.ts';
import { Table } from './lib/table.ts';

/** Claims a route whenever it can. */
const greedily: Plan = (_kind, moves) =>
  like(moves, /^Claim (?!nothing)/, /^Take (?!no)/, /^Roll all/, /^Roll/, /^Claim nothing/, /^Take no/);

journey('a map of one’s own', (site) => {
  it('is drawn under the mouse, even on a very large screen', async () => {
    const { width, height } = SCREENS.wide;
    const { page } = await site().visit({ viewport: { width, height } });
    const board = new DrawingBoard(page);
    await board.open();
    await board.drag('C3', 'E3', 'E5');
    expect(await board.drawn()).toEqual(['C3', 'D3', 'E3', 'E4', 'E5']);
    await expectPage(board.cell('R12')).toBeInViewport({ ratio: 0.98 });
  });

  it('is drawn, saved, found again, shared, and played to the end', async () => {
    const { page } = await site().visit();
    await page.goto('/');
    await page.getByRole('link', { name: 'Draw a map' }).click();
    const board = new DrawingBoard(page);
    await expectPage(board.verdict).toContainText('at least 4 tiles. This one has 0');
    await expectPage(board.play).toBeDisabled();
    await expectPage(board.share).toBeDisabled();

    // With the mouse: a fast hand leaves no gap, and a stroke that begins on a tile rubs out.
    await board.drag('E4', 'J4');
    expect(await board.drawn()).toEqual(['E4', 'F4', 'G4', 'H4', 'I4', 'J4']);
    await expectPage(board.figures).toHaveText('6 tiles5 photos12 routes');
    await expectPage(board.verdict).toContainText('A fine map');
    await board.drag('J4', 'H4');
    expect(await board.drawn()).toEqual(['E4', 'F4', 'G4']);
    await board.undo.click();
    await expectPage(board.tiles).toHaveCount(6);
    await board.redo.click();
    await page.keyboard.press('Control+z');
    await expectPage(board.tiles).toHaveCount(6);

    // With the keyboard only, from the last cell that was touched.
    const keyboard = new Keyboard(page);
    await keyboard.tabTo(board.cell('J4'));
    await keyboard.press('ArrowDown');
    await keyboard.press('Space');
    await keyboard.press('ArrowLeft');
    await keyboard.press('Enter');
    await keyboard.expectFocusSeen();
    await expectPage(page.getByText('I5, tile')).toBeAttached();
    expect(await board.drawn()).toEqual(['E4', 'F4', 'G4', 'H4', 'I4', 'J4', 'I5', 'J5']);
    await keyboard.press('ArrowDown', 3);
    await keyboard.press('Space');
    await expectPage(board.verdict).toContainText('One tile stands alone');
    await expectPage(board.verdict).toContainText('The map is in 2 separate pieces');
    await expectPage(board.verdict.getByRole('link', { name: 'Rule DA-1.8' }).first()).toHaveAttribute(
      'href',
      '/rules/diceafari#DA-1.8',
    );
    await expectPage(board.play).toBeEnabled();
    await keyboard.press('Space');
    await expectPage(board.verdict).toContainText('A fine map');

    // The tools.
    await board.tool('Mirror').click();
    expect(await board.drawn()).toEqual(['E4', 'F4', 'G4', 'H4', 'I4', 'J4', 'E5', 'F5']);
    await board.tool('Move the drawing up').click();
    expect((await board.drawn())[0]).toBe('E3');
    await board.name.fill('');
    await expectPage(board.play).toBeDisabled();
    // A name that is too long is cut between characters, never inside one.
    const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';
    await board.name.fill(`${'x'.repeat(39)}${family}yz`);
    await expectPage(board.name).toHaveValue(`${'x'.repeat(39)}${family}`);
    await board.name.fill('Ladle');

    // Unsaved work survives a reload; saved work survives anything.
    await page.reload();
    await expectPage(board.name).toHaveValue('Ladle');
    await expectPage(board.tiles).toHaveCount(8);
    await board.save.click();
    await expectPage(board.shelf.getByRole('button', { name: /^Open Ladle \d+ tiles/ })).toBeVisible();
    await board.tool('New map').click();
    await expectPage(board.tiles).toHaveCount(0);
    await page.reload();
    await board.shelf.getByRole('button', { name: /^Open Ladle \d+ tiles/ }).click();
    await expectPage(board.tiles).toHaveCount(8);
    await board.shelf.getByRole('button', { name: 'Delete Ladle' }).click();
    await expectPage(board.shelf.getByRole('button', { name: /^Open Ladle \d+ tiles/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Restore' }).click();
    await expectPage(board.shelf.getByRole('button', { name: /^Open Ladle \d+ tiles/ })).toBeVisible();

    const link = await board.link();
    const { page: friend } = await site().visit();
    await friend.goto(link);
    await expectPage(friend.getByText('Shared map')).toBeVisible();
    await expectPage(friend.getByRole('heading', { name: 'Ladle' })).toBeVisible();
    await expectPage(friend.getByRole('img', { name: 'Ladle: 8 tiles' })).toBeVisible();
    await friend.getByRole('button', { name: 'Play against bots' }).click();
    const table = new Table(friend);
    await expectPage(friend.getByLabel('Map: Ladle, 8 tiles')).toBeVisible();
    const decisions = await play(table, { plan: greedily });
    await table.expectOver();
    expect(decisions).toBeGreaterThan(2);
    await expectPage(table.scorePad.getByRole('columnheader')).not.toHaveCount(0);
  }, 120_000);

  it('is not lost to a link, broken or whole, or to a file', async () => {
    const { page } = await site().visit();
    const board = new DrawingBoard(page);
    await board.open();
    await board.drag('B2', 'D2');
    await board.name.fill('Mine');
    await page.goto('/draw/diceafari#m=bm90IGEgbWFw');
    await page.reload();
    await expectPage(page.getByText('Part of this link is missing, or there is a typo in it.')).toBeVisible();
    await expectPage(board.name).toHaveValue('Mine');
    await expectPage(board.tiles).toHaveCount(3);

    const pond = Buffer.from('{"name":"Pond","rows":["##","##"]}').toString('base64url');
    await page.goto(`/draw/diceafari#m=${pond}`);
    await page.getByRole('heading', { name: 'Pond' }).waitFor();
    await page.getByRole('button', { name: 'Edit a copy' }).click();
    await expectPage(board.name).toHaveValue('Pond');
    await expectPage(board.shelf.getByRole('button', { name: /^Open Mine \d+ tiles/ })).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectPage(page.getByRole('button', { name: 'Saved in your maps' })).toBeDisabled();
    await page.getByRole('link', { name: 'Draw your own' }).click();
    await expectPage(board.shelf.getByRole('button', { name: /^Open / })).toHaveCount(2);

    const file = (text: string) => ({ name: 'map.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await page.getByLabel('Load a file').setInputFiles(file('{"name":"Bad","rows":["?"]}'));
    await expectPage(page.getByText('There is no map in this file.')).toBeVisible();
    await expectPage(board.name).toHaveValue('Pond');
    const downloading = page.waitForEvent('download');
    await board.tool('Download').click();
    const stream = await (await downloading).createReadStream();
    const text = (await stream.toArray()).join('');
    expect(JSON.parse(text)).toEqual({ name: 'Pond', rows: ['##', '##'] });
    await board.tool('New map').click();
    await page.getByLabel('Load a file').setInputFiles(file(text));
    await expectPage(board.tiles).toHaveCount(4);
  }, 60_000);

  it('can be chosen when you create a table', async () => {
    const { page } = await site().visit();
    const board = new DrawingBoard(page);
    await board.open();
    await board.tool('Start from …').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Giraffe/ })
      .click();
    await board.name.fill('Tall one');
    await board.createTable.click();
    const sheet = page.getByRole('dialog', { name: 'Create a table' });
    await expectPage(sheet.getByRole('radio', { name: 'Tall one' })).toBeChecked();
    await sheet.getByRole('radio', { name: 'Random' }).check();
    await sheet.getByRole('radio', { name: 'Tall one' }).check();
    await sheet.getByRole('radio', { name: 'All optional rules' }).check();
    await expectPage(sheet.getByRole('radio', { name: 'Tall one' })).toBeChecked();
    await page.keyboard.press('Escape');
    await board.save.click();

    await page.goto('/');
    await page.getByRole('button', { name: /^Create table: DiceAFARI/ }).click();
    await expectPage(sheet.getByRole('radio', { name: 'Random' })).toBeChecked();
    await sheet.getByRole('radio', { name: 'Tall one' }).check();
    await expectAccessible(page, 'choosing a map');
    await sheet.getByRole('group', { name: 'Seat 2', exact: true }).getByRole('radio', { name: 'Bot' }).check();
    await sheet.getByRole('button', { name: 'Start', exact: true }).click();
    await expectPage(page.getByLabel('Map: Tall one, 16 tiles')).toBeVisible();
  }, 60_000);

  it('can be drawn and played on offline', async () => {
    const { page } = await site().visit();
    const board = new DrawingBoard(page);
    await board.open();
    await keptForOffline(page);
    await page.context().setOffline(true);
    await page.reload();
    await board.name.waitFor();
    await board.drag('E4', 'H4');
    await board.play.click();
    await expectPage(page.getByLabel('Map: My map, 4 tiles')).toBeVisible();
    expect(new URL(page.url()).pathname).toMatch(/^\/m\/here-/);
  }, 60_000);

  it('can be drawn with a thumb, and axe finds nothing serious anywhere on the page', async () => {
    const { page } = await site().visit(SIZES.phone);
    const board = new DrawingBoard(page);
    await board.open();
    await board.cell('C3').tap();
    await board.cell('D3').tap();
    expect(await board.drawn()).toEqual(['C3', 'D3']);
    await board.swipe('C5', 'D5', 'E5', 'F5', 'F6', 'F7');
    expect(await board.drawn()).toEqual(['C3', 'D3', 'C5', 'D5', 'E5', 'F5', 'F6', 'F7']);
    const box = await board.cell('C3').boundingBox();
    expect(box?.width).toBeGreaterThan(38);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await expectAccessible(page, 'drawing on a phone');

    const { page: wide } = await site().visit();
    const large = new DrawingBoard(wide);
    await large.open();
    await large.drag('E4', 'J4');
    await large.cell('P9').click();
    await large.save.click();
    await expectAccessible(wide, 'drawing');
    // No strip is left for a scrollbar, which a dialog would not dim.
    expect(await wide.evaluate(() => innerWidth - document.documentElement.getBoundingClientRect().width)).toBe(0);
    await large.tool('Start from …').click();
    await expectAccessible(wide, 'maps to start from');
    await wide.keyboard.press('Escape');
    await wide.goto(await large.link());
    await wide.getByText('Shared map').waitFor();
    await expectAccessible(wide, 'a shared map');
    await wide.goto('/draw/wildlife');
    await wide.getByRole('heading', { name: 'Nothing to draw here' }).waitFor();
  }, 90_000);
});
