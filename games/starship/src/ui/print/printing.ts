/** Whether the page is being printed, or looked at as it will be. */
import { useSyncExternalStore } from 'react';

const PRINT = 'print';
/** A store, not a state: what is to be printed must be there before the `beforeprint` handler returns. */
let begun = false;

export function usePrinting(): boolean {
  return useSyncExternalStore(listen, () => begun || matchMedia(PRINT).matches);
}

function listen(tell: () => void): () => void {
  const off = new AbortController();
  const { signal } = off;
  const hear = (type: 'beforeprint' | 'afterprint'): void =>
    addEventListener(
      type,
      () => {
        begun = type === 'beforeprint';
        tell();
      },
      { signal },
    );
  hear('beforeprint');
  hear('afterprint');
  matchMedia(PRINT).addEventListener('change', tell, { signal });
  return () => off.abort();
}
