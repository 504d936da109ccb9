import { expect, it } from 'vitest';
import { expectAccessible } from './lib/access.ts';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { Starship } from './lib/starship.ts';
import { EASY, ME, OPEN, Visitor } from './lib/visitor.ts';
import { tapWire, valuesOf } from './lib/wire.ts';

const MUTINY = { scenario: 'mutiny' } as const;
/** A captain who outranks everyone and shoots well; four mutineers who act in this order. */
const PEOPLE = {
  first: ['CFF777 automatic-pistol-2 / automatic-pistol', '777777 brawling-1 /'],
  second: ['734777 brawling-1 /', '735777 brawling-1 /', '736777 brawling-1 /', '737777 brawling-1 /'],
};
/** Squares of the crew corridor as the page names them, from the bow aft. */
const [FORE, NEAR_FOE, FOE] = ['8,6', '10,6', '11,6'] as const;

const CAPTAIN = 0;
const LOYAL_MATE = 1;
const MATE = 2;
const [LOYAL, MUTINEER, UNKNOWN] = [0, 1, -1] as const;

journey('Mutiny across two browsers', (site) => {
  it('keeps the secret choice of a side off every wire and out of every other page', async () => {
    const [ann, bea] = await Promise.all([site().visit(), site().visit()]);
    const [anna, beata] = await Promise.all([
      Visitor.named(ann.page, site().url, 'Ann'),
      Visitor.named(bea.page, site().url, 'Bea'),
    ]);
    const seats = [EASY, ME, OPEN, EASY, EASY, EASY];
    const { id } = await anna.make({ game: 'starship', seats, options: { ...MUTINY, chooseSides: true } });
    await beata.join(id, MATE);
    const [own, other] = [tapWire(ann.page), tapWire(bea.page)];
    const [chooser, watcher] = [new Starship(ann.page), new Starship(bea.page)];
    await Promise.all([chooser.open(id), watcher.open(id)]);
    await Promise.all([chooser, watcher].map(untilSides));
    await chooser.button('Join the mutineers').click();
    await expectPage(chooser.notes.filter({ hasText: 'You join the mutineers.' }).first()).toBeVisible();
    await expectPage(watcher.notes.filter({ hasText: 'Ann has chosen a side.' }).first()).toBeVisible();

    // Her own wire has it, which proves that this looks in the right place.
    expect(chosenBy(await own.heard(), LOYAL_MATE)).toContain(MUTINEER);
    const heard = await other.heard();
    expect(new Set(chosenBy(heard, LOYAL_MATE))).toEqual(new Set([UNKNOWN]));
    expect(valuesOf(heard, 'type').filter((type) => type === 'sealed').length).toBeGreaterThan(0);
    expect(valuesOf(heard, 'side').filter((side) => side === MUTINEER)).toEqual([]);
    expect(heard.join('\n')).not.toMatch(/Ann is with|You join/);
    const seat = bea.page.locator('[data-seat="1"]').or(bea.page.getByRole('listitem').filter({ hasText: 'Ann' }));
    expect((await seat.allTextContents()).join(' ')).not.toMatch(/mutineer|loyal/i);

    await watcher.button('Join the loyal crew').click();
    await expectPage(watcher.notes.filter({ hasText: /is with the mutineers/ }).first()).toBeVisible();
    expect(await anna.update(id, LOYAL_MATE)).toMatchObject({ view: { sheets: expect.anything() } });
    expect(sidesIn((await beata.update(id, MATE)).view)[LOYAL_MATE]).toBe(MUTINEER);
    expect(sidesIn((await beata.update(id, MATE)).view)[CAPTAIN]).toBe(LOYAL);
  }, 120_000);

  it('asks a captain who goes first, and asks again when a mutineer walks into covering fire', async () => {
    const [ann, bea] = await Promise.all([site().visit(), site().visit()]);
    const [anna, beata] = await Promise.all([
      Visitor.named(ann.page, site().url, 'Ann'),
      Visitor.named(bea.page, site().url, 'Bea'),
    ]);
    const { id } = await anna.make({ game: 'starship', seats: [ME, OPEN], options: { ...MUTINY, people: PEOPLE } });
    await beata.join(id, 1);
    const wire = tapWire(bea.page);
    const [loyal, mutineers] = [new Starship(ann.page), new Starship(bea.page)];
    await Promise.all([loyal.open(id), mutineers.open(id)]);
    await loyal.button(/^Quick start/).click();
    await mutineers.press(FOE);
    await mutineers.button('Face west').click();
    await mutineers.button(/^Quick start/).click();

    await loyal.order.getByRole('group', { name: 'Orders for Captain' }).waitFor();
    await loyal.giveOrder('Captain', 'Going first: Keep place', 'Going first: Ask me');
    await loyal.giveOrder('Captain', 'Covering fire: Fire', 'Covering fire: Ask me');
    await expectPage(mutineers.order.getByRole('group', { name: /^Orders for Captain/ })).toHaveCount(0);

    for (let turns = 0; turns < 4; turns++) await mutineers.endTurn();
    await loyal.endTurn();
    await loyal.endTurn();
    await armCaptain(loyal);

    // The mutineer in the corridor is next, and the captain sees him.
    await expectPage(loyal.prompt).toHaveText('Does Captain go before Crew 2?');
    await expectAccessible(ann.page, 'going first');
    await loyal
      .button(/go first|goes first/i)
      .first()
      .click();
    await expectPage(mutineers.notes.filter({ hasText: /Captain.*first|before/ }).first()).toBeVisible();
    await loyal.button(/^Cover/).click();
    await loyal.press(NEAR_FOE);
    await loyal.button(/^Cover Crew corridor/).click();

    await mutineers.decision.and(bea.page.locator('[data-kind="turn"]')).waitFor();
    await mutineers.press(NEAR_FOE);
    // Bea is warned that the captain can fire, and goes on.
    await expectPage(bea.page.locator('.callout')).toContainText(/Captain/);
    await mutineers.press(NEAR_FOE);
    await loyal.decision.and(ann.page.locator('[data-kind="react"]')).waitFor();
    await expectPage(loyal.throwBox.first()).toBeVisible();
    await expectAccessible(ann.page, 'covering fire');
    await loyal.button(/^Aimed attack, \d+%/).click();
    await expectPage(
      mutineers.notes.filter({ hasText: /Captain.*(Hit|Miss)|(Hit|Miss).*Crew 2/ }).first(),
    ).toBeVisible();

    const heard = await wire.heard();
    expect(valuesOf(heard, 'cover')).not.toContain('ask');
    expect(valuesOf(heard, 'claim')).not.toContain('ask');
    expect(valuesOf(heard, 'orders').length).toBeGreaterThan(0);
  }, 180_000);
});

/** Makes the other choices first, such as skills. */
async function untilSides(starship: Starship): Promise<void> {
  for (;;) {
    const stand = await starship.stand();
    if (stand.at === 'asked' && stand.kind === 'side') return;
    await starship.button(/^Quick start/).click();
    await starship.decision.and(starship.page.locator('[data-kind="side"]')).waitFor();
  }
}

/** What a wire says about one seat's choice. */
function chosenBy(heard: readonly string[], seat: number): readonly unknown[] {
  return valuesOf(heard, 'chosen').flatMap((chosen) => (Array.isArray(chosen) ? [chosen[seat]] : []));
}

function sidesIn(view: unknown): readonly unknown[] {
  const { sheets } = view as { readonly sheets: readonly { readonly side: unknown }[] };
  return sheets.map(({ side }) => side);
}

/** Takes the pistol from the stateroom floor, and steps out into the corridor, facing aft. */
async function armCaptain(loyal: Starship): Promise<void> {
  await loyal.decision.and(loyal.page.locator('[data-kind="turn"]')).waitFor();
  await loyal.button(/^Pick up\W+\d choices/).click();
  await loyal.button(/^Pick up\W+automatic pistol/).click();
  await loyal.decision.and(loyal.page.locator('[data-kind="pick"]')).waitFor();
  await loyal.decision.locator('.btn').first().click();
  await loyal.decision.and(loyal.page.locator('[data-kind="turn"]')).waitFor();
  await loyal.press(FORE);
  await expectPage(loyal.notes.filter({ hasText: /Captain.*Crew corridor G/ }).first()).toBeVisible();
  await loyal.button(/^Turn (left|right)\W+to face east/).click();
  await loyal.endTurn();
}
