/** What opens beside the rack has the focus, and gives it back when it goes. */
import { type RefObject, useEffect } from 'react';

export function useBorrowedFocus(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus({ preventScroll: true });
    return () => {
      const lost = document.activeElement === document.body;
      if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [box]);
}
