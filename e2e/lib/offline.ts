import type { Page } from '@playwright/test';

/** Waits until the service worker has all it needs. */
export async function keptForOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active === null || active.state === 'activated') return;
    await new Promise((resolve) => active.addEventListener('statechange', resolve));
  });
}

const DATABASE = 'shutterbox';

/** Acts like a tab with a newer version of the site: all others must close the database. The upgrade is kept, or given up. */
export async function upgradeElsewhere(page: Page, end: 'kept' | 'given up'): Promise<void> {
  await page.evaluate(
    ([name, isKept]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name, 2);
        request.onupgradeneeded = () => {
          if (!isKept) request.transaction?.abort();
        };
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
        request.onerror = () => (isKept ? reject(request.error) : resolve());
      }),
    [DATABASE, end === 'kept'] as const,
  );
}
