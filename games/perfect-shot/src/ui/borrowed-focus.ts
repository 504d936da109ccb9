/** What opens beside the rack has the focus, at best on something to begin with, and gives it back when it goes. */
import { type RefObject, useEffect } from 'react';

export function useBorrowedFocus(box: RefObject<HTMLElement | null>, first?: string): void {
  useEffect(() => {
    const before = document.activeElement;
    const begin = first === undefined ? null : box.current?.querySelector<HTMLElement>(first);
    (begin ?? box.current)?.focus({ preventScroll: true });
    return () => {
      const lost = document.activeElement === document.body;
      if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [box, first]);
}
