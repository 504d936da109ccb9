/**
 * One arbiter for all pointers. Two fingers are the camera. One finger or the left button carries what it began on, or moves the
 * camera if there is one; within a few pixels it is a press, and held still for long it asks what a thing is.
 */
import type { Hand, Place } from './types.ts';

/** Pixels that a press may move. */
const SLACK = 6;
/** Milliseconds. */
export const LONG_PRESS = 450;

interface Finger {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

export type Gesture =
  | { readonly is: 'none' }
  | { readonly is: 'pressing'; readonly finger: Finger; readonly on: Begun }
  | { readonly is: 'carrying'; readonly finger: Finger }
  | { readonly is: 'panning'; readonly finger: Finger }
  | { readonly is: 'pinching'; readonly fingers: readonly [Finger, Finger] }
  /** Already over; the release means nothing. */
  | { readonly is: 'spent'; readonly finger: Finger };

/** What a pointer went down on. */
export interface Begun {
  readonly place?: Place | undefined;
  readonly hand?: Hand | undefined;
  /** There is a camera to move. */
  readonly pans: boolean;
  /** The place is an element, which is clicked. */
  readonly element?: boolean;
}

export type Pointed =
  | { readonly type: 'down'; readonly finger: Finger; readonly on: Begun }
  | { readonly type: 'move' | 'up' | 'cancel'; readonly finger: Finger }
  /** A finger has rested for LONG_PRESS. */
  | { readonly type: 'long' };

export type Deed =
  | { readonly does: 'press' | 'hold'; readonly on: Begun }
  | { readonly does: 'lift'; readonly hand: Hand }
  | { readonly does: 'carry' | 'drop'; readonly x: number; readonly y: number }
  /** Dropped nowhere. */
  | { readonly does: 'let go' }
  | { readonly does: 'pan'; readonly dx: number; readonly dy: number }
  /** Zooms about a point by a factor, and moves with the fingers. */
  | {
      readonly does: 'zoom';
      readonly x: number;
      readonly y: number;
      readonly by: number;
      readonly dx: number;
      readonly dy: number;
    };

export interface Turn {
  readonly gesture: Gesture;
  readonly deeds: readonly Deed[];
}

export const NO_GESTURE: Gesture = { is: 'none' };

export function follow(gesture: Gesture, pointed: Pointed): Turn {
  switch (pointed.type) {
    case 'down':
      return { gesture: down(gesture, pointed.finger, pointed.on), deeds: [] };
    case 'move':
      return move(gesture, pointed.finger);
    case 'up':
      return up(gesture, pointed.finger);
    case 'cancel':
      return cancel(gesture, pointed.finger);
    case 'long':
      return gesture.is === 'pressing' && gesture.on.place !== undefined
        ? { gesture: { is: 'spent', finger: gesture.finger }, deeds: [{ does: 'hold', on: gesture.on }] }
        : { gesture, deeds: [] };
  }
}

function down(gesture: Gesture, finger: Finger, on: Begun): Gesture {
  if (gesture.is === 'none') return { is: 'pressing', finger, on };
  // A second finger while something is carried, or on a board without a camera, means nothing.
  const alone = gesture.is === 'panning' || (gesture.is === 'pressing' && gesture.on.pans);
  return alone && on.pans ? { is: 'pinching', fingers: [gesture.finger, finger] } : gesture;
}

function move(gesture: Gesture, to: Finger): Turn {
  const still = { gesture, deeds: [] };
  switch (gesture.is) {
    case 'none':
      return still;
    case 'pinching':
      return pinch(gesture.fingers, to);
    case 'spent':
      return still;
    case 'pressing':
      return gesture.finger.id === to.id && apart(gesture.finger, to) >= SLACK
        ? start(gesture.finger, to, gesture.on)
        : still;
    case 'carrying':
      if (gesture.finger.id !== to.id) return still;
      return { gesture: { is: 'carrying', finger: to }, deeds: [{ does: 'carry', x: to.x, y: to.y }] };
    case 'panning':
      return gesture.finger.id === to.id ? pan(gesture.finger, to) : still;
  }
}

function start(from: Finger, to: Finger, { hand, pans }: Begun): Turn {
  if (hand !== undefined)
    return {
      gesture: { is: 'carrying', finger: to },
      deeds: [
        { does: 'lift', hand },
        { does: 'carry', x: to.x, y: to.y },
      ],
    };
  return pans ? pan(from, to) : { gesture: { is: 'spent', finger: to }, deeds: [] };
}

function pan(from: Finger, to: Finger): Turn {
  return { gesture: { is: 'panning', finger: to }, deeds: [{ does: 'pan', dx: to.x - from.x, dy: to.y - from.y }] };
}

function pinch([a, b]: readonly [Finger, Finger], to: Finger): Turn {
  const next: readonly [Finger, Finger] = to.id === a.id ? [to, b] : to.id === b.id ? [a, to] : [a, b];
  const [x, y] = between(a, b);
  const [toX, toY] = between(...next);
  const by = apart(...next) / Math.max(1, apart(a, b));
  return {
    gesture: { is: 'pinching', fingers: next },
    deeds: [{ does: 'zoom', x, y, by, dx: toX - x, dy: toY - y }],
  };
}

function up(gesture: Gesture, finger: Finger): Turn {
  if (gesture.is === 'pinching') return { gesture: oneLeft(gesture.fingers, finger), deeds: [] };
  if (gesture.is === 'none' || gesture.finger.id !== finger.id) return { gesture, deeds: [] };
  if (gesture.is === 'pressing') return { gesture: NO_GESTURE, deeds: [{ does: 'press', on: gesture.on }] };
  if (gesture.is === 'carrying') return { gesture: NO_GESTURE, deeds: [{ does: 'drop', x: finger.x, y: finger.y }] };
  return { gesture: NO_GESTURE, deeds: [] };
}

/** The system took the pointer away: nothing was meant. */
function cancel(gesture: Gesture, finger: Finger): Turn {
  if (gesture.is === 'pinching') return { gesture: oneLeft(gesture.fingers, finger), deeds: [] };
  if (gesture.is === 'none' || gesture.finger.id !== finger.id) return { gesture, deeds: [] };
  return { gesture: NO_GESTURE, deeds: gesture.is === 'carrying' ? [{ does: 'let go' }] : [] };
}

function oneLeft([a, b]: readonly [Finger, Finger], gone: Finger): Gesture {
  if (gone.id !== a.id && gone.id !== b.id) return { is: 'pinching', fingers: [a, b] };
  return { is: 'panning', finger: gone.id === a.id ? b : a };
}

function apart(a: Finger, b: Finger): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function between(a: Finger, b: Finger): readonly [number, number] {
  return [(a.x + b.x) / 2, (a.y + b.y) / 2];
}
