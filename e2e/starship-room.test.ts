import { readFile } from 'node:fs/promises';
import type { LegalInfo } from '@shutterbox/protocol';
import { expect, it } from 'vitest';
import { FIRST_WATCH } from '../games/starship/src/data/first-watch.ts';
import { expectAccessible } from './lib/access.ts';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { keptForOffline } from './lib/offline.ts';
import { faultsOnScreens } from './lib/screens.ts';
import { sitDown } from './lib/sit-down.ts';
import { Starship } from './lib/starship.ts';
import { EASY, ME, OPEN, Visitor } from './lib/visitor.ts';
import { tapWire, valuesOf } from './lib/wire.ts';

/** The door is open, so there will be a fight. */
const OPEN_DOOR = { ...FIRST_WATCH, ownScenario: { ...FIRST_WATCH.ownScenario, portals: 'open' } };
/** Over after one turn, with everyone standing. */
const ONE_TURN = { ...FIRST_WATCH, ownScenario: { ...FIRST_WATCH.ownScenario, limit: 1 } };
const QUICK = { type: 'quick', on: 0, how: 0 };
const CREATE = /^Create table: Snapshot, starship/;

journey('a table of Snapshot aboard starships', (site) => {
  it('is shared by link, watched, and replayed from each side', async () => {
    const [ann, bea, eve] = await Promise.all([site().visit(), site().visit(), site().visit()]);
    const anna = await Visitor.named(ann.page, site().url, 'Ann');
    const options = { ...OPEN_DOOR, secondSideSeats: 2 };
    const { id } = await anna.make({ game: 'starship', seats: [ME, OPEN, EASY], options });
    const [wire, foes] = [tapWire(eve.page), tapWire(bea.page)];
    await sitDown(bea.page, `/m/${id}`, 'Bea');
    const [guard, animal, watcher] = [new Starship(ann.page), new Starship(bea.page), new Starship(eve.page)];
    await Promise.all([guard.open(id), watcher.open(id)]);
    await guard.button(/^Quick start/).click();
    await animal.button(/^Quick start/).click();
    await guard.giveOrder('Crew', 'Covering fire: Fire', 'Covering fire: Ask me');
    await expectPage(watcher.order.getByText('Animal 2')).toBeVisible();
    await expectPage(watcher.order.getByRole('group', { name: /^Orders for/ })).toHaveCount(0);
    await expectPage(animal.order.getByRole('group', { name: 'Orders for Animal 1' })).toBeVisible();
    await guard.endTurn();

    // Bots continue for both, to the end.
    await anna.seat(id, 0, 'away');
    await Visitor.of(bea.page, site().url).seat(id, 1, 'away');
    await Promise.all([guard, animal, watcher].map((each) => each.expectOver()));
    for (const heard of [await wire.heard(), await foes.heard()]) {
      expect(valuesOf(heard, 'view').length).toBeGreaterThan(0);
      expect(valuesOf(heard, 'cover')).not.toContain('ask');
    }
    const decided = ann.page.getByRole('region', { name: 'Throws that decided it' });
    await expectPage(decided.getByRole('button').first()).toBeVisible();
    await expectAccessible(ann.page, 'the score');
    expect(await faultsOnScreens(ann.page, sideways)).toEqual([]);
    await expectPage(watcher.page.getByRole('region', { name: 'Throws that decided it' })).toBeVisible();
    await decided.getByRole('button').last().click();
    await ann.page.waitForURL(/\?at=[1-9]/);
    await expectPage(ann.page.getByRole('region', { name: 'Replay' })).toBeVisible();
    const signs = guard.order.getByRole('group', { name: 'Orders for Crew' });
    const as = ann.page.getByLabel('Viewed as');
    for (const observer of ['0', '1', 'spectator']) {
      await as.selectOption(observer);
      await expectPage(guard.plan).toBeVisible();
      await expectPage(signs).toHaveCount(0);
    }
  }, 180_000);

  it('saves a crew, brings it to another match, and refuses a file that is none', async () => {
    const { page } = await site().visit();
    const starship = await Starship.at(page, await Visitor.named(page, site().url, 'Ann'), { options: ONE_TURN });
    await starship.quickStart();
    await starship.pressEnd();
    await starship.expectOver();
    await expectPage(page.getByRole('region', { name: 'Throws that decided it' })).toHaveCount(0);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save my crew' }).click(),
    ]);
    const saved = await readFile(await download.path(), 'utf8');
    expect(JSON.parse(saved)).toEqual({ first: ['877777 carbine-2 / carbine / nothing / 8 7 7'], second: [] });

    await page.goto('/');
    await page.getByRole('button', { name: CREATE }).click();
    const people = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Your own people' });
    const bring = (text: string): Promise<void> =>
      people
        .locator('input[type="file"]')
        .setInputFiles({ name: 'crew.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await bring('{"first":["12345"],"second":[]}');
    await expectPage(people.getByRole('alert')).toHaveText("'12345' is not a UPP, which has six digits from 0 to F.");
    await bring(saved);
    await expectPage(people.getByRole('button', { name: 'Remove file' })).toBeVisible();
    await page.getByRole('radio', { name: 'Against bots' }).check();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.waitForURL(/\/m\//);
    await starship.stand();
    await starship.order.getByRole('button', { name: /^Crew 1/ }).click();
    await expectPage(page.getByRole('article', { name: 'Crew 1' })).toContainText(/Carbine\u20112/);
  }, 120_000);

  it('needs no curtain on a shared screen, and no network', async () => {
    const { page } = await site().visit();
    await page.goto('/');
    await keptForOffline(page);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: CREATE }).click();
    const dialog = page.getByRole('dialog', { name: 'Create a table' });
    await dialog.getByRole('radio', { name: 'On this device' }).check();
    await dialog.getByRole('radio', { name: 'First watch' }).check();
    await dialog.getByRole('button', { name: 'Start', exact: true }).click();
    await page.waitForURL(/\/m\/here-/);
    const starship = new Starship(page);
    for (const kind of ['place', 'place', 'turn', 'turn', 'turn', 'turn']) {
      expect(await starship.stand()).toMatchObject({ at: 'asked', kind });
      if (kind === 'place') await starship.choosing(/^Quick start/);
      else await starship.endTurn();
    }
    // Orders are secret: they are shown behind the curtain.
    await expectPage(starship.order.getByRole('group', { name: /^Orders for/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Show my view first' }).click();
    await starship.curtain.getByRole('button').first().click();
    await expectPage(starship.order.getByRole('group', { name: /^Orders for/ }).first()).toBeVisible();
  }, 120_000);

  it('draws the curtain before each side that chooses in secret', async () => {
    const { page } = await site().visit();
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const mine = (name: string) => ({ kind: 'me', name }) as const;
    const seats = [EASY, mine('Ann'), mine('Bob'), EASY, EASY, EASY];
    const { id } = await visitor.make({
      game: 'starship',
      seats,
      options: { scenario: 'mutiny', chooseSides: true },
    });
    for (const seat of [1, 2]) await quickStart(visitor, id, seat);
    const starship = new Starship(page);
    await starship.open(id);
    const passed: string[] = [];
    for (let side = 0; side < 2; side++) {
      await starship.curtain.waitFor();
      passed.push((await starship.curtain.getByRole('heading').textContent()) ?? '');
      await expectPage(page.getByText('You join the')).toHaveCount(0);
      await starship.curtain.getByRole('button').first().click();
      await starship.choosing('Join the mutineers');
    }
    expect(passed.toSorted()).toEqual(['Pass the device to Ann', 'Pass the device to Bob']);
    await expectPage(starship.notes.filter({ hasText: /is with the mutineers/ }).first()).toBeVisible();
  }, 120_000);
});

/** Runs in the page: what is wider than its screen. */
function sideways(): readonly string[] {
  const wide = [...document.querySelectorAll('.ss-score *')].filter((each) => {
    const { left, right } = each.getBoundingClientRect();
    return each.closest('.ss-board') === null && (left < -1 || right > innerWidth + 1);
  });
  return wide.map(({ className, textContent }) => `${className}: ${textContent}`);
}

/** Makes every choice but the side, as soon as the seat is asked. */
async function quickStart(visitor: Visitor, match: string, seat: number): Promise<void> {
  const asked = async (): Promise<LegalInfo | undefined> =>
    (await visitor.update(match, seat)).legal.find(({ actions }) =>
      actions.some(({ action }) => JSON.stringify(action) === JSON.stringify(QUICK)),
    );
  await expect.poll(asked, { timeout: 30_000 }).toBeDefined();
  await visitor.answer(match, seat, (await asked())?.decision ?? 0, QUICK);
}
