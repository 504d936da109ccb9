/** Every entry that was acknowledged as written is still there after the process was killed. */
import './patience.ts';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStorage, type StorageSettings } from '../../src/storage/open.ts';
import { appendUntilKilled, bundleAppender } from './appender-process.ts';
import { createPlayed } from './samples.ts';

const ENOUGH = 60;
const KILLS = 3;

export function durabilityContract(emptied: () => Promise<StorageSettings>): void {
  let settings: StorageSettings;
  let appender: { readonly folder: string; readonly file: string };

  beforeAll(async () => {
    settings = await emptied();
    appender = await bundleAppender();
  });
  afterAll(() => rmSync(appender.folder, { recursive: true, force: true }));

  it('loses no acknowledged entry when the process is killed, again and again', async () => {
    const match = await makeMatch();
    for (let kill = 1; kill <= KILLS; kill++) {
      const told = await appendUntilKilled(appender.file, match, 'a', settings, ENOUGH);
      expect(told.length).toBeGreaterThanOrEqual(ENOUGH);
      const names = await namesOf(match);
      for (const number of told) expect(names[number]).toBe('a');
    }
  });

  it('keeps two processes that append to one match apart, until both are killed', async () => {
    const match = await makeMatch();
    const both = ['a', 'b'].map((name) => appendUntilKilled(appender.file, match, name, settings, ENOUGH));
    const [first = [], second = []] = await Promise.all(both);
    const names = await namesOf(match);
    for (const number of first) expect(names[number]).toBe('a');
    for (const number of second) expect(names[number]).toBe('b');
  });

  async function makeMatch(): Promise<string> {
    const storage = await openStorage(settings);
    return createPlayed(storage, 0).finally(() => storage.close());
  }

  /** Who wrote each entry; checks that no number is missing. */
  async function namesOf(match: string): Promise<readonly (string | undefined)[]> {
    const storage = await openStorage(settings);
    const entries = await storage.entries(match, 0);
    const stored = await storage.match(match);
    await storage.close();
    expect(entries.map(({ number }) => number)).toEqual([...entries.keys()]);
    expect(stored?.tail.number).toBe(entries.length - 1);
    return entries.map(({ entry }) => (entry as { name?: string }).name);
  }
}
