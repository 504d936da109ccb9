import type { Locator } from '@playwright/test';
import { expect, it } from 'vitest';
import { SCREENS } from '../scripts/lib/chromium.mjs';
import { expectPage } from './lib/expect-page.ts';
import { finishedMatch } from './lib/finished.ts';
import { journey } from './lib/journey.ts';
import { Lobby } from './lib/lobby.ts';
import { hurried, type Plan } from './lib/photographer.ts';
import { faultsOnScreens, tableFaults } from './lib/screens.ts';
import { Stakeout } from './lib/stakeout.ts';
import { Table } from './lib/table.ts';
import { EASY, ME, Visitor, type Wanted } from './lib/visitor.ts';

const MOST_DECISIONS = 40;
const { width, height } = SCREENS['phone-sideways'];
const SIDEWAYS = { width, height };
const ENDED = ['wildlife', 'diceafari', 'perfect-shot'];

interface Scene {
  readonly name: string;
  readonly wanted: Wanted;
  /** The questions to look at, each once. */
  readonly kinds: readonly string[];
  readonly plan: Plan;
}

const anything: Plan = (_, moves) => moves[0] ?? '';

/** As many seats as make it narrow, at the questions that need the most room. */
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
        if (missing.delete(stand.kind))
          expect(await faultsOnScreens(page, tableFaults), `${id}, ${stand.kind}`).toEqual([]);
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

  it('shows on a phone on its side how to play, and what it came to', async () => {
    const { page } = await site().visit({ viewport: SIDEWAYS });
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const matches = await Promise.all(
      ENDED.map((game) => finishedMatch(visitor, { game, seats: [ME, EASY, EASY, EASY] })),
    );
    await visitor.make({ seats: [ME, EASY] });
    await new Lobby(page).open();
    await page.getByRole('link', { name: /Your move/ }).waitFor();
    await expectWhole(page.getByRole('button', { name: /^Play now/ }), 'Play now');
    for (const match of matches) {
      const table = new Table(page);
      await table.open(match);
      await table.expectOver();
      await expectWhole(table.scorePad.locator('tfoot td, .ps-total'), `the totals of ${match}`);
    }
  }, 150_000);
});

/** All of them are on the screen without scrolling. */
async function expectWhole(all: Locator, what: string): Promise<void> {
  expect(await all.count(), what).toBeGreaterThan(0);
  for (const each of await all.all()) await expectPage(each, what).toBeInViewport({ ratio: 0.98 });
}
