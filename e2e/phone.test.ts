import { expect, it } from 'vitest';
import { SIZES } from '../scripts/lib/chromium.mjs';
import type { Visit } from './lib/browser.ts';
import { journey } from './lib/journey.ts';
import { expectInSight } from './lib/layout.ts';
import { hurried, like, type Plan } from './lib/photographer.ts';
import type { Site } from './lib/site.ts';
import { Table } from './lib/table.ts';
import { EASY, ME, Visitor } from './lib/visitor.ts';

const DECISIONS = 45;
/** Which a player who tries things comes across in so many decisions. */
const KINDS = ['research', 'card', 'dice', 'tokens', 'explore'];

journey('small screens', (site) => {
  it('has all that a decision needs in sight at 390x844, and is played by taps', async () => {
    const kinds = await playInSight(site(), SIZES.phone, 'tap');
    expect([...kinds]).toEqual(expect.arrayContaining(KINDS));
  }, 150_000);

  it('has all that a decision needs in sight at 1280x720', async () => {
    const kinds = await playInSight(site(), {}, 'click');
    expect([...kinds]).toEqual(expect.arrayContaining(KINDS));
  }, 150_000);
});

/** Plays a while and looks at every own decision; which kinds there were. The list of all moves stays shut: it would lie over the board. */
async function playInSight(site: Site, visit: Visit, how: 'tap' | 'click'): Promise<ReadonlySet<string>> {
  const { page } = await site.visit(visit);
  const visitor = await Visitor.named(page, site.url, 'Ann');
  const { id, seats } = await visitor.make({ seats: [ME, EASY] });
  const table = new Table(page);
  await table.open(id);
  const plan = keeping();
  const kinds = new Set<string>();
  for (let i = 0; i < DECISIONS; i++) {
    const stand = await table.stand();
    if (stand.at !== 'asked') break;
    kinds.add(stand.kind);
    await expectInSight(table, `${id}, decision ${i}, ${stand.kind} ("${stand.prompt}")`);
    const [legal] = (await visitor.update(id, 0)).legal;
    const moves = legal?.actions.map(({ words }) => withNames(words, seats)) ?? [];
    const words = plan(stand.kind, moves);
    const button = await table.find(words);
    await (how === 'tap' ? button.tap() : button.click());
  }
  return kinds;
}

/** The server numbers the players; the page calls them by their names. */
function withNames(words: string, seats: readonly { readonly name: string }[]): string {
  return words.replaceAll(/Player (\d)/g, (player, number) => seats[Number(number) - 1]?.name ?? player);
}

/** Keeps what it draws where it can, so that the dock has the most to show. */
function keeping(): Plan {
  const plan = hurried();
  return (kind, moves) => {
    if (kind === 'card') return like(moves, /^Accept/, /[Rr]eserve/, /^Place/);
    if (kind === 'offer') return like(moves, /^Offer/);
    return plan(kind, moves);
  };
}
