import { expect, it } from 'vitest';
import { SIZES } from '../scripts/lib/chromium.mjs';
import { expectAccessible } from './lib/access.ts';
import { playByKeys } from './lib/by-keys.ts';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { Keyboard } from './lib/keyboard.ts';
import { expectThoseInSight } from './lib/layout.ts';
import { Lobby } from './lib/lobby.ts';
import { Rack } from './lib/rack.ts';
import type { Stand } from './lib/table.ts';
import { EASY, ME, Visitor } from './lib/visitor.ts';

const MOST_TURNS = 60;

/** Plays by pointing, until the match is over or `until` is true; returns the number of turns. */
async function play(rack: Rack, until: (stand: Stand, turn: number) => Promise<boolean> | boolean): Promise<number> {
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const stand = await rack.stand();
    if (stand.at !== 'asked' || (await until(stand, turn))) return turn;
    await rack.answer(stand.kind, turn);
  }
  throw new Error(`The match was not over after ${MOST_TURNS} turns.`);
}

/** As many as wait for an album in most matches. */
const MANY_LOOSE = 8;
/** On a phone 390 wide: the rack must be large enough to compare by eye. */
const WIDE = 260;

async function expectWide(rack: Rack): Promise<void> {
  const box = await rack.page.locator('.ps-rack').boundingBox();
  expect(box?.width).toBeGreaterThan(WIDE);
}

journey('Perfect Shot', (site) => {
  it('is played from the lobby to the score by pointing, with a verdict and albums on the way', async () => {
    const { page } = await site().visit({ novice: true });
    const lobby = new Lobby(page);
    await lobby.open();
    await page.getByRole('button', { name: /^Play now: Perfect Shot/ }).click();
    await lobby.arrived();
    const rack = new Rack(page);
    await rack.stand();
    await page.getByRole('button', { name: 'Skip all lessons' }).click();
    await expectPage(rack.rack).toContainText('Squares run from A1');

    // A turned card stays chosen; a second press does not place it; a call can be withdrawn.
    await rack.cards.first().click();
    await rack.cards.first().click();
    await rack.turn(0);
    await expectPage(rack.cards.first()).toHaveAttribute('aria-pressed', 'true');
    await rack.call.click();
    await expectPage(rack.place).toHaveText(/^Call and place/);
    await rack.call.click();
    await expectPage(rack.place).toHaveText(/^Place card.*turned/);
    // Carrying a card to the rack places it.
    const carried = await rack.cards.nth(1).getAttribute('aria-label');
    await rack.carry(rack.cards.nth(1), rack.rack);
    await rack.stand();
    await expectPage(rack.notes.filter({ hasText: `You place ${carried}` }).first()).toBeVisible();

    await play(rack, (stand, turn) => turn >= 3 && stand.at === 'asked' && stand.kind === 'turn');
    await page.getByRole('button', { name: 'Inspect' }).click();
    await expectPage(rack.verdict).toContainText(/\d%|No animal showed/);
    await expectAccessible(page, 'a verdict');
    await page.keyboard.press('Escape');
    await expectPage(rack.verdict).toHaveCount(0);
    await expectAccessible(page, 'a turn');

    await play(rack, (stand) => stand.at === 'asked' && stand.kind === 'confirm');
    await expectAccessible(page, 'the last arranging');
    await play(rack, () => false);
    await rack.expectOver();
    await expectAccessible(page, 'the score');
  }, 180_000);

  it('has everything in sight on a phone, where you can arrange albums without losing the chosen card', async () => {
    const { page } = await site().visit(SIZES.phone);
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const { id } = await visitor.make({ game: 'perfect-shot', seats: [ME, EASY] });
    const rack = new Rack(page);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await rack.open(id);
    await rack.stand();
    // A link to a table does not load the lobby.
    expect(scripts).toContainEqual(expect.stringMatching(/table-page-.*\.js$/));
    expect(scripts).not.toContainEqual(expect.stringMatching(/lobby-.*\.js$/));
    await play(rack, async (stand, turn) => {
      if (stand.at === 'asked' && stand.kind === 'turn') await expectWide(rack);
      if (stand.at === 'asked') await expectThoseInSight(rack, rack.cards.or(rack.openAlbums), `${id}, turn ${turn}`);
      return turn === 5;
    });
    await page.getByRole('button', { name: 'Tiles left' }).tap();
    await expectPage(page.getByRole('region', { name: 'Photo tiles left' })).toContainText('Yeti ');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    await rack.cards.nth(1).tap();
    await rack.openArranging();
    const loose = rack.looseTiles;
    const before = await loose.count();
    await rack.tiles.first().tap();
    await rack.albums.getByRole('button', { name: /^Take an? .* off/ }).tap();
    await expectPage(loose).toHaveCount(before + 1);
    await rack.albums.getByRole('button', { name: 'Done' }).tap();
    await expectPage(rack.cards.nth(1)).toHaveAttribute('aria-pressed', 'true');
    expect(await page.locator('.ps-mine .ps-loose').evaluate(cutTiles, MANY_LOOSE)).toBe(0);
    await play(rack, (stand) => stand.at === 'asked' && stand.kind === 'confirm');
    // It starts at the top, however many albums there are.
    await expectPage(page.getByRole('radio').first()).toBeInViewport({ ratio: 1 });
    await play(rack, () => false);
    await rack.expectOver();
  }, 180_000);

  it('is played by keys, which also move a tile', async () => {
    const { page } = await site().visit();
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const { id } = await visitor.make({ game: 'perfect-shot', seats: [ME, EASY] });
    const rack = new Rack(page);
    await rack.open(id);
    const keyboard = new Keyboard(page);
    await rack.stand();
    // No card is chosen yet: "d" goes to the first one, not to the button that turns it.
    await keyboard.press('d');
    await expectPage(rack.cards.first()).toBeFocused();
    await expectPage(rack.openAlbums.first()).toHaveAccessibleName(/^Take the album [^:]+$/);
    for (let turn = 0; turn < 4; turn++) {
      const stand = await rack.stand();
      if (stand.at !== 'asked') throw new Error('The match ended too early.');
      await (turn === 1 ? rack.openAlbums.first().click() : keyboard.press('2'));
      if (turn !== 1) await keyboard.press('t');
      await expectPage(rack.place).toBeEnabled();
      await keyboard.tabTo(rack.place);
      await keyboard.press('Enter');
    }
    await rack.stand();
    await keyboard.press('a');
    await keyboard.tabTo(rack.tiles.first());
    await keyboard.press('Enter');
    await expectPage(rack.tiles.first()).toHaveAttribute('aria-pressed', 'true');
    const off = rack.albums.getByRole('button', { name: /^Take an? .* off/ });
    for (let step = 0; step < 12 && !(await off.evaluate((each) => each === document.activeElement)); step++)
      await keyboard.press('ArrowDown');
    const { looseTiles } = rack;
    const before = await looseTiles.count();
    await keyboard.press('Enter');
    // Wait for the reply: a key pressed while a question is busy is dropped.
    await expectPage(looseTiles).toHaveCount(before + 1);
    await keyboard.press('g');
    // The game arranges already, and need not be told again.
    const forMe = rack.albums.getByRole('button', { name: 'Arrange for me' });
    await expectPage(forMe).toHaveAttribute('aria-disabled', 'true');
    const loose = await looseTiles.count();
    await rack.tiles.first().focus();
    await keyboard.press('Delete');
    await expectPage(looseTiles).toHaveCount(loose + 1);
    await keyboard.press('a');
    await rack.openAllMoves();
    await playByKeys(rack, keyboard, (_, moves) => moves[0] ?? '');
    await rack.expectOver();
  }, 240_000);

  it('draws the curtain between two hands at one screen', async () => {
    const { page } = await site().visit();
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const seats = ['Ann', 'Bob'].map((name) => ({ kind: 'me', name }) as const);
    const { id } = await visitor.make({ game: 'perfect-shot', seats });
    const rack = new Rack(page);
    await rack.open(id);
    expect(await rack.stand()).toEqual({ at: 'curtain' });
    await expectPage(rack.cards).toHaveCount(0);
    await rack.curtain.getByRole('button', { name: /^I am / }).click();
    await rack.stand();
    await expectPage(rack.cards).toHaveCount(3);
    await rack.answer('turn', 0);
    expect(await rack.stand()).toEqual({ at: 'curtain' });
    await expectPage(rack.cards).toHaveCount(0);
    // The player who holds the device now did not take the photo.
    await rack.curtain.getByRole('button', { name: /^I am / }).click();
    await rack.stand();
    await expectPage(page.getByText(/^(Ann|Bob)’s last photo$/)).toBeVisible();
  }, 90_000);
});

/** Runs in the page. How many of so many loose tiles would be cut off. */
function cutTiles(loose: Element, tiles: number): number {
  const row = loose.querySelector('.ps-tiles');
  const first = row?.firstElementChild;
  if (row == null || first == null) throw new Error('There is no loose tile.');
  const copies = Array.from({ length: tiles - row.childElementCount }, () => first.cloneNode(true));
  row.append(...copies);
  const { left, right, top, bottom } = loose.getBoundingClientRect();
  const boxes = [...row.children].map((tile) => tile.getBoundingClientRect());
  for (const copy of copies) row.removeChild(copy);
  return boxes.filter((box) => box.left < left || box.right > right || box.top < top || box.bottom > bottom).length;
}
