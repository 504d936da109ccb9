/**
 * Within a turn the dock grows and does not shrink: the board above keeps its size. A question in another player's turn counts as a
 * separate turn.
 */
import { type RefObject, useLayoutEffect } from 'react';
import type { DockLayout } from './layout.ts';

/** On a small phone the board needs the room more. */
const MOST_OF_WINDOW = 0.5;

/** `turn`: a new turn starts a new height; undefined keeps nothing. Beside the board its height is the window's. */
export function useKeptHeight(dock: RefObject<HTMLElement | null>, turn: string | undefined, layout: DockLayout): void {
  useLayoutEffect(() => {
    const { current } = dock;
    if (current === null || turn === undefined || layout === 'beside') return;
    /** Without and with a strip above it: beside the strip it takes less, and what it had before would be empty room. */
    const highest = new Map<boolean, number>();
    let width = innerWidth;
    let strip = hasStrip(current);
    const keep = (): void => {
      const now = hasStrip(current);
      // At another width the same words need another height.
      if (innerWidth !== width) highest.clear();
      if (innerWidth !== width || now !== strip) current.style.minHeight = '';
      width = innerWidth;
      strip = now;
      const before = highest.get(strip) ?? highest.get(true) ?? 0;
      const height = Math.max(before, current.offsetHeight);
      highest.set(strip, height);
      const most = layout === 'sheet' ? MOST_OF_WINDOW * innerHeight : height;
      current.style.minHeight = `${Math.min(height, most)}px`;
    };
    const watcher = new ResizeObserver(keep);
    watcher.observe(current);
    // The strip comes and goes without changing a dock that keeps its height.
    if (current.parentElement !== null) watcher.observe(current.parentElement);
    return () => {
      watcher.disconnect();
      current.style.minHeight = '';
    };
  }, [dock, turn, layout]);
}

/** The news or the lesson that is its first line on narrow screens. */
function hasStrip(dock: Element): boolean {
  return (dock.previousElementSibling?.clientHeight ?? 0) > 0;
}
