import { it } from 'vitest';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { sitDown } from './lib/sit-down.ts';
import { Table } from './lib/table.ts';
import { ME, OPEN, Visitor } from './lib/visitor.ts';

journey('who is at the table', (site) => {
  it('shows who has closed the page, who is back, and how many watch; and claims nothing while you are offline', async () => {
    const [ann, bea, watcher] = await Promise.all([site().visit(), site().visit(), site().visit()]);
    const visitor = await Visitor.named(ann.page, site().url, 'Ann');
    const { id } = await visitor.make({ seats: [ME, OPEN] });
    const table = new Table(ann.page);
    await table.open(id);
    await sitDown(bea.page, `/m/${id}`, 'Bea');
    await new Table(watcher.page).open(id);
    const seats = ann.page.getByRole('region', { name: 'Seats', exact: true });
    const eye = (page: typeof ann.page) => page.getByRole('banner').getByRole('img', { name: /watching$/ });
    await Promise.all(
      [ann, bea, watcher].map(({ page }) => expectPage(eye(page)).toHaveAccessibleName('1 person is watching')),
    );
    await expectPage(eye(ann.page)).toHaveText('1');
    await expectPage(seats).not.toContainText('not here');

    // A second tab is not a second spectator.
    const tab = await watcher.page.context().newPage();
    await new Table(tab).open(id);
    await expectPage(eye(tab)).toHaveAccessibleName('1 person is watching');
    await expectPage(eye(ann.page)).toHaveText('1');

    await bea.page.goto('/');
    const gone = seats.getByRole('button', { name: /^Bea not here/ });
    await expectPage(gone).toBeVisible();
    await expectPage(watcher.page.getByRole('button', { name: /^Bea not here/ })).toBeVisible();
    await gone.click();
    const panel = ann.page.getByRole('dialog', { name: 'Bea' });
    await expectPage(panel).toContainText('Not here right now.');

    // While we are offline ourselves, nobody is shown as gone.
    await ann.page.context().setOffline(true);
    await expectPage(ann.page.getByText(/^Connection lost/)).toBeAttached();
    await expectPage(gone).toHaveCount(0);
    await expectPage(eye(ann.page)).toHaveCount(0);
    await ann.page.context().setOffline(false);
    await expectPage(panel).toContainText('Not here right now.');

    await bea.page.goto(`/m/${id}`);
    await expectPage(panel).toContainText('Here now.');
    await panel.getByRole('button', { name: 'Close' }).click();
    await expectPage(gone).toHaveCount(0);

    await watcher.page.context().close();
    await expectPage(eye(ann.page)).toHaveCount(0);
    await expectPage(seats).toContainText('Bea');
  }, 120_000);
});
