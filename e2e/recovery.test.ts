import { expect, it } from 'vitest';
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

  it('makes a new device, which can sign the lost one out', async () => {
    const [lost, found] = await Promise.all([site().visit(), site().visit()]);
    await Visitor.named(lost.page, site().url, 'Ann');
    const reply = await lost.page.request.post('/api/v1/visitors/me/recovery', { headers: { origin: site().url } });
    const { url } = await reply.json();
    const { page } = found;
    await page.goto(url);
    await page.waitForURL((at) => at.pathname === '/');
    await page.getByRole('button', { name: /^You\b.*Ann/ }).click();
    const devices = page.getByRole('region', { name: 'Your devices' });
    await expectPage(devices.getByRole('listitem')).toHaveCount(2);
    await expectPage(devices.getByText('This device')).toHaveCount(1);
    await devices.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expectPage(devices.getByRole('status')).toHaveText('You are signed in on this device alone.');
    await expectPage(devices.getByRole('listitem')).toHaveCount(1);
    expect((await lost.page.request.get('/api/v1/visitors/me')).status()).toBe(401);
    expect((await page.request.get('/api/v1/visitors/me')).status()).toBe(200);
  }, 60_000);
});
