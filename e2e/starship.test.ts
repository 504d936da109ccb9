import { expect, it } from 'vitest';
import { FIRST_WATCH } from '../games/starship/src/data/first-watch.ts';
import { expectAccessible } from './lib/access.ts';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { Starship } from './lib/starship.ts';
import type { Stand } from './lib/table.ts';
import { HARD, ME, Visitor } from './lib/visitor.ts';

/**
 * First watch with its door open, and a guard who can take some blows: the animals get at the guard at once, and after 12 turns
 * it is over in any case.
 */
const SHORT = {
  ...FIRST_WATCH,
  people: { first: ['CCC777 carbine-0 / carbine / cloth'], second: [] },
  ownScenario: { ...FIRST_WATCH.ownScenario, portals: 'open' },
};
const MOST_DECISIONS = 150;

journey('Snapshot aboard starships', (site) => {
  it('is played to its end against a bot by pointing at the plan', async () => {
    const { page } = await site().visit();
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const starship = await Starship.at(page, visitor, { options: SHORT, seats: [HARD, ME] });
    await expectAccessible(page, 'set-up');
    await starship.quickStart();
    const kinds = new Set<string>();
    const done = new Set<string>();
    let decisions = 0;
    for (let stand = await starship.stand(); stand.at === 'asked'; stand = await starship.stand()) {
      if (!kinds.has(stand.kind)) await expectAccessible(page, stand.kind);
      kinds.add(stand.kind);
      decisions += 1;
      expect(decisions).toBeLessThan(MOST_DECISIONS);
      done.add(await answer(starship, stand));
    }
    await starship.expectOver();
    await expectAccessible(page, 'the score');
    await expectPage(page.getByRole('region', { name: 'How everyone fared' })).toBeVisible();
    expect([...done]).toEqual(expect.arrayContaining(['attack', 'walk', 'end']));
    console.log(`${decisions} own decisions to the score.`);
  }, 180_000);
});

/** Attacks if it can, otherwise comes nearer, and then ends its turn. */
async function answer(starship: Starship, stand: Extract<Stand, { readonly at: 'asked' }>): Promise<string> {
  const { page } = starship;
  if (stand.kind !== 'turn') {
    await starship.decision.locator('.btn').first().click();
    return stand.kind;
  }
  const [target] = await starship.marked('target');
  if (target !== undefined) {
    await page.mouse.click(...target);
    await expectPage(starship.throwBox).toBeVisible();
    await page.mouse.click(...target);
    return 'attack';
  }
  const near = stand.prompt === 'Move, attack or wait?' ? await starship.nearestStep() : undefined;
  if (near === undefined) {
    await starship.pressEnd();
    return 'end';
  }
  await page.mouse.click(...near);
  // Where someone may strike on the way, it is pressed again.
  if ((await page.locator('.callout .reason').count()) > 0) await page.mouse.click(...near);
  return 'walk';
}
