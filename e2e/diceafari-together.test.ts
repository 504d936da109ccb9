import { expect, it } from 'vitest';
import { answerByKeys } from './lib/by-keys.ts';
import { expectPage } from './lib/expect-page.ts';
import { hearFrames } from './lib/frames.ts';
import { journey } from './lib/journey.ts';
import { Keyboard } from './lib/keyboard.ts';
import { like, type Plan } from './lib/photographer.ts';
import { Safari } from './lib/safari.ts';
import { sitDown } from './lib/sit-down.ts';
import { ME, OPEN, Visitor } from './lib/visitor.ts';

const MOST_DECISIONS = 200;
/** A photo taken unseen by this seat, with its animal. */
const unseen = (seat: number) => new RegExp(`"type":"photo","seat":${seat},"spot":\\d+,"animal"`);

/** Judges moves by their words alone. */
const explorer: Plan = (_kind, moves) => like(moves, /^Claim/, /^Take/, /^Roll/);

journey('DiceAFARI among several', (site) => {
  it('is played by link, by keys against pointing, watched, and replayed', async () => {
    const [ann, bea, watcher] = await Promise.all([site().visit(), site().visit(), site().visit()]);
    const visitor = await Visitor.named(ann.page, site().url, 'Ann');
    const options = { map: 'flamingo', photoSurprise: true };
    const { id } = await visitor.make({ game: 'diceafari', seats: [ME, OPEN], options });
    const frames = [ann, bea, watcher].map(({ page }) => hearFrames(page));
    const [keys, points, watched] = [new Safari(ann.page), new Safari(bea.page), new Safari(watcher.page)];
    await keys.open(id);
    await sitDown(bea.page, `/m/${id}`, 'Bea');
    await watched.open(id);
    await Promise.all([keys, points, watched].map((table) => table.decision.waitFor()));

    const keyboard = new Keyboard(ann.page);
    await ann.page.keyboard.press('m');
    await keys.allMoves.waitFor();
    for (let taken = 0; taken < MOST_DECISIONS; taken++) {
      const [seat] = (await visitor.table(id)).waits;
      if (seat === undefined) break;
      const stand = await (seat === 0 ? keys : points).stand();
      if (stand.at !== 'asked') break;
      if (seat === 0) await answerByKeys(keys, keyboard, stand, explorer);
      else await points.answer(stand.kind);
    }
    await Promise.all([keys, points, watched].map((table) => table.expectOver()));
    const totals = await Promise.all(
      [keys, watched].map((table) => table.scorePad.getByRole('row', { name: /^Total/ }).allTextContents()),
    );
    expect(totals[1]).toEqual(totals[0]);

    // Each player was told only their own photos during the match, and there were some to tell.
    const [toAnn = '', toBea = '', toWatcher = ''] = frames.map((each) => each.join('\n'));
    expect([unseen(0).test(toAnn), unseen(1).test(toBea)]).toEqual([true, true]);
    expect([unseen(1).test(toAnn), unseen(0).test(toBea)]).toEqual([false, false]);
    expect([unseen(0).test(toWatcher), unseen(1).test(toWatcher)]).toEqual([false, false]);

    const { number: last } = await visitor.update(id);
    await watcher.page.goto(`/m/${id}?at=${Math.floor(last / 2)}`);
    const bar = watcher.page.getByRole('region', { name: 'Replay' });
    await expectPage(bar).toContainText(`Replay moment ${Math.floor(last / 2)} of ${last}`);
    await bar.getByRole('button', { name: 'Go to the end' }).click();
    await expectPage(bar).toContainText(`Replay moment ${last} of ${last}`);
    await watcher.page.getByLabel('Viewed as').selectOption('1');
    await expectPage(watcher.page.getByRole('region', { name: /^Your photos/ })).toBeVisible();
    await watcher.page.getByRole('button', { name: 'Share and check' }).click();
    await watcher.page.getByRole('button', { name: 'Check the dice' }).click();
    await expectPage(watcher.page.getByText(/^All \d+ random results/)).toBeVisible();
  }, 120_000);
});
