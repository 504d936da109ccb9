import { expect, it } from 'vitest';
import { expectAccessible } from './lib/access.ts';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { Table } from './lib/table.ts';
import { EASY, ME, OPEN, Visitor } from './lib/visitor.ts';

journey('hints', (site) => {
  it('tell a player alone against bots what to consider, and why, and one press does it', async () => {
    const { page } = await site().visit();
    const ann = await Visitor.named(page, site().url, 'Ann');
    const { id } = await ann.make({ game: 'wildlife', seats: [ME, EASY] });
    const table = new Table(page);
    await table.open(id);
    await page.getByRole('button', { name: 'Hint' }).click();
    const hint = page.getByRole('dialog', { name: 'Hint' });
    await expectPage(hint.getByRole('listitem').first()).toContainText(/Wins about \d+ %\./);
    await expectAccessible(page, 'a hint');
    const question = await table.decision.getAttribute('data-kind');
    const words = await hint.getByRole('listitem').first().getByRole('button').textContent();
    expect(words).not.toBe('');
    await hint.getByRole('listitem').first().getByRole('button').click();
    await expectPage(hint).toHaveCount(0);
    expect(question).not.toBeNull();
  });

  it('are not there where a friend plays', async () => {
    const [first, second] = await Promise.all([site().visit(), site().visit()]);
    const [ann, bea] = await Promise.all([
      Visitor.named(first.page, site().url, 'Ann'),
      Visitor.named(second.page, site().url, 'Bea'),
    ]);
    const { id } = await ann.make({ game: 'wildlife', seats: [ME, OPEN] });
    await bea.join(id, 1);
    for (const { page } of [first, second]) {
      const table = new Table(page);
      await table.open(id);
      await table.decision.waitFor();
      await expectPage(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      await expectPage(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
    }
  });
});
