/** Says at the desk whether there is more of the map above or below what is seen of it. */
import { type RefObject, useEffect } from 'react';
import type { Room } from './map/layout.ts';

/** So much may be hidden without anybody missing it. */
const SLACK = 4;

export function useEdges(desk: RefObject<HTMLElement | null>, space: Room | undefined): void {
  useEffect(() => {
    const { current } = desk;
    if (current === null || space === undefined) return;
    const look = (): void => {
      const { scrollTop, scrollHeight, clientHeight } = current;
      current.toggleAttribute('data-above', scrollTop > SLACK);
      current.toggleAttribute('data-below', scrollHeight - clientHeight - scrollTop > SLACK);
    };
    look();
    current.addEventListener('scroll', look, { passive: true });
    return () => current.removeEventListener('scroll', look);
  }, [desk, space]);
}
