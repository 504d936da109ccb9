/** The product as shipped: a separate server process with the built site, and a browser to visit it. */
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchBrowser } from '../../scripts/lib/chromium.mjs';
import { LUCK, LUCKY_SERVER } from '../../scripts/lib/luck.mjs';
import { ROOT } from '../../scripts/lib/root.mjs';
import { startServerProcess } from '../../scripts/lib/server-process.mjs';
import { buildSiteIfNeeded } from '../../scripts/lib/site.mjs';
import { openPerson, type Person, type Visit } from './browser.ts';

/** For a server and a browser to start or stop on two busy cores. */
const PATIENCE_MS = 180_000;

export interface Site {
  readonly url: string;
  readonly browser: Browser;
  /** Closed after the test; the page must not have logged errors. */
  visit(more?: Visit): Promise<Person>;
}

/** One server and one browser per file. */
export function useSite(): () => Site {
  let server: Awaited<ReturnType<typeof startServerProcess>> | undefined;
  let browser: Browser | undefined;
  let people: Person[] = [];

  beforeAll(async () => {
    // `npm test` has built it already; a single file builds what was just written.
    await buildSiteIfNeeded();
    [server, browser] = await Promise.all([startServerProcess(...LUCKY_SERVER), launchBrowser()]);
  }, PATIENCE_MS);
  afterEach(async ({ task }) => {
    const leaving = people;
    people = [];
    if (task.result?.state === 'fail') await Promise.all(leaving.map((person, at) => testify(person, at, task.name)));
    await Promise.all(leaving.map((person) => person.close()));
    expect(leaving.flatMap((person) => person.complaints)).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  }, PATIENCE_MS);

  return () => {
    if (server === undefined || browser === undefined) throw new Error('The site is not open yet.');
    const { url } = server;
    const visited = browser;
    return {
      url,
      browser: visited,
      visit: async (more) => {
        const person = await openPerson(visited, url, more);
        people.push(person);
        return person;
      },
    };
  };
}

/** The page, the last picture, and the seed. */
async function testify({ page, matches }: Person, at: number, test: string): Promise<void> {
  const path = join(ROOT, 'shots', 'failed', `${test.replaceAll(/\W+/g, '-').slice(0, 60)}-${at + 1}.png`);
  const seen = await page.screenshot({ path }).then(
    () => path,
    (error: unknown) => `no picture: ${String(error)}`,
  );
  console.error(
    `${test}: person ${at + 1} at ${page.url()}; matches ${[...matches].join(', ') || 'none'}; LUCK=${LUCK}; ${seen}`,
  );
}
