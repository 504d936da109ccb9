import type { Locator } from '@playwright/test';
import { expect, it } from 'vitest';
import { SIZES } from '../scripts/lib/chromium.mjs';
import { expectAccessible } from './lib/access.ts';
import { brokenWords, cutNames } from './lib/cut-names.ts';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { playSafari } from './lib/played-safari.ts';
import { Safari } from './lib/safari.ts';
import { EASY, ME, Visitor } from './lib/visitor.ts';

/** As long as a name may be. */
const LONGEST_NAME = 'Bartholomew Featherstone';
/** The most answers until a situation must have come up. */
const MOST_ANSWERS = 30;

journey('turns of DiceAFARI', (site) => {
  it('shortens the longest names of four players on a phone, but reads them out whole', async () => {
    const { page } = await site().visit(SIZES.phone);
    const visitor = await Visitor.named(page, site().url, LONGEST_NAME);
    const { id } = await visitor.make({ game: 'diceafari', seats: [ME, EASY, EASY, EASY], options: { map: 'turtle' } });
    const safari = new Safari(page);
    await safari.open(id);
    await safari.stand();
    const seat = page.getByRole('region', { name: 'Seats' }).getByRole('button', { name: LONGEST_NAME });
    await expectPage(seat.locator('b')).toHaveText('Barthol… Feather…');
    expect(await seat.locator('b').evaluateAll(cutNames)).toEqual([]);
    expect(await seat.locator('b').evaluate(brokenWords)).toEqual([]);
    await seat.tap();
    await expectPage(page.getByRole('dialog', { name: LONGEST_NAME })).toBeVisible();
  }, 60_000);

  it('keeps the roll button in its place, whether there is a route or not', async () => {
    const { page } = await site().visit(SIZES.phone);
    const visitor = await Visitor.named(page, site().url, 'Ann');
    // Four tiles in a row: often the dice allow no route.
    const options = { customMap: { name: 'Stick', rows: ['####'] } };
    const { id } = await visitor.make({ game: 'diceafari', seats: [ME, EASY], options });
    const safari = new Safari(page);
    await safari.open(id);
    const seen = new Map<boolean, unknown>();
    for (let answers = 0; seen.size < 2 && answers < MOST_ANSWERS; answers++) {
      const stand = await safari.stand();
      if (stand.at !== 'asked') break;
      const roll = safari.button(/^Roll \d/);
      const box = (await roll.count()) === 0 ? null : await roll.boundingBox();
      if (box !== null) seen.set((await safari.routes.count()) > 0, [box.x, box.width].map(Math.round));
      await (box === null ? safari.endTurn() : roll.tap());
    }
    expect([...seen.keys()].toSorted()).toEqual([false, true]);
    expect(seen.get(true)).toEqual(seen.get(false));
  }, 60_000);

  it('tells what changed since your last turn, and shows it again', async () => {
    const { page } = await site().visit();
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const { id } = await visitor.make({ game: 'diceafari', seats: [ME, EASY], options: { map: 'turtle' } });
    const safari = new Safari(page);
    await safari.open(id);
    const note = page.getByRole('region', { name: 'Since your last turn' });
    await playUntilTold(safari, note);
    await expectPage(note).toContainText(/ (took over|ahead of you)\b.*You (hold|have) \d/);
    // Told once: the line in the question comes when the note has gone.
    const line = safari.decision.locator('.since-line');
    await expectPage(line).toHaveCount(0);
    await note.getByRole('button', { name: 'Show again' }).click();
    const back = page.getByRole('button', { name: 'Back to now' });
    await expectPage(back).toBeVisible();
    await expectPage(note).toBeVisible();
    await note.getByRole('button', { name: 'Close' }).click();
    await expectPage(note).toHaveCount(0);
    await expectPage(line).toContainText(/^Last: (?!.*ahead of you)\S/);
    await expectPage(line.getByRole('button', { name: 'Show again' })).toBeInViewport({ ratio: 1 });
    await expectPage(line).toBeInViewport({ ratio: 1 });
    // Told whole.
    const words = line.locator('span');
    expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await expectAccessible(page, 'what changed since the last turn');
  }, 90_000);

  it('tells it on a phone in one line, and the standings only until you act', async () => {
    const { page } = await site().visit(SIZES.phone);
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const { id } = await visitor.make({ game: 'diceafari', seats: [ME, EASY], options: { map: 'turtle' } });
    const safari = new Safari(page);
    await safari.open(id);
    const strip = page.getByRole('region', { name: 'Since your last turn' });
    await playUntilTold(safari, strip);
    await expectPage(strip).toContainText(/^Last: (?!.*ahead of you)\S/);
    await safari.button(/^Roll \d/).tap();
    await expectPage(strip).not.toContainText(/You (hold|have)/);
    // By now the last was your own roll.
    await expectPage(strip).toContainText(/^Before: (?!.*ahead of you)\S/);
  }, 90_000);

  it('hands out the photos left on the map before the score comes', async () => {
    const { page } = await site().visit({ reducedMotion: 'no-preference' });
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const id = await beforeTheLastPhoto(visitor);
    const safari = new Safari(page);
    await safari.open(id);
    await safari.stand();
    // Noted in the page itself, which misses nothing however slow the machine is.
    await page.evaluate(() => {
      const seen = document.body.dataset;
      new MutationObserver(() => {
        const words = document.querySelector('.da-saying')?.textContent;
        if (words !== undefined) seen.said = words ?? '';
        if (document.querySelector('.da-flights > *') !== null) seen.flew = 'yes';
      }).observe(document.body, { childList: true, subtree: true });
    });
    await safari.button(/^Take no photo/).click();
    await safari.button(/^Take no photo$/).click();
    await safari.expectOver();
    expect(await page.evaluate(() => ({ ...document.body.dataset }))).toMatchObject({
      said: 'The game is over: photos left go to their owners',
      flew: 'yes',
    });
    await expectPage(page.getByText(/last (photo was|\d+ photos were) handed out/)).toBeVisible();
  }, 90_000);
});

interface LastView {
  readonly owners: readonly number[];
  readonly turns: readonly number[];
  readonly turn: number;
}

const MOST_MATCHES = 5;

/** Two at one screen, one of whom is asked for a photo in a turn that ends the game. */
async function beforeTheLastPhoto(visitor: Visitor): Promise<string> {
  const seats = ['Ann', 'Bob'].map((name) => ({ kind: 'me', name }) as const);
  for (let match = 0; match < MOST_MATCHES; match++) {
    const { id } = await visitor.make({ game: 'diceafari', seats, options: { map: 'turtle' } });
    const seat = await playSafari(visitor, id, ({ view, pending }) => {
      const { owners, turns, turn } = view as LastView;
      const isLast =
        owners.every((owner) => owner >= 0) && turns.every((had, each) => had + Number(each === turn) >= 3);
      return isLast && pending.some(({ kind }) => kind === 'photo');
    });
    if (seat !== undefined) return id;
  }
  throw new Error('No match ended with a photo to take.');
}

/** Plays until others have taken something from the player or overtaken them. */
async function playUntilTold(safari: Safari, told: Locator): Promise<void> {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const stand = await safari.stand();
    if (stand.at !== 'asked' || (await told.isVisible())) return;
    await safari.answer(stand.kind);
  }
}
