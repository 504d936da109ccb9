import { expect, it } from 'vitest';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { Keyboard } from './lib/keyboard.ts';
import { Stakeout } from './lib/stakeout.ts';
import { Visitor } from './lib/visitor.ts';

const MOST_DECISIONS = 80;

journey('Stakeout by keys and by ear', (site) => {
  it('is played to its end with the keyboard alone', async () => {
    const { page } = await site().visit();
    const stakeout = await Stakeout.at(page, await Visitor.named(page, site().url, 'Ann'));
    const keyboard = new Keyboard(page);
    let decisions = 0;
    for (let stand = await stakeout.stand(); stand.at === 'asked'; stand = await stakeout.stand()) {
      decisions += 1;
      expect(decisions).toBeLessThan(MOST_DECISIONS);
      await answerByKeys(stakeout, keyboard, stand.kind);
    }
    await stakeout.expectOver();
    console.log(`${decisions} own decisions to the score.`);
  }, 120_000);

  it('can be chosen from by what is read out: the question, where everyone is, what a place offers, and the result', async () => {
    const { page } = await site().visit();
    const stakeout = await Stakeout.at(page, await Visitor.named(page, site().url, 'Ann'));
    const told = page.getByRole('log', { name: 'What happens' });
    await expectPage(told).toContainText('How much do you bid for the first move?');
    await stakeout.untilTurn();
    await expectPage(told).toContainText('You have 4 points');
    await expectPage(stakeout.board.getByRole('list', { name: 'Photographers' }).getByRole('listitem')).toHaveText([
      'Red 1 (yours) at A1',
      'Blue 1, out of sight, at G1',
      'Red 2 (yours) at A7',
      'Blue 2, out of sight, at G7',
    ]);

    const keyboard = new Keyboard(page);
    const focused = page.locator(':focus');
    await keyboard.press('b');
    await expectPage(focused).toHaveAccessibleName('Pick up Red 1: Red 1 (yours) at A1');
    await keyboard.press('Enter');
    await expectPage(stakeout.said).toHaveText(/^In your hand: Red 1\./);
    await keyboard.press('ArrowDown');
    await expectPage(focused).toHaveAccessibleName('Move Red 1 to A2, 1 point');
    await keyboard.press('ArrowRight');
    await expectPage(focused).toHaveAccessibleName('Move Red 1 to B2, 2 points');
    await keyboard.press('ArrowDown');
    await expectPage(focused).toHaveAccessibleName('B3, crate');
    await keyboard.press('Enter');
    await expectPage(stakeout.said).toHaveText(/You can only step to one of the four neighbouring floor squares\./);
    await keyboard.press('Escape');
    await keyboard.press(']');
    await expectPage(focused).toHaveAccessibleName(/^Move Red 1 to [A-G]\d, \d points?/);
    const [, square] = /to ([A-G]\d)/.exec((await focused.getAttribute('aria-label')) ?? '') ?? [];
    await keyboard.press('Enter');
    await expectPage(told).toContainText(new RegExp(`Red 1 goes .* to ${square}`));
    await keyboard.expectFocusSeen();
  }, 60_000);
});

/** Picks up, jumps to the last usable place, and goes there; watching and bidding are in the dock. */
async function answerByKeys(stakeout: Stakeout, keyboard: Keyboard, kind: string): Promise<void> {
  const { page } = stakeout;
  if (kind !== 'act') {
    await keyboard.tabTo(stakeout.button(kind === 'bid' ? /^Bid nothing/ : /^Shoot/));
    return keyboard.press('Enter');
  }
  // Anything still in the hand is put down.
  await keyboard.press('Escape');
  await keyboard.press('b');
  await keyboard.expectFocusSeen();
  // From the first usable place to one of your own photographers.
  const focused = page.locator(':focus');
  for (let step = 0; step < MOST_DECISIONS; step++) {
    if (/^Pick up/.test((await focused.getAttribute('aria-label')) ?? '')) break;
    await keyboard.press(']');
  }
  await keyboard.press('Enter');
  await keyboard.press('[');
  await keyboard.expectFocusSeen();
  const label = (await focused.getAttribute('aria-label')) ?? '';
  await keyboard.press('Enter');
  if (/^Shoot/.test(label)) return keyboard.press('Enter');
  // A warning comes first; the note is laid out one frame after the press.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  if ((await stakeout.note.getByText(/may shoot|share/).count()) > 0) await keyboard.press('Enter');
}
