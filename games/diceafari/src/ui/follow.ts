/** On a map that is larger than its desk, what is going on comes into view: tiles that are marked, a photo that is taken. */
import { mediaMatches, NO_MOTION } from '@shutterbox/ui';
import { type RefObject, useEffect } from 'react';
import { NONE } from '../types.ts';
import type { Room } from './map/layout.ts';
import type { MapMarks } from './map/safari-map.tsx';

/** Of the desk that is left beside them, in pixels: the photos between them and their neighbours are seen too. */
const BESIDE = 24;

/** `layer`: where things fly. `space`: of another size, the desk may hide what it has shown. */
export function useFollow(
  desk: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  marks: Followed,
  space: Room | undefined,
): void {
  const wanted = placesOf(marks);
  useEffect(() => {
    const { current } = desk;
    if (current === null || wanted === '' || space === undefined) return;
    const frame = current.getBoundingClientRect();
    const boxes = [...current.querySelectorAll(wanted)].map((node) => node.getBoundingClientRect());
    if (boxes.length === 0) return;
    const scrolled = { left: current.scrollLeft, top: current.scrollTop };
    const left = scrollBy(span(boxes.map((box) => [box.left, box.right])), [frame.left, frame.right]);
    const top = scrollBy(span(boxes.map((box) => [box.top, box.bottom])), [frame.top, frame.bottom]);
    if (left === 0 && top === 0) return;
    const copies = [...(layer.current?.children ?? [])];
    const smooth = copies.length === 0 && !mediaMatches(NO_MOTION);
    current.scrollBy({ left, top, behavior: smooth ? 'smooth' : 'instant' });
    for (const copy of copies) startFrom(copy, scrolled.left - current.scrollLeft, scrolled.top - current.scrollTop);
  }, [desk, layer, wanted, space]);
}

type Followed = Pick<MapMarks, 'chosen' | 'taken' | 'flash'>;

/** As a selector; empty: nothing is going on. */
export function placesOf({ chosen, taken, flash }: Followed): string {
  const tiles = chosen?.tiles.map((tile) => `[data-tile="${tile}"]`) ?? [];
  const photo = taken === NONE ? [] : [`[data-spot="${taken}"]`];
  const place = flash === NONE ? [] : [`[data-place="${flash}"]`];
  return [...tiles, ...photo, ...place].join();
}

/** What is about to fly from the map starts from where its place is now, and ends where it was to end. */
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
