/** The camera of one mounted surface. It lives outside of React: a pan draws nothing anew, it moves one element. */
import type { Box } from '../board/beside.ts';
import type { Ground } from '../board/table.ts';
import type { Place } from '../board/types.ts';
import type { Sight } from '../board/under.ts';
import {
  type Camera,
  fitted,
  following,
  panned,
  type Scope,
  type Size,
  toFrame,
  toWorld,
  zoomed,
  zoomOf,
} from './camera.ts';
import type { Plan } from './grid.ts';

export interface SurfaceView extends Sight {
  readonly ground: Ground;
  /** About the middle of the frame. */
  zoomBy(factor: number): void;
  fit(): void;
  /** Brings places into view. */
  follow(places: readonly Place[]): void;
  attach(frame: HTMLElement, world: HTMLElement): () => void;
}

/** Milliseconds without a change until the camera rests. */
const REST = 160;
/** How large a square may become, in pixels. */
const LARGEST = 160;
const SMALLEST = 6;

export function createSurfaceView(plan: Plan, places: () => readonly Place[]): SurfaceView {
  let camera: Camera = { x: 0, y: 0, k: 1 };
  let size: Size = { width: 0, height: 0 };
  let elements: { readonly frame: HTMLElement; readonly world: HTMLElement } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const scope = (): Scope => ({ world: plan, frame: size, least: SMALLEST / plan.unit, most: LARGEST / plan.unit });
  const set = (next: Camera): void => {
    camera = next;
    if (elements === undefined) return;
    const { style } = elements.world;
    style.transform = `translate(${next.x}px,${next.y}px) scale(${next.k})`;
    // It blurs what is drawn, so it holds for the gesture alone.
    style.willChange = 'transform';
    clearTimeout(timer);
    timer = setTimeout(rest, REST);
  };
  const rest = (): void => {
    if (elements === undefined) return;
    elements.world.style.willChange = '';
    elements.frame.dataset.zoom = zoomOf(camera, plan.unit);
  };
  const inFrame = (x: number, y: number): readonly [number, number] => {
    const box = elements?.frame.getBoundingClientRect();
    return [x - (box?.left ?? 0), y - (box?.top ?? 0)];
  };
  const measure = (next: Size): void => {
    const first = size.width === 0;
    size = next;
    set(first ? fitted(scope()) : panned(camera, 0, 0, scope()));
  };
  return {
    ground: groundOf(plan, places),
    placeAt: (x, y) => plan.placeAt(...toWorld(camera, ...inFrame(x, y))),
    boxOf(place) {
      const box = plan.boxOf(place);
      if (box === undefined) return undefined;
      const seen = toFrame(camera, box);
      const [left, top] = inFrame(0, 0);
      return { ...seen, x: seen.x - left, y: seen.y - top };
    },
    pan: (dx, dy) => set(panned(camera, dx, dy, scope())),
    zoom: (by, x, y) => set(zoomed(camera, by, ...inFrame(x, y), scope())),
    zoomBy: (by) => set(zoomed(camera, by, size.width / 2, size.height / 2, scope())),
    fit: () => set(fitted(scope())),
    follow: (wanted) =>
      set(
        following(
          camera,
          wanted.flatMap((place) => plan.boxOf(place) ?? []),
          scope(),
        ),
      ),
    attach(frame, world) {
      elements = { frame, world };
      const watch = new ResizeObserver(() => measure({ width: frame.clientWidth, height: frame.clientHeight }));
      watch.observe(frame);
      return () => {
        watch.disconnect();
        clearTimeout(timer);
        elements = undefined;
      };
    },
  };
}

function groundOf(plan: Plan, places: () => readonly Place[]): Ground {
  const boxes = (): ReadonlyMap<Place, Box> =>
    new Map(
      places().flatMap((place) => {
        const box = plan.boxOf(place);
        return box === undefined ? [] : [[place, box] as const];
      }),
    );
  return { places, boxes, boxBefore: (place) => plan.boxOf(place) };
}
