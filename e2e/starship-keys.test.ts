import { expect, it } from 'vitest';
import { FIRST_WATCH } from '../games/starship/src/data/first-watch.ts';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { Keyboard } from './lib/keyboard.ts';
import { Starship } from './lib/starship.ts';
import { Visitor } from './lib/visitor.ts';

const MOST_DECISIONS = 120;

journey('Snapshot aboard starships by keys and by ear', (site) => {
  it('is walked, turned and ended by keys, with what is read out', async () => {
    const { page } = await site().visit();
    const starship = await Starship.at(page, await Visitor.named(page, site().url, 'Ann'));
    const keyboard = new Keyboard(page);
    await starship.button(/^Quick start/).waitFor();
    await keyboard.press('q');
    await starship.decision.and(page.locator('[data-kind="turn"]')).waitFor();
    await expectPage(starship.board.getByRole('list', { name: 'Rooms' }).getByRole('listitem').first()).toHaveText(
      /^Bridge: open iris to Corridor/,
    );
    const focused = page.locator(':focus');
    await keyboard.press('b');
    await keyboard.press(']');
    await expectPage(focused).toHaveAccessibleName(/^Walk to Bridge [A-Z]+\d+, \d+ AP/);
    const [, square = ''] = /to (Bridge \w+)/.exec((await focused.getAttribute('aria-label')) ?? '') ?? [];
    await keyboard.press('Enter');
    await expectPage(starship.notes.filter({ hasText: `to ${square}` }).first()).toBeVisible();
    await expectPage(starship.prompt).toHaveText('What next?');
    await keyboard.expectFocusSeen();
    await keyboard.press('t');
    await expectPage(starship.notes.filter({ hasText: /and faces/ }).first()).toBeVisible();
  }, 90_000);

  it('is played to its end with keys alone, by what is read out', async () => {
    const { page } = await site().visit();
    const options = { ...FIRST_WATCH, ownScenario: { ...FIRST_WATCH.ownScenario, portals: 'open' } };
    const starship = await Starship.at(page, await Visitor.named(page, site().url, 'Ann'), { options });
    const keyboard = new Keyboard(page);
    const told = page.getByRole('log', { name: 'What happens' });
    const pressed = new Set<string>();
    let decisions = 0;
    for (let stand = await starship.stand(); stand.at === 'asked'; stand = await starship.stand()) {
      decisions += 1;
      expect(decisions).toBeLessThan(MOST_DECISIONS);
      if (stand.kind === 'place') await starship.button(/^Quick start/).waitFor();
      // The dock of a turn is fetched with the first one.
      if (stand.kind === 'turn') await starship.button(/^(End turn|Press again)/).waitFor();
      const heard = await starship.deeds.getByRole('button').and(page.locator(':not([aria-disabled="true"])')).all();
      const names = await Promise.all(heard.map((each) => each.textContent()));
      const seen = await starship.board.getByRole('list', { name: 'In sight' }).getByRole('listitem').allTextContents();
      const key = keyFor(stand.kind, names.join('\n'), seen.join('\n'), pressed.has('p'));
      pressed.add(key);
      const before = await starship.decision.textContent();
      await keyboard.press(key);
      // An attack is chosen first, with its throw in words, and made with the same key.
      if (key === 'a' || key === 'f') {
        await expectPage(starship.throwBox).toContainText(/Throw on two dice/);
        const { reasons, needed } = await starship.throwFigures();
        expect(reasons.reduce((sum, each) => sum + each, 0)).toBe(needed);
        await keyboard.press(key);
      }
      await page.waitForFunction(
        (asked) => document.querySelector('[aria-label="Your decision"]')?.textContent !== asked,
        before,
      );
    }
    await starship.expectOver();
    expect([...pressed]).toEqual(expect.arrayContaining(['q', 'p', '1', 'a']));
    await expectPage(told).toContainText(/over|won|draw/i);
  }, 120_000);
});

/** What a player who hears this would press: take what lies there, attack, turn to what is in sight, or wait. */
function keyFor(kind: string, deeds: string, seen: string, armed: boolean): string {
  if (kind === 'place') return 'q';
  if (kind === 'pick') return '1';
  if (kind === 'react') return 'f';
  if (/^Aimed attack/m.test(deeds)) return 'a';
  if (/^Snap attack/m.test(deeds)) return 'f';
  if (!armed && /^Pick up/m.test(deeds)) return 'p';
  return /, not in front/.test(seen) && /^Turn /m.test(deeds) ? 't' : 'e';
}
