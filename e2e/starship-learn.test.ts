import { expect, it } from 'vitest';
import { SIZES } from '../scripts/lib/chromium.mjs';
import { expectAccessible } from './lib/access.ts';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { expectFree } from './lib/layout.ts';
import { Learner } from './lib/learner.ts';
import { Starship } from './lib/starship.ts';

const GAME = /^Learn in five minutes: Snapshot, starship/;
const STEPS = 12;
/** The pins that steps 2 to 11 ask to press. */
const PINS = [[1], [1], [1], [1], [1, 2], [1], [1, 2], [1], [1], [1, 2]] as const;

journey('learn Snapshot aboard starships in five minutes', (site) => {
  it('leads by pins from the locker to the first animal that falls, and then the match is a real one', async () => {
    const { page } = await site().visit({ viewport: { width: 1440, height: 900 } });
    const learner = new Learner(page);
    await learner.begin(GAME);
    await learner.expectStep(1, STEPS);
    await learner.next();
    for (const [at, pins] of PINS.entries()) {
      await learner.expectStep(at + 2, STEPS);
      // Every square shows its price, but only one is marked for a press.
      if (at === 3)
        await expectPage(page.getByRole('button', { name: /^Run/ })).toHaveAttribute('aria-disabled', 'true');
      await learner.press(...pins);
    }
    await learner.expectStep(STEPS, STEPS);
    await expectAccessible(page, 'the end of the lesson');
    await learner.next();
    await expectPage(learner.step).toBeHidden();
    const starship = new Starship(page);
    expect(await starship.stand()).toMatchObject({ at: 'asked', kind: 'turn' });
    expect((await starship.marked('target')).length).toBe(1);
    await expectPage(starship.decision.getByText('Not in this step')).toHaveCount(0);
  }, 120_000);

  it('can be followed with fingers on a phone', async () => {
    const { page } = await site().visit(SIZES.phone);
    const learner = new Learner(page);
    await learner.begin(GAME);
    await learner.next();
    for (const [at, pins] of PINS.slice(0, 3).entries()) {
      await learner.expectStep(at + 2, STEPS);
      await learner.press(...pins);
    }
    await learner.expectStep(5, STEPS);
    await expectFree(learner.step.getByRole('button'), 'the step');
    await expectAccessible(page, 'a step on a phone');
    // The first press shows a walk, the second walks it.
    await learner.press(1, 1);
    await learner.expectStep(6, STEPS);
  }, 90_000);
});
