/** A panel beside the rack takes the focus when it opens, on its first control if possible, and returns it when it closes. */
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
