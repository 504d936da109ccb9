import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { ANIMALS } from '../games/diceafari/src/types.ts';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { playSafari } from './lib/played-safari.ts';
import { Safari } from './lib/safari.ts';
import { Visitor } from './lib/visitor.ts';

const NAMES = ['Ann', 'Bob'] as const;
const SEATS = NAMES.map((name) => ({ kind: 'me', name }) as const);
/** How a note or a card says what a photo shows. */
const TOLD = new RegExp(`(?:: an?|You took an?) (${ANIMALS.join('|')})`, 'g');

interface SeenView {
  readonly collections: readonly (readonly number[] | null)[];
}

declare global {
  interface Window {
    photosTold: string[];
  }
}

journey('a photo taken unseen, around one screen', (site) => {
  it('is shown only to its taker, and to everyone at the end', async () => {
    // With motion on, a photo turns over in large.
    const { page } = await site().visit({ reducedMotion: 'no-preference' });
    await listen(page);
    const visitor = await Visitor.named(page, site().url, 'Ann');
    const options = { map: 'turtle', photoSurprise: true };
    const { id } = await visitor.make({ game: 'diceafari', seats: SEATS, options });
    const taker = await playSafari(visitor, id, ({ pending }) => pending.some(({ kind }) => kind === 'photo'));
    if (taker === undefined) throw new Error(`In ${id} nobody could take a photo.`);
    const other = 1 - taker;
    const safari = new Safari(page);

    // Nobody has a secret yet, so there is no curtain before the taker.
    await safari.open(id);
    expect(await safari.stand()).toMatchObject({ at: 'asked', kind: 'photo' });
    expect(await photosTold(page)).toEqual([]);
    await safari.answer('photo');
    expect(await safari.stand()).toMatchObject({ at: 'asked', kind: 'roll' });
    const animal = await onlyPhoto(visitor, id, taker);
    expect(await photosTold(page)).toContain(`You took ${/^e/.test(animal) ? 'an' : 'a'} ${animal}`);

    // The other player has no photo, and is told nothing.
    await expectPage(page.getByRole('region', { name: 'Your photos: none yet' })).toBeVisible();
    await expectPage(safari.notes.filter({ hasText: `${NAMES[taker]} takes the face-down photo` })).toBeVisible();
    expect(await toldNow(page)).toEqual([]);
    await forget(page);
    await safari.endTurn();

    // The curtain hides the taker's side, and tells nothing either.
    expect(await safari.stand()).toEqual({ at: 'curtain' });
    await expectPage(safari.curtain.getByRole('heading')).toHaveText(`Pass the device to ${NAMES[taker]}`);
    await expectPage(page.getByRole('region', { name: /^Your photos/ })).toHaveCount(0);
    expect(await photosTold(page)).toEqual([]);
    await safari.curtain.getByRole('button', { name: `I am ${NAMES[taker]}` }).click();
    await expectPage(page.getByRole('region', { name: `Your photos: 1 ${animal}` })).toBeVisible();
    await expectPage(safari.notes.filter({ hasText: new RegExp(`You take a photo .*: an? ${animal}`) })).toBeVisible();

    // The end: everyone's photos are visible to all.
    await playSafari(visitor, id, () => false);
    const { collections } = (await visitor.update(id)).view as SeenView;
    expect((collections[other] ?? []).reduce((sum, photos) => sum + photos, 0)).toBeGreaterThan(0);
    const { page: guest } = await site().visit();
    for (const each of [safari, new Safari(guest)]) {
      await each.open(id);
      await each.expectOver();
      const photos = each.scorePad.getByRole('row', { name: /^Photos/ }).getByRole('cell');
      for (const [seat, had] of collections.entries())
        await expectPage(photos.nth(seat)).toContainText(wordsOf(had ?? []));
    }
  }, 120_000);
});

/** "1 lion 2 giraffes", as the score pad reads it out. */
function wordsOf(photos: readonly number[]): RegExp {
  const said = photos.flatMap((n, animal) => (n === 0 ? [] : [`${n} ${ANIMALS[animal]}${n === 1 ? '' : 's'}`]));
  return new RegExp(said.join('.*'), 's');
}

async function onlyPhoto(visitor: Visitor, match: string, seat: number): Promise<string> {
  const { collections } = (await visitor.update(match, seat)).view as SeenView;
  const animal = ANIMALS[collections[seat]?.findIndex((photos) => photos > 0) ?? -1];
  if (animal === undefined) throw new Error(`Seat ${seat} of ${match} has no photo.`);
  return animal;
}

/** From now on, remembers everything the page says about a taken photo, however briefly it shows. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript((source) => {
    window.photosTold = [];
    const look = (): void => {
      for (const [told] of document.documentElement.textContent?.matchAll(new RegExp(source, 'g')) ?? [])
        if (!window.photosTold.includes(told)) window.photosTold.push(told);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  }, TOLD.source);
}

function photosTold(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.photosTold);
}

async function forget(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.photosTold = [];
  });
}

/** What the page shows right now. */
async function toldNow(page: Page): Promise<readonly string[]> {
  const words = await page.evaluate(() => document.body.textContent ?? '');
  return [...words.matchAll(TOLD)].map(([told]) => told);
}
