/** Ears on the board, and on the dock whose things can be carried: the browser's events become deeds, and these what was done. */

import { liftGhost, moveGhost, swallowClick } from '../pieces/ghost.ts';
import { type Deed, follow, type Gesture, LONG_PRESS, NO_GESTURE, type Pointed } from './gesture.ts';
import { didOf } from './keys.ts';
import type { Did, Hand, Place } from './types.ts';

/** A reason does not jump at a pointer that only passes. */
const LINGER = 320;

interface Under {
  readonly place: Place | undefined;
  readonly hand: Hand | undefined;
}

export function listen(node: HTMLElement, dispatch: (did: Did) => boolean): () => void {
  const off = new AbortController();
  const closers = [listenToAim(node, dispatch, off.signal), listenToPointers(node, dispatch, off.signal)];
  const { signal } = off;
  node.addEventListener(
    'click',
    ({ target }) => {
      const { place, hand } = under(target);
      if (place !== undefined) dispatch({ did: 'press', place, ...(hand !== undefined && { source: hand }) });
      else if (hand !== undefined) dispatch({ did: 'lift', hand });
    },
    { signal },
  );
  addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!(target instanceof Element && target.closest('.callout,[data-place]') !== null)) dispatch({ did: 'away' });
    },
    { signal },
  );
  node.addEventListener(
    'keydown',
    (event) => {
      const did = event.defaultPrevented ? undefined : didOf(event);
      // In a menu or a field of the board the keys are theirs.
      if (did === undefined || (did.did !== 'back' && under(event.target).place === undefined)) return;
      const came = dispatch(did);
      if (came || did.did === 'step') event.preventDefault();
      // Escape takes back one thing: not also one of the table's.
      if (came && did.did === 'back') event.stopPropagation();
    },
    { signal },
  );
  return () => {
    for (const close of closers) close();
    off.abort();
  };
}

function listenToAim(node: HTMLElement, dispatch: (did: Did) => boolean, signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const aim = (place: Place | undefined, focused: boolean): void => {
    dispatch({ did: 'aim', place, focused });
    clearTimeout(timer);
    timer = setTimeout(() => dispatch({ did: 'linger', place }), LINGER);
  };
  node.addEventListener(
    'pointerover',
    (event) => {
      // On the note the pointer may rest, and follow its link.
      if (event.target instanceof Element && event.target.closest('.callout') !== null) return clearTimeout(timer);
      // A finger aims at nothing: it presses.
      if (event.pointerType !== 'touch') aim(under(event.target).place, false);
    },
    { signal },
  );
  node.addEventListener('pointerleave', () => aim(undefined, false), { signal });
  node.addEventListener(
    'focusin',
    ({ target }) => {
      const { place } = under(target);
      if (place !== undefined && target instanceof Element && target.matches(':focus-visible')) aim(place, true);
    },
    { signal },
  );
  node.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && node.contains(relatedTarget))) aim(undefined, false);
    },
    { signal },
  );
  return () => clearTimeout(timer);
}

function listenToPointers(node: HTMLElement, dispatch: (did: Did) => boolean, signal: AbortSignal): () => void {
  let gesture: Gesture = NO_GESTURE;
  let source: HTMLElement | undefined;
  let ghost: HTMLElement | undefined;
  let from = { x: 0, y: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = (pointed: Pointed): void => {
    const turn = follow(gesture, pointed);
    gesture = turn.gesture;
    if (gesture.is !== 'pressing') clearTimeout(timer);
    for (const deed of turn.deeds) doIt(deed);
  };
  const doIt = (deed: Deed): void => {
    if (deed.does === 'lift' && source !== undefined) ghost = liftGhost(source);
    if (deed.does === 'carry' && ghost !== undefined) moveGhost(ghost, deed.x - from.x, deed.y - from.y);
    if (deed.does === 'drop' || deed.does === 'let go') {
      ghost?.remove();
      ghost = undefined;
      swallowClick();
    }
    const did = didBy(deed);
    if (did !== undefined) dispatch(did);
  };
  node.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      const { place, hand } = under(event.target);
      if (gesture.is === 'none') {
        source = handAt(event.target);
        from = fingerOf(event);
      }
      hear({ type: 'down', finger: fingerOf(event), on: { place, hand, pans: false } });
      clearTimeout(timer);
      if (event.pointerType !== 'mouse') timer = setTimeout(() => hear({ type: 'long' }), LONG_PRESS);
    },
    { signal },
  );
  addEventListener('pointermove', (event) => hear({ type: 'move', finger: fingerOf(event) }), { signal });
  addEventListener(
    'pointerup',
    (event) => {
      const spent = gesture.is === 'spent';
      hear({ type: 'up', finger: fingerOf(event) });
      if (spent && event.pointerType !== 'mouse') swallowClick();
    },
    { signal },
  );
  addEventListener('pointercancel', (event) => hear({ type: 'cancel', finger: fingerOf(event) }), { signal });
  node.addEventListener('contextmenu', (event) => gesture.is === 'spent' && event.preventDefault(), { signal });
  return () => {
    clearTimeout(timer);
    ghost?.remove();
  };
}

/** A press is left to the click, which keys and screen readers make too. */
function didBy(deed: Deed): Did | undefined {
  switch (deed.does) {
    case 'hold':
      return deed.on.place === undefined ? undefined : { did: 'hold', place: deed.on.place };
    case 'lift':
      return { did: 'lift', hand: deed.hand, carried: true };
    case 'carry':
      return { did: 'aim', place: dropAt(deed.x, deed.y) };
    case 'drop':
      return { did: 'drop', place: dropAt(deed.x, deed.y) };
    case 'let go':
      return { did: 'drop', place: undefined };
    case 'press':
    case 'pan':
    case 'zoom':
      return undefined;
  }
}

function fingerOf({ pointerId, clientX, clientY }: PointerEvent): { id: number; x: number; y: number } {
  return { id: pointerId, x: clientX, y: clientY };
}

function under(target: EventTarget | null): Under {
  const at = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  return { place: at?.dataset.place, hand: handAt(target)?.dataset.hand };
}

function handAt(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element ? target.closest<HTMLElement>('[data-hand]') : undefined) ?? undefined;
}

/** `data-drop` where what is dropped goes to another place than a press. */
function dropAt(x: number, y: number): Place | undefined {
  const at = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop],[data-place]');
  return at?.dataset.drop ?? at?.dataset.place;
}
