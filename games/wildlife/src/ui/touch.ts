/** One ear for the whole board: what is aimed at, clicked, or pressed for long. Prints need no handlers of their own. */
import { type RefObject, useEffect, useRef } from 'react';
import type { Place } from './places.ts';

export interface Touch {
  onAim(place: Place | undefined, anchor: Element | undefined): void;
  /** A key does what the place is called, a finger what it sees. */
  onClick(place: Place, anchor: Element, byKey: boolean): void;
  onLongPress(place: Place, anchor: Element): void;
  /** Phone: a habitat is to be shown in full. */
  onOpen(habitat: number): void;
}

const LONG_PRESS = 450;
/** Pixels that a finger may tremble. */
const TREMBLE = 10;

export function useTouch(root: RefObject<HTMLElement | null>, touch: Touch): void {
  const latest = useRef(touch);
  useEffect(() => {
    latest.current = touch;
  });
  useEffect(() => {
    const node = root.current;
    if (node === null) return;
    return listen(node, () => latest.current);
  }, [root]);
}

function listen(node: HTMLElement, touch: () => Touch): () => void {
  const off = new AbortController();
  const { signal } = off;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  let start = { x: 0, y: 0 };
  // A finger aims at nothing: it presses, and what it pressed is not meant to be pressed once more.
  const aim = (event: Event): void => {
    if (event instanceof PointerEvent && event.pointerType === 'touch') return;
    if (event.type === 'focusin' && !(event.target instanceof Element && event.target.matches(':focus-visible')))
      return;
    const anchor = placeUnder(event.target);
    touch().onAim(anchor?.dataset.place, anchor);
  };
  const release = (): void => clearTimeout(timer);
  node.addEventListener('pointerover', aim, { signal });
  node.addEventListener('focusin', aim, { signal });
  node.addEventListener('pointerleave', () => touch().onAim(undefined, undefined), { signal });
  // Where focus moves on within the board, `focusin` tells: clearing in between would remove what is being pressed.
  node.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && node.contains(relatedTarget))) touch().onAim(undefined, undefined);
    },
    { signal },
  );
  node.addEventListener(
    'pointerdown',
    (event) => {
      release();
      pressed = false;
      const anchor = placeUnder(event.target);
      const place = anchor?.dataset.place;
      if (event.pointerType === 'mouse' || anchor === undefined || place === undefined) return;
      start = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        pressed = true;
        touch().onLongPress(place, anchor);
      }, LONG_PRESS);
    },
    { signal },
  );
  node.addEventListener(
    'pointermove',
    (event) => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > TREMBLE) release();
    },
    { signal },
  );
  node.addEventListener('pointerup', release, { signal });
  node.addEventListener('pointercancel', release, { signal });
  node.addEventListener('contextmenu', (event) => pressed && event.preventDefault(), { signal });
  node.addEventListener(
    'click',
    (event) => {
      if (pressed) {
        pressed = false;
        return;
      }
      const anchor = placeUnder(event.target);
      const place = anchor?.dataset.place;
      if (anchor !== undefined && place !== undefined) return touch().onClick(place, anchor, event.detail === 0);
      const ground = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-open]') : null;
      if (ground !== null) touch().onOpen(Number(ground.dataset.open));
    },
    { signal },
  );
  return () => {
    release();
    off.abort();
  };
}

function placeUnder(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element ? target.closest<HTMLElement>('[data-place]') : undefined) ?? undefined;
}
