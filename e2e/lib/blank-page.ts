/** A test file that only needs a browser to draw in; if there is none, the list of tests says so. */
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe } from 'vitest';
import { notRun } from '../../apps/server/test/storage/not-run.ts';
import { launchBrowser } from '../../scripts/lib/chromium.mjs';
import { findBrowser } from '../../scripts/lib/services.mjs';

const PATIENCE_MS = 120_000;
const found = await findBrowser();

export function onBlankPage(name: string, tests: (page: () => Page) => void): void {
  if ('missing' in found) notRun(name, found.missing);
  else
    describe(name, () => {
      let browser: Browser | undefined;
      let page: Page | undefined;
      beforeAll(async () => {
        browser = await launchBrowser();
        page = await browser.newPage();
      }, PATIENCE_MS);
      afterAll(() => browser?.close());
      tests(() => {
        if (page === undefined) throw new Error('There is no page yet.');
        return page;
      });
    });
}
