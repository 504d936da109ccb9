import { expect, it } from 'vitest';
import { expectAccessible } from './lib/access.ts';
import { curious } from './lib/curious.ts';
import { journey } from './lib/journey.ts';
import { Table } from './lib/table.ts';
import { EASY, ME, OPEN, Visitor } from './lib/visitor.ts';

const MOST_DECISIONS = 250;
/** The other two of the ten kinds depend on dice and may not come. */
const CERTAIN_KINDS = ['research', 'offer', 'card', 'reserves', 'dice', 'tokens', 'explore', 'photograph'];

/** No serious or critical finding, in the light and in the dark. */
journey('axe at the table', (site) => {
  it('finds nothing serious in the waiting room and in the drawers of the table', async () => {
    const { page } = await site().visit({ novice: true });
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const waiting = await visitor.make({ seats: [ME, OPEN, EASY] });
    const table = new Table(page);
    await table.open(waiting.id);
    await page.getByRole('heading', { name: 'One seat is open' }).waitFor();
    await expectAccessible(page, 'the waiting room');
    const { id } = await visitor.make({ seats: [ME, EASY] });
    await table.open(id);
    await table.stand();
    await expectAccessible(page, 'a lesson');
    await table.openAllMoves();
    await expectAccessible(page, 'all moves');
    await page.keyboard.press('Escape');
    for (const [key, name] of [
      ['r', /the rules$/],
      [',', 'Settings'],
      ['?', 'Help'],
      ['n', 'Log'],
    ] as const) {
      await page.keyboard.press(key);
      await page.getByRole('dialog', { name }).waitFor();
      await expectAccessible(page, `the drawer ${name}`);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Table menu' }).click();
    await expectAccessible(page, 'the menu');
  }, 120_000);

  it('finds nothing serious at the board, whatever the question', async () => {
    const { page } = await site().visit();
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const { id } = await visitor.make({ seats: [ME, EASY] });
    const table = new Table(page);
    await table.open(id);
    const seen = new Set<string>();
    const plan = curious();
    for (let i = 0; i < MOST_DECISIONS && !CERTAIN_KINDS.every((kind) => seen.has(kind)); i++) {
      const stand = await table.standWithMoves();
      if (stand.at !== 'asked') break;
      if (!seen.has(stand.kind)) {
        await page.keyboard.press('Escape');
        await expectAccessible(page, `${id}: asked for ${stand.kind}`);
        await table.openAllMoves();
      }
      seen.add(stand.kind);
      await table.choose(plan(stand.kind, stand.moves));
    }
    expect([...seen]).toEqual(expect.arrayContaining(CERTAIN_KINDS));
  }, 180_000);
});
