import { expect, it } from 'vitest';
import { SIZES } from '../scripts/lib/chromium.mjs';
import { expectAccessible } from './lib/access.ts';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { expectThoseInSight } from './lib/layout.ts';
import { Lobby } from './lib/lobby.ts';
import { playSafari } from './lib/played-safari.ts';
import { Safari } from './lib/safari.ts';
import { EASY, ME, Visitor } from './lib/visitor.ts';

const MOST_DECISIONS = 150;
const KINDS = ['roll', 'bonus', 'photo'];
const NAMES = ['Ann', 'Bob'] as const;

interface SeenView {
  readonly photoCounts: readonly number[];
  readonly rolls: number;
}

journey('DiceAFARI', (site) => {
  it('is played from the lobby to the score, by pointing at the map', async () => {
    const { page } = await site().visit({ novice: true });
    const lobby = new Lobby(page);
    await lobby.open();
    await page.getByRole('button', { name: /^Play now: DiceAFARI/ }).click();
    await lobby.arrived();
    const safari = new Safari(page);
    await safari.stand();
    await page.getByRole('button', { name: 'Skip all lessons' }).click();

    // Held by key and by click; a held die stays.
    const before = await safari.die(1).textContent();
    await page.keyboard.press('1');
    await expectPage(safari.die(1)).toHaveAttribute('aria-pressed', 'true');
    await safari.die(2).click();
    await expectPage(safari.die(2)).toHaveAttribute('aria-pressed', 'true');
    await safari.button('Roll 2 dice').click();
    await safari.stand();
    await expectPage(safari.die(1)).toHaveAttribute('aria-pressed', 'true');
    expect((await safari.die(1).textContent())?.replace('Held', 'Hold')).toContain(before?.replace(/^\d/, '').trim());

    let decisions = 0;
    for (let stand = await safari.stand(); stand.at === 'asked'; stand = await safari.stand()) {
      decisions += 1;
      expect(decisions).toBeLessThan(MOST_DECISIONS);
      await safari.answer(stand.kind);
    }
    await safari.expectOver();
    await expectPage(
      page.getByRole('region', { name: 'The map' }).locator('[data-tile], [data-place]').first(),
    ).toBeVisible();
    const totals = safari.scorePad.getByRole('row', { name: /^Total/ }).getByRole('cell');
    for (const total of await totals.allTextContents()) expect(total).toMatch(/^\d+/);
    await expectAccessible(page, 'the score');
    console.log(`${decisions} own decisions to the score.`);
  }, 120_000);

  it('says why something is refused, shows chances, and has everything in sight on a phone', async () => {
    const { page } = await site().visit(SIZES.phone);
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const { id } = await visitor.make({ game: 'diceafari', seats: [ME, EASY], options: { map: 'flamingo' } });
    const safari = new Safari(page);
    await safari.open(id);
    await safari.stand();
    await safari.button('Show chances').tap();
    await expectPage(safari.decision.getByText('Any route, next roll')).toBeVisible();
    await expectPage(safari.decision.getByText(/^With \d rolls? left/)).toBeInViewport();
    // Below the routes, in a list that is two rows high.
    await expectPage(safari.decision.getByText('hold its dice').first()).toBeInViewport();
    await safari.idle.first().tap();
    await expectPage(page.getByRole('status').filter({ hasText: /Rule DA-3\.1/ })).toBeVisible();
    await page.keyboard.press('Escape');
    for (const die of [1, 2, 3, 4]) {
      const each = safari.die(die);
      if ((await each.getAttribute('aria-pressed')) === 'false') await each.tap();
    }
    await safari.button('Roll 0 dice').tap({ force: true });
    const why = safari.decision.getByText('You are holding all four dice');
    await expectPage(why).toBeInViewport({ ratio: 1 });
    await safari.die(1).tap();

    const kinds = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const stand = await safari.stand();
      if (stand.at !== 'asked') break;
      kinds.add(stand.kind);
      // A tall map is scrolled to the chosen route.
      await safari.scrollMap(0);
      await expectThoseInSight(safari, safari.controls, `${id}, ${stand.kind}`);
      await safari.answer(stand.kind);
    }
    expect(kinds).toContain('roll');
  }, 90_000);

  it('is accessible in each of its questions, in light and dark', async () => {
    const { page } = await site().visit();
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const missing = new Set(KINDS);
    const safari = new Safari(page);
    for (let match = 0; match < 4 && missing.size > 0; match++) {
      const { id } = await visitor.make({ game: 'diceafari', seats: [ME, EASY], options: { map: 'lion' } });
      await safari.open(id);
      for (let stand = await safari.stand(); stand.at === 'asked' && missing.size > 0; stand = await safari.stand()) {
        if (missing.delete(stand.kind)) await expectAccessible(page, stand.kind);
        await safari.answer(stand.kind);
      }
    }
    expect([...missing]).toEqual([]);
  }, 120_000);

  it('draws the curtain before photos taken unseen', async () => {
    const { page } = await site().visit();
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const seats = NAMES.map((name) => ({ kind: 'me', name }) as const);
    const { id } = await visitor.make({ game: 'diceafari', seats, options: { map: 'turtle', photoSurprise: true } });
    const first = await untilBothHavePhotos(visitor, id);
    const second = 1 - first;
    const safari = new Safari(page);
    await safari.open(id);
    expect(await safari.stand()).toEqual({ at: 'curtain' });
    await expectPage(safari.curtain.getByRole('heading')).toHaveText(`Pass the device to ${NAMES[first]}`);
    await expectPage(page.getByRole('region', { name: /^Your photos/ })).toHaveCount(0);
    await safari.curtain.getByRole('button', { name: `I am ${NAMES[first]}` }).click();
    await safari.stand();
    await expectPage(page.getByRole('region', { name: /^Your photos: [1-9]/ })).toBeVisible();
    await safari.endTurn();
    expect(await safari.stand()).toEqual({ at: 'curtain' });
    await expectPage(safari.curtain.getByRole('heading')).toHaveText(`Pass the device to ${NAMES[second]}`);
  }, 90_000);
});

/** Plays until both players have a photo and a turn begins; returns whose turn it is. */
async function untilBothHavePhotos(visitor: Visitor, match: string): Promise<number> {
  const seat = await playSafari(visitor, match, ({ view, pending }) => {
    const { photoCounts, rolls } = view as SeenView;
    return photoCounts.every((photos) => photos > 0) && pending.some(({ kind }) => kind === 'roll') && rolls === 1;
  });
  if (seat === undefined) throw new Error(`In ${match} the two never had a photo each.`);
  return seat;
}
