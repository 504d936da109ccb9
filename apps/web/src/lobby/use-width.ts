/** The page's width, for code that cannot leave it to the style sheets. */
import { useSyncExternalStore } from 'react';

export type Width = 'phone' | 'tablet' | 'desk';

/** Keep in step with the style sheets. */
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
