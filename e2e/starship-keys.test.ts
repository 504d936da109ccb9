import { expect, it } from 'vitest';
import { startHosted } from '../scripts/lib/hosted.mjs';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { Keyboard } from './lib/keyboard.ts';
import { Starship } from './lib/starship.ts';
import { Visitor } from './lib/visitor.ts';

const MOST_DECISIONS = 120;

journey(
  'Snapshot aboard starships by keys and by ear',
  (site) => {
    it('is walked, turned and ended by keys, with what is read out', async () => {
      const { page } = await site().visit();
      const starship = await Starship.at(page, await Visitor.named(page, site().url, 'Ann'));
      const keyboard = new Keyboard(page);
      await keyboard.press('q');
      await starship.decision.and(page.locator('[data-kind="turn"]')).waitFor();
      await expectPage(starship.board.getByRole('list', { name: 'Rooms' }).getByRole('listitem').first()).toHaveText(
        /^Bridge: open iris to Corridor/,
      );
      const focused = page.locator(':focus');
      await keyboard.press('b');
      await keyboard.press(']');
      await expectPage(focused).toHaveAccessibleName(/^Walk to Bridge [A-Z]+\d+, \d+ AP: Bridge /);
      const [, square = ''] = /to (Bridge \w+)/.exec((await focused.getAttribute('aria-label')) ?? '') ?? [];
      await keyboard.press('Enter');
      await expectPage(starship.notes.filter({ hasText: `to ${square}` }).first()).toBeVisible();
      await expectPage(starship.prompt).toHaveText('What next?');
      await keyboard.expectFocusSeen();
      await keyboard.press('t');
      await expectPage(starship.notes.filter({ hasText: /turns/ }).first()).toBeVisible();
    }, 90_000);

    it('goes to its end with the keyboard alone', async () => {
      const { page } = await site().visit();
      const starship = await Starship.at(page, await Visitor.named(page, site().url, 'Ann'));
      const keyboard = new Keyboard(page);
      let decisions = 0;
      for (let stand = await starship.stand(); stand.at === 'asked'; stand = await starship.stand()) {
        decisions += 1;
        expect(decisions).toBeLessThan(MOST_DECISIONS);
        if (stand.kind !== 'turn') await keyboard.press(stand.kind === 'react' ? 'h' : 'q');
        else if ((await starship.marked('target')).length === 0) await keyboard.press('e');
        else {
          // An attack is chosen first, and made by the same key.
          const snap = starship.deeds.getByRole('button', { name: /^Aimed attack/ }).and(page.locator(':enabled'));
          const key = (await snap.count()) > 0 && (await snap.getAttribute('aria-disabled')) !== 'true' ? 'a' : 'f';
          await keyboard.press(key);
          await expectPage(starship.throwBox).toBeVisible();
          await keyboard.press(key);
        }
      }
      await starship.expectOver();
    }, 120_000);
  },
  startHosted,
);
