/** Carries things about with the mouse. */
import type { Locator, Page } from '@playwright/test';

/** A hand moves in small steps. */
const STEPS = { steps: 6 };

export class Carrier {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async lift(thing: Locator): Promise<void> {
    const { x, y, width, height } = await boxOf(thing);
    await this.page.mouse.move(x + width / 2, y + height / 2);
    await this.page.mouse.down();
  }

  /** To its middle, or this far above its lower edge. */
  async over(place: Locator, above?: number): Promise<void> {
    const { x, y, width, height } = await boxOf(place);
    await this.page.mouse.move(x + width / 2, y + (above === undefined ? height / 2 : height - above), STEPS);
  }

  async drop(): Promise<void> {
    await this.page.mouse.up();
  }
}

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (box === null) throw new Error(`${place} is not to be seen.`);
  return box;
}
