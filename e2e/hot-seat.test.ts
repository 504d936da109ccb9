import { expect as expectPage } from '@playwright/test';
import { expect, it } from 'vitest';
import { journey } from './lib/journey.ts';
import { Lobby } from './lib/lobby.ts';
import { hurried } from './lib/photographer.ts';
import { secretsIn, secretsSeen, titleOf, watchForSecrets } from './lib/secrets.ts';
import { Table } from './lib/table.ts';
import { Visitor } from './lib/visitor.ts';

const NAMES = ['Ann', 'Bob'] as const;

journey('two people at one device', (site) => {
  it('draws the curtain before a secret, tells what was missed, and asks for offers openly', async () => {
    const { page } = await site().visit();
    await watchForSecrets(page);
    const lobby = new Lobby(page);
    await lobby.open();
    await lobby.openDialog();
    await lobby.fewerSeats();
    await lobby.seat(2, 'Me').check();
    for (const [at, name] of NAMES.entries()) await lobby.dialog.getByLabel(`Seat ${at + 1}: name`).fill(name);
    const match = await lobby.lay('Start');
    const table = new Table(page);

    const first = await pass(table);
    const second = first === 0 ? 1 : 0;
    const visitor = Visitor.of(page, site().url);
    const own = titleOf((await visitor.update(match, first)).view, first);
    const others = titleOf((await visitor.update(match, second)).view, second);
    await expectPage(page.getByRole('region', { name: `Your assignment: ${own}` })).toBeVisible();
    expect(await secretsSeen(page)).toEqual([own]);

    // The offer is asked before both: nobody's secret lies there.
    await table.choose('Draw an animal card');
    expect(await table.stand()).toMatchObject({ at: 'asked', kind: 'offer' });
    await expectPage(table.decision).toContainText(NAMES[second]);
    await expectPage(page.getByRole('button', { name: 'See my own side first' })).toBeVisible();
    expect(await secretsIn(page)).toEqual([]);
    await table.choose('Make no offer');

    // Whoever holds the device goes on without a curtain.
    expect(await table.stand()).toMatchObject({ at: 'asked', kind: 'card' });
    await expectPage(page.getByRole('region', { name: `Your assignment: ${own}` })).toBeVisible();
    await playToCurtain(table, second);
    expect(await secretsIn(page)).toEqual([]);
    expect(await secretsSeen(page)).toEqual([own]);

    await pass(table, second);
    await expectPage(page.getByRole('region', { name: `Your assignment: ${others}` })).toBeVisible();
    const missed = page.getByRole('region', { name: 'Since you held the device' });
    await expectPage(missed.getByRole('listitem').first()).toBeVisible();
    await expectPage(missed).toContainText(NAMES[first]);
    expect(await secretsIn(page)).toEqual([others]);
    expect(await secretsSeen(page)).toEqual([own, others]);
  }, 120_000);

  it('lets the one who is asked openly look at his own side, behind the curtain', async () => {
    const { page } = await site().visit();
    await watchForSecrets(page);
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const seats = NAMES.map((name) => ({ kind: 'me', name }) as const);
    const { id } = await visitor.make({ seats });
    const table = new Table(page);
    await table.open(id);
    const first = await pass(table);
    const second = first === 0 ? 1 : 0;
    await table.choose('Draw an animal card');
    await page.getByRole('button', { name: 'See my own side first' }).click();
    await pass(table, second);
    const others = titleOf((await visitor.update(id, second)).view, second);
    expect(await table.stand()).toMatchObject({ at: 'asked', kind: 'offer' });
    expect(await secretsIn(page)).toEqual([others]);
  }, 60_000);

  /** Lifts the curtain; for whom it was. */
  async function pass(table: Table, expected?: number): Promise<0 | 1> {
    expect(await table.stand()).toEqual({ at: 'curtain' });
    const words = await table.curtain.getByRole('heading').textContent();
    const seat = words === `Pass the device to ${NAMES[0]}` ? 0 : 1;
    expect(words).toBe(`Pass the device to ${NAMES[seat]}`);
    if (expected !== undefined) expect(seat).toBe(expected);
    await table.curtain.getByRole('button', { name: `I am ${NAMES[seat]}` }).click();
    return seat;
  }

  /** The rest of the turn; offers to the other are asked on the way. */
  async function playToCurtain(table: Table, other: number): Promise<void> {
    const plan = hurried();
    for (let stand = await table.standWithMoves(); stand.at === 'asked'; stand = await table.standWithMoves()) {
      await table.choose(
        stand.kind === 'research' ? 'End Research and prepare the expedition' : plan(stand.kind, stand.moves),
      );
    }
    await expectPage(table.curtain).toContainText(NAMES[other] ?? '');
  }
});
