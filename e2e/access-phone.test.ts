import { expect, it } from 'vitest';
import { SIZES } from '../scripts/lib/chromium.mjs';
import { expectAccessible } from './lib/access.ts';
import { curious } from './lib/curious.ts';
import { expectPage } from './lib/expect-page.ts';
import { finishedMatch } from './lib/finished.ts';
import { journey } from './lib/journey.ts';
import { Lobby } from './lib/lobby.ts';
import { Table } from './lib/table.ts';
import { EASY, ME, OPEN, Visitor } from './lib/visitor.ts';

const MOST_DECISIONS = 250;
/** The least size for a finger, in pixels. */
const TAP = 44;
/** The games whose docks differ most on a phone. */
const KINDS = ['research', 'offer', 'card', 'dice', 'photograph'];

/** No serious or critical finding on a phone either, where much is folded up or in another place. */
journey('axe on a phone', (site) => {
  it('finds nothing serious in the lobby, the waiting room, the score and the replay', async () => {
    const { page } = await site().visit(SIZES.phone);
    const lobby = new Lobby(page);
    await lobby.open();
    await expectAccessible(page, 'the lobby');
    await lobby.openDialog();
    await expectAccessible(page, 'creating a table');
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const waiting = await visitor.make({ seats: [ME, OPEN, EASY] });
    const table = new Table(page);
    await table.open(waiting.id);
    await page.getByRole('heading', { name: 'One seat is open' }).waitFor();
    await expectAccessible(page, 'the waiting room');
    const match = await finishedMatch(visitor, { seats: [ME, EASY] });
    await table.open(match);
    await table.expectOver();
    await expectAccessible(page, 'the score');
    expect(await page.evaluate(wordsOfSharedVictory), 'room between the title and the words').toBeGreaterThan(0);
    await page.goto(`/m/${match}?at=15`);
    await page.getByRole('region', { name: 'Replay' }).waitFor();
    await expectAccessible(page, 'the replay');
    for (const name of ['Go to the end', 'Go to the start']) {
      const button = page.getByRole('button', { name });
      expect((await button.boundingBox())?.width).toBeGreaterThanOrEqual(TAP);
      await button.tap();
      await expectPage(button).toHaveAttribute('aria-disabled', 'true');
    }
    await page.goto('/rules/wildlife');
    await page.getByRole('heading', { name: 'Snapshot (wildlife photography): the rules' }).waitFor();
    await expectAccessible(page, 'the rules');
  }, 120_000);

  it('finds nothing serious at the board and in the panels over it', async () => {
    const { page } = await site().visit(SIZES.phone);
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const { id } = await visitor.make({ seats: [ME, EASY] });
    const table = new Table(page);
    await table.open(id);
    await table.stand();
    for (const name of ['Assignment', 'Portfolio', 'Log', 'Table menu']) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('dialog').waitFor();
      await expectAccessible(page, name);
      await page.keyboard.press('Escape');
    }
    const seen = new Set<string>();
    const plan = curious();
    for (let i = 0; i < MOST_DECISIONS && !KINDS.every((kind) => seen.has(kind)); i++) {
      const stand = await table.stand();
      if (stand.at !== 'asked') break;
      if (KINDS.includes(stand.kind) && !seen.has(stand.kind))
        await expectAccessible(page, `${id}: asked for ${stand.kind}`);
      seen.add(stand.kind);
      await table.tap(plan(stand.kind, await visitor.moves(id, 0)));
    }
    expect([...seen]).toEqual(expect.arrayContaining(KINDS));
  }, 180_000);
});

/** Runs in the page: writes in the words of a shared victory, which is too rare to wait for. Returns how far below the title they begin. */
function wordsOfSharedVictory(): number {
  const [title, lines] = ['.wl-cover-title', '.wl-cover-lines'].map((part) => document.querySelector(part));
  const [above, name] = [lines?.querySelector('p'), lines?.querySelector('h1')];
  if (above === null || above === undefined || name === null || name === undefined || title === null) return Number.NaN;
  above.textContent = 'Wildlife photographers of the year';
  name.textContent = 'Maximilian, Bartholomew and Aperture share the victory with 46 prestige';
  above.after(Object.assign(document.createElement('p'), { textContent: 'Equal prestige and equal tracking tokens.' }));
  return above.getBoundingClientRect().top - (title?.getBoundingClientRect().bottom ?? Number.NaN);
}
