import { expect, it } from 'vitest';
import { SIZES } from '../scripts/lib/chromium.mjs';
import { expectAccessible } from './lib/access.ts';
import { expectPage } from './lib/expect-page.ts';
import { Fingers } from './lib/fingers.ts';
import { journey } from './lib/journey.ts';
import { expectThoseInSight } from './lib/layout.ts';
import { Stakeout } from './lib/stakeout.ts';
import { Visitor } from './lib/visitor.ts';

journey('Stakeout on a phone', (site) => {
  it('has the whole map and all buttons in sight, and takes two presses to walk', async () => {
    const { page } = await site().visit(SIZES.phone);
    const stakeout = await Stakeout.at(page, await Visitor.named(page, site().url, 'Ann'));
    await stakeout.untilTurn();
    await expectThoseInSight(stakeout, stakeout.button(/^(Red \d at|Keep watch|End turn)/), 'a turn');
    await expectAccessible(page, 'a turn on a phone');
    // A phone has no mouse: the one that has bid must not come to rest over a button.
    await page.mouse.move(0, 0);
    await stakeout.figure('Red 1').tap();
    await page.touchscreen.tap(...(await stakeout.middle('B2')));
    await expectPage(page.locator('.st-price')).toHaveText('2');
    await expectPage(stakeout.button(/^Move Red 1 to B2/)).toBeVisible();
    await page.touchscreen.tap(...(await stakeout.middle('B2')));
    await expectPage(stakeout.figure('Red 1 .* at B2')).toBeVisible();
  }, 60_000);

  it('zooms and moves with two fingers, moves with one, and still hits the right square', async () => {
    const { page } = await site().visit(SIZES.phone);
    const stakeout = await Stakeout.at(page, await Visitor.named(page, site().url, 'Ann'));
    await stakeout.untilTurn();
    const fingers = await Fingers.on(page);
    const small = await stakeout.scale();
    const [x, y] = await stakeout.middle('D4');
    await fingers.move(
      [
        [x - 30, y],
        [x - 90, y],
      ],
      [
        [x + 30, y],
        [x + 90, y],
      ],
    );
    const large = await stakeout.scale();
    expect(large / small).toBeGreaterThan(2);
    // The point between the fingers has stayed there.
    const [nowX, nowY] = await stakeout.middle('D4');
    expect([Math.abs(nowX - x), Math.abs(nowY - y)].map(Math.round)).toEqual([0, 0]);

    await fingers.move([
      [x, y],
      [x + 40, y + 60],
    ]);
    const [panX, panY] = await stakeout.middle('D4');
    expect([panX - x, panY - y].map(Math.round)).toEqual([40, 60]);
    // Neither counted as a press.
    await expectPage(stakeout.note).toHaveCount(0);

    await page.touchscreen.tap(...(await stakeout.middle('C4')));
    await expectPage(stakeout.note).toHaveText(/to get to C4|Move Red \d to C4/);
    await stakeout.map.getByRole('button', { name: 'Show the whole board' }).tap();
    expect(await stakeout.scale()).toBe(small);
    await expectPage(stakeout.note).toHaveCount(0);
  }, 60_000);

  it('explains a thing on a long press', async () => {
    const { page } = await site().visit(SIZES.phone);
    const stakeout = await Stakeout.at(page, await Visitor.named(page, site().url, 'Ann'));
    await stakeout.untilTurn();
    const fingers = await Fingers.on(page);
    await fingers.down(await stakeout.middle('B2'));
    await expectPage(stakeout.note).toHaveText('B2');
    await fingers.up();
    // The release then does nothing.
    await expectPage(page.locator('.st-price')).toHaveCount(0);
    await expectPage(stakeout.note).toHaveText('B2');
  }, 60_000);
});
