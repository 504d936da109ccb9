/** The moment that is shown; the address follows. */
import { useEffect, useRef, useState } from 'react';

/** To write the address costs parts of two frames, and browsers refuse to do it hundreds of times in a row. */
const FOLLOWS_MS = 250;
/** A replay that plays on and on never rests. */
const LATEST_MS = 5_000;

export function useMoment(asked: number): readonly [number, (number: number) => void] {
  const [address, setAddress] = useState(asked);
  const [number, setNumber] = useState(asked);
  // A link, or the way back: the address goes before.
  if (address !== asked) {
    setAddress(asked);
    setNumber(asked);
  }
  return [number, setNumber];
}

/** Written when what is being shown, for so many milliseconds, has come to rest. */
export function useAddress(number: number, asked: number, shown: number, onMove: (number: number) => void): void {
  const behindSince = useRef<number>(undefined);
  useEffect(() => {
    if (number === asked) {
      behindSince.current = undefined;
      return;
    }
    const now = performance.now();
    behindSince.current ??= now;
    const wait = Math.min(shown + FOLLOWS_MS, Math.max(0, behindSince.current + LATEST_MS - now));
    const timer = setTimeout(() => onMove(number), wait);
    return () => clearTimeout(timer);
  }, [number, asked, shown, onMove]);
}
