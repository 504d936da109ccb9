/** Carrying things about the board with mouse or finger, and the reasons when they cannot be put down. */
import type { Locator, Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { SCREENS, SIZES } from '../scripts/lib/chromium.mjs';
import { atTheDice } from './lib/at-the-dice.ts';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';
import { like } from './lib/photographer.ts';
import type { Table } from './lib/table.ts';

/** From its lower edge, where there is only landscape. */
const ABOVE_GROUND = 14;

journey('dice and tokens', (site) => {
  it('are taken from anywhere in the tray to anywhere in a habitat, and select no text', async () => {
    const { table, carrier } = await atTheDice(site());
    const band = habitat(table, 'Savannah');
    const lying = table.decision.locator('.wl-lying');
    await carrier.lift(lying.first());
    await carrier.over(band, ABOVE_GROUND);
    await expectPage(band.locator('.wl-landing')).toBeVisible();
    await carrier.drop();
    await expectPage(dice(table, 5)).toBeVisible();
    await expectPage(band.getByRole('button', { name: /which has 1 die$/ })).toBeVisible();
    await carrier.lift(lying.last());
    await carrier.over(band.getByRole('button', { name: 'Savannah Specialist award' }));
    await carrier.drop();
    await expectPage(dice(table, 4)).toBeVisible();
    expect(await marked(table.page)).toBe('');

    await carrier.lift(table.board.getByRole('heading', { name: 'Mountain' }).locator('..'));
    await carrier.over(table.prompt);
    await carrier.drop();
    expect(await marked(table.page)).not.toMatch(/Mountain|Shoreline/);
  }, 60_000);

  it('follow the mouse on a very large screen, where everything is drawn larger', async () => {
    const { width, height } = SCREENS.wide;
    const { table, carrier } = await atTheDice(site(), { viewport: { width, height } });
    const band = habitat(table, 'Savannah');
    await carrier.lift(table.decision.locator('.wl-lying').first());
    await carrier.over(band, ABOVE_GROUND);
    const [ghost, ground] = [await table.page.locator('.dragged').boundingBox(), await band.boundingBox()];
    expect((ghost?.x ?? 0) + (ghost?.width ?? 0) / 2).toBeCloseTo((ground?.x ?? 0) + (ground?.width ?? 0) / 2, -1);
    expect((ghost?.y ?? 0) + (ghost?.height ?? 0) / 2).toBeCloseTo(
      (ground?.y ?? 0) + (ground?.height ?? 0) - ABOVE_GROUND,
      -1,
    );
    await carrier.drop();
    await expectPage(dice(table, 5)).toBeVisible();
    await expectPage(band.getByRole('button', { name: /which has 1 die$/ })).toBeVisible();
    const award = band.getByRole('button', { name: 'Savannah Specialist award' });
    await award.click();
    const [note, of] = [await table.page.locator('.callout').boundingBox(), await award.boundingBox()];
    expect(note?.x ?? 0, 'the note is beside its award').toBeLessThan((of?.x ?? 0) + (of?.width ?? 0) + 40);
    expect((note?.x ?? 0) + (note?.width ?? 0)).toBeGreaterThan((of?.x ?? 0) - 40);
  }, 60_000);

  it('say why they cannot be put down, and cite the rule', async () => {
    const { table, carrier, visitor, id } = await atTheDice(site());
    const tokens = table.decision.getByRole('button', { name: /^\d+ tokens$/ });
    const early = table.decision.getByText('Place a die, or finish placing dice.');
    await expectPage(early).toBeHidden();
    await carrier.lift(tokens);
    await carrier.over(table.board);
    await carrier.drop();
    await expectPage(early).toBeVisible();

    const home = table.board
      .getByRole('region')
      .filter({ has: table.page.getByRole('listitem') })
      .first();
    const animal = home.getByRole('listitem').first().getByRole('button');
    const note = table.page.locator('.callout');
    await carrier.lift(table.decision.locator('.wl-lying').first());
    await carrier.over(animal);
    await carrier.drop();
    await expectPage(note).toContainText(/^Put a die on the \w+ first, then on .* Rule W-4\.9/);
    await expectPage(dice(table, 6)).toBeVisible();

    const name = (await home.getByRole('heading').textContent()) ?? '';
    await table.choose(like(await visitor.moves(id, 0), new RegExp(`^Put a die on the ${name} `)));
    await expectPage(dice(table, 5)).toBeVisible();
    await animal.click();
    await expectPage(dice(table, 4)).toBeVisible();
    await table.choose(like(await visitor.moves(id, 0), /^Place no/));
    const token = table.decision.getByRole('button', { name: 'Pick up a token' });
    await carrier.lift(token);
    await carrier.over(home.locator('.wl-habitat'));
    await carrier.drop();
    await expectPage(note).toContainText('Tokens go on animals that have dice. Rule W-4.11');
    await carrier.lift(token);
    await carrier.over(animal);
    await carrier.drop();
    await expectPage(animal).toHaveAccessibleName(/1 token/);
  }, 60_000);
});

journey('an award', (site) => {
  it('says to a finger what it is for, folded or open, and takes no die from its habitat', async () => {
    const { table } = await atTheDice(site(), SIZES.phone);
    const note = table.page.locator('.callout');
    const folded = table.board.locator('.wl-band:not(.open)').first();
    const name = (await folded.getByRole('heading').textContent()) ?? '';
    const band = habitat(table, name);
    await band.getByRole('button', { name: `${name} Specialist award` }).tap();
    await expectPage(note).toContainText(`For three photographs from the ${name}. Rule W-6.3`);
    await expectPage(note).toContainText(/Worth \d, \d then \d prestige\. You have 0 of 3\./);
    await expectPage(band).not.toHaveClass(/open/);
    await band.getByRole('button', { name: `Put a die on the ${name}` }).tap();
    await expectPage(dice(table, 5)).toBeVisible();
    await expectPage(note).toBeHidden();
    await table.board.getByRole('button', { name: 'Generalist award' }).tap();
    await expectPage(note).toContainText('For one photograph from each habitat. Rule W-6.4');
  }, 60_000);

  it('says so to keyboard users', async () => {
    const { table } = await atTheDice(site());
    const award = table.board.getByRole('button', { name: 'Mountain Specialist award' });
    await expectPage(award).toHaveAccessibleDescription(
      /^For three photographs from the Mountain: worth .*; you have 0 of 3$/,
    );
    await award.focus();
    await table.page.keyboard.press('Enter');
    const note = table.page.locator('.callout');
    await expectPage(note).toContainText('For three photographs from the Mountain.');
    await table.page.keyboard.press('Escape');
    await expectPage(note).toBeHidden();
  }, 60_000);
});

function habitat({ board }: Table, name: string): Locator {
  return board.getByRole('region', { name: new RegExp(`^${name},`) });
}

function dice({ decision }: Table, left: number): Locator {
  return decision.getByRole('img', { name: `${left} dice of 6 left` });
}

function marked(page: Page): Promise<string> {
  return page.evaluate(() => getSelection()?.toString() ?? '');
}
