/** A table of Stakeout, used through its own controls: map, photographers, dock. */
import type { Locator, Page } from '@playwright/test';
import { Table } from './table.ts';
import { takesFingers } from './takes-fingers.ts';
import { EASY, ME, type Visitor, type Wanted } from './visitor.ts';

type Point = readonly [x: number, y: number];

export class Stakeout extends Table {
  readonly map: Locator;
  readonly world: Locator;
  /** The note beside a place. */
  readonly note: Locator;
  /** What a press did before anything was sent. */
  readonly said: Locator;
  /** Photographers that can be picked up. */
  readonly own: Locator;

  constructor(page: Page) {
    super(page);
    this.map = page.getByRole('region', { name: /^Map: / });
    this.world = page.locator('.surface-world');
    this.note = page.locator('.callout');
    this.said = this.board.getByRole('status');
    this.own = this.map.locator('[data-hand]');
  }

  /** A new table against an easy bot, at the first question. */
  static async at(page: Page, visitor: Visitor, options: Wanted['options'] = {}): Promise<Stakeout> {
    const { id } = await visitor.make({ game: 'template-tactics', seats: [ME, EASY], options });
    const stakeout = new Stakeout(page);
    await stakeout.open(id);
    await stakeout.stand();
    return stakeout;
  }

  button(name: string | RegExp): Locator {
    return this.decision.getByRole('button', { name });
  }

  figure(name: string): Locator {
    return this.map.getByRole('button', { name: new RegExp(`(^|: )${name}\\b`) });
  }

  /** The middle of a square in the window, once it can be pressed: "C4". */
  async middle(square: string): Promise<Point> {
    await takesFingers(this.page);
    const box = await this.world.boundingBox();
    if (box === null) throw new Error('There is no map.');
    const side = await this.scale();
    return [
      box.x + (square.charCodeAt(0) - 'A'.charCodeAt(0) + 0.5) * side,
      box.y + (Number(square.slice(1)) - 0.5) * side,
    ];
  }

  async press(square: string): Promise<void> {
    await this.page.mouse.click(...(await this.middle(square)));
  }

  /** How large a square is, in pixels. */
  async scale(): Promise<number> {
    return this.map
      .locator('.st-floor')
      .first()
      .evaluate((square) => square.getBoundingClientRect().width);
  }

  /** Where something is marked on the map now: squares to go to, or targets. */
  marked(mark: 'reach' | 'target'): Promise<readonly Point[]> {
    return this.map.locator(`.st-${mark}`).evaluateAll((marks) =>
      marks.map((each): [number, number] => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      }),
    );
  }

  /** Bids everything, and answers any other question, until it is this seat's turn. */
  async untilTurn(): Promise<void> {
    for (let stand = await this.stand(); stand.at === 'asked' && stand.kind !== 'act'; stand = await this.stand())
      await this.button(stand.kind === 'bid' ? /^Bid 2/ : /^Hold fire/).click();
  }
}
