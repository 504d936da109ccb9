import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { Lobby } from './lib/lobby.ts';
import { hurried } from './lib/photographer.ts';
import { secretsIn, secretsSeen, titleOf, watchForSecrets } from './lib/secrets.ts';
import { Table } from './lib/table.ts';
import { Visitor } from './lib/visitor.ts';

const NAMES = ['Ann', 'Bob'] as const;
/** The server allows twenty at once; that the first seat begins in all of them has a chance of one in 65,000. */
const MOST_MATCHES = 16;

journey('two people at one device', (site) => {
  it('draws the curtain before a secret, says what you missed, and asks for offers openly', async () => {
    const { page } = await site().visit();
    await watchForSecrets(page);
    const lobby = new Lobby(page);
    await lobby.open();
    await lobby.openDialog();
    await lobby.dialog.getByRole('radio', { name: 'On this device' }).check();
    for (const [at, name] of NAMES.entries()) await lobby.dialog.getByLabel(`Seat ${at + 1}: name`).fill(name);
    const match = await lobby.lay('Start');
    const table = new Table(page);

    const first = await pass(table);
    const second = first === 0 ? 1 : 0;
    const visitor = Visitor.of(page, site().url);
    const own = titleOf((await visitor.update(match, first)).view, first);
    const others = titleOf((await visitor.update(match, second)).view, second);
    // The other player may still be looking: secrets are face down.
    await expectPage(table.assignment).toBeVisible();
    expect(await secretsSeen(page)).toEqual([]);
    await turnUp(table, own);
    expect(await secretsSeen(page)).toEqual([own]);

    // The offer is asked in front of both: no secret is on the screen.
    await table.choose('Draw an animal card');
    expect(await table.stand()).toMatchObject({ at: 'asked', kind: 'offer' });
    await expectPage(table.prompt).toContainText(`${NAMES[second]}: offer a token`);
    await expectPage(page.getByRole('button', { name: 'Show my view first' })).toBeVisible();
    expect(await secretsIn(page)).toEqual([]);
    await table.choose('Make no offer');

    // The player with the device goes on without a curtain; secrets are face down again, and nothing gives them away.
    expect(await table.stand()).toMatchObject({ at: 'asked', kind: 'card' });
    await expectPage(table.assignment).toBeVisible();
    expect(await secretsIn(page)).toEqual([]);
    await expectPage(page.getByTitle('on your assignment')).toHaveCount(0);
    await turnUp(table, own);
    await playToCurtain(table, second);
    expect(await secretsIn(page)).toEqual([]);
    expect(await secretsSeen(page)).toEqual([own]);

    await pass(table, second);
    expect(await secretsIn(page)).toEqual([]);
    await turnUp(table, others);
    const missed = page.getByRole('region', { name: 'Since you held the device' });
    await expectPage(missed.getByRole('listitem').first()).toBeVisible();
    await expectPage(missed).toContainText(NAMES[first]);
    expect(await secretsIn(page)).toEqual([others]);
    expect(await secretsSeen(page)).toEqual([own, others]);
  }, 120_000);

  it('lets a player who was asked openly see their own view, behind the curtain', async () => {
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
    await page.getByRole('button', { name: 'Show my view first' }).click();
    await pass(table, second);
    const others = titleOf((await visitor.update(id, second)).view, second);
    expect(await table.stand()).toMatchObject({ at: 'asked', kind: 'offer' });
    expect(await secretsIn(page)).toEqual([]);
    await turnUp(table, others);
    expect(await secretsIn(page)).toEqual([others]);
    await table.assignment.getByRole('button', { name: 'Turn face down' }).click();
    await expectPage(table.assignment.getByRole('button', { name: 'Turn over' })).toBeFocused();
    expect(await secretsIn(page)).toEqual([]);
  }, 60_000);

  it('gives the device to the starting player, even if they have the second seat', async () => {
    const { page } = await site().visit();
    await watchForSecrets(page);
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const id = await matchOfSecond(visitor);
    const table = new Table(page);
    // The second seat's news is late, and without it nobody can say whose turn it is.
    const line = await holdBack(page, (message) => message.includes('"observer":1'));
    await table.open(id);
    await line.held;
    await page.waitForFunction(() => document.body.dataset.room === 'wildlife');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expectPage(table.curtain).toHaveCount(0);
    line.release();
    expect(await table.stand()).toEqual({ at: 'curtain' });
    await expectPage(table.curtain.getByRole('heading')).toHaveText(`Pass the device to ${NAMES[1]}`);
    expect(await secretsSeen(page)).toEqual([]);
  }, 60_000);

  /** Chance decides who begins. */
  async function matchOfSecond(visitor: Visitor): Promise<string> {
    const seats = NAMES.map((name) => ({ kind: 'me', name }) as const);
    for (let i = 0; i < MOST_MATCHES; i++) {
      const { id } = await visitor.make({ seats });
      if ((await visitor.table(id)).waits.includes(1)) return id;
    }
    throw new Error(`In ${MOST_MATCHES} matches the second seat never began.`);
  }

  /** Lifts the curtain; returns whose it was. */
  async function pass(table: Table, expected?: number): Promise<0 | 1> {
    expect(await table.stand()).toEqual({ at: 'curtain' });
    const words = await table.curtain.getByRole('heading').textContent();
    const seat = words === `Pass the device to ${NAMES[0]}` ? 0 : 1;
    expect(words).toBe(`Pass the device to ${NAMES[seat]}`);
    if (expected !== undefined) expect(seat).toBe(expected);
    await table.curtain.getByRole('button', { name: `I am ${NAMES[seat]}` }).click();
    return seat;
  }

  async function turnUp({ page, assignment }: Table, title: string): Promise<void> {
    await assignment.getByRole('button', { name: 'Turn over' }).click();
    await expectPage(page.getByRole('region', { name: `Your assignment: ${title}` })).toBeVisible();
  }

  /** Plays the rest of the turn, answering offers to the other player on the way. */
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

interface HeldLine {
  /** Resolves once a message is held back and all before it were let through. */
  readonly held: Promise<void>;
  release(): void;
}

/** Holds back some of the server's messages. */
async function holdBack(page: Page, isHeld: (message: string) => boolean): Promise<HeldLine> {
  let released = false;
  const waiting: (() => void)[] = [];
  let noteHeld = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    noteHeld = resolve;
  });
  await page.routeWebSocket(/\/ws\?/, (socket) => {
    socket.connectToServer().onMessage((message) => {
      if (released || !isHeld(String(message))) return socket.send(message);
      waiting.push(() => socket.send(message));
      noteHeld();
    });
  });
  return {
    held,
    release: () => {
      released = true;
      for (const send of waiting.splice(0)) send();
    },
  };
}
