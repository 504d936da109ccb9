/** The moment shown in a replay, and the address that follows it. */
import { useEffect, useRef, useState } from 'react';

/** Writing the address takes time, and browsers refuse to do it hundreds of times in a row. */
const FOLLOWS_MS = 250;
/** A replay that keeps playing never rests: write at least this often. */
const LATEST_MS = 5_000;

export function useMoment(asked: number): readonly [number, (number: number) => void] {
  const [address, setAddress] = useState(asked);
  const [number, setNumber] = useState(asked);
  // The address changed (a link, or the Back button): follow it.
  if (address !== asked) {
    setAddress(asked);
    setNumber(asked);
  }
  return [number, setNumber];
}

/**
 * Writes the address once the animation, `shown` milliseconds long, has ended. A page that you have left plays on until the next one
 * has loaded: it must not take you back.
 */
export function useAddress(number: number, asked: number, shown: number, onMove: (number: number) => void): void {
  const behindSince = useRef<number>(undefined);
  // Not in the effect, which may run when you have left.
  const [page] = useState(() => location.pathname);
  useEffect(() => {
    if (number === asked) {
      behindSince.current = undefined;
      return;
    }
    const now = performance.now();
    behindSince.current ??= now;
    const wait = Math.min(shown + FOLLOWS_MS, Math.max(0, behindSince.current + LATEST_MS - now));
    const timer = setTimeout(() => {
      if (location.pathname === page) onMove(number);
    }, wait);
    return () => clearTimeout(timer);
  }, [number, asked, shown, onMove, page]);
}
