/** Wheel, trackpad and keys of the camera. */
import type { SurfaceView } from './surface-view.ts';

/** For one press of + or −. */
export const ZOOM = 1.25;
/** Pixels for one press of Shift and an arrow. */
const STEP = 80;

const DEEDS: Readonly<Record<string, (view: SurfaceView) => void>> = {
  '+': (view) => view.zoomBy(ZOOM),
  '=': (view) => view.zoomBy(ZOOM),
  '-': (view) => view.zoomBy(1 / ZOOM),
  '0': (view) => view.fit(),
  '/': (view) => view.back(),
};

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

export function listenForCamera(frame: HTMLElement, view: SurfaceView): () => void {
  const off = new AbortController();
  const { signal } = off;
  frame.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      if (event.ctrlKey) view.zoom(Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
      else view.pan(-event.deltaX, -event.deltaY);
    },
    // The page must not scroll or zoom as well.
    { signal, passive: false },
  );
  frame.addEventListener(
    'keydown',
    (event) => {
      // Ctrl and + are the browser's own.
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const arrow = event.shiftKey ? ARROWS[event.key] : undefined;
      const deed = DEEDS[event.key];
      if (arrow !== undefined) view.pan(...arrow);
      else if (deed !== undefined) deed(view);
      else return;
      event.preventDefault();
    },
    { signal },
  );
  listenForGestures(frame, view, signal);
  return () => off.abort();
}

/** Safari tells of a pinch on a trackpad by events of its own. */
interface GestureEvent extends UIEvent {
  /** Since it began. */
  readonly scale: number;
  readonly clientX: number;
  readonly clientY: number;
}

function listenForGestures(frame: HTMLElement, view: SurfaceView, signal: AbortSignal): void {
  let before = 1;
  const hear = (type: string, deed: (event: GestureEvent) => void): void =>
    frame.addEventListener(
      type,
      (event) => {
        event.preventDefault();
        // Where there are fingers, they are pointers already.
        if (navigator.maxTouchPoints === 0) deed(event as GestureEvent);
      },
      { signal, passive: false },
    );
  hear('gesturestart', () => {
    before = 1;
  });
  hear('gesturechange', ({ scale, clientX, clientY }) => {
    view.zoom(scale / before, clientX, clientY);
    before = scale;
  });
}
