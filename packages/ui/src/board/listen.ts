/** Event listeners on the board and on draggable things in the dock: turns browser events into deeds of the board. */

import { didOf } from './keys.ts';
import { listenToPointers } from './pointers.ts';
import type { BoardStore } from './store.ts';
import type { Place } from './types.ts';
import { placeUnder, type Sight, under } from './under.ts';

/** A reason does not pop up at a pointer that only passes. */
const LINGER = 320;

type Ears = Pick<BoardStore, 'dispatch' | 'rest'>;

export function listen(node: HTMLElement, ears: Ears, sight?: Sight): () => void {
  const { dispatch } = ears;
  const off = new AbortController();
  const closers = [listenToAim(node, ears, off.signal, sight), listenToPointers(node, dispatch, off.signal, sight)];
  const { signal } = off;
  node.addEventListener(
    'click',
    ({ target }) => {
      const { place, hand } = under(target);
      // A note lies on places that you may want to press.
      if (isNote(target)) dispatch({ did: 'away' });
      else if (place !== undefined) dispatch({ did: 'press', place, ...(hand !== undefined && { source: hand }) });
      else if (hand !== undefined) dispatch({ did: 'lift', hand });
    },
    { signal },
  );
  addEventListener(
    'pointerdown',
    (event) => {
      // A press on the place that asks once more means it: nothing of it may be closed before that.
      const { target } = event;
      const inNote = target instanceof Element && target.closest('.callout') !== null;
      if (!inNote && placeUnder(event, sight) === undefined) dispatch({ did: 'away' });
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
      // Escape cancels one thing, not also something of the table's.
      if (came && did.did === 'back') event.stopPropagation();
    },
    { signal },
  );
  // A note does not stay behind when its place is scrolled away from it.
  addEventListener('scroll', ({ target }) => moves(target, node) && dispatch({ did: 'away' }), {
    signal,
    capture: true,
  });
  return () => {
    for (const close of closers) close();
    off.abort();
  };
}

/** The note's words, but not a link in them. */
function isNote(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest('button, a') !== null) return false;
  const note = target.closest('.callout');
  return note !== null && note.querySelector('.board-note') !== null;
}

/** What is scrolled has the board in it, or is part of it; a note may scroll itself. */
function moves(target: EventTarget | null, node: HTMLElement): boolean {
  if (!(target instanceof Node)) return false;
  return target.contains(node) || (node.contains(target) && !(target instanceof Element && target.closest('.callout')));
}

function listenToAim(
  node: HTMLElement,
  { dispatch, rest }: Ears,
  signal: AbortSignal,
  sight: Sight | undefined,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Place | undefined;
  /** The rest after which the pointer has asked about the last place. */
  let asked: number | undefined;
  const linger = (place: Place | undefined, focused: boolean): void => {
    clearTimeout(timer);
    asked = rest.isOver() ? rest.times() : undefined;
    timer = setTimeout(() => dispatch({ did: 'linger', place: focused || rest.isOver() ? place : undefined }), LINGER);
  };
  const aim = (place: Place | undefined, focused: boolean): void => {
    last = place;
    dispatch({ did: 'aim', place, focused });
    linger(place, focused);
  };
  node.addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType !== 'touch') rest.over(pointOf(event));
      // On the note the pointer may rest, and follow its link.
      if (event.target instanceof Element && event.target.closest('.callout') !== null) return clearTimeout(timer);
      // A finger aims at nothing: it presses. What passes below a camera that is moved is not aimed at either.
      const pans = sight !== undefined && event.buttons !== 0;
      if (event.pointerType !== 'touch' && !pans) aim(placeUnder(event, sight), false);
    },
    { signal },
  );
  // Also outside the board: the pointer may rest there when the board comes below it.
  addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType === 'touch') return;
      rest.moves(pointOf(event));
      if (!(event.target instanceof Node && node.contains(event.target))) return;
      const place = sight === undefined || event.buttons !== 0 ? last : placeUnder(event, sight);
      if (place !== last) aim(place, false);
      else if (rest.isOver() && asked !== rest.times() && event.buttons === 0) linger(place, false);
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

function pointOf({ clientX, clientY }: PointerEvent): { readonly x: number; readonly y: number } {
  return { x: clientX, y: clientY };
}
