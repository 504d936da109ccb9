/** The service worker: keeps the page playable without a network, and lets a newer version wait until it is welcome. */
import { create } from 'zustand';

/** Somebody may keep a tab open for days. */
const LOOK_AGAIN_MS = 60 * 60 * 1_000;
const RELOADED = 'shutterbox.reloaded';

/** A newer version, complete and waiting. */
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

/** This tab goes on in the new version; others keep the parts of their own until they are loaded anew. */
export function takeUpdate(): void {
  const { waiting } = useUpdate.getState();
  // Another tab may have taken it already.
  if (waiting?.state !== 'installed') return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ type: 'take-over' });
}

function watch(registration: ServiceWorkerRegistration): void {
  // The very first one waits for a moment as well, and is no newer version of anything.
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

/** A part that an older page asks for may be gone from the server: the page itself, loaded anew, knows the new names. Once, and no more. */
function mendMissingParts(): void {
  window.addEventListener('vite:preloadError', () => {
    if (sessionStorage.getItem(RELOADED) !== null) return;
    sessionStorage.setItem(RELOADED, 'yes');
    location.reload();
  });
  window.addEventListener('load', () => setTimeout(() => sessionStorage.removeItem(RELOADED), LOOK_AGAIN_MS));
}
