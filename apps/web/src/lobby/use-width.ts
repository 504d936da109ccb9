/** How wide the page is, where it is not the style sheets alone that ask. */
import { useSyncExternalStore } from 'react';

export type Width = 'phone' | 'tablet' | 'desk';

/** As in the style sheets. */
const PHONE = '(max-width: 720px)';
const ONE_COLUMN = '(max-width: 1000px)';

export function useWidth(): Width {
  return useSyncExternalStore(watch, width);
}

function width(): Width {
  if (matchMedia(PHONE).matches) return 'phone';
  return matchMedia(ONE_COLUMN).matches ? 'tablet' : 'desk';
}

function watch(changed: () => void): () => void {
  const queries = [PHONE, ONE_COLUMN].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}
