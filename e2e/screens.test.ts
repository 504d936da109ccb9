import type { Locator } from '@playwright/test';
import { expect, it } from 'vitest';
import { SCREENS, SIZES } from '../scripts/lib/chromium.mjs';
import { expectAccessible } from './lib/access.ts';
import { expectPage } from './lib/expect-page.ts';
import { finishedMatch } from './lib/finished.ts';
import { journey } from './lib/journey.ts';
import { Lobby } from './lib/lobby.ts';
import { hurried, type Plan } from './lib/photographer.ts';
import { faultsOnScreens, tableFaults } from './lib/screens.ts';
import { Stakeout } from './lib/stakeout.ts';
import { Starship } from './lib/starship.ts';
import { Table } from './lib/table.ts';
import { EASY, ME, Visitor, type Wanted } from './lib/visitor.ts';

const MOST_DECISIONS = 40;
const SIDEWAYS = sizeOf('phone-sideways');
const ENDED = ['wildlife', 'diceafari', 'perfect-shot'];

interface Scene {
  readonly name: string;
  readonly wanted: Wanted;
  /** The questions to look at, each once. */
  readonly kinds: readonly string[];
  readonly plan: Plan;
}

const anything: Plan = (_, moves) => moves[0] ?? '';

/** With enough seats to make it narrow, at the questions that need the most room. */
const SCENES: readonly Scene[] = [
  { name: 'Snapshot', wanted: { seats: [ME, EASY, EASY, EASY] }, kinds: ['offer', 'dice'], plan: hurried() },
  {
    name: 'DiceAFARI',
    wanted: { game: 'diceafari', seats: [ME, EASY, EASY, EASY], options: { map: 'elephant' } },
    kinds: ['roll'],
    plan: anything,
  },
  {
    name: 'Perfect Shot',
    wanted: { game: 'perfect-shot', seats: [ME, EASY, EASY, EASY] },
    kinds: ['turn'],
    plan: anything,
  },
];

journey('every kind of screen', (site) => {
  it.each(SCENES)(
    'has nothing covered and nothing cut: $name',
    async ({ wanted, kinds, plan }) => {
      const { page } = await site().visit();
      const visitor = await Visitor.named(page, site().url, 'Ann');
      const { id } = await visitor.make(wanted);
      const table = new Table(page);
      await table.open(id);
      const missing = new Set(kinds);
      for (let i = 0; i < MOST_DECISIONS; i++) {
        const stand = await table.stand();
        if (stand.at !== 'asked') break;
        if (missing.delete(stand.kind)) {
          expect(await faultsOnScreens(page, tableFaults), `${id}, ${stand.kind}`).toEqual([]);
          await page.setViewportSize(sizeOf('tablet'));
          await expectAccessible(page, `${id}, ${stand.kind} on a tablet`);
          await page.setViewportSize(SIZES.desktop.viewport);
        }
        if (missing.size === 0) break;
        await table.choose(plan(stand.kind, await visitor.moves(id, 0)));
      }
      expect([...missing], 'questions that never came').toEqual([]);
    },
    90_000,
  );

  it('has nothing covered and nothing cut: Stakeout', async () => {
    const { page } = await site().visit();
    const stakeout = await Stakeout.at(page, await Visitor.named(page, site().url, 'Ann'));
    await stakeout.untilTurn();
    expect(await faultsOnScreens(page, tableFaults)).toEqual([]);
  }, 90_000);

  it('has nothing covered and nothing cut: Snapshot aboard starships', async () => {
    const { page } = await site().visit();
    // The animals, because they act first, whatever the dice say.
    const seats = [EASY, ME];
    const starship = await Starship.at(page, await Visitor.named(page, site().url, 'Ann'), { seats });
    expect(await faultsOnScreens(page, tableFaults), 'set-up').toEqual([]);
    await starship.quickStart();
    expect(await faultsOnScreens(page, tableFaults), 'a turn').toEqual([]);
  }, 90_000);

  it('has nothing covered and nothing cut: an offer in front of everyone at one device', async () => {
    const { page } = await site().visit();
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const seats = ['Ann', 'Bob', 'Cleo'].map((name) => ({ kind: 'me', name }) as const);
    const { id, waits } = await visitor.make({ seats });
    const [first = 0] = waits;
    const [open] = (await visitor.update(id, first)).legal;
    if (open !== undefined) await visitor.answer(id, first, open.decision, { type: 'draw' });
    const table = new Table(page);
    await table.open(id);
    expect(await table.stand()).toMatchObject({ at: 'asked', kind: 'offer' });
    expect(await faultsOnScreens(page, tableFaults)).toEqual([]);
  }, 90_000);

  it.each(['phone', 'tablet'] as const)(
    'lays all moves over no more of a %s than they need',
    async (size) => {
      const { page } = await site().visit({ viewport: sizeOf(size) });
      const visitor = await Visitor.named(page, site().url, 'Ann');
      const { id } = await visitor.make({ seats: [ME, EASY] });
      const table = new Table(page);
      await table.open(id);
      await table.stand();
      await table.openAllMoves();
      const [list, board] = [await table.allMoves.boundingBox(), await table.board.boundingBox()];
      expect(list?.y, 'the list ends where its answers end').toBeGreaterThan((board?.y ?? 0) + 40);
      await expectWhole(table.allMoves.getByRole('heading'), 'its headings');
    },
    60_000,
  );

  it('keeps the next step in sight on a phone on its side', async () => {
    const { page } = await site().visit({ viewport: SIDEWAYS });
    await page.goto('/draw/diceafari');
    for (const name of ['Play against bots', 'Save', 'Undo', 'Clear'])
      await expectWhole(page.getByRole('button', { name, exact: true }), name);
    await expectWhole(page.getByRole('gridcell', { name: 'I9, empty' }), 'the last square');
    await page.goto('/nowhere');
    await expectWhole(page.getByRole('link', { name: 'To the lobby' }), 'To the lobby');
  }, 60_000);

  it('shows in its head which colour scheme the system has, and follows a change', async () => {
    const { page } = await site().visit({ colorScheme: 'light' });
    await new Lobby(page).open();
    await expectPage(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectPage(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
  });

  it('offers the lesson in sight, and on a phone not on the picture', async () => {
    const { page } = await site().visit();
    await new Lobby(page).open();
    const frame = page.locator('.lb-frame').first();
    for (const { width, height, touch } of Object.values(SCREENS)) {
      await page.setViewportSize({ width, height });
      await expectWhole(frame.locator('.lb-learn'), `the lesson at ${width} x ${height}`);
      if (!touch || Math.min(width, height) > 500) continue;
      const [picture, learn] = await Promise.all(
        ['.lb-shot', '.lb-learn'].map((part) => frame.locator(part).boundingBox()),
      );
      expect(learn?.y, `${width} x ${height}`).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
    }
  }, 60_000);

  it('shows on a phone on its side how to play, and the result', async () => {
    const { page } = await site().visit({ viewport: SIDEWAYS });
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const matches = await Promise.all(
      ENDED.map((game) => finishedMatch(visitor, { game, seats: [ME, EASY, EASY, EASY] })),
    );
    await visitor.make({ seats: [ME, EASY] });
    await new Lobby(page).open();
    await page.getByRole('link', { name: /Your move/ }).waitFor();
    await expectWhole(page.getByRole('button', { name: /^Play now/ }), 'Play now');
    for (const [at, match] of matches.entries()) {
      const game = ENDED[at] ?? '';
      const table = new Table(page);
      await table.open(match);
      await table.expectOver();
      await expectWhole(table.scorePad.locator('tfoot td, .ps-total'), `the totals of ${match}`);
      const again = page.getByRole('button', { name: 'Play again' });
      if (game !== 'perfect-shot') await expectWhole(again, game);
      await again.click({ trial: true });
    }
  }, 150_000);
});

function sizeOf(screen: keyof typeof SCREENS): { readonly width: number; readonly height: number } {
  const { width, height } = SCREENS[screen];
  return { width, height };
}

/** All of them are on the screen without scrolling. */
async function expectWhole(all: Locator, what: string): Promise<void> {
  await all.first().waitFor();
  for (const each of await all.all()) await expectPage(each, what).toBeInViewport({ ratio: 0.98 });
}
