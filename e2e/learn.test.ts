import { expect, it } from 'vitest';
import { SIZES } from '../scripts/lib/chromium.mjs';
import { expectAccessible } from './lib/access.ts';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { expectFree } from './lib/layout.ts';
import { Learner } from './lib/learner.ts';
import { keptForOffline } from './lib/offline.ts';

const WILDLIFE = /^Learn in five minutes: Snapshot, wildlife/;
const STEPS = 11;
/** The pins that each step asks for; the first two are pressed by keys. A step without pins is only read. */
const WILDLIFE_PINS = [[2], [1], [1, 1], [1, 1, 2, 2], [1, 2], [2], [1, 2], [], [1]] as const;
/** The pins of each step of Perfect Shot, and those to press. */
const SHOT_PINS = [
  { seen: 1, pressed: [] },
  { seen: 3, pressed: [2, 3] },
  { seen: 2, pressed: [1, 2] },
  { seen: 1, pressed: [] },
  { seen: 1, pressed: [] },
  { seen: 3, pressed: [2, 1, 3] },
  { seen: 3, pressed: [1, 2, 3] },
] as const;

journey('learn in five minutes', (site) => {
  it('leads through a first turn with pins and keys, and then the match is a real one', async () => {
    const { page } = await site().visit({ viewport: { width: 1440, height: 900 } });
    const learner = new Learner(page);
    const { table, step } = learner;
    await learner.begin(WILDLIFE);
    await expectPage(step).toContainText('are arranged for the lesson');

    await step.getByRole('button', { name: 'Next' }).press('Enter');
    await learner.expectStep(2, STEPS);
    await expectPage(page.getByRole('log', { name: 'What happens' })).toContainText('Step 2 of 11: Draw a card.');
    await expectPage(table.decision.getByText('Not in this step. Press Draw a card.').first()).toBeAttached();
    await expectPage(table.undo).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page, 'a step of the lesson');
    await page.reload();
    await learner.expectStep(2, STEPS);
    await page.keyboard.press('d');
    await page.keyboard.press('Enter');

    for (const [at, pins] of WILDLIFE_PINS.entries()) {
      await learner.expectStep(at + 3, STEPS);
      if (pins.length === 0) await learner.next();
      else await learner.press(...pins);
    }
    await expectPage(step).toBeHidden();
    await expectPage(page.getByRole('list', { name: 'Phase' })).toBeVisible();
    expect(await table.stand()).toMatchObject({ at: 'asked' });
    await expectPage(table.decision.getByText('Not in this step')).toHaveCount(0);
  }, 120_000);

  it.each([
    { game: /^Learn in five minutes: DiceAFARI/, steps: 8, pins: [1, 2], button: /^Roll 2 dice/ },
    { game: /^Learn in five minutes: Perfect Shot/, steps: 7, pins: [2, 3], button: undefined },
  ])(
    'is followed on a phone, and left at any step: $game',
    async ({ game, steps, pins, button }) => {
      const { page } = await site().visit(SIZES.phone);
      const learner = new Learner(page);
      await learner.begin(game);
      await learner.expectStep(1, steps);
      await learner.next();
      await learner.expectStep(2, steps);
      await expectFree(learner.step.getByRole('button'), 'the step');
      await expectAccessible(page, 'a step on a phone');
      await learner.press(...pins);
      if (button !== undefined) await learner.table.decision.getByRole('button', { name: button }).click();
      await learner.expectStep(3, steps);
      await learner.step.getByRole('button', { name: 'Play without help' }).click();
      await expectPage(learner.step).toBeHidden();
      await expectPage(learner.table.prompt).toBeInViewport();
      await page.reload();
      await learner.table.stand();
      await expectPage(learner.step).toBeHidden();
    },
    90_000,
  );

  it('covers nothing with a pin that it points at, on a phone', async () => {
    const { page } = await site().visit(SIZES.phone);
    const learner = new Learner(page);
    await learner.begin(/^Learn in five minutes: Perfect Shot/);
    const faults: string[] = [];
    for (const [at, { seen, pressed }] of SHOT_PINS.entries()) {
      await learner.expectStep(at + 1, SHOT_PINS.length);
      await expectPage(learner.pins).toHaveCount(seen);
      faults.push(...(await learner.pins.evaluateAll(hiddenByPins)).map((fault) => `step ${at + 1}: ${fault}`));
      if (pressed.length === 0) await learner.next();
      else await learner.press(...pressed);
    }
    expect(faults).toEqual([]);
  }, 90_000);

  it('corrects only a player who acts, and never says that there is no route if there is one', async () => {
    const { page } = await site().visit({ viewport: { width: 1440, height: 900 } });
    const learner = new Learner(page);
    const dock = learner.table.decision;
    const told = dock.getByText('Read this step first, then press Next.').filter({ visible: true });
    const roll = dock.getByRole('button', { name: /^Roll \d dice/ });
    await learner.begin(/^Learn in five minutes: DiceAFARI/);
    await learner.expectStep(1, 8);
    await roll.hover();
    await expectPage(told).toHaveCount(0);
    await roll.click({ force: true });
    await expectPage(told).toHaveCount(1);
    await learner.next();
    await learner.expectStep(2, 8);
    await expectPage(told).toHaveCount(0);
    await expectPage(dock.getByRole('heading', { name: '3 routes, most points first' })).toBeVisible();
    await expectPage(dock.getByText('No route', { exact: true })).toHaveCount(0);
    await expectPage(dock.getByRole('button', { name: 'Claim a route' })).toBeVisible();
    await learner.press(1, 2);
    await roll.click();
    await learner.expectStep(3, 8);
    for (const step of [4, 5, 6]) {
      await learner.press(1, 2);
      await learner.expectStep(step, 8);
    }
    // The crossed-out jeep that the step mentions.
    await expectPage(page.locator('.da-lost')).toHaveCount(1);
  }, 90_000);

  it('can start from the rules, too, and offline', async () => {
    const { page } = await site().visit();
    const learner = new Learner(page);
    await page.goto('/');
    await keptForOffline(page);
    await page.goto('/rules/wildlife');
    await page.getByRole('button', { name: 'Learn in five minutes' }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Learn in five minutes' }).click();
    await page.waitForURL(/\/m\/here-learn-/);
    await learner.expectStep(1, STEPS);
  }, 90_000);
});

/** Runs in the page. Words and pictures of its target that a pin covers by more than its foot. */
function hiddenByPins(pins: readonly Element[]): readonly string[] {
  const FOOT = 6;
  const inks = (element: Element): readonly DOMRect[] => {
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const boxes = [...element.querySelectorAll('img, svg'), ...(element.matches('img, svg') ? [element] : [])].map(
      (each) => each.getBoundingClientRect(),
    );
    for (let text = words.nextNode(); text !== null; text = words.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      if ((text.parentElement?.offsetWidth ?? 0) > 1) boxes.push(...range.getClientRects());
    }
    return boxes;
  };
  return pins.flatMap((pin) => {
    const mark = pin.getBoundingClientRect();
    const targets = [...document.querySelectorAll(pin.getAttribute('data-at') ?? '')];
    const target = targets.find((each) => each.getBoundingClientRect().width > 0);
    if (target === undefined) return [`pin ${pin.textContent} points at nothing`];
    const covers = ({ left, right, top, bottom }: DOMRect): boolean =>
      Math.min(right, mark.right) - Math.max(left, mark.left) > FOOT &&
      Math.min(bottom, mark.bottom) - Math.max(top, mark.top) > FOOT;
    return inks(target).some(covers) ? [`pin ${pin.textContent} covers what it points at`] : [];
  });
}
