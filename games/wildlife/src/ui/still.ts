/** Whether the player's system asks for no motion. */
import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const list = matchMedia(QUERY);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

export function useStill(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
}
