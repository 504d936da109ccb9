import { expect, it } from 'vitest';
import { expectAccessible } from './lib/access.ts';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { Stakeout } from './lib/stakeout.ts';
import { Visitor } from './lib/visitor.ts';

const MOST_DECISIONS = 80;

/** Once round the corner, you see the other side. */
const CORNER = { name: 'Corner', rows: ['1####', '1####', '.####', '....2', '####2'] };

journey('Stakeout', (site) => {
  it('is played to its end against a bot by pointing at the map', async () => {
    const { page } = await site().visit();
    const stakeout = await Stakeout.at(page, await Visitor.named(page, site().url, 'Ann'));
    const kinds = new Set<string>();
    let decisions = 0;
    for (let stand = await stakeout.stand(); stand.at === 'asked'; stand = await stakeout.stand()) {
      if (!kinds.has(stand.kind)) await expectAccessible(page, stand.kind);
      kinds.add(stand.kind);
      decisions += 1;
      expect(decisions).toBeLessThan(MOST_DECISIONS);
      await answer(stakeout, stand.kind);
    }
    await stakeout.expectOver();
    await expectAccessible(page, 'the score');
    expect([...kinds]).toEqual(expect.arrayContaining(['bid', 'act']));
    console.log(`${decisions} own decisions to the score.`);
  }, 120_000);

  it('shows the way and its price, and walks it in one go', async () => {
    const { page } = await site().visit();
    const stakeout = await Stakeout.at(page, await Visitor.named(page, site().url, 'Ann'));
    await stakeout.untilTurn();
    await stakeout.figure('Red 1').click();
    await expectPage(stakeout.said).toHaveText(/^In your hand: Red 1\./);
    await page.mouse.move(...(await stakeout.middle('B2')));
    await expectPage(page.locator('.st-price')).toHaveText('2');
    await expectPage(stakeout.decision.locator('.dock-meter')).toHaveText(/− 2$/);
    await stakeout.press('B2');
    await expectPage(stakeout.figure('Red 1 .* at B2')).toBeVisible();
    await expectPage(stakeout.prompt).toHaveText('You have 2 points');
    await expectPage(stakeout.notes.first()).toHaveText(/Red 1 goes/);
  }, 60_000);

  it('stops a walk when someone comes into sight, and offers to continue', async () => {
    const { page } = await site().visit();
    const stakeout = await Stakeout.at(page, await Visitor.named(page, site().url, 'Ann'), { map: CORNER });
    await stakeout.untilTurn();
    await stakeout.figure('Red 2').click();
    await stakeout.press('C4');
    await expectPage(stakeout.figure('Red 2 .* at A4')).toBeVisible();
    await expectPage(stakeout.figure('Blue 1 at E4')).toBeVisible();
    await expectPage(stakeout.prompt).toHaveText('You have 2 points');
    await expectPage(page.locator('.st-left')).toHaveCount(1);
    await stakeout.button('Continue').click();
    // Whatever the other side then does to Red 2.
    await expectPage(page.getByText(/^Red 2 goes from A2 to C4 in 4 steps/)).toBeVisible();
  }, 60_000);

  it('takes an order at any time, and keeps it secret', async () => {
    const { page } = await site().visit();
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const stakeout = await Stakeout.at(page, visitor);
    const orders = stakeout.decision.getByRole('group', { name: 'Orders for Red 2' });
    await orders.getByRole('button', { name: 'Anyone' }).click();
    await expectPage(orders.getByRole('button', { name: 'Anyone' })).toHaveAttribute('aria-pressed', 'true');
    await expectPage(stakeout.button(/^Bid 1/)).toBeEnabled();
    const match = page.url().split('/').at(-1) ?? '';
    expect(JSON.stringify(await visitor.update(match))).not.toContain('"any"');
  }, 60_000);
});

/** Shoots if it can, and otherwise walks towards the other side. */
async function answer(stakeout: Stakeout, kind: string): Promise<void> {
  if (kind === 'bid') return stakeout.button(/^Bid nothing/).click();
  if (kind === 'reaction') return stakeout.button(/^Shoot/).click();
  const { mouse } = stakeout.page;
  const [target] = await stakeout.marked('target');
  if (target !== undefined) {
    await mouse.click(...target);
    return shoot(stakeout);
  }
  await stakeout.own.first().click();
  const farthest = (await stakeout.marked('reach')).toSorted(([a], [b]) => b - a)[0];
  if (farthest === undefined) throw new Error('There is nowhere to go.');
  await mouse.click(...farthest);
  // A photographer of the other side may stand there.
  if ((await stakeout.note.getByRole('menuitem').count()) > 0) return shoot(stakeout);
  // If a watcher may shoot, or someone else stands there, it takes a second press.
  const doubt = stakeout.note.getByText(/may shoot|share/);
  if ((await doubt.count()) > 0) await mouse.click(...farthest);
}

/** If several actions are possible there, chooses a shot. */
async function shoot(stakeout: Stakeout): Promise<void> {
  const inMenu = stakeout.note.getByRole('menuitem', { name: /^Shoot/ }).first();
  const shot = stakeout.button(/^Shoot at/);
  await shot.or(inMenu).first().waitFor();
  if (await inMenu.isVisible()) await inMenu.click();
  return shot.click();
}
