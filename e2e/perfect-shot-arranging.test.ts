import { expect, it } from 'vitest';
import type { View } from '../games/perfect-shot/src/types.ts';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { Rack } from './lib/rack.ts';
import { EASY, ME, OPEN, Visitor } from './lib/visitor.ts';

/** Enough for a few tiles and an album each. */
const TURNS = 8;
const TEN_MINUTES = 600_000;
/** Much less than the time a photo is shown. */
const A_FRAME_MS = 20;
const PATIENCE_MS = 15_000;

/** Out of turn, and while something is being shown. */
journey('albums of Perfect Shot', (site) => {
  it('are arranged in the turn of another player, who notices nothing', async () => {
    const [ann, bea] = await Promise.all([site().visit(), site().visit()]);
    const visitors = [
      await Visitor.named(ann.page, site().url, 'Ann'),
      await Visitor.named(bea.page, site().url, 'Bea'),
    ] as const;
    const [host, guest] = visitors;
    const { id } = await host.make({ game: 'perfect-shot', seats: [ME, OPEN], pace: TEN_MINUTES });
    await guest.join(id, 1);
    await playOn(visitors, id, (turns, seat) => turns >= TURNS && seat === 1);
    const [watching, playing] = [new Rack(ann.page), new Rack(bea.page)];
    await Promise.all([watching.open(id), playing.open(id)]);

    // Bea has a card in mind.
    await playing.cards.nth(1).click();
    await expectPage(playing.cards.nth(1)).toHaveAttribute('aria-pressed', 'true');
    const asked = await playing.decision.getByRole('heading').allTextContents();
    const { deadline } = await host.table(id);
    expect(deadline).toBeGreaterThan(0);

    await watching.openArranging();
    const before = await watching.looseTiles.count();
    await takeOff(watching);
    await expectPage(watching.looseTiles).toHaveCount(before + 1);
    // Five albums are whole beside the dock, and however many there are, the loose tiles are visible below them.
    const rows = ann.page.locator('.ps-mine-rows');
    await rows.evaluate(withAlbums, 5);
    expect(await rows.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0);
    await expectPage(ann.page.locator('.ps-mine .ps-loose')).toBeInViewport({ ratio: 1 });
    await rows.evaluate(withAlbums, 9);
    await expectPage(ann.page.locator('.ps-mine .ps-loose')).toBeInViewport({ ratio: 1 });
    await expectPage(watching.decision.getByText('Your move')).toHaveCount(0);
    expect(await ann.page.title()).not.toContain('Your move');

    // Her question, her choice and her clock are unchanged, and the card can be placed.
    expect(await playing.decision.getByRole('heading').allTextContents()).toEqual(asked);
    await expectPage(playing.cards.nth(1)).toHaveAttribute('aria-pressed', 'true');
    expect((await host.table(id)).deadline).toBe(deadline);
    await playing.place.click();
    await watching.stand();
    await expectPage(watching.decision.getByText('Your move')).toBeVisible();
  }, 120_000);

  it('are arranged while a photo is shown, which continues', async () => {
    const { page } = await site().visit({ reducedMotion: 'no-preference' });
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const { id } = await visitor.make({ game: 'perfect-shot', seats: [ME, EASY] });
    await playOn([visitor], id, (turns, seat) => turns >= TURNS / 2 && seat === 0);
    await page.clock.install();
    const rack = new Rack(page);
    await rack.open(id);
    await rack.stand();
    await rack.openArranging();
    await rack.cards.first().click();
    await expectPage(rack.place).toBeEnabled();
    // The clock is stopped: the photo is shown until the test lets it end.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await rack.place.click();
    const shown = page.locator('[data-playing="true"]');
    await expectPage(shown).toHaveCount(1);
    const before = await rack.looseTiles.count();
    await takeOff(rack, () => page.clock.runFor(A_FRAME_MS));
    await expect.poll(() => isByHand(visitor, id), { timeout: PATIENCE_MS }).toBe(true);
    await expectPage(shown).toHaveCount(1);
    // The photo's tiles are there, too.
    await page.clock.resume();
    await rack.stand();
    expect(await rack.looseTiles.count()).toBeGreaterThan(before);
  }, 120_000);
});

/** Moves the first tile that can be moved to the loose ones. */
async function takeOff(rack: Rack, onward: () => Promise<void> = async () => undefined): Promise<void> {
  await rack.tiles.first().click();
  await onward();
  await expectPage(rack.tiles.first()).toHaveAttribute('aria-pressed', 'true');
  await rack.albums.getByRole('button', { name: /^Take an? .* off/ }).click();
  await onward();
}

/** Whether the server has received it. */
async function isByHand(visitor: Visitor, match: string): Promise<boolean> {
  const { view } = await visitor.update(match, 0);
  return (view as View).byHand[0] === true;
}

/** Plays photos, and an album every second turn of a seat, until `until` is true of the turns played and the next seat. */
async function playOn(
  visitors: readonly Visitor[],
  match: string,
  until: (turns: number, seat: number) => boolean,
): Promise<void> {
  for (let turns = 0; turns < 4 * TURNS; ) {
    for (const [seat, visitor] of visitors.entries()) {
      const { pending, legal, outcome } = await visitor.update(match, seat);
      if (outcome !== undefined) throw new Error('The match ended too early.');
      const asked = pending.find((each) => each.seat === seat && each.kind === 'turn');
      if (asked === undefined) continue;
      if (until(turns, seat)) return;
      const actions = legal.find(({ decision }) => decision === asked.id)?.actions.map(({ action }) => action) ?? [];
      const wanted = Math.floor(turns / visitors.length) % 2 === 1 ? 'album' : 'photo';
      await visitor.answer(match, seat, asked.id, actions.find((each) => isOf(each, wanted)) ?? actions[0]);
      turns += 1;
    }
  }
  throw new Error('It did not come to that.');
}

function isOf(action: unknown, type: string): boolean {
  return typeof action === 'object' && action !== null && 'type' in action && action.type === type;
}

/** Runs in the page. */
function withAlbums(rows: Element, albums: number): void {
  while (rows.childElementCount < albums) rows.prepend(rows.firstElementChild?.cloneNode(true) ?? '');
}
