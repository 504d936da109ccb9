/** The view before the present one: an event may be about what is no longer there. */
import { useState } from 'react';
import type { View } from '../types.ts';

export function useBefore(view: View): View {
  const [seen, setSeen] = useState({ view, before: view });
  if (seen.view === view) return seen.before;
  setSeen({ view, before: seen.view });
  return seen.view;
}
