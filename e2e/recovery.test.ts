import { it } from 'vitest';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { Visitor } from './lib/visitor.ts';

journey('a recovery link', (site) => {
  it('that met a dead network can be tried again, and brings its owner back', async () => {
    const [ann, fresh] = await Promise.all([site().visit(), site().visit()]);
    await Visitor.named(ann.page, site().url, 'Ann');
    const reply = await ann.page.request.post('/api/v1/visitors/me/recovery', { headers: { origin: site().url } });
    const { url } = await reply.json();
    const { page } = fresh;
    await page.route('**/api/v1/visitors/recover', (route) => route.abort('connectionrefused'));
    await page.goto(url);
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await page.unroute('**/api/v1/visitors/recover');
    await again.click();
    await page.waitForURL((at) => at.pathname === '/');
    await expectPage(page.getByRole('button', { name: /^You\b.*Ann/ })).toBeVisible();
  }, 60_000);
});
