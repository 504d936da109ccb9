/**
 * What has just come takes no finger for a moment: a thumb on its way, or a second tap, was meant for what was there before. The style
 * sheet does it, so that keys and screen readers do not wait.
 */
import { type RefObject, useLayoutEffect } from 'react';

/** Milliseconds. A tap that comes later is meant for what is there by then. */
const SECOND_TAP_MS = 400;

export function awaitThumb({ dataset }: HTMLElement, ms = SECOND_TAP_MS): () => void {
  dataset.thumb = '';
  const leave = (): void => {
    delete dataset.thumb;
  };
  const gone = setTimeout(leave, ms);
  return () => {
    clearTimeout(gone);
    leave();
  };
}

/** Each time something else is shown in that place. */
export function useThumb(place: RefObject<HTMLElement | null>, shown: unknown, ms?: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is what changes.
  useLayoutEffect(() => (place.current === null ? undefined : awaitThumb(place.current, ms)), [place, shown, ms]);
}
