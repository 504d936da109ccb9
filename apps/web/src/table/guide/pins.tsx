/** Numbered pins at the things a step names. They follow their targets; you can play without them. */
import { boxOf, largerBy } from '@shutterbox/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface PinsProps {
  readonly pins: readonly string[];
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly side: Side;
}

/** In the corner where nothing is hidden there, otherwise above the edge. It would hide anything small, so there it stands beside it. */
type Side = 'beside' | 'corner' | 'above';

/** Pixels: what a pin needs beside its place, to the right and above, to stay on the screen. */
const EDGE = 21;
/** Pixels: what is at least this wide and high has room for a pin. */
const ROOMY = { width: 44, height: 40 };
/** Pixels: what a pin and its rim cover inside of a corner. */
const CORNER = { width: 29, height: 19 };

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
              className={`guide-pin ${spot.side}`}
              data-pin={at + 1}
              data-at={pins[at]}
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
  const targets = [...document.querySelectorAll(pin)].map((element) => ({ element, box: boxOf(element) }));
  const [width, height] = [innerWidth / zoom, innerHeight / zoom];
  const target = targets.find(({ box }) => box.width * box.height > 0 && box.bottom > 0 && box.top < height);
  if (target === undefined) return undefined;
  const { element, box } = target;
  const within = (at: number, most: number): number => Math.round(Math.min(Math.max(at, EDGE), most - EDGE));
  const roomy = box.width >= ROOMY.width && box.height >= ROOMY.height;
  const side = !roomy ? 'beside' : isCornerFree(element) ? 'corner' : 'above';
  const x = roomy ? Math.round(Math.min(box.right, width)) : within(box.right, width);
  return { x, y: within(box.top, height), side };
}

/** Whether no word and no picture is in the upper right corner. */
function isCornerFree(target: Element): boolean {
  const { right, top } = target.getBoundingClientRect();
  const zoom = largerBy(target);
  const [left, bottom] = [right - CORNER.width * zoom, top + CORNER.height * zoom];
  return !seenIn(target).some((box) => box.right > left && box.left < right && box.top < bottom && box.bottom > top);
}

const PICTURE = 'img, svg, canvas, video';

/** The boxes of all words and pictures. Words for screen readers alone are clipped to a pixel. */
function seenIn(element: Element): readonly DOMRect[] {
  const box = element.getBoundingClientRect();
  if (box.width <= 1 || box.height <= 1) return [];
  if (element.matches(PICTURE)) return [box];
  return [...element.childNodes].flatMap((node) => {
    if (node instanceof Element) return seenIn(node);
    if (!(node instanceof Text) || node.data.trim() === '') return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  });
}
