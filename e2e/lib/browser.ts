/** People, each with a page. An error in a page fails the test that opened it. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { keptBy, LESSONS_HAD, SIZES } from '../../scripts/lib/chromium.mjs';
import { bendNonces, LUCK } from '../../scripts/lib/luck.mjs';

/** On two busy cores, anything that takes longer than this never comes. */
const PATIENCE_MS = 30_000;

/** Console messages while the network is cut off, which tests do on purpose. */
const NETWORK =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_NETWORK|WebSocket connection to|status of (404|401|409|422|429)/;

export interface Visit extends BrowserContextOptions {
  /** Still gets lessons; other visitors have seen them. */
  readonly novice?: boolean;
}

export interface Person {
  readonly page: Page;
  /** Everything the page has logged as an error. */
  readonly complaints: readonly string[];
  /** The matches of this visitor, to look into failures. */
  readonly matches: ReadonlySet<string>;
  close(): Promise<void>;
}

/** A new visitor with motion off. */
export async function openPerson(browser: Browser, url: string, { novice, ...more }: Visit = {}): Promise<Person> {
  const context = await browser.newContext({
    baseURL: url,
    ...SIZES.desktop,
    reducedMotion: 'reduce',
    ...(novice === true ? {} : { storageState: keptBy(url, LESSONS_HAD) }),
    ...more,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(bendNonces, LUCK);
  const page = await context.newPage();
  const complaints: string[] = [];
  const matches = new Set<string>();
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !NETWORK.test(message.text())) complaints.push(message.text());
  });
  page.on('framenavigated', (frame) => {
    const match = /\/m\/([\w-]+)/.exec(frame.url())?.[1];
    if (match !== undefined) matches.add(match);
  });
  return { page, complaints, matches, close: () => context.close() };
}
