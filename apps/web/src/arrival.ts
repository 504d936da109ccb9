/** After a page change, keyboard and screen reader users start at the new page's heading. */
import { useEffect } from 'react';

/** The first page of a visit starts at the top, as usual. */
let first = true;

export function useArrival(): void {
  useEffect(() => {
    if (!first && focusLost()) focusHeading();
    first = false;
  }, []);
}

function focusLost(): boolean {
  return document.activeElement === document.body || document.activeElement === null;
}

export function focusHeading(within: ParentNode = document): void {
  const heading = within.querySelector<HTMLElement>('h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
