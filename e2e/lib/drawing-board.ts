/** The page where you draw a map. */
import type { Locator, Page } from '@playwright/test';

export class DrawingBoard {
  readonly page: Page;
  readonly name: Locator;
  readonly figures: Locator;
  readonly verdict: Locator;
  readonly play: Locator;
  readonly createTable: Locator;
  readonly save: Locator;
  readonly share: Locator;
  readonly undo: Locator;
  readonly redo: Locator;
  readonly shelf: Locator;
  readonly tiles: Locator;

  constructor(page: Page) {
    this.page = page;
    this.name = page.getByLabel('Name', { exact: true });
    this.figures = page.getByRole('list', { name: 'Figures' });
    this.verdict = page.getByRole('status').filter({ hasText: /Not yet|Note|A fine map/ });
    this.play = page.getByRole('button', { name: 'Play against bots' });
    this.createTable = page.getByRole('button', { name: 'Create table …' });
    this.save = page.getByRole('button', { name: 'Save', exact: true });
    this.share = page.getByRole('button', { name: 'Share', exact: true });
    this.undo = page.getByRole('button', { name: 'Undo', exact: true });
    this.redo = page.getByRole('button', { name: 'Redo', exact: true });
    this.shelf = page.getByRole('region', { name: 'Your maps' });
    this.tiles = page.getByRole('gridcell', { name: /, tile$/ });
  }

  async open(): Promise<void> {
    await this.page.goto('/draw/diceafari');
    await this.name.waitFor();
  }

  cell(place: string): Locator {
    return this.page.getByRole('gridcell', { name: new RegExp(`^${place}, `) });
  }

  /** Drags with the button held, over these places in order. */
  async drag(first: string, ...others: readonly string[]): Promise<void> {
    const { mouse } = this.page;
    await mouse.move(...(await this.middle(first)));
    await mouse.down();
    for (const place of others) await mouse.move(...(await this.middle(place)), { steps: 2 });
    await mouse.up();
  }

  /** Drags with a finger that stays on the screen. */
  async swipe(first: string, ...others: readonly string[]): Promise<void> {
    const touch = await this.page.context().newCDPSession(this.page);
    const at = async (place: string) => {
      const [x, y] = await this.middle(place);
      return [{ x, y }];
    };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: await at(first) });
    for (const place of others)
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: await at(place) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  tool(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** The names of all places with a tile. */
  async drawn(): Promise<readonly string[]> {
    const labels = await this.tiles.evaluateAll((cells) => cells.map((cell) => cell.ariaLabel ?? ''));
    return labels.map((label) => label.replace(', tile', ''));
  }

  /** The link to share it by. */
  async link(): Promise<string> {
    await this.share.click();
    const link = await this.page.getByLabel('Link to the map').inputValue();
    await this.page.getByRole('button', { name: 'Close' }).click();
    return link;
  }

  private async middle(place: string): Promise<[number, number]> {
    const box = await this.cell(place).boundingBox();
    if (box === null) throw new Error(`There is no ${place} on the paper.`);
    return [box.x + box.width / 2, box.y + box.height / 2];
  }
}
