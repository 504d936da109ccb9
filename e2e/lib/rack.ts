/** A table of Perfect Shot, used through its own controls: hand, rack, albums. */
import type { Locator, Page } from '@playwright/test';
import { expectPage } from './expect-page.ts';
import { Table } from './table.ts';

const STEPS = 8;

export class Rack extends Table {
  readonly rack: Locator;
  readonly cards: Locator;
  readonly place: Locator;
  readonly call: Locator;
  /** Albums to take. */
  readonly openAlbums: Locator;
  readonly albums: Locator;
  readonly tiles: Locator;
  readonly looseTiles: Locator;
  readonly verdict: Locator;

  constructor(page: Page) {
    super(page);
    this.rack = page.getByRole('region', { name: 'Rack', exact: true });
    this.cards = page.getByRole('group', { name: 'Your cards' }).locator('[aria-pressed]');
    this.place = this.decision.getByRole('button', { name: /^(Place card|Call and place|Take )/ });
    this.call = this.decision.getByRole('switch', { name: 'Call a perfect shot' });
    this.openAlbums = page.getByRole('region', { name: 'Open albums' }).getByRole('button');
    this.albums = page.getByRole('region', { name: 'Your albums', exact: true });
    this.tiles = this.albums.locator('[aria-pressed]');
    this.looseTiles = this.albums.getByRole('button', { name: /Loose (?!tiles)/ });
    this.verdict = page.getByRole('region', { name: 'What the lenses saw' });
  }

  turn(card: number): Promise<void> {
    return this.page
      .getByRole('button', { name: /^Turn / })
      .nth(card)
      .click();
  }

  /** Takes an album every third turn, otherwise places a card; returns what was done. */
  async answer(kind: string, turn: number): Promise<string> {
    if (kind !== 'turn') return this.press(/^(Confirm the best|Keep your arrangement)/);
    const takes = (await this.cards.count()) === 0 || turn % 3 === 1;
    await (takes ? this.openAlbums : this.cards).first().click();
    return this.press(/^(Place card|Take )/);
  }

  async openArranging(): Promise<void> {
    await this.page.getByRole('button', { name: 'Arrange', exact: true }).click();
    await this.albums.waitFor();
  }

  /** With the mouse, from the middle of one thing to the middle of another. */
  async carry(from: Locator, to: Locator): Promise<void> {
    const [start, end] = [await middle(from), await middle(to)];
    await this.page.mouse.move(...start);
    await this.page.mouse.down();
    await this.page.mouse.move(...end, { steps: STEPS });
    await this.page.mouse.up();
  }

  private async press(name: RegExp): Promise<string> {
    const button = this.decision.getByRole('button', { name }).first();
    await expectPage(button).toBeEnabled();
    const words = (await button.textContent()) ?? '';
    await button.click();
    return words;
  }
}

async function middle(of: Locator): Promise<[number, number]> {
  const box = await of.boundingBox();
  if (box === null) throw new Error(`There is no ${of}.`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}
