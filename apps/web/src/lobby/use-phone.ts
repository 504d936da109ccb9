import { useSyncExternalStore } from 'react';

/** As in the style sheets. */
const PHONE = '(max-width: 720px)';

export function usePhone(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(PHONE);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(PHONE).matches,
  );
}
