/** A table of Snapshot aboard starships, used through its own controls: plan, counters, dock. */
import type { Locator, Page } from '@playwright/test';
import { Table } from './table.ts';
import { takesFingers } from './takes-fingers.ts';
import { EASY, ME, type Visitor, type Wanted } from './visitor.ts';

type Point = readonly [x: number, y: number];

export class Starship extends Table {
  readonly plan: Locator;
  readonly order: Locator;
  /** Deeds of the dock. */
  readonly deeds: Locator;
  readonly throwBox: Locator;

  constructor(page: Page) {
    super(page);
    this.plan = page.getByRole('region', { name: /^Plan of / });
    this.order = page.getByRole('region', { name: 'Order of action' });
    this.deeds = this.decision.getByRole('list', { name: /^(Actions|What it can do)$/ });
    this.throwBox = this.decision.getByRole('region', { name: /^Throw against / });
  }

  /** A new table against an easy bot, at the first question. */
  static async at(page: Page, visitor: Visitor, wanted: Partial<Wanted> = {}): Promise<Starship> {
    const { id } = await visitor.make({ game: 'starship', seats: [ME, EASY], ...wanted });
    const starship = new Starship(page);
    await starship.open(id);
    await starship.stand();
    return starship;
  }

  button(name: string | RegExp): Locator {
    return this.decision.getByRole('button', { name });
  }

  /** Makes all remaining choices before play, in one press. */
  async quickStart(): Promise<void> {
    await this.button(/^Quick start/).click();
    await this.decision.and(this.page.locator('[data-kind="turn"]')).waitFor();
  }

  /** What is marked on the plan now: squares to go to with their prices, or targets. */
  marked(mark: 'can' | 'target'): Promise<readonly Point[]> {
    return this.plan.locator(`[data-${mark}]`).evaluateAll(
      (marks, name) =>
        marks.map((each): [number, number] => {
          const circle = name === 'target' ? (each.querySelector('circle') ?? each) : each;
          const { x, y, width, height } = circle.getBoundingClientRect();
          return [x + width / 2, y + height / 2];
        }),
      mark,
    );
  }

  /** Of the squares to go to, the one nearest to a figure of the other side. */
  async nearestStep(): Promise<Point | undefined> {
    const foes = await this.plan.locator('.ss-stands .ss-counter.ss-first').evaluateAll((counters) =>
      counters.map((each): [number, number] => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      }),
    );
    const far = ([x, y]: Point): number => Math.min(...foes.map(([a, b]) => Math.hypot(a - x, b - y)));
    return (await this.marked('can')).toSorted((a, b) => far(a) - far(b))[0];
  }

  /** A square to go to that is in the window, well away from the edges of the plan. */
  async inSight(): Promise<Point> {
    const frame = await this.plan.boundingBox();
    if (frame === null) throw new Error('There is no plan.');
    const found = (await this.marked('can')).find(
      ([x, y]) =>
        x > frame.x + 60 && x < frame.x + frame.width - 60 && y > frame.y + 60 && y < frame.y + frame.height - 60,
    );
    if (found === undefined) throw new Error('No square to go to is in sight.');
    await takesFingers(this.page);
    return found;
  }

  /** Presses a marked square, by its name in the page. */
  async press(place: string): Promise<void> {
    const mark = this.plan.locator(`[data-can="${place}"]`);
    await mark.waitFor();
    // The plan itself takes the press: marks are only drawn.
    const { x = 0, y = 0, width = 0, height = 0 } = (await mark.boundingBox()) ?? {};
    await takesFingers(this.page);
    await this.page.mouse.click(x + width / 2, y + height / 2);
  }

  /** What the throw box shows: the reasons, and the number needed. */
  async throwFigures(): Promise<{ readonly reasons: readonly number[]; readonly needed: number }> {
    const shown = await this.throwBox.getByRole('definition').allTextContents();
    const figures = shown.map((words) => Number(words.replace('−', '-').replace('+', '')));
    return { reasons: figures.slice(0, -1), needed: figures.at(-1) ?? Number.NaN };
  }

  /** Presses a button of the dock, and waits until it asks for something else or for nothing. */
  async choosing(name: string | RegExp): Promise<void> {
    const before = await this.decision.textContent();
    await this.button(name).click();
    await this.page.waitForFunction(
      (asked) => document.querySelector('[aria-label="Your decision"]')?.textContent !== asked,
      before,
    );
  }

  /** Waits until it is this player's turn, and ends it. */
  async endTurn(): Promise<void> {
    await this.decision.and(this.page.locator('[data-kind="turn"]')).waitFor();
    if (await this.asksTwice()) {
      await this.button(/^End turn/).click();
      await this.choosing(/^Press again/);
    } else await this.choosing(/^End turn/);
  }

  /** With most of the AP left, it is pressed twice. */
  async pressEnd(): Promise<void> {
    const twice = await this.asksTwice();
    await this.button(/^End turn/).click();
    if (twice) await this.button(/^Press again/).click();
  }

  private async asksTwice(): Promise<boolean> {
    return (await this.button(/^End turn/).getAttribute('data-asks')) !== null;
  }

  /** One press in the order of action. */
  async giveOrder(who: string, from: string, to: string): Promise<void> {
    const signs = this.order.getByRole('group', { name: `Orders for ${who}`, exact: true });
    await signs.getByRole('button', { name: from }).click();
    await signs.getByRole('button', { name: to }).waitFor();
  }
}
