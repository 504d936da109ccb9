import type { Locator } from '@playwright/test';
import { expect, it } from 'vitest';
import { atTheDice } from './lib/at-the-dice.ts';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';

/** Starting with the smallest that is not a phone. */
const WIDTHS = [961, 1024, 1100, 1280];
/** Dice on a habitat and on one of its animals. */
const [HABITAT_DICE, ANIMAL_DICE] = [2, 3];

journey('odds', (site) => {
  it('are beside the dice they are about, however narrow the habitat', async () => {
    const { table } = await atTheDice(site());
    const { page, board, decision } = table;
    const home = board
      .getByRole('region')
      .filter({ has: page.getByRole('listitem') })
      .first();
    const [card, animal] = [home.locator('.wl-habitat'), home.getByRole('listitem').first().getByRole('button')];
    await put(card, HABITAT_DICE);
    await put(animal, ANIMAL_DICE);
    await decision.getByRole('button', { name: 'Odds' }).click();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 768 });
      for (const place of [card, animal]) {
        const last = place.locator('.wl-cubes > :last-child');
        expect(await apart(last, place.locator('.odds')), `${width} px`).toBe(true);
      }
    }
  }, 60_000);
});

async function put(place: Locator, dice: number): Promise<void> {
  for (let lie = 1; lie <= dice; lie++) {
    await place.click();
    await expectPage(place.locator('[data-enter]')).toHaveCount(lie);
  }
}

async function apart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error('Not both are to be seen.');
  // Dice have a shadow below; overlapping it by a few pixels is fine.
  const shadow = 6;
  return (
    a.x + a.width <= b.x + 1 ||
    b.x + b.width <= a.x + 1 ||
    a.y + a.height <= b.y + shadow ||
    b.y + b.height <= a.y + shadow
  );
}
