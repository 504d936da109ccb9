/** How a game joins lines that belong together, using the view at the time they first appear. */
import { joiningOf } from '@shutterbox/kernel';
import { useMemo, useRef } from 'react';
import type { AnyText } from '../../games/bundle.ts';
import type { LineJoining } from './fold.ts';

/** Stable for a game: a new one would redraw hundreds of lines. */
export function useJoining(text: AnyText, view: unknown): LineJoining {
  const latest = useRef(view);
  latest.current = view;
  return useMemo(() => joiningOf(text, () => latest.current), [text]);
}
