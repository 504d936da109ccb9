/** Numbered pins at the things a step names. They follow their targets; you can play without them. */
import { boxOf, largerBy } from '@shutterbox/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface PinsProps {
  readonly pins: readonly string[];
}

interface Spot {
  readonly x: number;
  readonly y: number;
  /** It would hide anything smaller, so there it stands beside it. */
  readonly inside: boolean;
}

/** Pixels: what a pin needs beside its place, to the right and above, to stay on the screen. */
const EDGE = 21;
/** Pixels: what is at least this wide and high has room for a pin. */
const ROOMY = { width: 44, height: 40 };

export function Pins({ pins }: PinsProps): ReactNode {
  const layer = useRef<HTMLDivElement>(null);
  const [spots, setSpots] = useState<readonly (Spot | undefined)[]>([]);
  useEffect(() => {
    let frame = 0;
    let known = '';
    const look = (): void => {
      const zoom = layer.current === null ? 1 : largerBy(layer.current);
      const found = pins.map((pin) => spotOf(pin, zoom));
      const seen = JSON.stringify(found);
      if (seen !== known) setSpots(found);
      known = seen;
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [pins]);
  return (
    <div ref={layer} className="guide-pins" aria-hidden="true">
      {spots.map(
        (spot, at) =>
          spot !== undefined && (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a pin is its number.
              key={at}
              className={spot.inside ? 'guide-pin inside' : 'guide-pin'}
              data-pin={at + 1}
              style={{ left: spot.x, top: spot.y }}
            >
              {at + 1}
            </span>
          ),
      )}
    </div>
  );
}

/** The upper right corner of the first visible target. */
function spotOf(pin: string, zoom: number): Spot | undefined {
  const boxes = [...document.querySelectorAll(pin)].map(boxOf);
  const [width, height] = [innerWidth / zoom, innerHeight / zoom];
  const box = boxes.find((each) => each.width * each.height > 0 && each.bottom > 0 && each.top < height);
  if (box === undefined) return undefined;
  const within = (at: number, most: number): number => Math.round(Math.min(Math.max(at, EDGE), most - EDGE));
  const inside = box.width >= ROOMY.width && box.height >= ROOMY.height;
  const x = inside ? Math.round(Math.min(box.right, width)) : within(box.right, width);
  return { x, y: within(box.top, height), inside };
}
