/** The moment that is shown; the address follows. */
import { useEffect, useState } from 'react';

/** To write the address costs a part of a frame, and browsers refuse to do it hundreds of times in a row. */
const FOLLOWS_MS = 250;

export function useMoment(
  asked: number,
  onMove: (number: number) => void,
): readonly [number, (number: number) => void] {
  const [address, setAddress] = useState(asked);
  const [number, setNumber] = useState(asked);
  // A link, or the way back: the address goes before.
  if (address !== asked) {
    setAddress(asked);
    setNumber(asked);
  }
  useEffect(() => {
    if (number === asked) return;
    const timer = setTimeout(() => onMove(number), FOLLOWS_MS);
    return () => clearTimeout(timer);
  }, [number, asked, onMove]);
  return [number, setNumber];
}
