/** Numbered pins at the things a step names. They follow their targets and are only decoration. */
import { type ReactNode, useEffect, useState } from 'react';

interface PinsProps {
  readonly pins: readonly string[];
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Pixels: half a pin, which stays on the screen. */
const EDGE = 14;

export function Pins({ pins }: PinsProps): ReactNode {
  const [spots, setSpots] = useState<readonly (Spot | undefined)[]>([]);
  useEffect(() => {
    let frame = 0;
    let known = '';
    const look = (): void => {
      const found = pins.map(spotOf);
      const seen = JSON.stringify(found);
      if (seen !== known) setSpots(found);
      known = seen;
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [pins]);
  return (
    <div className="guide-pins" aria-hidden="true">
      {spots.map(
        (spot, at) =>
          spot !== undefined && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pin is its number.
            <span key={at} className="guide-pin" data-pin={at + 1} style={{ left: spot.x, top: spot.y }}>
              {at + 1}
            </span>
          ),
      )}
    </div>
  );
}

/** The upper right corner of the first visible target. */
function spotOf(pin: string): Spot | undefined {
  const boxes = [...document.querySelectorAll(pin)].map((each) => each.getBoundingClientRect());
  const box = boxes.find(({ width, height, bottom, top }) => width * height > 0 && bottom > 0 && top < innerHeight);
  if (box === undefined) return undefined;
  const within = (at: number, most: number): number => Math.round(Math.min(Math.max(at, EDGE), most - EDGE));
  return { x: within(box.right, innerWidth), y: within(box.top, innerHeight) };
}
