/** One ear for the whole map: what is pointed at, pressed, or reached with the arrow keys. Tiles need no handlers of their own. */
import { type RefObject, useEffect, useRef } from 'react';
import type { Spot, Tile } from '../types.ts';

export type Pointed = { readonly what: 'tile'; readonly tile: Tile } | { readonly what: 'photo'; readonly spot: Spot };

export interface Pointing {
  onAim(pointed: Pointed | undefined): void;
  onPress(pointed: Pointed, anchor: Element): void;
  onFocus(tile: Tile): void;
  /** What lies in that direction, if there is something. */
  onArrow(from: Pointed, dx: number, dy: number): Pointed | undefined;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function usePointing(root: RefObject<HTMLElement | null>, pointing: Pointing): void {
  const latest = useRef(pointing);
  useEffect(() => {
    latest.current = pointing;
  });
  useEffect(() => {
    const node = root.current;
    return node === null ? undefined : listen(node, () => latest.current);
  }, [root]);
}

function listen(node: HTMLElement, pointing: () => Pointing): () => void {
  const off = new AbortController();
  const { signal } = off;
  node.addEventListener(
    'pointerover',
    (event) => {
      // A finger points by pressing.
      if (event.pointerType !== 'touch') pointing().onAim(under(event.target)?.pointed);
    },
    { signal },
  );
  node.addEventListener('pointerleave', () => pointing().onAim(undefined), { signal });
  node.addEventListener(
    'focusin',
    ({ target }) => {
      const pointed = under(target)?.pointed;
      if (pointed?.what === 'tile') pointing().onFocus(pointed.tile);
      if (target instanceof Element && target.matches(':focus-visible')) pointing().onAim(pointed);
    },
    { signal },
  );
  node.addEventListener('focusout', () => pointing().onAim(undefined), { signal });
  node.addEventListener(
    'click',
    ({ target }) => {
      const found = under(target);
      if (found !== undefined) pointing().onPress(found.pointed, found.anchor);
    },
    { signal },
  );
  node.addEventListener(
    'keydown',
    (event) => {
      const step = ARROWS[event.key];
      const pointed = under(event.target)?.pointed;
      if (step === undefined || pointed === undefined) return;
      const next = pointing().onArrow(pointed, ...step);
      event.preventDefault();
      if (next !== undefined) node.querySelector<HTMLElement>(placeOf(next))?.focus();
    },
    { signal },
  );
  return () => off.abort();
}

function placeOf(pointed: Pointed): string {
  return pointed.what === 'tile' ? `[data-tile="${pointed.tile}"]` : `[data-spot="${pointed.spot}"]`;
}

function under(target: EventTarget | null): { readonly pointed: Pointed; readonly anchor: Element } | undefined {
  const anchor = target instanceof Element ? target.closest<HTMLElement>('[data-tile],[data-spot]') : null;
  if (anchor === null) return undefined;
  const { tile, spot } = anchor.dataset;
  const pointed: Pointed =
    tile === undefined ? { what: 'photo', spot: Number(spot) } : { what: 'tile', tile: Number(tile) };
  return { pointed, anchor };
}
