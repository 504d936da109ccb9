import type { Locator } from '@playwright/test';
import { expect, it } from 'vitest';
import { curious } from './lib/curious.ts';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { Table } from './lib/table.ts';
import { EASY, ME, Visitor } from './lib/visitor.ts';

/** All kinds come in any match except the two that depend on dice, which the plan looks for. */
const KINDS = ['research', 'card', 'reserves', 'dice', 'tokens', 'explore', 'photograph', 'offer', 'failed', 'reroll'];
const MOST_DECISIONS = 400;

journey('the guided match', (site) => {
  it('explains the first decision of each kind, once, with its rule', async () => {
    const { page } = await site().visit({ novice: true });
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const { id } = await visitor.make({ seats: [ME, EASY] });
    const table = new Table(page);
    await table.open(id);
    const lesson = page.getByRole('region', { name: /^Lesson: / });
    const learnt = new Set<string>();
    const plan = curious();
    await table.stand();
    await expectPage(lesson).toContainText('Play for prestige');
    await lesson.getByRole('button', { name: 'Got it' }).click();
    for (let i = 0; i < MOST_DECISIONS && learnt.size < KINDS.length; i++) {
      const stand = await table.standWithMoves();
      if (stand.at !== 'asked') break;
      if (learnt.has(stand.kind)) await expectPage(lesson).toBeHidden();
      else await learn(lesson, stand.kind);
      learnt.add(stand.kind);
      await table.choose(plan(stand.kind, stand.moves));
    }
    console.log(`Explained: ${[...learnt].join(', ')}.`);
    expect(KINDS.filter((kind) => !learnt.has(kind) && !['failed', 'reroll'].includes(kind))).toEqual([]);
  }, 180_000);

  it('can be skipped, stays skipped, and can be played again', async () => {
    const { page } = await site().visit({ novice: true });
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const { id } = await visitor.make({ seats: [ME, EASY], options: { reserving: false } });
    const table = new Table(page);
    await table.open(id);
    const lesson = page.getByRole('region', { name: /^Lesson: / });
    await table.stand();
    await expectPage(lesson).toBeVisible();
    await lesson.getByRole('button', { name: 'Skip all lessons' }).click();
    await expectPage(lesson).toBeHidden();
    await table.choose('End Research and prepare the expedition');
    expect(await table.stand()).toMatchObject({ kind: 'dice' });
    await expectPage(lesson).toBeHidden();
    await page.reload();
    expect(await table.stand()).toMatchObject({ kind: 'dice' });
    await expectPage(lesson).toBeHidden();

    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('button', { name: 'Show all lessons again' }).click();
    await expectPage(lesson).toBeVisible();
    await expectPage(lesson).toContainText('W-7.1');
    await lesson.getByRole('button', { name: 'Got it' }).click();
    await expectPage(lesson).toContainText('W-4.8');
  }, 60_000);
});

/** The lesson is there and cites a rule that the drawer shows; then it is confirmed. */
async function learn(lesson: Locator, kind: string): Promise<void> {
  await expectPage(lesson, `the lesson about ${kind}`).toBeVisible();
  // Beside the list of all moves the lesson is a strip.
  await lesson.getByRole('button', { name: 'More', exact: true }).click();
  expect(((await lesson.getByRole('paragraph').last().textContent()) ?? '').length).toBeGreaterThan(40);
  const cited = lesson.getByRole('button', { name: /W-\d+\.\d+/ });
  const rule = /W-\d+\.\d+/.exec((await cited.textContent()) ?? '')?.[0] ?? '';
  if (kind === 'research') {
    const page = lesson.page();
    await cited.click();
    await expectPage(page.getByRole('dialog').locator('[aria-current="true"]')).toContainText(rule);
    await page.keyboard.press('Escape');
  }
  expect(rule).not.toBe('');
  await lesson.getByRole('button', { name: 'Got it' }).click();
  await expectPage(lesson).toBeHidden();
}
