/** A table of DiceAFARI, used through its own controls: dice, map, list of routes. */
import type { Locator, Page } from '@playwright/test';
import { Table } from './table.ts';

const SWIPE_STEPS = 12;
/** The most answers until there are routes to choose from. */
const MOST_ANSWERS = 30;

export class Safari extends Table {
  readonly map: Locator;
  /** The desk with the map, where a taller map scrolls. */
  readonly desk: Locator;
  /** Dice and large buttons; the list beside them may scroll. */
  readonly controls: Locator;
  /** Tiles where nothing can be done. */
  readonly idle: Locator;
  readonly routes: Locator;

  constructor(page: Page) {
    super(page);
    this.map = page.getByRole('region', { name: /^Map: / });
    this.desk = page.locator('.da-desk');
    this.controls = this.decision.getByRole('button', { name: /^(Hold|Held|Claim|Roll|End turn|Take|Choose)/ });
    this.idle = this.tile(/, (free|claimed by \w+)(; photos: [^;]*)?$/);
    this.routes = this.decision
      .getByRole('list', { name: 'Routes for your dice' })
      .getByRole('button', { name: /^Route / });
  }

  die(number: number): Locator {
    return this.decision.getByRole('button', { name: new RegExp(`^(Hold|Held) die ${number},`) });
  }

  button(name: string | RegExp): Locator {
    return this.decision.getByRole('button', { name });
  }

  tile(name: string | RegExp): Locator {
    return this.map.getByRole('button', { name });
  }

  /** How far the map is scrolled down. */
  scrolled(): Promise<number> {
    return this.desk.evaluate(({ scrollTop }) => scrollTop);
  }

  /** To its upper edge (0), its lower edge (1), or in between. */
  scrollMap(part: number): Promise<void> {
    return this.desk.evaluate((desk, to) => desk.scrollTo(0, to * (desk.scrollHeight - desk.clientHeight)), part);
  }

  /** With a finger that starts on this tile; positive is up. */
  async swipe(tile: Locator, up: number): Promise<void> {
    const box = await tile.boundingBox();
    if (box === null) throw new Error('There is no such tile to begin on.');
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    const finger = await this.page.context().newCDPSession(this.page);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    for (let step = 1; step <= SWIPE_STEPS; step++) {
      const at = { x, y: y - (up * step) / SWIPE_STEPS };
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
    }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await finger.detach();
  }

  /** Answers one question by pointing; returns what was done. */
  async answer(kind: string): Promise<string> {
    switch (kind) {
      case 'roll':
        return this.rollOrClaim();
      case 'bonus':
        return this.pointAndConfirm(/, can be your bonus\b/, /^Claim [A-Z]+\d/);
      default:
        return this.takePhoto();
    }
  }

  /** Plays until there are this many routes to choose from. */
  async untilRoutes(least: number): Promise<void> {
    for (let answers = 0; answers < MOST_ANSWERS; answers++) {
      const stand = await this.stand();
      if (stand.at !== 'asked') throw new Error(`The match was over before there were ${least} routes.`);
      if ((await this.routes.count()) >= least) return;
      await this.answer(stand.kind);
    }
    throw new Error(`There were never ${least} routes.`);
  }

  private async rollOrClaim(): Promise<string> {
    if ((await this.routes.count()) > 0) {
      await this.tile(/, on route A\b/)
        .first()
        .click();
      return this.press(/^Claim route/);
    }
    const roll = this.button(/^Roll \d (die|dice)/);
    if ((await roll.count()) === 0) return this.endTurn();
    return this.press(/^Roll \d (die|dice)/);
  }

  /** Ends the turn without a claim, and confirms it. */
  async endTurn(): Promise<string> {
    await this.press(/^End turn/);
    return this.press(/^End turn$/);
  }

  private async takePhoto(): Promise<string> {
    const first = this.map.locator('[data-place^="p"][data-is~="can"]').first();
    if ((await first.getAttribute('data-is'))?.includes('chosen') !== true) await first.click();
    return this.press(/^Take the/);
  }

  private async pointAndConfirm(tile: RegExp, confirm: RegExp): Promise<string> {
    // A single choice is made already.
    if ((await this.button(confirm).count()) === 0) await this.tile(tile).first().click();
    return this.press(confirm);
  }

  private async press(name: RegExp): Promise<string> {
    const button = this.button(name).first();
    const words = (await button.textContent()) ?? '';
    await button.click();
    return words;
  }
}
