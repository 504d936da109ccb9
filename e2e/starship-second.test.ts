import { expect, it } from 'vitest';
import { FIRST_WATCH } from '../games/starship/src/data/first-watch.ts';
import { expectAccessible } from './lib/access.ts';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { Starship } from './lib/starship.ts';
import { EASY, ME, OPEN, Visitor } from './lib/visitor.ts';
import { tapWire, valuesOf } from './lib/wire.ts';

const NEUTRAL_OR_HIDDEN = -1;
const FIRST_TRAVELLER = 4;
const IN_THE_PLOT = ['Passenger 1', 'Passenger 2', 'Passenger 3', 'Passenger 4'];
/** Squares of the Wren as the page names them: in the cabin before the door, and in the hold beside and behind it. */
const [BEFORE_DOOR, IN_DOORWAY, NORTH_CORNER, SOUTH_CORNER] = ['5,3', '8,3', '8,2', '8,4'] as const;

const [CABIN_NORTH, UNDER_HULL] = ['5,2', '6,2'] as const;
const MOST_SHOTS = 14;

/** First watch with the door open, and the guard armed with this. */
function armedWith(weapon: string, portals: 'open' | 'shut' = 'open') {
  const { ownScenario } = FIRST_WATCH;
  const [guard, ...animals] = ownScenario?.cast ?? [];
  const cast = [{ ...guard, arms: 'issued', issued: [weapon] }, ...animals];
  // Acts before the animals, and throws without a miss.
  const people = { first: ['8C2777 brawling-1'], second: [] };
  return { ...FIRST_WATCH, people, ownScenario: { ...ownScenario, cast, portals, outside: 'vacuum' } };
}

journey('the second half of Snapshot aboard starships', (site) => {
  async function two(options: Readonly<Record<string, unknown>>) {
    const [ann, bea] = await Promise.all([site().visit(), site().visit()]);
    const [anna, beata] = await Promise.all([
      Visitor.named(ann.page, site().url, 'Ann'),
      Visitor.named(bea.page, site().url, 'Bea'),
    ]);
    const { id } = await anna.make({ game: 'starship', seats: [ME, OPEN], options });
    await beata.join(id, 1);
    const wire = tapWire(ann.page);
    const [first, second] = [new Starship(ann.page), new Starship(bea.page)];
    await Promise.all([first.open(id), second.open(id)]);
    return { first, second, wire };
  }

  it('keeps the plot of a hijacking off the wire and out of the page of the crew until it shows', async () => {
    const { first: crew, second: plotters, wire } = await two({ scenario: 'hijacking' });
    await Promise.all([crew.button(/^Quick start/).click(), plotters.button(/^Quick start/).click()]);
    await plotters.decision.and(plotters.page.locator('[data-kind="plot"]')).waitFor();
    await expectAccessible(plotters.page, 'the plot');
    for (const name of IN_THE_PLOT) await plotters.button(name).click();
    // What they are chosen by is there, and nothing runs out of its row.
    await expectPage(plotters.button(/^Passenger 1 STR \d+, DEX \d+, END \d+\. /)).toBeVisible();
    const cut = (rows: readonly Element[]) => rows.filter((row) => row.scrollWidth > row.clientWidth).length;
    expect(await plotters.decision.locator('.dock-row').evaluateAll(cut)).toBe(0);
    await plotters.button('Choose these 4').click();
    await expectPage(crew.notes.filter({ hasText: 'Bea has chosen who is in the plot.' }).first()).toBeVisible();
    await plotters.decision.and(plotters.page.locator('[data-kind="turn"]')).waitFor();

    const before = await wire.heard();
    expect(valuesOf(before, 'type')).not.toContain('recruited');
    expect(new Set(sidesOfTravellers(before))).toEqual(new Set([NEUTRAL_OR_HIDDEN]));
    expect(before.join('\n')).not.toMatch(/In the plot:/);
    await expectPage(crew.page.getByText(/In the plot:/)).toHaveCount(0);

    // One who is in it does something, and everyone sees that.
    const acting = plotters.decision;
    for (;;) {
      const words = (await acting.textContent()) ?? '';
      if (IN_THE_PLOT.some((name) => words.toUpperCase().includes(name.toUpperCase()))) break;
      await plotters.endTurn();
      await plotters.decision.and(plotters.page.locator('[data-kind="turn"]')).waitFor();
    }
    await plotters.button(/^Turn left/).click();
    await expectPage(crew.notes.filter({ hasText: /Passenger [1-4] is one of the hijackers/ }).first()).toBeVisible();
    expect(valuesOf(await wire.heard(), 'type')).toContain('exposed');
  }, 180_000);

  it('empties a compartment through a hole in the hull', async () => {
    const { page } = await site().visit();
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const starship = await Starship.at(page, visitor, { options: armedWith('laser-rifle', 'shut'), seats: [ME, EASY] });
    await starship.press(CABIN_NORTH);
    await starship.button('Face east').click();
    const airless = starship.plan.locator('[data-airless]');
    for (let shots = 0; shots < MOST_SHOTS && (await airless.count()) === 0; shots++) await fireAtHull(starship);
    await expectPage(airless).toContainText('VACUUM');
    await expectOnPlan(starship);
    await expectPage(starship.notes.filter({ hasText: /The air is gone from Cabin/ }).first()).toBeVisible();
    await expectPage(page.getByRole('definition').filter({ hasText: 'Cabin' }).first()).toBeVisible();
    await expectPage(starship.order.getByText('without air: 2D a turn').first()).toBeVisible();
    await expectAccessible(page, 'vacuum');
  }, 180_000);

  it('hides in the fog who is behind a shut door, and what they do', async () => {
    const { first: guard, second: animals, wire } = await two({ ...armedWith('carbine', 'shut'), fog: true });
    await guard.press(BEFORE_DOOR);
    await guard.button('Face east').click();
    await animals.press(NORTH_CORNER);
    await animals.button('Face west').click();
    await animals.press(SOUTH_CORNER);
    await animals.button('Face west').click();
    await guard.endTurn();
    await animals.decision.and(animals.page.locator('[data-kind="turn"]')).waitFor();
    await expectPage(guard.order.getByRole('list', { name: 'Not in sight' }).getByRole('listitem')).toHaveCount(2);
    await expectPage(guard.plan.locator('[data-ghost]')).toHaveCount(2);
    await expectOnPlan(guard);
    await expectPage(guard.plan.getByRole('button', { name: /^Animal/ })).toHaveCount(0);
    await animals.button(/^Turn left/).click();
    await animals.endTurn();
    await animals.endTurn();
    await guard.decision.and(guard.page.locator('[data-kind="turn"]')).waitFor();
    await expectAccessible(guard.page, 'a turn in the fog');
    const heard = await wire.heard();
    expect(valuesOf(heard, 'type')).not.toContain('turned');
    await expectPage(guard.notes.filter({ hasText: /Animal . (turns|acts|stops)/ })).toHaveCount(0);
  }, 180_000);

  it('throws a grenade round a corner', async () => {
    const { first: guard, second: animals } = await two(armedWith('hand-grenade'));
    await guard.press(BEFORE_DOOR);
    await guard.button('Face east').click();
    await animals.press(NORTH_CORNER);
    await animals.button('Face west').click();
    await animals.press(SOUTH_CORNER);
    await animals.button('Face west').click();
    await guard.decision.and(guard.page.locator('[data-kind="turn"]')).waitFor();
    // Neither is in sight.
    await expectPage(guard.plan.locator('[data-target]')).toHaveCount(0);
    await guard.button(/^Weapon/).click();
    await guard.button(/^Arm/).click();
    await guard.button(/^Throw/).click();
    await guard.decision.and(guard.page.locator('[data-kind="lob"]')).waitFor();
    await guard.press(IN_DOORWAY);
    const facts = guard.decision.locator('[aria-label="What it does"]');
    await expectPage(facts).toContainText('on 12 or less, 100%');
    await expectPage(facts).toContainText('Animal 1 and Animal 2');
    await expectAccessible(guard.page, 'throwing');
    await guard.button(/^Throw/).click();
    await guard.endTurn();
    await expectPage(animals.notes.filter({ hasText: /explode|goes off/ }).first()).toBeVisible();
    for (const name of ['Animal 1', 'Animal 2'])
      await expectPage(
        animals.notes.filter({ hasText: new RegExp(`The blast (hits|misses) ${name}`) }).first(),
      ).toBeVisible();
  }, 180_000);
});

/** Every layer lies on the ship, and none below or beside it. */
async function expectOnPlan({ plan }: Starship): Promise<void> {
  const layers = await plan.locator('.ss-sheet').evaluateAll((sheets) =>
    sheets.map((sheet) => {
      const [{ x, y }, world] = [sheet.getBoundingClientRect(), sheet.closest('.surface-world')];
      const at = world?.getBoundingClientRect();
      return [Math.round(x - (at?.x ?? 0)), Math.round(y - (at?.y ?? 0))].join();
    }),
  );
  expect(new Set(layers)).toEqual(new Set(['0,0']));
}

/** In this turn, or in the next one that has AP enough. */
async function fireAtHull(starship: Starship): Promise<void> {
  await starship.decision.and(starship.page.locator('[data-kind="turn"]')).waitFor();
  await starship.button(/^More/).click();
  await starship.button(/^Expletive/).waitFor();
  const fire = starship.button(/^Fire at a wall/);
  if ((await fire.count()) === 0) return starship.endTurn();
  await fire.click();
  await starship.decision.and(starship.page.locator('[data-kind="wall"]')).waitFor();
  await starship.plan.locator('.ss-wall-target').first().waitFor({ state: 'attached' });
  await starship.press(UNDER_HULL);
  await expectPage(starship.decision.locator('[aria-label="What it does"]')).toContainText('100 for a hole');
  await starship.button(/^Fire at the hull/).click();
  await starship.decision.and(starship.page.locator(':not([data-kind="wall"])')).waitFor();
}

/** The sides of those who may be in the plot, in whatever was heard. */
function sidesOfTravellers(heard: readonly string[]): readonly unknown[] {
  return valuesOf(heard, 'sheets').flatMap((sheets) =>
    Array.isArray(sheets) ? sheets.slice(FIRST_TRAVELLER).map(({ side }) => side) : [],
  );
}
