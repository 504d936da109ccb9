/** The camera's arithmetic. A point of the world is at `world * k + offset` in the frame. */
import type { Box } from '../board/beside.ts';

export interface Camera {
  readonly x: number;
  readonly y: number;
  /** Pixels for one unit of the world. */
  readonly k: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the camera looks at, and through. */
export interface Scope {
  readonly world: Size;
  readonly frame: Size;
  readonly least: number;
  readonly most: number;
  /** Pixels that stay free around what is brought into view: more where something lies on the frame's edges. */
  readonly margin?: number;
}

export type Zoom = 'far' | 'mid' | 'near';

const MARGIN = 24;
/** Pixels that the world can be moved past an edge: nothing stays under the buttons. */
const SLACK = 64;

export function toWorld({ x, y, k }: Camera, frameX: number, frameY: number): readonly [number, number] {
  return [(frameX - x) / k, (frameY - y) / k];
}

export function toFrame({ x, y, k }: Camera, box: Box): Box {
  return { x: box.x * k + x, y: box.y * k + y, width: box.width * k, height: box.height * k };
}

export function panned(camera: Camera, dx: number, dy: number, scope: Scope): Camera {
  return kept({ ...camera, x: camera.x + dx, y: camera.y + dy }, scope);
}

/** The point of the world under a point of the frame stays there. */
export function zoomed(camera: Camera, by: number, frameX: number, frameY: number, scope: Scope): Camera {
  const k = clamp(camera.k * by, scope.least, scope.most);
  const [x, y] = toWorld(camera, frameX, frameY);
  return kept({ x: frameX - x * k, y: frameY - y * k, k }, scope);
}

/** The whole world, in the middle. */
export function fitted(scope: Scope): Camera {
  const { world, frame } = scope;
  const k = clamp(Math.min(frame.width / world.width, frame.height / world.height), scope.least, scope.most);
  return { x: (frame.width - world.width * k) / 2, y: (frame.height - world.height * k) / 2, k };
}

/** A part of the world in the middle, as large as it goes. */
export function lookingAt(box: Box, scope: Scope): Camera {
  const { frame } = scope;
  return centred(box, Math.min(frame.width / box.width, frame.height / box.height), scope);
}

/** A part of the world in the middle, at a scale. */
export function centred({ x, y, width, height }: Box, scale: number, scope: Scope): Camera {
  const { frame } = scope;
  const k = clamp(scale, scope.least, scope.most);
  return kept({ x: frame.width / 2 - (x + width / 2) * k, y: frame.height / 2 - (y + height / 2) * k, k }, scope);
}

export function isSame(a: Camera, b: Camera): boolean {
  return a.x === b.x && a.y === b.y && a.k === b.k;
}

/** As little as needed to have the boxes in view, the first of them for certain and of the others as many as fit; the scale stays. */
export function following(camera: Camera, boxes: readonly Box[], scope: Scope): Camera {
  const [first] = boxes;
  if (first === undefined) return camera;
  const together = boxes.map((_, last) => toFrame(camera, roomy(around(boxes.slice(0, last + 1)), camera, scope)));
  const seen = together.findLast(({ width, height }) => width <= scope.frame.width && height <= scope.frame.height);
  return moved(camera, seen ?? together[0] ?? first, scope);
}

function moved(camera: Camera, seen: Box, scope: Scope): Camera {
  const dx = inside(seen.x, seen.width, scope.frame.width);
  const dy = inside(seen.y, seen.height, scope.frame.height);
  return dx === 0 && dy === 0 ? camera : panned(camera, dx, dy, scope);
}

/** With a margin, where the world goes on. */
function roomy(box: Box, { k }: Camera, { world, margin = MARGIN }: Scope): Box {
  const x = Math.max(0, box.x - margin / k);
  const y = Math.max(0, box.y - margin / k);
  const right = Math.min(world.width, box.x + box.width + margin / k);
  const bottom = Math.min(world.height, box.y + box.height + margin / k);
  return { x, y, width: right - x, height: bottom - y };
}

export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** By how much of the detail can be read; `unit` is the size of a square. */
export function zoomOf({ k }: Camera, unit: number): Zoom {
  const pixels = k * unit;
  if (pixels < 20) return 'far';
  return pixels < 44 ? 'mid' : 'near';
}

/** A world that is smaller than the frame lies about the middle; a larger one fills it, but for the slack. */
function kept({ x, y, k }: Camera, { world, frame }: Scope): Camera {
  return { x: edge(x, frame.width - world.width * k), y: edge(y, frame.height - world.height * k), k };
}

/** `free`: how much longer the frame is. */
function edge(at: number, free: number): number {
  return free >= 0 ? clamp(at, free / 2 - SLACK, free / 2 + SLACK) : clamp(at, free - SLACK, SLACK);
}

/** By how much a stretch must move to lie within the frame; one that is too long begins at its edge. */
function inside(at: number, length: number, frame: number): number {
  if (at < 0) return -at;
  const over = at + length - frame;
  return over > 0 ? -Math.min(over, at) : 0;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
