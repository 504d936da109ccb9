import { expect, it } from 'vitest';
import { OFTEN_MS } from '../apps/web/src/lobby/while-seen.ts';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import type { Site } from './lib/site.ts';
import { EASY, ME, OPEN, Visitor } from './lib/visitor.ts';

journey('a rematch', (site) => {
  it('asks everyone where they are, keeps their seats, and shows changed options', async () => {
    const { ann, bea, guest, match } = await finished(site());

    // Bea looks at the score when Ann asks for another match.
    await bea.page.goto(`/m/${match}`);
    await ann.page.goto(`/m/${match}`);
    await ann.page.getByRole('button', { name: 'Play again' }).click();
    await expectPage(ann.page.getByRole('heading', { name: 'Waiting for Bea' })).toBeVisible();
    await expectPage(ann.page.getByText(/Not answered yet\. Kept until/)).toBeVisible();
    const card = bea.page.getByRole('region', { name: 'Play again' });
    await expectPage(card.getByRole('heading', { name: 'Ann wants to play again' })).toBeVisible();
    await expectPage(card.getByText('kept for you', { exact: true })).toBeVisible();

    // The lobby asks too.
    await bea.page.goto('/');
    await expectPage(bea.page.getByText('Ann wants to play again')).toBeVisible();

    // The maker changes the options, and the guest sees it.
    await ann.page.getByRole('button', { name: 'Change options' }).click();
    const sheet = ann.page.getByRole('dialog', { name: 'Change options' });
    await sheet.getByRole('radio', { name: '10 minutes' }).check({ force: true });
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expectPage(ann.page.getByText('Ten minutes for each move', { exact: true })).toBeVisible();

    await bea.page.getByRole('button', { name: 'Take seat' }).click();
    await bea.page.waitForURL(/\/m\//);
    const next = new URL(bea.page.url()).pathname.slice('/m/'.length);
    expect(next).not.toBe(match);
    const table = await guest.table(next);
    expect(table.status).toBe('running');
    expect(table.pace).toBe(600_000);
    expect(table.seats.map(({ name }) => name)).toEqual(['Bea', 'Ann']);
  });

  it('asks in other tabs too, until it is answered', async () => {
    const { bea, host, guest, match } = await finished(site());
    const { id: other } = await guest.make({ game: 'template', seats: [ME, EASY] });
    const [rules, playing] = [await bea.page.context().newPage(), await bea.page.context().newPage()];
    await bea.page.goto(`/m/${match}`);
    await bea.page.getByRole('button', { name: 'Play again' }).waitFor();
    await rules.goto('/rules');
    await playing.goto(`/m/${other}`);
    await playing.getByRole('region', { name: 'Your decision' }).waitFor();
    const { id } = await host.rematch(match);
    for (const page of [rules, playing]) {
      const notice = page.getByRole('complementary', { name: 'Play again' });
      await expectPage(notice.getByText('Ann wants to play again')).toBeVisible();
      await expectPage(notice.getByText(/Your seat is kept until/)).toBeVisible();
    }
    // The score page asks by itself, and not twice.
    await expectPage(bea.page.getByRole('region', { name: 'Play again' })).toBeVisible();
    await expectPage(bea.page.getByRole('complementary', { name: 'Play again' })).toHaveCount(0);
    // "Later" is not an answer: the seat stays reserved, and the next visit asks again.
    await rules.getByRole('button', { name: 'Answer later' }).click();
    await expectPage(rules.getByText('Ann wants to play again')).toBeHidden();
    await rules.goto('/replay');
    await rules.getByRole('complementary', { name: 'Play again' }).getByRole('button', { name: 'Take seat' }).click();
    await rules.waitForURL(`**/m/${id}`);
    await expectPage(playing.getByText('Ann wants to play again')).toBeHidden();
    expect((await host.table(id)).status).toBe('running');
  });

  it.each(['/', '/rules'])('is told while %s is open, and the old score is not', async (path) => {
    const { bea, host, match } = await finished(site());
    await bea.page.clock.install();
    const looked = bea.page.waitForResponse('**/matches/mine');
    await bea.page.goto(path);
    await looked;
    await host.rematch(match);
    await bea.page.clock.runFor(OFTEN_MS);
    await expectPage(bea.page.getByText('Ann wants to play again')).toBeVisible();
  });

  it('opens the seat to everyone when its player has no time', async () => {
    const { bea, host, match } = await finished(site());
    const { id } = await host.rematch(match);
    await bea.page.goto('/');
    await bea.page.getByRole('button', { name: 'Not this time' }).click();
    await expectPage(bea.page.getByText('Ann wants to play again')).toBeHidden();
    expect((await host.table(id)).seats.some(({ kept }) => kept !== undefined)).toBe(false);
  });
});

/** Ann and Bea have finished a match. */
async function finished(site: Site) {
  const [ann, bea] = await Promise.all([site.visit(), site.visit()]);
  const host = await Visitor.named(ann.page, site.url, 'Ann');
  const guest = await Visitor.named(bea.page, site.url, 'Bea');
  const { id: match } = await host.make({ game: 'template', seats: [ME, OPEN] });
  await guest.join(match, 1);
  await playOut(host, guest, match);
  return { ann, bea, host, guest, match };
}

/** Both give the first legal answer until it is over. */
async function playOut(host: Visitor, guest: Visitor, match: string): Promise<void> {
  for (let step = 0; step < 200; step++) {
    for (const [seat, player] of [host, guest].entries()) {
      const { outcome, legal } = await player.update(match, seat);
      if (outcome !== undefined) return;
      const [open] = legal;
      const action = open?.actions[0]?.action;
      if (open !== undefined && action !== undefined) await player.answer(match, seat, open.decision, action);
    }
  }
  throw new Error('The match does not end.');
}
