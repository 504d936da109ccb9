/** What lies under a pointer: an element that is a place or a source, otherwise what the camera sees there. */
import type { Box } from './beside.ts';
import type { Hand, Place } from './types.ts';

interface Under {
  readonly place: Place | undefined;
  readonly hand: Hand | undefined;
}

/** A camera under the pointers, which finds places that are not elements. */
export interface Sight {
  placeAt(x: number, y: number): Place | undefined;
  /** In the window. */
  boxOf(place: Place): Box | undefined;
  pan(dx: number, dy: number): void;
  zoom(by: number, x: number, y: number): void;
}

export function under(target: EventTarget | null): Under {
  const at = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  return { place: at?.dataset.place, hand: handAt(target)?.dataset.hand };
}

/** An element that is a place, otherwise the place that the camera sees there. */
export function placeUnder({ target, clientX, clientY }: PointerEvent, sight: Sight | undefined): Place | undefined {
  return under(target).place ?? (isGround(target) ? sight?.placeAt(clientX, clientY) : undefined);
}

export function isGround(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-ground]') !== null;
}

export function handAt(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element ? target.closest<HTMLElement>('[data-hand]') : undefined) ?? undefined;
}

/** `data-drop` where what is dropped goes to another place than a press. */
export function dropAt(x: number, y: number, sight: Sight | undefined): Place | undefined {
  const target = document.elementFromPoint(x, y);
  const at = target?.closest<HTMLElement>('[data-drop],[data-place]');
  return at?.dataset.drop ?? at?.dataset.place ?? (isGround(target) ? sight?.placeAt(x, y) : undefined);
}
