/** What axe finds in a page, in light and dark. */
import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { axeFindings } from '../../scripts/lib/axe.mjs';

const GRAVE = ['serious', 'critical'];

export async function expectAccessible(page: Page, where: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction((scheme) => document.documentElement.classList.contains(scheme), colorScheme);
    await settled(page);
    expect(await axeFindings(page, GRAVE), `${where}, ${colorScheme}`).toEqual([]);
  }
  expect(await page.evaluate(misnamed), `${where}: names without what is written there`).toEqual([]);
}

/**
 * Runs in the page. Voice users say the words on a button, so its name must contain them (WCAG 2.5.3). Axe's own
 * rule for this mistakes the figures of a card for its label, and words in two places for one.
 */
function misnamed(): readonly string[] {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const written = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.ariaHidden === 'true' || !node.checkVisibility()) return '';
    return [...node.childNodes].map(written).join(' ');
  };
  return [...document.querySelectorAll(':is(button, a, summary, [role="button"])[aria-label]')]
    .filter((button) => !plain(button.ariaLabel ?? '').includes(plain(written(button))))
    .map((button) => `"${button.ariaLabel}" has "${written(button).trim()}" written on it`);
}

/** Wait for colours to settle: in transition they have the wrong contrast. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
