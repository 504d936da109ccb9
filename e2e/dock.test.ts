import { expect, it } from 'vitest';
import { assignmentOf } from '../games/wildlife/src/cards.ts';
import { SIZES } from '../scripts/lib/chromium.mjs';
import { expectAccessible } from './lib/access.ts';
import { atTheDice } from './lib/at-the-dice.ts';
import { DockHeights } from './lib/dock-heights.ts';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { hurried, play } from './lib/photographer.ts';
import { Table } from './lib/table.ts';
import { EASY, ME, Visitor } from './lib/visitor.ts';

/** How near to the corner of the dock undo must be, in pixels. */
const CORNER = 28;

journey('the dock', (site) => {
  it('has undo in the same corner in all games, on a desk and on a phone', async () => {
    for (const size of [SIZES.desktop, SIZES.phone]) {
      const { page } = await site().visit(size);
      const visitor = await Visitor.named(page, site().url, 'Ann');
      for (const game of ['wildlife', 'diceafari', 'perfect-shot', 'starship']) {
        const { id } = await visitor.make({ game, seats: [ME, EASY] });
        const table = new Table(page);
        await table.open(id);
        await table.stand();
        const [dock, undo] = await Promise.all([table.decision.boundingBox(), table.undo.boundingBox()]);
        if (dock === null || undo === null) throw new Error(`There is no dock in ${game}.`);
        const right = dock.x + dock.width - undo.x - undo.width;
        const above = size === SIZES.phone ? dock.y + dock.height - undo.y - undo.height : undo.y - dock.y;
        expect({ game, right: right < CORNER, above: above < CORNER }).toEqual({ game, right: true, above: true });
      }
      await page.close();
    }
  }, 120_000);

  it('lifts the assignment to be read, with the names of its animals and symbols', async () => {
    const { page } = await site().visit();
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const { id } = await visitor.make({ seats: [ME, EASY] });
    const table = new Table(page);
    await table.open(id);
    await table.stand();
    const { assignments } = (await visitor.update(id, 0)).view as { readonly assignments: readonly number[] };
    const { title, cover } = assignmentOf(assignments[0] ?? -1);
    const open = table.assignment.getByRole('button', { name: 'Read the assignment' });
    await open.click();
    const card = page.getByRole('dialog', { name: new RegExp(title) });
    for (const animal of cover) await expectPage(card.getByText(animal, { exact: true })).toBeVisible();
    await expectPage(card.getByText('Photograph either animal.')).toBeVisible();
    await expectAccessible(page, 'an assignment that is read');
    await page.keyboard.press('Escape');
    await expectPage(card).toHaveCount(0);
    await expectPage(open).toBeFocused();
  }, 60_000);

  it('has room beside it for every figure of a seat with awards', async () => {
    const { page } = await site().visit({ viewport: { width: 1440, height: 900 } });
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const { id } = await visitor.make({ seats: [ME, EASY] });
    const table = new Table(page);
    await table.open(id);
    await table.stand();
    const seat = page.locator('[data-seat-facts]').first();
    expect(await seat.evaluate(withAwards)).toBeLessThanOrEqual(0);
  }, 60_000);

  it('takes a placed die back by click and by key, and moves it by dragging', async () => {
    const { table, carrier } = await atTheDice(site());
    const { page } = table;
    const left = (dice: number) =>
      table.decision.getByRole('img', { name: `${dice} ${dice === 1 ? 'die' : 'dice'} of 6 left` });
    const habitat = (name: string) => table.board.getByRole('button', { name: new RegExp(`${name}.*\\(explore`) });
    const die = (name: string) => habitat(name).locator('[data-hand]').first();
    await habitat('Shoreline').click();
    await expectPage(left(5)).toBeVisible();
    await die('Shoreline').click();
    await expectPage(left(6)).toBeVisible();

    await habitat('Shoreline').click();
    await expectPage(left(5)).toBeVisible();
    await habitat('Shoreline').focus();
    await page.keyboard.press('Delete');
    await expectPage(left(6)).toBeVisible();

    // The first of two dice moves; the second stays.
    await habitat('Shoreline').click();
    await expectPage(left(5)).toBeVisible();
    await habitat('Mountain').click();
    await expectPage(left(4)).toBeVisible();
    await carrier.lift(die('Shoreline'));
    await carrier.over(habitat('Savannah'));
    await carrier.drop();
    await expectPage(die('Savannah')).toBeVisible();
    await expectPage(die('Shoreline')).toHaveCount(0);
    await expectPage(die('Mountain')).toBeVisible();
    await expectPage(left(4)).toBeVisible();
    await expectAccessible(page, 'dice that can be moved');

    // The height that the dock keeps within a turn must not make the next question taller.
    await table.decision.evaluate((dock) => {
      dock.style.minHeight = '320px';
    });
    await habitat('Rainforest').click();
    await expectPage(left(3)).toBeVisible();
    await expectPage(table.decision).toHaveAttribute('data-tall', 'false');
  }, 60_000);

  it('keeps its height within a turn, and asks once before an expedition with tokens that would help', async () => {
    const { page } = await site().visit();
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const { id } = await visitor.make({ seats: [ME, EASY], options: { reserving: false } });
    const table = new Table(page);
    await table.open(id);
    const heights = new DockHeights();
    await play(table, {
      plan: hurried(),
      before: ({ kind }) => heights.expectKept(table, kind),
      until: (stand) => stand.at === 'asked' && stand.kind === 'tokens' && stand.moves.some(helps),
    });
    const out = table.decision.getByRole('button', { name: /head out$/i });
    const doubt = page.getByRole('alertdialog', { name: 'Head out anyway?' });
    const height = async (): Promise<number> => (await table.decision.boundingBox())?.height ?? 0;
    const before = await height();
    await out.click();
    await expectPage(doubt).toHaveAccessibleDescription(/unused tokens? would improve your chances\.$/);
    expect(Math.abs((await height()) - before), 'the doubt takes no more room').toBeLessThanOrEqual(1);
    await expectAccessible(page, 'an expedition that is doubted');
    await doubt.getByRole('button', { name: 'Not yet' }).click();
    await expectPage(out).toBeFocused();
    // Only once in the same preparation.
    await out.click();
    await expectPage(doubt).toHaveCount(0);
    expect(await table.stand()).toMatchObject({ kind: 'explore' });
  }, 120_000);
});

/** Whether a token improves the chance of an animal: not if its dice always reach the number. */
function helps(move: string): boolean {
  const [, needed = 0, dice = 0] = /\((\d+)\), which has (\d+) di/.exec(move) ?? [];
  return Number(needed) > Number(dice);
}

/** Runs in the page: by how many pixels the figures are cut off once the seat has won awards. */
function withAwards(facts: Element): number {
  const awards = document.createElement('span');
  awards.className = 'wl-seat-awards';
  awards.innerHTML = '<svg class="i"></svg><b>3</b>';
  facts.append(awards);
  const row = facts.closest('li')?.getBoundingClientRect().right ?? 0;
  return awards.getBoundingClientRect().right - row;
}
