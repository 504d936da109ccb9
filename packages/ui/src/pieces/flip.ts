/**
 * Moves keyed things between renders. Elements with `data-flip="key"` glide from where they were to where they are; those that
 * appear may come from somewhere, and those that vanish may leave for somewhere. A thing that changes parents flies as a copy in
 * `layer`, so that no scrolling parent cuts it off; `data-spin` says by how many degrees it turns on the way. Elements with
 * `data-enter` only ever come from somewhere. In a `data-flip-frame` things glide only when they move within it: when the whole
 * frame moves, because the page is laid out again, they move with it.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { boxOf } from './larger.ts';

export interface Flight {
  readonly to: Element;
  readonly delay?: number;
  /** Pixels it jumps up before it leaves. */
  readonly lift?: number;
}

export interface Flip {
  /** Things move only in a commit in which this has changed: a hover or a new size of the window moves nothing. */
  readonly step: string | number;
  /** Milliseconds; 0 for a cut. */
  readonly duration: number;
  readonly layer: RefObject<HTMLElement | null>;
  enter?(key: string): Element | DOMRect | undefined;
  exit?(key: string): Flight | undefined;
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

interface Seen {
  readonly node: HTMLElement;
  readonly rect: DOMRect;
  /** Where its frame is, if it has one. */
  readonly frame: DOMRect | undefined;
}

const DROP = 'cubic-bezier(.3,1.25,.5,1)';
const OUT = 'cubic-bezier(.4,0,.3,1)';
const STILL = 2;

export function useFlip({ step, duration, layer, enter, exit }: Flip): void {
  const shown = useRef(step);
  const old = useRef<{ readonly step: string | number; readonly seen: ReadonlyMap<string, Seen> }>(undefined);
  const moves = shown.current !== step && duration > 0;
  // While it is being rendered the page is still the old one, and laid out: to read it now costs nothing.
  if (moves && old.current?.step !== step) old.current = { step, seen: measure() };
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    land();
    const { current } = layer;
    if (!moves || current === null) return;
    // Everything is read before anything is written: one layout for all of them.
    const starts = plan(old.current?.seen ?? new Map(), measure(), { duration, layer: current, enter, exit });
    old.current = undefined;
    for (const start of starts) start();
  });
}

interface Course {
  readonly duration: number;
  readonly layer: HTMLElement;
  readonly enter: Flip['enter'] | undefined;
  readonly exit: Flip['exit'] | undefined;
}
type Start = () => void;

/** What has to move, and how. */
function plan(before: ReadonlyMap<string, Seen>, now: ReadonlyMap<string, Seen>, course: Course): readonly Start[] {
  const starts: (Start | undefined)[] = [];
  for (const [key, here] of now) {
    const { node, rect } = here;
    const old = before.get(key);
    starts.push(old === undefined ? coming(course.enter?.(key), node, rect, course) : glide(old, here, course));
  }
  for (const [key, old] of before) {
    const flight = now.has(key) ? undefined : course.exit?.(key);
    if (flight !== undefined) starts.push(leave(old, flight, course));
  }
  return starts.filter((start) => start !== undefined);
}

/** What is on its way. Asking every element for its animations would cost more than all the rest. */
const gliding = new Map<HTMLElement, Animation>();

/** Ends every glide of the step before. */
function land(): void {
  const all = [...gliding.values()];
  gliding.clear();
  for (const animation of all) animation.cancel();
}

function keyed(): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>('[data-flip],[data-enter]');
}

/** Where everything is. */
function measure(): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const node of keyed()) {
    const key = node.dataset.flip ?? `enter ${node.dataset.enter}`;
    if (seen.has(key)) continue;
    const rect = boxOf(node);
    if (rect.width > 0) seen.set(key, { node, rect, frame: frameOf(node) });
  }
  return seen;
}

function frameOf(node: HTMLElement): DOMRect | undefined {
  const frame = node.closest<HTMLElement>('[data-flip-frame]');
  return frame === null ? undefined : boxOf(frame);
}

interface Spot {
  readonly rect: Corner;
  readonly frame: Corner | undefined;
}
type Corner = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** From where a thing is to where it was, as seen from its frame. */
export function wayBack(old: Spot, now: Spot): { readonly dx: number; readonly dy: number } {
  const width = (old.rect.width - now.rect.width) / 2;
  const height = (old.rect.height - now.rect.height) / 2;
  return {
    dx: leftIn(old) - leftIn(now) + width,
    dy: topIn(old) - topIn(now) + height,
  };
}

function leftIn({ rect, frame }: Spot): number {
  return rect.left - (frame?.left ?? 0);
}

function topIn({ rect, frame }: Spot): number {
  return rect.top - (frame?.top ?? 0);
}

function glide(old: Seen, { node, rect, frame }: Seen, course: Course): Start | undefined {
  if (node.dataset.enter !== undefined) return undefined;
  if (old.node !== node) return fly(node, old.rect, rect, course);
  const { dx, dy } = wayBack(old, { rect, frame });
  if (Math.abs(dx) < STILL && Math.abs(dy) < STILL) return undefined;
  const frames = [{ transform: `translate(${dx}px,${dy}px)` }, { transform: 'none' }];
  return () => play(node, frames, course.duration, OUT);
}

function coming(
  source: Element | DOMRect | undefined,
  node: HTMLElement,
  rect: DOMRect,
  course: Course,
): Start | undefined {
  if (source === undefined) return undefined;
  return fly(node, noWider(source instanceof Element ? boxOf(source) : source, rect), rect, course);
}

/** A die that comes from a row of the seats is a die, not as wide as the row. */
export function noWider(place: Box, thing: Box): Box {
  const { width, height } = thing;
  if (place.width <= width) return place;
  return { left: centreX(place) - width / 2, top: centreY(place) - height / 2, width, height };
}

/** A copy makes the way; the thing itself is not seen until the copy has landed. */
function fly(node: HTMLElement, from: Box, to: DOMRect, { duration, layer }: Course): Start | undefined {
  if (from.width === 0) return undefined;
  const spin = node.dataset.spin === undefined ? '' : ` rotate(${node.dataset.spin}deg)`;
  const frames = [{ transform: `${towards(to, from)}${spin}` }, { transform: 'none' }];
  return () => {
    const copy = copyAt(node, to, layer);
    const hidden = play(node, [{ opacity: 0 }, { opacity: 0 }], duration, 'linear');
    const flight = copy.animate(frames, { duration, easing: DROP });
    flight.onfinish = flight.oncancel = () => copy.remove();
    hidden.oncancel = () => flight.cancel();
  };
}

function leave(old: Seen, { to, delay = 0, lift = 0 }: Flight, { duration, layer }: Course): Start {
  const end = towards(old.rect, noWider(boxOf(to), old.rect));
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: `translateY(${-lift}px)`, opacity: 1, offset: lift > 0 ? 0.25 : 0.01 },
    { transform: end, opacity: 0.9, offset: 0.9 },
    { transform: end, opacity: 0 },
  ];
  return () => {
    const copy = copyAt(old.node, old.rect, layer);
    const flight = copy.animate(frames, { duration, delay, easing: OUT, fill: 'both' });
    flight.onfinish = flight.oncancel = () => copy.remove();
  };
}

function copyAt(node: HTMLElement, rect: DOMRect, layer: HTMLElement): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>('[data-enter]')]) {
    for (const name of ['flip', 'enter', 'place']) delete part.dataset[name];
  }
  copy.removeAttribute('id');
  copy.setAttribute('aria-hidden', 'true');
  copy.tabIndex = -1;
  const { style } = copy;
  style.position = 'absolute';
  style.margin = '0';
  style.left = `${rect.left}px`;
  style.top = `${rect.top}px`;
  style.width = `${rect.width}px`;
  style.height = `${rect.height}px`;
  style.willChange = 'transform';
  layer.append(copy);
  return copy;
}

function towards(from: Box, to: Box): string {
  const scale = to.width / from.width;
  return `translate(${centreX(to) - centreX(from)}px,${centreY(to) - centreY(from)}px) scale(${scale})`;
}

function play(node: HTMLElement, frames: Keyframe[], duration: number, easing: string): Animation {
  const animation = node.animate(frames, { duration, easing });
  gliding.set(node, animation);
  animation.onfinish = () => {
    if (gliding.get(node) === animation) gliding.delete(node);
  };
  return animation;
}

function centreX(rect: Box): number {
  return rect.left + rect.width / 2;
}

function centreY(rect: Box): number {
  return rect.top + rect.height / 2;
}
