import { expect, it } from 'vitest';
import { expectPage } from './lib/expect-page.ts';
import { hearFrames } from './lib/frames.ts';
import { journey } from './lib/journey.ts';
import { hurried } from './lib/photographer.ts';
import { secretsSeen, TITLES, titleOf, watchForSecrets } from './lib/secrets.ts';
import { Table } from './lib/table.ts';
import { EASY, ME, Visitor } from './lib/visitor.ts';

const DECISIONS = 15;

journey('a spectator', (site) => {
  it('sees the match go on, and no secret of any seat, neither in the page nor on the wire', async () => {
    const [player, watcher] = await Promise.all([site().visit(), site().visit()]);
    for (const { page } of [player, watcher]) await watchForSecrets(page);
    const [own, frames] = [player, watcher].map(({ page }) => hearFrames(page));
    const visitor = await Visitor.named(player.page, site().url, 'Ann');
    const { id } = await visitor.make({ seats: [ME, EASY, EASY] });
    const tables = [new Table(player.page), new Table(watcher.page)] as const;
    for (const table of tables) await table.open(id);
    const [played, watched] = tables;
    await watched.decision.waitFor();

    const plan = hurried();
    for (let i = 0; i < DECISIONS; i++) {
      const stand = await played.standWithMoves();
      if (stand.at === 'asked') await played.choose(plan(stand.kind, stand.moves));
    }
    await played.stand();
    const { number } = await visitor.update(id);
    await expect.poll(() => newest(frames ?? []), { timeout: 15_000 }).toBeGreaterThanOrEqual(number);
    await expectPage(watched.notes.first()).toContainText(/\w/);
    await expectPage(watched.undo).toHaveCount(0);

    // The player's own page shows that there is something to find, and that this test would find it.
    const title = titleOf((await visitor.update(id, 0)).view, 0);
    expect(await secretsSeen(player.page)).toEqual([title]);
    expect(assignmentsIn(own ?? [])).toContain(TITLES.indexOf(title));

    expect(await secretsSeen(watcher.page)).toEqual([]);
    expect(briefsIn(frames ?? []).every(({ observer }) => observer === 'spectator')).toBe(true);
    expect(new Set(assignmentsIn(frames ?? []))).toEqual(new Set([-1]));
    expect((frames ?? []).join('\n')).not.toContain('"dealt"');
    for (const secret of TITLES) expect((frames ?? []).join('\n')).not.toContain(secret);
  }, 90_000);
});

interface Seen {
  readonly observer: unknown;
  readonly number: number;
  readonly view: { readonly assignments: readonly number[] };
}

function briefsIn(frames: readonly string[]): readonly Seen[] {
  return frames.flatMap((frame) => {
    const message: { readonly type: string; readonly brief: Seen } = JSON.parse(frame);
    return message.type === 'brief' ? [message.brief] : [];
  });
}

function newest(frames: readonly string[]): number {
  return briefsIn(frames).at(-1)?.number ?? -1;
}

function assignmentsIn(frames: readonly string[]): readonly number[] {
  return briefsIn(frames).flatMap(({ view }) => view.assignments);
}
