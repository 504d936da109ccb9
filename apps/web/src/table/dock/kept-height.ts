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
    let highest = 0;
    let width = innerWidth;
    const keep = (): void => {
      // At another width the same words need another height.
      if (innerWidth !== width) current.style.minHeight = '';
      highest = innerWidth === width ? Math.max(highest, current.offsetHeight) : current.offsetHeight;
      width = innerWidth;
      const most = layout === 'sheet' ? MOST_OF_WINDOW * innerHeight : highest;
      current.style.minHeight = `${Math.min(highest, most)}px`;
    };
    const watcher = new ResizeObserver(keep);
    watcher.observe(current);
    return () => {
      watcher.disconnect();
      current.style.minHeight = '';
    };
  }, [dock, turn, layout]);
}
