/** On a board larger than its frame, scrolls the action into view. */
import { type RefObject, useEffect } from 'react';
import { boxOf } from '../pieces/larger.ts';
import { mediaMatches, NO_MOTION } from '../pieces/media.ts';
import type { Place } from './types.ts';

/** Space left beside them, in pixels, so that their neighbours are visible, too. */
const BESIDE = 24;

/** A place that was there a moment ago may have left an element with `data-gone`. `layer`: where things fly. `size`: in another one the frame may hide what it has shown. */
export function useInView(
  frame: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  places: readonly Place[],
  size: unknown,
): void {
  const wanted = places.map((place) => `[data-place="${CSS.escape(place)}"],[data-gone="${CSS.escape(place)}"]`).join();
  useEffect(() => {
    const { current } = frame;
    if (current === null || wanted === '' || size === undefined) return;
    const edges = boxOf(current);
    const boxes = [...current.querySelectorAll(wanted)].map(boxOf);
    if (boxes.length === 0) return;
    const scrolled = { left: current.scrollLeft, top: current.scrollTop };
    const left = scrollBy(span(boxes.map((box) => [box.left, box.right])), [edges.left, edges.right]);
    const top = scrollBy(span(boxes.map((box) => [box.top, box.bottom])), [edges.top, edges.bottom]);
    if (left === 0 && top === 0) return;
    const copies = [...(layer.current?.children ?? [])];
    const smooth = copies.length === 0 && !mediaMatches(NO_MOTION);
    current.scrollBy({ left, top, behavior: smooth ? 'smooth' : 'instant' });
    for (const copy of copies) startFrom(copy, scrolled.left - current.scrollLeft, scrolled.top - current.scrollTop);
  }, [frame, layer, wanted, size]);
}

/** What is about to fly off the board starts from where its place is now, and ends where it was to end. */
function startFrom(copy: Element, x: number, y: number): void {
  const [flight] = copy.getAnimations();
  const timing = flight?.effect?.getTiming();
  if (flight === undefined || timing === undefined) return;
  const frames = [{ translate: `${x}px ${y}px` }, { translate: '0 0' }];
  const shift = copy.animate(frames, { ...timing, composite: 'add' });
  // Without one yet, both begin together.
  if (flight.startTime !== null) shift.startTime = flight.startTime;
}

type Span = readonly [from: number, to: number];

function span(all: readonly Span[]): Span {
  return [Math.min(...all.map(([from]) => from)), Math.max(...all.map(([, to]) => to))];
}

/** How far to scroll for all of it to be seen; its beginning, where it is too long. */
export function scrollBy([from, to]: Span, [start, end]: Span): number {
  if (from - BESIDE < start) return from - BESIDE - start;
  return to + BESIDE > end ? Math.min(to + BESIDE - end, from - BESIDE - start) : 0;
}
