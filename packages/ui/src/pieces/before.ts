/** The view before the present one: an event may be about what is no longer there. */
import { useState } from 'react';

export function useBefore<V>(view: V): V {
  const [seen, setSeen] = useState({ view, before: view });
  if (seen.view === view) return seen.before;
  setSeen({ view, before: seen.view });
  return seen.view;
}
