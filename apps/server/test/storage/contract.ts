/** What every backend must do. */
import './patience.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStorage, type StorageSettings } from '../../src/storage/open.ts';
import { appendContract } from './contract-append.ts';
import { devicesContract } from './contract-devices.ts';
import { listsContract } from './contract-lists.ts';
import { matchesContract } from './contract-matches.ts';
import { visitorsContract } from './contract-visitors.ts';
import { workContract } from './contract-work.ts';
import { createPlayed } from './samples.ts';
import type { Stores } from './stores.ts';

/** The whole suite. `emptied` returns the settings of an empty store. */
export function storageContract(emptied: () => Promise<StorageSettings>): void {
  let settings: StorageSettings;
  // Filled before the first test.
  const stores = {} as Stores;

  beforeAll(async () => {
    settings = await emptied();
    [stores.storage, stores.other] = await Promise.all([openStorage(settings), openStorage(settings)]);
  });
  afterAll(async () => {
    await stores.storage.close();
    await stores.other.close();
  });

  it('migrates an empty store once, even if two processes start together, and an up-to-date one not at all', async () => {
    await stores.storage.ping();
    await stores.other.ping();
    const match = await createPlayed(stores.storage, 2);
    const third = await openStorage(settings);
    expect(await third.entries(match, 0)).toHaveLength(3);
    await third.close();
  });

  it('refuses calls after it was closed', async () => {
    const closed = await openStorage(settings);
    await closed.close();
    await expect(closed.ping()).rejects.toThrow();
  });

  visitorsContract(stores);
  devicesContract(stores);
  matchesContract(stores);
  appendContract(stores);
  listsContract(stores);
  workContract(stores);
}
