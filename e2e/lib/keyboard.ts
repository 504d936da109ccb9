/** A visitor who has only a keyboard. */
import type { Locator, Page } from '@playwright/test';
import { expect } from 'vitest';

/** Enough to go once round every page we have. */
const MOST_STOPS = 60;

export class Keyboard {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses a key; the focus must be visible afterwards. */
  async press(key: string, times = 1): Promise<void> {
    for (let i = 0; i < times; i++) await this.page.keyboard.press(key);
  }

  /** Tab by Tab; the focus must be visible at every stop. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    for (let stop = 0; stop < MOST_STOPS; stop++) {
      if (await isFocused(target)) return;
      await this.page.keyboard.press(key);
      await this.expectFocusSeen();
    }
    throw new Error(`${target} was not reached with ${MOST_STOPS} times ${key}.`);
  }

  /** The focus is on an element that shows it and is on the screen. */
  async expectFocusSeen(): Promise<void> {
    expect(await this.page.evaluate(focusFault)).toBe('');
  }
}

async function isFocused(target: Locator): Promise<boolean> {
  return (await target.count()) === 1 && target.evaluate((element) => element === document.activeElement);
}

/** Runs in the page; '' if all is well. */
function focusFault(): string {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return 'nothing has the focus';
  const named = `${activeElement.tagName} "${activeElement.ariaLabel ?? activeElement.textContent?.slice(0, 40)}"`;
  const box = activeElement.getBoundingClientRect();
  const shown = [activeElement, ...siblings(activeElement)].some(isMarked);
  if (!shown) return `${named} does not show that it has the focus`;
  const inside = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
  return inside ? '' : `${named} is off the screen`;

  /** A radio button may be drawn by the element beside or around it. */
  function siblings(element: Element): readonly Element[] {
    return [element.nextElementSibling, element.parentElement].filter((each) => each !== null);
  }
  function isMarked(element: Element): boolean {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  }
}
