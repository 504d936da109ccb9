/** The pointer layer of the board kit and the camera of the surface, tested on Stakeout's board. */
import { expect, it } from 'vitest';
import { Carrier } from './lib/carrier.ts';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import type { Site } from './lib/site.ts';
import { Stakeout } from './lib/stakeout.ts';
import { Visitor } from './lib/visitor.ts';

/** With the lights on, all photographers are in sight. */
async function turn(site: Site): Promise<Stakeout> {
  const { page } = await site.visit();
  const stakeout = await Stakeout.at(page, await Visitor.named(page, site.url, 'Ann'), { dark: false });
  await stakeout.untilTurn();
  return stakeout;
}

journey('the pointer on a board', (site) => {
  it('carries a piece from one place to another: a drag is one press to pick up and one to put down', async () => {
    const stakeout = await turn(site());
    const { page } = stakeout;
    const carrier = new Carrier(page);
    await carrier.lift(stakeout.figure('Red 1'));
    await page.mouse.move(...(await stakeout.middle('B2')), { steps: 6 });
    await expectPage(page.locator('body > .dragged')).toHaveCount(1);
    await expectPage(page.locator('.st-price')).toHaveText('2');
    await carrier.drop();
    await expectPage(stakeout.figure('Red 1 .* at B2')).toBeVisible();
    await expectPage(page.locator('body > .dragged')).toHaveCount(0);
  }, 60_000);

  it('puts back a piece dropped where it cannot go, and says why', async () => {
    const stakeout = await turn(site());
    const { page } = stakeout;
    const carrier = new Carrier(page);
    await carrier.lift(stakeout.figure('Red 1'));
    await page.mouse.move(...(await stakeout.middle('F4')), { steps: 6 });
    await carrier.drop();
    await expectPage(stakeout.note).toHaveText(/Red 1 needs 10 points to get to F4\. You have 4\.\s*Rule TT-3\.1/);
    await expectPage(stakeout.figure('Red 1 .* at A1')).toHaveAttribute('aria-pressed', 'false');
  }, 60_000);

  it('explains to a pointer that rests, and stops when it moves on', async () => {
    const stakeout = await turn(site());
    await stakeout.page.mouse.move(...(await stakeout.middle('D3')));
    await expectPage(stakeout.note).toHaveText(/needs 5 points to get to D3/);
    await stakeout.page.mouse.move(...(await stakeout.middle('A2')));
    await expectPage(stakeout.note).toHaveCount(0);
  }, 60_000);

  it('moves the camera by drag, wheel, buttons and keys, and still finds every square', async () => {
    const stakeout = await turn(site());
    const { page } = stakeout;
    const { mouse, keyboard } = page;
    const hits = async (square: string): Promise<void> => {
      await stakeout.press(square);
      await expectPage(stakeout.note).toHaveText(new RegExp(`to get to ${square}`));
      await keyboard.press('Escape');
    };
    const whole = await stakeout.scale();
    await hits('E4');

    const [x, y] = await stakeout.middle('D4');
    await mouse.move(x, y);
    await keyboard.down('Control');
    await mouse.wheel(0, -240);
    await keyboard.up('Control');
    await expect.poll(() => stakeout.scale()).toBeGreaterThan(whole * 1.5);
    await hits('E4');

    const before = await stakeout.middle('D4');
    await mouse.wheel(30, 50);
    await expect.poll(async () => (await stakeout.middle('D4'))[1]).toBeCloseTo(before[1] - 50, 0);
    await hits('D5');

    const [fromX, fromY] = await stakeout.middle('D4');
    await mouse.move(fromX, fromY);
    await mouse.down();
    await mouse.move(fromX - 20, fromY + 30, { steps: 4 });
    await mouse.up();
    expect((await stakeout.middle('D4')).map(Math.round)).toEqual([fromX - 20, fromY + 30].map(Math.round));
    // A press would also have said what lies there; a resting pointer gets only the reason.
    await expectPage(stakeout.note.locator('b')).toHaveCount(0);
    await hits('E4');

    await stakeout.map.getByRole('button', { name: 'Zoom out' }).click();
    await hits('E4');
    await stakeout.own.first().focus();
    await keyboard.press('0');
    expect(await stakeout.scale()).toBeCloseTo(whole, 3);
    await keyboard.press('+');
    expect(await stakeout.scale()).toBeCloseTo(whole * 1.25, 3);
    await hits('E4');
    await expectPage(stakeout.map).toHaveAttribute('data-zoom', 'near');
  }, 60_000);

  it('is printed at half an inch per square', async () => {
    const stakeout = await turn(site());
    await stakeout.map.getByRole('button', { name: 'Zoom in' }).click();
    await stakeout.page.emulateMedia({ media: 'print' });
    expect(await stakeout.scale()).toBeCloseTo(48, 3);
    await expectPage(stakeout.map.getByRole('button', { name: 'Zoom in' })).toBeHidden();
  }, 60_000);
});
