/** Everything a server tells a page: every frame of its sockets, and the body of every API response. */
import type { Page } from '@playwright/test';
import { hearFrames } from './frames.ts';

export interface Wire {
  /** Everything so far, including what is still on its way to the test. */
  heard(): Promise<readonly string[]>;
}

/** Call it before opening the page, or it misses what came earlier. */
export function tapWire(page: Page): Wire {
  const frames = hearFrames(page);
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    // A response is lost when its page is left.
    if (response.url().includes('/api/')) bodies.push(response.text().catch(() => ''));
  });
  return { heard: async () => [...frames, ...(await Promise.all(bodies))] };
}

/** Every value under a key, however deep, in anything heard. */
export function valuesOf(heard: readonly string[], key: string): readonly unknown[] {
  const found: unknown[] = [];
  const look = (json: unknown): void => {
    if (typeof json !== 'object' || json === null) return;
    for (const [name, value] of Object.entries(json)) {
      if (name === key) found.push(value);
      look(value);
    }
  };
  for (const each of heard) look(parsed(each));
  return found;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
