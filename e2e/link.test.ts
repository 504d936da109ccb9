import type { Page } from '@playwright/test';
import { expect, it, vi } from 'vitest';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { Lobby } from './lib/lobby.ts';
import { hurried, like } from './lib/photographer.ts';
import { sitDown } from './lib/sit-down.ts';
import { Table } from './lib/table.ts';
import { Visitor } from './lib/visitor.ts';

const ROUNDS = 12;

journey('two browsers and a link', (site) => {
  it('take seats by the link, make and accept an offer, survive a reload and a broken line, and see the same end', async () => {
    const [ann, bea] = await Promise.all([site().visit(), site().visit()]);
    const tables = [new Table(ann.page), new Table(bea.page)] as const;
    const match = await createTable(ann.page);
    const address = await ann.page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
    await sitDown(bea.page, address, 'Bea');
    await Promise.all(tables.map((table) => table.decision.waitFor()));

    const [drawer, other] = await byTurn(tables);
    await standOn(other.page);
    await offer(drawer, other);

    // The player who made the offer reloads: the card is in their reserve.
    await other.page.reload();
    await expectPage(other.page.getByRole('region', { name: 'Your reserve: 1 of 2 spaces used' })).toBeVisible();

    // The other line breaks: what others did meanwhile is seen afterwards, and what was done offline is sent.
    await drawer.page.context().setOffline(true);
    await expectPage(drawer.page.getByText(/^Connection lost/)).toBeVisible();
    await drawer.choose('End Research and prepare the expedition');
    await expectPage(drawer.page.getByText(/Your answer will be sent/)).toBeVisible();
    const visitor = Visitor.of(other.page, site().url);
    const before = (await visitor.update(match)).number;
    await drawer.page.context().setOffline(false);
    await expect.poll(async () => (await visitor.update(match)).number, { timeout: 30_000 }).toBeGreaterThan(before);
    await expectPage(drawer.page.getByText(/^Connection lost/)).toBeHidden();

    await playOn(tables, ROUNDS);
    await expectSame(tables, visitor, match);
  }, 120_000);
});

/** A waiting player sees their standing answer and can change it. */
async function standOn(page: Page): Promise<void> {
  const mark = page.getByRole('button', { name: 'When I’m asked for an offer: never' });
  const seat = page.getByRole('dialog');
  const choose = async (answer: string): Promise<void> => {
    await seat.getByRole('button', { name: answer }).click();
    await seat.getByRole('button', { name: 'Close' }).click();
  };
  await page.getByRole('region', { name: 'Seats' }).getByRole('button', { name: / you/ }).click();
  await choose('Never');
  await mark.click();
  await choose('Ask me');
  await expectPage(mark).toHaveCount(0);
}

async function createTable(page: Page): Promise<string> {
  const lobby = new Lobby(page);
  await lobby.open();
  await lobby.openDialog();
  await lobby.fewerSeats();
  await lobby.dialog.getByLabel('Your name').fill('Ann');
  const match = await lobby.lay('Create table');
  await expectPage(page.getByRole('heading', { name: 'One seat is open' })).toBeVisible();
  return match;
}

/** Who has the turn, and who does not. */
async function byTurn([a, b]: readonly [Table, Table]): Promise<readonly [Table, Table]> {
  const first = await Promise.race([a, b].map((table) => table.stand().then(() => table)));
  return first === a ? [a, b] : [b, a];
}

/** With two players and tokens the first card brings the question. */
async function offer(drawer: Table, other: Table): Promise<void> {
  await drawer.choose('Draw an animal card');
  const asked = await other.stand();
  expect(asked).toMatchObject({ at: 'asked', kind: 'offer' });
  await expectAsked(drawer, other);
  await other.decision.getByRole('button', { name: /^Offer 1 token/ }).click();
  const answer = await drawer.stand();
  expect(answer).toMatchObject({ at: 'asked', kind: 'card' });
  await drawer.decision.getByRole('button', { name: /^Accept/ }).click();
  await expectPage(other.page.getByRole('region', { name: 'Your reserve: 1 of 2 spaces used' })).toBeVisible();
  expect(await drawer.stand()).toMatchObject({ kind: 'research' });
}

/** Being asked does not make it your turn: both pages say whose turn it is, and who is asked. */
async function expectAsked(drawer: Table, other: Table): Promise<void> {
  for (const { page } of [drawer, other]) {
    const seats = page.getByRole('region', { name: 'Seats' });
    await expectPage(seats.locator('[data-status="turn"]')).toContainText('drawing');
    await expectPage(seats.locator('[data-status="asked"]')).toContainText('asked');
  }
  await expectPage(other.decision).toContainText(/You are asked(Ann|Bea)'s turn/);
  const own = other.page.getByRole('region', { name: 'Seats' }).locator('[data-status="asked"]');
  await expectPage(own.getByText('you', { exact: true })).toBeVisible();
  await expectPage(other.page).toHaveTitle(/You are asked/);
}

/** Each answers their own questions, this many times. */
async function playOn(tables: readonly [Table, Table], times: number): Promise<void> {
  const plan = hurried();
  for (let i = 0; i < times; i++) {
    const [asked] = await byTurn(tables);
    const stand = await asked.standWithMoves();
    if (stand.at !== 'asked') throw new Error(`Nobody is asked: ${stand.at}`);
    await asked.choose(stand.kind === 'offer' ? like(stand.moves, /no offer/) : plan(stand.kind, stand.moves));
  }
}

/** What both pages show is what the server knows. */
async function expectSame(tables: readonly [Table, Table], visitor: Visitor, match: string): Promise<void> {
  await byTurn(tables);
  const [ann, bea] = tables;
  await vi.waitFor(async () => expect(await shown(ann)).toEqual(await shown(bea)), { timeout: 15_000 });
  const { view } = await visitor.update(match);
  const { stacks, deck } = view as {
    readonly stacks: readonly (readonly number[])[];
    readonly deck: readonly number[];
  };
  expect(await ann.board.getByRole('region').evaluateAll((all) => all.map((each) => each.ariaLabel))).toEqual(
    ['Shoreline', 'Savannah', 'Mountain', 'Rainforest'].map(
      (name, at) => `${name}, ${animals(stacks[at]?.length ?? 0)}`,
    ),
  );
  await expectPage(ann.page.getByRole('button', { name: new RegExp(`^Deck of ${deck.length} card`) })).toBeVisible();
}

function animals(count: number): string {
  return `${count} animal${count === 1 ? '' : 's'}`;
}

/** What both sides see alike: the animals of every habitat, and what each player has. */
function shown(table: Table): Promise<readonly unknown[]> {
  const seats = table.page.getByRole('region', { name: 'Seats', exact: true, includeHidden: true });
  return Promise.all([
    table.board.getByRole('listitem').allTextContents(),
    seats
      .getByRole('img', { includeHidden: true, name: /photographs/ })
      .evaluateAll((all) => all.map((each) => each.ariaLabel)),
  ]);
}
