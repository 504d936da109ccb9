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

/** A camera under the pointers: places that are no elements are found by it. */
export interface Sight {
  placeAt(x: number, y: number): Place | undefined;
  pan(dx: number, dy: number): void;
  zoom(by: number, x: number, y: number): void;
}

export function listen(node: HTMLElement, dispatch: (did: Did) => boolean, sight?: Sight): () => void {
  const off = new AbortController();
  const closers = [listenToAim(node, dispatch, off.signal, sight), listenToPointers(node, dispatch, off.signal, sight)];
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
      const { place } = under(event.target);
      if (did === undefined || (did.did !== 'back' && place === undefined)) return;
      // A place that a press gave the focus to is where the keys go on from.
      if (did.did !== 'back') dispatch({ did: 'aim', place, focused: true });
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

function listenToAim(
  node: HTMLElement,
  dispatch: (did: Did) => boolean,
  signal: AbortSignal,
  sight: Sight | undefined,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Place | undefined;
  const aim = (place: Place | undefined, focused: boolean): void => {
    last = place;
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
      if (event.pointerType !== 'touch') aim(placeUnder(event, sight), false);
    },
    { signal },
  );
  if (sight !== undefined)
    node.addEventListener(
      'pointermove',
      (event) => {
        const place = event.pointerType === 'touch' || event.buttons !== 0 ? last : placeUnder(event, sight);
        if (place !== last) aim(place, false);
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

function listenToPointers(
  node: HTMLElement,
  dispatch: (did: Did) => boolean,
  signal: AbortSignal,
  sight: Sight | undefined,
): () => void {
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
    if (deed.does === 'pan') sight?.pan(deed.dx, deed.dy);
    if (deed.does === 'zoom') {
      sight?.pan(deed.dx, deed.dy);
      sight?.zoom(deed.by, deed.x + deed.dx, deed.y + deed.dy);
    }
    const did = didBy(deed, sight);
    if (did !== undefined) dispatch(did);
  };
  node.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      const { hand } = under(event.target);
      const place = placeUnder(event, sight);
      const pans = sight !== undefined && isGround(event.target);
      if (gesture.is === 'none') {
        source = handAt(event.target);
        from = fingerOf(event);
      }
      hear({
        type: 'down',
        finger: fingerOf(event),
        on: { place, hand, pans, element: under(event.target).place !== undefined },
      });
      clearTimeout(timer);
      if (event.pointerType !== 'mouse') timer = setTimeout(() => hear({ type: 'long' }), LONG_PRESS);
    },
    { signal },
  );
  addEventListener('pointermove', (event) => hear({ type: 'move', finger: fingerOf(event) }), { signal });
  addEventListener(
    'pointerup',
    (event) => {
      const spent = gesture.is === 'spent' || gesture.is === 'panning';
      hear({ type: 'up', finger: fingerOf(event) });
      if (spent && (sight !== undefined || event.pointerType !== 'mouse')) swallowClick();
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

/** A press on an element is left to the click, which keys and screen readers make too. */
function didBy(deed: Deed, sight: Sight | undefined): Did | undefined {
  switch (deed.does) {
    case 'hold':
      return deed.on.place === undefined ? undefined : { did: 'hold', place: deed.on.place };
    case 'lift':
      return { did: 'lift', hand: deed.hand, carried: true };
    case 'carry':
      return { did: 'aim', place: dropAt(deed.x, deed.y, sight) };
    case 'drop':
      return { did: 'drop', place: dropAt(deed.x, deed.y, sight) };
    case 'let go':
      return { did: 'drop', place: undefined };
    case 'press':
      return deed.on.pans && deed.on.place !== undefined && !deed.on.element
        ? { did: 'press', place: deed.on.place }
        : undefined;
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

/** An element that is a place, else the one that the camera sees there. */
function placeUnder({ target, clientX, clientY }: PointerEvent, sight: Sight | undefined): Place | undefined {
  return under(target).place ?? (isGround(target) ? sight?.placeAt(clientX, clientY) : undefined);
}

function isGround(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-ground]') !== null;
}

function handAt(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element ? target.closest<HTMLElement>('[data-hand]') : undefined) ?? undefined;
}

/** `data-drop` where what is dropped goes to another place than a press. */
function dropAt(x: number, y: number, sight: Sight | undefined): Place | undefined {
  const target = document.elementFromPoint(x, y);
  const at = target?.closest<HTMLElement>('[data-drop],[data-place]');
  return at?.dataset.drop ?? at?.dataset.place ?? (isGround(target) ? sight?.placeAt(x, y) : undefined);
}
