/** How a game joins what belongs together, by the view that is shown when it is first told. */
import { joiningOf } from '@shutterbox/kernel';
import { useMemo, useRef } from 'react';
import type { AnyText } from '../../games/bundle.ts';
import type { LineJoining } from './fold.ts';

/** The same one as long as the game is the same: hundreds of lines would be drawn again with another. */
export function useJoining(text: AnyText, view: unknown): LineJoining {
  const latest = useRef(view);
  latest.current = view;
  return useMemo(() => joiningOf(text, () => latest.current), [text]);
}
