/** The assignments, which are the secrets of this game, and a watch on the page that misses none of them. */
import type { Page } from '@playwright/test';
import { ASSIGNMENTS } from '../../games/wildlife/src/data/assignments.ts';

export const TITLES: readonly string[] = ASSIGNMENTS.map(({ title }) => title);

declare global {
  interface Window {
    secretsSeen: string[];
  }
}

/** From now on, remembers every title that was in the page even for a moment; a reload forgets them. */
export async function watchForSecrets(page: Page): Promise<void> {
  await page.addInitScript((titles) => {
    window.secretsSeen = [];
    const look = (): void => {
      const { outerHTML } = document.documentElement;
      for (const title of titles) {
        if (outerHTML.includes(title) && !window.secretsSeen.includes(title)) window.secretsSeen.push(title);
      }
    };
    new MutationObserver(look).observe(document, {
      childList: true,
      subtree: true,
      attributes: true,
      characterData: true,
    });
  }, TITLES);
}

export function secretsSeen(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.secretsSeen);
}

/** The titles in the page now. */
export async function secretsIn(page: Page): Promise<readonly string[]> {
  const html = await page.content();
  return TITLES.filter((title) => html.includes(title));
}

/** The assignment of one seat, from the view of an observer who may know it. */
export function titleOf(view: unknown, seat: number): string {
  const { assignments } = view as { readonly assignments: readonly number[] };
  const title = TITLES[assignments[seat] ?? -1];
  if (title === undefined) throw new Error(`The assignment of seat ${seat} is not in this view.`);
  return title;
}
