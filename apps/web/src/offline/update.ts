/** The service worker: makes the site playable offline, and holds a new version back until the player reloads. */
import { create } from 'zustand';

/** A tab may stay open for days. */
const LOOK_AGAIN_MS = 60 * 60 * 1_000;
const RELOADED = 'shutterbox.reloaded';

/** A new version, downloaded and waiting. */
export const useUpdate = create<{ readonly waiting: ServiceWorker | undefined }>(() => ({ waiting: undefined }));

export function keepForOffline(): void {
  mendMissingParts();
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    void navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' }).then(watch, () => {
      // Not kept for offline: private windows and old browsers. Everything else works.
    });
  });
}

/** Switches this tab to the new version; other tabs keep their old parts until they reload. */
export function takeUpdate(): void {
  const { waiting } = useUpdate.getState();
  // Another tab may have switched already.
  if (waiting?.state !== 'installed') return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ type: 'take-over' });
}

function watch(registration: ServiceWorkerRegistration): void {
  // The very first worker also waits for a moment, but it is not an update.
  const look = () => {
    const { controller } = navigator.serviceWorker;
    useUpdate.setState({ waiting: controller === null ? undefined : (registration.waiting ?? undefined) });
  };
  const follow = (worker: ServiceWorker | null) => worker?.addEventListener('statechange', look);
  look();
  follow(registration.waiting);
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  setInterval(() => void registration.update().catch(() => {}), LOOK_AGAIN_MS);
}

/** An old page may ask for a file that is gone from the server: reload to get the new names, but only once. */
function mendMissingParts(): void {
  window.addEventListener('vite:preloadError', () => {
    if (sessionStorage.getItem(RELOADED) !== null) return;
    sessionStorage.setItem(RELOADED, 'yes');
    location.reload();
  });
  window.addEventListener('load', () => setTimeout(() => sessionStorage.removeItem(RELOADED), LOOK_AGAIN_MS));
}
