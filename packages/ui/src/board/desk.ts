/** What a board lies on: how large it is, and whether there is more of the board above or below what is visible. */
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Now, and whenever that changes. */
export function useSize(node: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const { current } = node;
    if (current === null) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = current;
      setSize((before) => (before?.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [node]);
  return size;
}

/** This much may be hidden without anyone missing it. */
const SLACK = 4;

/** `data-above` and `data-below`. */
export function useEdges(node: RefObject<HTMLElement | null>, size: unknown): void {
  useEffect(() => {
    const { current } = node;
    if (current === null || size === undefined) return;
    const look = (): void => {
      const { scrollTop, scrollHeight, clientHeight } = current;
      current.toggleAttribute('data-above', scrollTop > SLACK);
      current.toggleAttribute('data-below', scrollHeight - clientHeight - scrollTop > SLACK);
    };
    look();
    current.addEventListener('scroll', look, { passive: true });
    return () => current.removeEventListener('scroll', look);
  }, [node, size]);
}
