import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { expectPage } from './lib/expect-page.ts';
import { finishedMatch } from './lib/finished.ts';
import { journey } from './lib/journey.ts';
import { like, play } from './lib/photographer.ts';
import { Table } from './lib/table.ts';
import { EASY, ME, Visitor } from './lib/visitor.ts';

declare global {
  interface Window {
    heard: string[];
  }
}

journey('a player with a screen reader', (site) => {
  it('hears what happened before the question, and their own results every time', async () => {
    const { page } = await site().visit();
    await listen(page);
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const { id } = await visitor.make({ seats: [ME, EASY], options: { reserving: false, tokens: false } });
    const table = new Table(page);
    await table.open(id);
    await play(table, { until: ({ at }) => at === 'asked', plan: (_, moves) => like(moves) });
    await play(table, { until: (stand) => stand.at === 'asked' && stand.kind === 'research' });
    await table.decision.getByRole('button', { name: /^Draw a card/ }).press('Enter');
    await expectHeard(page, /^Your decision: You drew /);
    const told = await lastHeard(page, /^You draw /);
    expect(told).toBeGreaterThan(-1);
    expect(told).toBeLessThan(await lastHeard(page, /^Your decision: You drew /));

    // The same words about another die are said again; the meaning of the question is not.
    await play(table, { until: (stand) => stand.at === 'asked' && stand.kind === 'dice' });
    await expectHeard(page, /^Your decision: Place your six dice\. ./);
    const shoreline = table.board.getByRole('button', { name: /^Put a die on the Shoreline/ });
    for (const left of ['five', 'four']) {
      await shoreline.press('Enter');
      await expectHeard(page, new RegExp(`^Your decision: Place your last ${left} dice\\.\\s*$`));
    }
    const heard = await page.evaluate(() => window.heard);
    expect(heard.filter((words) => words === 'You put a die on the Shoreline.')).toHaveLength(2);

    // A key that is held down answers once.
    const done = table.decision.getByRole('button', { name: /^Done placing/ });
    await done.focus();
    await page.evaluate(() => {
      const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(held);
      window.heard.push(`held: ${held.defaultPrevented}`);
    });
    expect(await lastHeard(page, /^held: true$/)).toBeGreaterThan(-1);

    // An undo is told, too.
    await page.keyboard.press('u');
    await expectHeard(page, /^You undo a move\./);

    // From a line of the log into the past, and with one key back to the question.
    await expectPage(table.allMoves).toBeVisible();
    await page.keyboard.press('n');
    const newest = page.getByRole('dialog', { name: 'Log' }).getByRole('listitem').getByRole('button').first();
    await expectPage(newest).toBeFocused();
    await page.keyboard.press('Escape');
    // The list of all moves stays open under the drawer, and closes when you look back.
    await expectPage(table.allMoves).toBeVisible();
    await page.keyboard.press('n');
    await newest.press('Enter');
    await expectPage(table.allMoves).toHaveCount(0);
    await expectHeard(page, /^Looking back: .*Press Escape to go back to now\.$/);
    await expectPage(page.getByRole('region', { name: 'Looking back' }).getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expectPage(table.decision.locator(':focus')).toHaveCount(1);
  }, 90_000);

  it('can look around among the answers without giving one', async () => {
    const { page } = await site().visit();
    const visitor = await Visitor.named(page, site().url, 'Ann');
    // The only other player waits for this very answer, so nothing can come in between.
    const { id } = await visitor.make({ seats: [ME, EASY] });
    const table = new Table(page);
    await table.open(id);
    await play(table, { until: (stand) => stand.at === 'asked' && stand.kind === 'offer' });
    const { number } = await visitor.update(id, 0);
    const answers = table.decision.getByRole('group', { name: 'When I’m asked' });
    const ask = answers.getByRole('button', { name: 'Ask me' });
    await ask.focus();
    for (const key of ['ArrowRight', 'ArrowLeft', 'Tab']) await page.keyboard.press(key);
    await expectPage(answers.getByRole('button', { name: 'Always' })).toBeFocused();
    await expectPage(ask).toHaveAttribute('aria-pressed', 'true');
    expect((await visitor.update(id, 0)).number).toBe(number);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await visitor.update(id, 0)).number).toBeGreaterThan(number);
  }, 90_000);

  it('hears each step of a replay', async () => {
    const { page } = await site().visit();
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const id = await finishedMatch(visitor);
    await page.goto(`/m/${id}?at=1`);
    const bar = page.getByRole('region', { name: 'Replay' });
    await bar.getByRole('heading', { level: 1 }).waitFor();
    for (const at of [2, 3]) {
      await page.keyboard.press('ArrowRight');
      await page.waitForURL((url) => url.searchParams.get('at') === String(at));
      const title = (await bar.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await expectPage(bar.getByRole('status')).toContainText(title);
    }
  }, 120_000);
});

/** From now on, remembers every line that the page reads out. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.heard = [];
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (!(target instanceof Element) || target.getAttribute('role') !== 'log') continue;
        for (const node of addedNodes) window.heard.push(node.textContent?.trim() ?? '');
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

async function lastHeard(page: Page, words: RegExp): Promise<number> {
  return (await page.evaluate(() => window.heard)).findLastIndex((each) => words.test(each));
}

async function expectHeard(page: Page, words: RegExp): Promise<void> {
  await expect.poll(() => lastHeard(page, words), { timeout: 15_000 }).toBeGreaterThan(-1);
}
