/** The opening animation of a match, shown once; a press or key skips it. Meanwhile the table has `data-staging`. */
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

interface Opening {
  /** What it is remembered by: the name of the game. */
  readonly game: string;
  /** Unlike any other match of the game. */
  readonly match: string;
  /** The entry that is shown. */
  readonly number: number;
  /** Whether the viewer sees the match begin. */
  readonly begins: boolean;
  /** Milliseconds at normal speed; the style sheets divide it. */
  readonly ms: number;
}

export function useOpening(root: RefObject<HTMLElement | null>, { game, match, number, begins, ms }: Opening): boolean {
  const key = `shutterbox.${game}.staged`;
  // Each match once, also if the page is loaded again.
  const [begun] = useState(() => (begins && recall(key) !== match ? number : undefined));
  const [over, setOver] = useState(false);
  const shown = begun === number && !over;
  useLayoutEffect(() => {
    const table = root.current?.closest('[data-dock]');
    if (shown) table?.setAttribute('data-staging', '');
    return () => table?.removeAttribute('data-staging');
  }, [root, shown]);
  useEffect(() => {
    if (!shown) return;
    remember(key, match);
    const pace = Number(getComputedStyle(document.documentElement).getPropertyValue('--m-scale'));
    const timer = setTimeout(() => setOver(true), ms * pace);
    const deaf = listenForEnd(() => setOver(true));
    return () => {
      clearTimeout(timer);
      deaf();
    };
  }, [shown, key, match, ms]);
  return shown;
}

function listenForEnd(end: () => void): () => void {
  const off = new AbortController();
  const how = { signal: off.signal, capture: true };
  addEventListener('keydown', end, how);
  addEventListener(
    'click',
    (event) => {
      end();
      // What lies on the table may not be what was aimed at.
      if (!(event.target instanceof Element) || event.target.closest('.board, #decision') === null) return;
      event.stopPropagation();
      event.preventDefault();
    },
    how,
  );
  return () => off.abort();
}

function recall(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(key: string, match: string): void {
  try {
    sessionStorage.setItem(key, match);
  } catch {
    // Without a memory it is shown again after a reload.
  }
}
