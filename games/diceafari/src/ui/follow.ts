/** On a map that is larger than its desk, the tiles that are marked come into view. */
import { mediaMatches, NO_MOTION } from '@shutterbox/ui';
import { type RefObject, useEffect } from 'react';
import type { Tile } from '../types.ts';

/** Of the desk that is left beside them, in pixels. */
const BESIDE = 24;

export function useFollow(desk: RefObject<HTMLElement | null>, tiles: readonly Tile[] | undefined): void {
  const wanted = tiles?.join() ?? '';
  useEffect(() => {
    const { current } = desk;
    if (current === null || wanted === '') return;
    const frame = current.getBoundingClientRect();
    const boxes = wanted.split(',').flatMap((tile) => {
      const node = current.querySelector(`[data-tile="${tile}"]`);
      return node === null ? [] : [node.getBoundingClientRect()];
    });
    if (boxes.length === 0) return;
    const left = scrollBy(span(boxes.map((box) => [box.left, box.right])), [frame.left, frame.right]);
    const top = scrollBy(span(boxes.map((box) => [box.top, box.bottom])), [frame.top, frame.bottom]);
    if (left === 0 && top === 0) return;
    current.scrollBy({ left, top, behavior: mediaMatches(NO_MOTION) ? 'instant' : 'smooth' });
  }, [desk, wanted]);
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
