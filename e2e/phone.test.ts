import type { Locator } from '@playwright/test';
import type { Update } from '@shutterbox/protocol';
import { expect, it } from 'vitest';
import { NATURAL_HABITAT, RACCOON } from '../games/wildlife/src/cards.ts';
import { HABITATS } from '../games/wildlife/src/types.ts';
import { SIZES } from '../scripts/lib/chromium.mjs';
import type { Visit } from './lib/browser.ts';
import { DockHeights } from './lib/dock-heights.ts';
import { expectPage } from './lib/expect-page.ts';
import { finishedMatch } from './lib/finished.ts';
import { journey } from './lib/journey.ts';
import { expectInSight } from './lib/layout.ts';
import { hurried, like, type Plan } from './lib/photographer.ts';
import type { Site } from './lib/site.ts';
import { Table } from './lib/table.ts';
import { EASY, ME, Visitor } from './lib/visitor.ts';

const DECISIONS = 45;
/** At each of them you begin with a chance of one in two. */
const TABLES = 20;
/** The kinds that a player who tries things meets in this many decisions. */
const KINDS = ['research', 'offer', 'card', 'dice', 'tokens', 'explore'];

journey('small screens', (site) => {
  it('has everything a decision needs in sight at 390x844, and is played by taps', async () => {
    const kinds = await playInSight(site(), SIZES.phone, 'tap');
    expect([...kinds]).toEqual(expect.arrayContaining(KINDS));
  }, 150_000);

  it('has everything a decision needs in sight at 1280x720', async () => {
    const kinds = await playInSight(site(), {}, 'click');
    expect([...kinds]).toEqual(expect.arrayContaining(KINDS));
  }, 150_000);
});

/** Enough of an animal to read it. */
const LEAST_ANIMAL_PX = 40;
/** An open habitat is as wide as the phone. */
const OPEN_ANIMAL_PX = 300;
/** Below a question of your own turn; an offer has more to say. */
const LEAST_BOARD_PX = 230;
const ROUNDING_PX = 1;
/** One strip of the dock, and no more. */
const STRIP_PX = 56;
/** A board under an offer has less room than its four habitats need; a lower one has no room for strips. */
const STRIPS_PX = { least: 250, most: 340 };
const SHORT = { width: 390, height: 740 };
const HIGH_STACK = 3;
/** Those into the highest stacks. */
const THROWS = 4;
const ON_ITS_SIDE = { width: 844, height: 390 };
/** A corner of a habitat, where no animal lies. */
const CORNER = { x: 3, y: 3 };

journey('a folded habitat', (site) => {
  it('takes a die by a touch and stays folded; if nothing can be done, a touch opens it', async () => {
    const { page } = await site().visit(SIZES.phone);
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const { id } = await visitor.make({ seats: [ME, EASY] });
    const table = new Table(page);
    await table.open(id);
    for (let stand = await table.stand(); stand.at === 'asked' && stand.kind !== 'dice'; stand = await table.stand())
      await table.tap(like(await visitor.moves(id, 0), /^End Research/, /^Bring no more/, /^Make no offer/));
    // On its side, too, the button has one line.
    await page.setViewportSize(ON_ITS_SIDE);
    const camp = table.decision.locator('.btn', { hasText: 'Stay in camp' });
    await expect.poll(() => camp.evaluate(linesOf)).toBe(1);
    await page.setViewportSize(SIZES.phone.viewport);
    const folded = table.board.locator('.wl-band:not(.open)').first();
    const name = (await folded.getByRole('heading').textContent()) ?? '';
    const habitat = table.board.getByRole('region', { name });
    const dice = (left: number) =>
      table.decision.getByRole('img', { name: `${left} ${left === 1 ? 'die' : 'dice'} of 6 left` });
    const header = habitat.getByRole('button', { name: `Put a die on the ${name}` });
    const opened = table.board.locator('.wl-band.open');
    const before = await opened.getAttribute('aria-label');

    for (const left of [5, 4, 3]) {
      await header.tap();
      await expectPage(dice(left)).toBeVisible();
      await expectPage(opened).toHaveAttribute('aria-label', before ?? '');
    }

    await habitat.getByRole('button', { name: `Show the ${name} in full` }).tap({ position: CORNER });
    await expectPage(habitat).toHaveClass(/open/);
    await expectPage(dice(3)).toBeVisible();
    await header.tap();
    await expectPage(dice(2)).toBeVisible();
    await expectPage(habitat).toHaveClass(/open/);
  }, 60_000);

  it('stays in sight when it is opened, even if the question is about another one', async () => {
    const { page } = await site().visit(SIZES.phone);
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const { id } = await visitor.make({ seats: [ME, EASY, EASY, EASY] });
    const table = new Table(page);
    await table.open(id);
    const animal = await openFolded(table, visitor, id, 'offer', hurried());
    await expectPage(animal).toBeInViewport();
  }, 60_000);

  it('is a low strip while an offer takes the room', async () => {
    const { page } = await site().visit(SIZES.phone);
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const { id } = await visitor.make({ seats: [ME, EASY, EASY] });
    const table = new Table(page);
    await table.open(id);
    const board = page.locator('.wl-board');
    const lacksRoom = async (): Promise<boolean> => {
      const { height = 0 } = (await board.boundingBox()) ?? {};
      return height >= STRIPS_PX.least && height <= STRIPS_PX.most;
    };
    const strips = page.locator('.wl-board.focussed > .aside > .wl-band');
    const plan = hurried();
    let stand = await table.stand();
    while (stand.at === 'asked' && !(stand.kind === 'offer' && (await lacksRoom()) && (await strips.count()) > 2)) {
      await table.tap(plan(stand.kind, await visitor.moves(id, 0)));
      stand = await table.stand();
    }
    expect(await strips.evaluateAll((all) => all.map((each) => each.checkVisibility()))).toEqual([true, true, true]);
    expect(await board.evaluate(scrolls)).toBe(false);
  }, 120_000);

  it('opens on a short phone, beside the one that a drawn card is about', async () => {
    const { page } = await site().visit({ ...SIZES.phone, viewport: SHORT });
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const { id } = await visitor.make({ seats: [ME, EASY] });
    const table = new Table(page);
    await table.open(id);
    const kept = keeping();
    await openFolded(table, visitor, id, 'card', (kind, moves) =>
      kind === 'research' ? like(moves, /^Draw/, /^End Research/) : kept(kind, moves),
    );
  }, 60_000);

  it('leaves room for the open one under a lesson', async () => {
    const { page } = await site().visit({ ...SIZES.phone, novice: true });
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const table = new Table(page);
    await openOnTurn(table, visitor);
    const lessons = page.getByRole('region', { name: /^Lesson/ });
    await expectPage(lessons).toBeVisible();
    const height = async (of: Locator): Promise<number> => (await of.boundingBox())?.height ?? 0;
    const animal = table.board.locator('.wl-band.open .wl-stack > *').first();
    if ((await animal.count()) > 0) expect(await height(animal)).toBeGreaterThan(LEAST_ANIMAL_PX);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await height(table.board);
    expect(before).toBeGreaterThan(LEAST_BOARD_PX);
    for (let lesson = 0; lesson < 2; lesson++) await page.getByRole('button', { name: 'Got it' }).tap();
    await expectPage(lessons).toHaveCount(0);
    const grown = (await height(table.board)) - before;
    expect(grown, 'the lesson took one strip').toBeGreaterThan(0);
    expect(grown).toBeLessThanOrEqual(STRIP_PX);
  }, 60_000);
});

journey('what happens in a habitat', (site) => {
  it('fits while dice decide, also on its side', async () => {
    const { page } = await site().visit(SIZES.phone);
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const match = await finishedMatch(visitor, { seats: [ME, EASY] });
    const stacks: number[] = [];
    for (const moment of crowdedThrows((await visitor.update(match)).steps).slice(0, THROWS)) {
      await page.goto(`/m/${match}?at=${moment}`);
      await page.locator('.wl-band.open .wl-plate').waitFor();
      stacks.push(await page.locator('.wl-band.open .wl-stack > li').count());
      for (const size of [ON_ITS_SIDE, SIZES.phone.viewport]) {
        await page.setViewportSize(size);
        await expect
          .poll(() => page.locator('.wl-board').evaluate(scrolls), { message: `${match}?at=${moment}` })
          .toBe(false);
      }
    }
    expect(Math.max(...stacks)).toBeGreaterThanOrEqual(HIGH_STACK);
  }, 90_000);

  it('is drawn over the others, and a drawn card over its own', async () => {
    const { page } = await site().visit(SIZES.phone);
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const match = await finishedMatch(visitor, { seats: [ME, EASY] });
    const { steps } = await visitor.update(match);
    const lookAt = async (type: string): Promise<Record<string, unknown>> => {
      const found = steps.flatMap(({ number, events }) =>
        events.map((event) => ({ number, event: event as Happened })),
      );
      const last = found.findLast(({ event }) => event.type === type && event.card !== RACCOON);
      await page.goto(`/m/${match}?at=${last?.number}`);
      await page.getByRole('region', { name: 'Replay' }).waitFor();
      return { ...last?.event };
    };
    await lookAt('photographed');
    const result = page.locator('.wl-shot .wl-plate');
    await expectPage(result).toBeVisible();
    expect(await result.evaluate(isOnTop)).toBe(true);

    const { card } = await lookAt('drew');
    const drawn = page.locator('.wl-cell').filter({ has: page.locator('.wl-drawn') });
    const home = HABITATS[NATURAL_HABITAT[Number(card)] ?? -1] ?? '';
    await expectPage(drawn.getByRole('heading')).toHaveText(new RegExp(home, 'i'));
  }, 90_000);
});

/** Runs in the page. */
function scrolls({ scrollHeight, clientHeight }: Element): boolean {
  return scrollHeight > clientHeight + 1;
}

/** Runs in the page: how many lines its words take. */
function linesOf(element: Element): number {
  const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  if (words === null) return 0;
  const text = document.createRange();
  text.selectNode(words);
  return text.getClientRects().length;
}

interface Happened {
  readonly type: string;
  readonly card?: number;
  readonly habitat?: number;
}

/** The moments at which habitats are explored, first where the most animals came since the habitat was last spooked. */
function crowdedThrows(steps: Update['steps']): readonly number[] {
  const came = HABITATS.map(() => 0);
  const throws = steps.flatMap(({ number, events }) =>
    events.flatMap((event) => {
      const { type, habitat = -1 } = event as Happened;
      const animals = came[habitat] ?? 0;
      if (type === 'placed' || type === 'placedReserved') came[habitat] = animals + 1;
      if (type === 'spooked') came[habitat] = 0;
      if (type !== 'explored') return [];
      came[habitat] = 0;
      return [{ number, animals }];
    }),
  );
  return throws.toSorted((a, b) => b.animals - a.animals).map(({ number }) => number);
}

/** Runs in the page: whether nothing covers its upper or lower edge. */
function isOnTop(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint((left + right) / 2, y)));
}

/** The note about a place, with any refusal, is beside the place and not over the question. */
async function expectQuestionFree({ page, board, decision }: Table): Promise<void> {
  // A raccoon is about all habitats alike: none is open, and a tap only opens a folded one.
  const place = board.locator('.wl-band.open [data-place]:visible').last();
  if ((await place.count()) === 0) return;
  await place.tap();
  const note = page.locator('.callout');
  await note.waitFor();
  const [told, asked] = [await note.boundingBox(), await decision.boundingBox()];
  expect((told?.y ?? Number.NaN) + (told?.height ?? Number.NaN)).toBeLessThanOrEqual(asked?.y ?? 0);
  await page.keyboard.press('Escape');
  await note.waitFor({ state: 'detached' });
}

/** Plays a while and checks every own decision; returns the kinds met. The list of all moves stays shut: it would cover the board. */
async function playInSight(site: Site, visit: Visit, how: 'tap' | 'click'): Promise<ReadonlySet<string>> {
  const { page } = await site.visit(visit);
  const visitor = await Visitor.named(page, site.url, 'Ann');
  const { id } = await visitor.make({ seats: [ME, EASY] });
  const table = new Table(page);
  await table.open(id);
  const plan = keeping();
  const kinds = new Set<string>();
  const corners = new Map<string, Corner>();
  const heights = new DockHeights();
  for (let i = 0; i < DECISIONS; i++) {
    const stand = await table.stand();
    if (stand.at !== 'asked') break;
    // Nothing on the board answers an offer, so a tap only explains.
    if (stand.kind === 'offer' && how === 'tap') await expectQuestionFree(table);
    kinds.add(stand.kind);
    // An offer is asked in another player's turn.
    const large = stand.kind === 'offer' ? undefined : await largeButton(table);
    if (large !== undefined) corners.set(stand.kind, large);
    await heights.expectKept(table, stand.kind);
    await expectInSight(table, `${id}, decision ${i}, ${stand.kind} ("${stand.prompt}")`);
    const move = plan(stand.kind, await visitor.moves(id, 0));
    await (how === 'tap' ? table.tap(move) : table.choose(move));
  }
  if (how === 'tap') expectInPlace(corners);
  return kinds;
}

interface Corner {
  readonly right: number;
  readonly bottom: number;
}

/** The lower right corner of the large button. */
async function largeButton({ decision }: Table): Promise<Corner | undefined> {
  const button = decision.locator('.btn.primary:visible');
  const box = (await button.count()) === 1 ? await button.boundingBox() : null;
  return box === null ? undefined : { right: box.x + box.width, bottom: box.y + box.height };
}

/** The large button stays under the thumb while you draw, place and roll. */
function expectInPlace(corners: ReadonlyMap<string, Corner>): void {
  const all = [...corners.values()];
  const spread = (of: readonly number[]): number => Math.max(...of) - Math.min(...of);
  const moved = { right: spread(all.map(({ right }) => right)), bottom: spread(all.map(({ bottom }) => bottom)) };
  expect(Math.max(moved.right, moved.bottom), JSON.stringify([...corners])).toBeLessThanOrEqual(ROUNDING_PX);
}

/** Keeps drawn cards if it can, so that the dock has the most to show. */
function keeping(): Plan {
  const plan = hurried();
  return (kind, moves) => {
    if (kind === 'card') return like(moves, /^Accept/, /[Rr]eserve/, /^Place/);
    if (kind === 'offer') return like(moves, /^Offer/);
    return plan(kind, moves);
  };
}

/** A table where you begin; otherwise the other player's offer may be asked first. */
async function openOnTurn(table: Table, visitor: Visitor): Promise<void> {
  for (let i = 0; i < TABLES; i++) {
    const { id } = await visitor.make({ seats: [ME, EASY] });
    await table.open(id);
    const stand = await table.stand();
    if (stand.at === 'asked' && stand.kind === 'research') return;
  }
  throw new Error(`You began at none of ${TABLES} tables.`);
}

/** Plays until there is a folded habitat with animals at a question of that kind, and opens it by a touch; returns its last animal. */
async function openFolded(table: Table, visitor: Visitor, id: string, kind: string, plan: Plan): Promise<Locator> {
  const aside = table.board
    .locator('.aside > .wl-band:not(.open):visible')
    .filter({ has: table.page.getByRole('listitem') });
  for (let i = 0; i < DECISIONS; i++) {
    const stand = await table.stand();
    if (stand.at !== 'asked' || (stand.kind === kind && (await aside.count()) > 0)) break;
    await table.tap(plan(stand.kind, await visitor.moves(id, 0)));
  }
  const name = (await aside.first().getAttribute('aria-label')) ?? '';
  const habitat = table.board.getByRole('region', { name });
  const animal = habitat.getByRole('listitem').last();
  await animal.tap();
  await expectPage(habitat).toHaveClass(/open/);
  // Looked up again: a folded animal is a chip beside the name.
  await expect.poll(async () => (await animal.boundingBox())?.width ?? 0).toBeGreaterThan(OPEN_ANIMAL_PX);
  return animal;
}
