import { expect, it } from 'vitest';
import { startHosted } from '../scripts/lib/hosted.mjs';
import { expectAccessible } from './lib/access.ts';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { Starship } from './lib/starship.ts';
import { ME, OPEN, Visitor } from './lib/visitor.ts';

const MOST_TURNS = 40;

journey(
  'Snapshot aboard starships, across two browsers',
  (site) => {
    it('asks the crew when an animal comes close, and keeps their orders from the other side', async () => {
      const [ann, bea] = await Promise.all([site().visit(), site().visit()]);
      const [anna, beata] = await Promise.all([
        Visitor.named(ann.page, site().url, 'Ann'),
        Visitor.named(bea.page, site().url, 'Bea'),
      ]);
      const { id } = await anna.make({ game: 'starship', seats: [ME, OPEN] });
      await beata.join(id, 1);
      const [crew, animals] = [new Starship(ann.page), new Starship(bea.page)];
      await Promise.all([crew.open(id), animals.open(id)]);
      await crew.button(/^Quick start/).click();
      await animals.button(/^Quick start/).click();

      await orderAll(crew, 'Free attacks: Always', 'Free attacks: Ask me');
      await expectPage(animals.order.getByRole('group', { name: /^Orders for Crew/ })).toHaveCount(0);
      expect(JSON.stringify((await beata.update(id, 1)).view)).not.toContain('"snap":"ask"');

      await untilReaction(crew, animals);
      await expectPage(crew.throwBox.first()).toBeVisible();
      await expectAccessible(ann.page, 'a reaction');
      await crew.button(/^(Hold back|Everyone holds)/).click();
      await expectPage(crew.decision.and(ann.page.locator('[data-kind="react"]'))).toHaveCount(0);
    }, 180_000);
  },
  startHosted,
);

/** One press for each character that has such an order. */
async function orderAll(starship: Starship, from: string, to: string): Promise<void> {
  const before = starship.order.getByRole('button', { name: from });
  await before.first().waitFor();
  for (let left = await before.count(); left > 0; left--) {
    await before.first().click();
    await expectPage(before).toHaveCount(left - 1);
  }
  await expectPage(starship.order.getByRole('button', { name: to }).first()).toBeVisible();
}

/** The crew stand still; the animals come as near as they can. */
async function untilReaction(crew: Starship, animals: Starship): Promise<void> {
  for (let turns = 0; turns < MOST_TURNS; turns++) {
    const next = await Promise.race([crew, animals].map((each) => kindAt(each)));
    if (next.kind === 'react') return;
    if (next.starship === animals && next.prompt === 'Move, attack or wait?') {
      const near = await animals.nearestStep();
      if (near !== undefined) {
        await animals.page.mouse.click(...near);
        if ((await animals.page.locator('.callout').count()) > 0) await animals.page.mouse.click(...near);
        continue;
      }
    }
    await next.starship.button(/^End turn/).click();
  }
  throw new Error('Nobody came close.');
}

interface Next {
  readonly starship: Starship;
  readonly kind: string;
  readonly prompt: string;
}

/** Whichever is asked first; the other may wait for ever. */
async function kindAt(starship: Starship): Promise<Next> {
  const stand = await starship.stand().catch(() => new Promise<never>(() => {}));
  if (stand.at !== 'asked') throw new Error(`The match is ${stand.at}.`);
  return { starship, kind: stand.kind, prompt: stand.prompt };
}
