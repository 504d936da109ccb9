/** Pointers: the browser's events go to the arbiter, and its deeds to the board and to the camera. */
import { liftGhost, moveGhost, swallowClick } from '../pieces/ghost.ts';
import { type Begun, type Deed, follow, type Gesture, LONG_PRESS, NO_GESTURE, type Pointed } from './gesture.ts';
import type { Did } from './types.ts';
import { dropAt, handAt, isGround, placeUnder, type Sight, under } from './under.ts';

export function listenToPointers(
  node: HTMLElement,
  dispatch: (did: Did) => boolean,
  signal: AbortSignal,
  sight: Sight | undefined,
): () => void {
  const hearing = createHearing(dispatch, sight);
  node.addEventListener('pointerdown', (event) => event.button === 0 && hearing.down(event), { signal });
  node.addEventListener('click', (event) => hearing.muffle(event), { signal, capture: true });
  addEventListener('pointermove', (event) => hearing.hear({ type: 'move', finger: fingerOf(event) }), { signal });
  addEventListener('pointerup', (event) => hearing.up(event), { signal });
  addEventListener('pointercancel', (event) => hearing.hear({ type: 'cancel', finger: fingerOf(event) }), { signal });
  node.addEventListener('contextmenu', (event) => hearing.isSpent() && event.preventDefault(), { signal });
  return hearing.end;
}

interface Hearing {
  hear(pointed: Pointed): void;
  down(event: PointerEvent): void;
  up(event: PointerEvent): void;
  /** A press that was spent makes no click. */
  muffle(event: MouseEvent): void;
  isSpent(): boolean;
  end(): void;
}

/** Where the gesture stands, from event to event. */
function createHearing(dispatch: (did: Did) => boolean, sight: Sight | undefined): Hearing {
  const carrier = createCarrier();
  let gesture: Gesture = NO_GESTURE;
  let mute = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = (pointed: Pointed): void => {
    const turn = follow(gesture, pointed);
    gesture = turn.gesture;
    if (gesture.is !== 'pressing') clearTimeout(timer);
    for (const deed of turn.deeds) carryOut(deed, carrier, dispatch, sight);
  };
  return {
    hear,
    down(event) {
      mute = false;
      if (gesture.is === 'none') carrier.begin(event);
      hear({ type: 'down', finger: fingerOf(event), on: begunOn(event, sight) });
      clearTimeout(timer);
      if (event.pointerType !== 'mouse') timer = setTimeout(() => hear({ type: 'long' }), LONG_PRESS);
    },
    up(event) {
      const spent = gesture.is === 'spent' || gesture.is === 'panning';
      hear({ type: 'up', finger: fingerOf(event) });
      mute = spent && (sight !== undefined || event.pointerType !== 'mouse');
    },
    muffle(event) {
      // A finger's click comes some time after its release. A key's has no detail.
      if (mute && event.detail !== 0) event.stopImmediatePropagation();
      mute = false;
    },
    isSpent: () => gesture.is === 'spent',
    end() {
      clearTimeout(timer);
      carrier.end();
    },
  };
}

function begunOn(event: PointerEvent, sight: Sight | undefined): Begun {
  const { hand, place } = under(event.target);
  const pans = sight !== undefined && isGround(event.target);
  return { place: placeUnder(event, sight), hand, pans, element: place !== undefined };
}

function carryOut(deed: Deed, carrier: Carrier, dispatch: (did: Did) => boolean, sight: Sight | undefined): void {
  carrier.show(deed);
  // First the zoom: a world that fills the frame just so could not be panned yet.
  if (deed.does === 'zoom') sight?.zoom(deed.by, deed.x, deed.y);
  if (deed.does === 'pan' || deed.does === 'zoom') sight?.pan(deed.dx, deed.dy);
  const did = didBy(deed, sight);
  if (did !== undefined) dispatch(did);
}

interface Carrier {
  begin(event: PointerEvent): void;
  show(deed: Deed): void;
  end(): void;
}

/** What is seen of a thing while it is carried. */
function createCarrier(): Carrier {
  let source: HTMLElement | undefined;
  let ghost: HTMLElement | undefined;
  let from = { x: 0, y: 0 };
  const end = (): void => {
    ghost?.remove();
    ghost = undefined;
  };
  return {
    begin(event) {
      source = handAt(event.target);
      from = fingerOf(event);
    },
    show(deed) {
      if (deed.does === 'lift' && source !== undefined) ghost = liftGhost(source);
      if (deed.does === 'carry' && ghost !== undefined) moveGhost(ghost, deed.x - from.x, deed.y - from.y);
      if (deed.does !== 'drop' && deed.does !== 'let go') return;
      end();
      swallowClick();
    },
    end,
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
