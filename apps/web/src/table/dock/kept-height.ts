/**
 * Within a turn a dock of parts grows and does not shrink: the board above it keeps its size. A game that lays out its controls itself
 * has decided that too.
 */
import { type RefObject, useLayoutEffect } from 'react';
import type { DockLayout } from './layout.ts';

const PARTS = '.controls > :is(.dock-material, .dock-choices, .dock-primary)';

/** `turn`: something is asked of the observer, or is being shown before it is asked. */
export function useKeptHeight(dock: RefObject<HTMLElement | null>, turn: boolean, layout: DockLayout): void {
  useLayoutEffect(() => {
    const { current } = dock;
    if (current === null || !turn || layout !== 'row') return;
    let highest = 0;
    let width = innerWidth;
    const keep = (): void => {
      if (highest === 0 && current.querySelector(PARTS) === null) return;
      // In a window of another width the same words need another height.
      if (innerWidth !== width) current.style.minHeight = '';
      highest = innerWidth === width ? Math.max(highest, current.offsetHeight) : current.offsetHeight;
      width = innerWidth;
      current.style.minHeight = `${highest}px`;
    };
    const watcher = new ResizeObserver(keep);
    watcher.observe(current);
    return () => {
      watcher.disconnect();
      current.style.minHeight = '';
    };
  }, [dock, turn, layout]);
}
