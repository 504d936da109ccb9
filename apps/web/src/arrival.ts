/** Where one page takes the place of another, whoever goes by keyboard or by ear begins at its heading. */
import { useEffect } from 'react';

/** The first page of a visit begins at its top, as pages do. */
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
