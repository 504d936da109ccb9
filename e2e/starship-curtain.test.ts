import { expect, it } from 'vitest';
import { FIRST_WATCH } from '../games/starship/src/data/first-watch.ts';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { Starship } from './lib/starship.ts';
import { Visitor } from './lib/visitor.ts';

const NAMES = ['Ann', 'Bob'] as const;

journey('Snapshot aboard starships around one screen', (site) => {
  it('shows each side its own orders behind the curtain, and the plan as it was left', async () => {
    const { page } = await site().visit();
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const seats = NAMES.map((name) => ({ kind: 'me', name }) as const);
    const { id } = await visitor.make({ game: 'starship', seats, options: FIRST_WATCH });
    const starship = new Starship(page);
    await starship.open(id);
    for (const kind of ['place', 'place']) {
      expect(await starship.stand()).toMatchObject({ at: 'asked', kind });
      await starship.choosing(/^Quick start/);
    }
    expect(await starship.stand()).toMatchObject({ at: 'asked', kind: 'turn' });
    const guard = starship.plan.getByRole('button', { name: /^Crew, / });
    const whole = await guard.boundingBox();
    await starship.plan.getByRole('button', { name: 'Zoom out' }).click();
    await starship.plan.getByRole('button', { name: 'Zoom out' }).click();
    const left = await guard.boundingBox();
    expect(left?.width).toBeLessThan(whole?.width ?? 0);

    await handOver(starship, 'Ann');
    await expectPage(ordersFor(starship, 'Crew')).toBeVisible();
    await expectPage(ordersFor(starship, 'Animal 1')).toHaveCount(0);
    expect(await guard.boundingBox()).toEqual(left);
    await starship.giveOrder('Crew', 'Covering fire: Fire', 'Covering fire: Ask me');

    // The other player is asked openly, and sees no orders before the curtain.
    await starship.endTurn();
    expect(await starship.stand()).toMatchObject({ at: 'asked', kind: 'turn' });
    await expectPage(starship.order.getByRole('group', { name: /^Orders for/ })).toHaveCount(0);
    await handOver(starship, 'Bob');
    await expectPage(ordersFor(starship, 'Animal 1')).toBeVisible();
    await expectPage(ordersFor(starship, 'Crew')).toHaveCount(0);
    await expectPage(page.getByText('Covering fire: Ask me')).toHaveCount(0);
    expect((await guard.boundingBox())?.width).toBeCloseTo(left?.width ?? 0, 0);
    await starship.plan.getByRole('button', { name: 'Back to where it happens' }).click();
    await expectPage.poll(async () => (await guard.boundingBox())?.width).toBeCloseTo(whole?.width ?? 0, 0);
  }, 120_000);
});

function ordersFor(starship: Starship, who: string) {
  return starship.order.getByRole('group', { name: `Orders for ${who}`, exact: true });
}

/** Nothing of the table is visible until the next player confirms that they hold the device. */
async function handOver(starship: Starship, name: string): Promise<void> {
  await starship.page.getByRole('button', { name: 'Show my view first' }).click();
  await expectPage(starship.curtain.getByRole('heading')).toHaveText(`Pass the device to ${name}`);
  await expectPage(starship.plan).toHaveCount(0);
  await starship.curtain.getByRole('button').first().click();
  await expectPage(starship.plan).toBeVisible();
}
