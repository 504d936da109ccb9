import { expect, it } from 'vitest';
import { journey } from './lib/journey.ts';
import { hurried, type Plan } from './lib/photographer.ts';
import { faultsOnScreens, tableFaults } from './lib/screens.ts';
import { Stakeout } from './lib/stakeout.ts';
import { Table } from './lib/table.ts';
import { EASY, ME, Visitor, type Wanted } from './lib/visitor.ts';

const MOST_DECISIONS = 40;

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
});
