/** A test file for the browser; if there is none, the list of tests says so. */
import { describe } from 'vitest';
import { notRun } from '../../apps/server/test/storage/not-run.ts';
import { findBrowser } from '../../scripts/lib/services.mjs';
import { type Site, useSite } from './site.ts';

const browser = await findBrowser();

export function journey(name: string, tests: (site: () => Site) => void): void {
  if ('missing' in browser) notRun(name, browser.missing);
  else describe(name, () => tests(useSite()));
}
