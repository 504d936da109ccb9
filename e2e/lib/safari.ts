/** A table of DiceAFARI as somebody uses it who plays by its own controls: dice, map, list of routes. */
import type { Locator, Page } from '@playwright/test';
import { Table } from './table.ts';

export class Safari extends Table {
  readonly map: Locator;
  /** Dice and large buttons; the list beside them may scroll. */
  readonly controls: Locator;

  constructor(page: Page) {
    super(page);
    this.map = page.getByRole('region', { name: /^Map: / });
    this.controls = this.decision.getByRole('button', { name: /^(Hold|Held|Claim|Roll|End turn|Take|Choose)/ });
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

  /** Answers one question by pointing; what was done. */
  async answer(kind: string): Promise<string> {
    switch (kind) {
      case 'roll':
        return this.rollOrClaim();
      case 'bonus':
        return this.pointAndConfirm(/, can be your bonus$/, /^Claim [A-Z]+\d/);
      default:
        return this.takePhoto();
    }
  }

  private async rollOrClaim(): Promise<string> {
    const onRoute = this.tile(/, on route A\b/);
    if ((await onRoute.count()) > 0) return this.pointAndConfirm(/, on route A\b/, /^Claim route/);
    const roll = this.button(/^Roll \d (die|dice)/);
    if ((await roll.count()) === 0) return this.press(/^End turn/);
    return this.press(/^Roll \d (die|dice)/);
  }

  private async takePhoto(): Promise<string> {
    const first = this.map.locator('[data-spot].can').first();
    if ((await first.getAttribute('class'))?.includes('chosen') !== true) await first.click();
    return this.press(/^Take the/);
  }

  private async pointAndConfirm(tile: RegExp, confirm: RegExp): Promise<string> {
    // Where there is one choice alone, it is made already.
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
