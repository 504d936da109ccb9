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
const KINDS = ['research', 'offer', 'card', 'dice', 'tokens', 'explore'];

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

/** What a place is and why nothing can be done there is told beside it, and not over the question. */
async function expectQuestionFree({ page, board, decision }: Table): Promise<void> {
  await board.locator('[data-place]:visible').last().tap();
  const note = page.locator('.callout');
  await note.waitFor();
  const [told, asked] = [await note.boundingBox(), await decision.boundingBox()];
  expect((told?.y ?? Number.NaN) + (told?.height ?? Number.NaN)).toBeLessThanOrEqual(asked?.y ?? 0);
  await page.keyboard.press('Escape');
  await note.waitFor({ state: 'detached' });
}

/** Plays a while and looks at every own decision; which kinds there were. The list of all moves stays shut: it would lie over the board. */
async function playInSight(site: Site, visit: Visit, how: 'tap' | 'click'): Promise<ReadonlySet<string>> {
  const { page } = await site.visit(visit);
  const visitor = await Visitor.named(page, site.url, 'Ann');
  const { id } = await visitor.make({ seats: [ME, EASY] });
  const table = new Table(page);
  await table.open(id);
  const plan = keeping();
  const kinds = new Set<string>();
  for (let i = 0; i < DECISIONS; i++) {
    const stand = await table.stand();
    if (stand.at !== 'asked') break;
    // Nothing on the board answers an offer: a tap only asks.
    if (stand.kind === 'offer' && how === 'tap') await expectQuestionFree(table);
    kinds.add(stand.kind);
    await expectInSight(table, `${id}, decision ${i}, ${stand.kind} ("${stand.prompt}")`);
    const button = await table.find(plan(stand.kind, await visitor.moves(id, 0)));
    await (how === 'tap' ? button.tap() : button.click());
  }
  return kinds;
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
