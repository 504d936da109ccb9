/** The camera of one mounted surface. It lives outside of React: a pan draws nothing again, it moves one element. */
import type { Box } from '../board/beside.ts';
import type { Ground } from '../board/table.ts';
import type { Place } from '../board/types.ts';
import type { Sight } from '../board/under.ts';
import { largerBy } from '../pieces/larger.ts';
import { type Signal, signal } from '../pieces/signal.ts';
import {
  type Camera,
  centred,
  fitted,
  following,
  isSame,
  lookingAt,
  panned,
  type Scope,
  type Size,
  toFrame,
  toWorld,
  zoomed,
  zoomOf,
} from './camera.ts';
import type { Plan } from './grid.ts';

/** Milliseconds without a change until the camera rests. */
const REST = 160;
/** How large and how small a square may become, in pixels. */
const LARGEST = 160;
const SMALLEST = 6;

interface Elements {
  readonly frame: HTMLElement;
  readonly world: HTMLElement;
}

export class SurfaceView implements Sight {
  readonly plan: Plan;
  readonly ground: Ground;
  /** You have moved the camera while others were shown: it stays there until you are asked, or want to follow again. */
  readonly loose: Signal<boolean> = signal(false);
  /** You have chosen the scale and the place that it has. */
  readonly moved: Signal<boolean> = signal(false);
  /** Where not the usual. */
  margin: Pick<Scope, 'margin'> = {};
  /** Told when the camera was moved by hand. */
  onHand: () => void = () => {};
  private camera: Camera = { x: 0, y: 0, k: 1 };
  private size: Size = { width: 0, height: 0 };
  private elements: Elements | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private question: string | undefined;
  private shown: readonly Place[] = [];
  /** Where it goes back to, in a frame of any size. */
  private home: (scope: Scope) => Camera = fitted;

  constructor(plan: Plan) {
    this.plan = plan;
    this.ground = groundOf(plan);
  }

  placeAt(x: number, y: number): Place | undefined {
    return this.plan.placeAt(...toWorld(this.camera, ...this.inFrame(x, y)));
  }

  boxOf(place: Place): Box | undefined {
    const box = this.plan.boxOf(place);
    if (box === undefined) return undefined;
    const { x, y, width, height } = toFrame(this.camera, box);
    const { left, top, zoom } = this.corner();
    return { x: left + x * zoom, y: top + y * zoom, width: width * zoom, height: height * zoom };
  }

  pan(dx: number, dy: number): void {
    const zoom = this.larger();
    this.shield();
    this.move(panned(this.camera, dx / zoom, dy / zoom, this.scope()));
  }

  /** About a point of the window. */
  zoom(by: number, x: number, y: number): void {
    this.shield();
    this.move(zoomed(this.camera, by, ...this.inFrame(x, y), this.scope()));
  }

  /** About the middle of the frame. */
  zoomBy(factor: number): void {
    this.move(zoomed(this.camera, factor, this.size.width / 2, this.size.height / 2, this.scope()));
  }

  fit(): void {
    this.move(fitted(this.scope()));
  }

  /** Where it goes back to: a part of the world, or, where a square would have fewer `pixels` then, what is about `middle`. */
  setHome(box: Box, pixels = 0, middle?: Place): void {
    const scale = pixels / this.plan.unit;
    const about = (middle === undefined ? undefined : this.plan.boxOf(middle)) ?? box;
    this.home = (scope) => {
      const whole = lookingAt(box, scope);
      return whole.k < scale ? centred(about, scale, scope) : whole;
    };
  }

  goHome(): void {
    this.moved.set(false);
    if (this.size.width > 0) this.set(this.home(this.scope()));
  }

  /** To what happens, as it began. */
  back(): void {
    this.loose.set(false);
    this.goHome();
    this.follow(this.shown);
    this.onHand();
  }

  /** Brings places into view: what you chose, or where your cursor is. */
  follow(places: readonly Place[]): void {
    const next = this.following(places);
    if (next !== this.camera) this.set(next);
  }

  /** Brings what happens into view, unless you look elsewhere. */
  show(places: readonly Place[]): void {
    if (places.length === 0) return;
    this.shown = places;
    if (!this.loose.get()) this.follow(places);
  }

  /** The question that you have now, if any: with another one the camera follows again. */
  asked(question: string | undefined): void {
    if (question !== undefined && question !== this.question) this.loose.set(false);
    this.question = question;
  }

  followAgain(): void {
    this.loose.set(false);
    this.follow(this.shown);
  }

  attach(frame: HTMLElement, world: HTMLElement): () => void {
    this.elements = { frame, world };
    const watch = new ResizeObserver(() => this.measure({ width: frame.clientWidth, height: frame.clientHeight }));
    watch.observe(frame);
    return () => {
      watch.disconnect();
      clearTimeout(this.timer);
      this.elements = undefined;
    };
  }

  private scope(): Scope {
    const { unit } = this.plan;
    const { margin } = this;
    return { world: this.plan, frame: this.size, least: SMALLEST / unit, most: LARGEST / unit, ...margin };
  }

  private inFrame(x: number, y: number): readonly [number, number] {
    const { left, top, zoom } = this.corner();
    return [(x - left) / zoom, (y - top) / zoom];
  }

  /** Of the frame in the window, and how much larger it is drawn there. */
  private corner(): { readonly left: number; readonly top: number; readonly zoom: number } {
    const frame = this.elements?.frame;
    if (frame === undefined) return { left: 0, top: 0, zoom: 1 };
    const { left, top } = frame.getBoundingClientRect();
    return { left, top, zoom: this.larger() };
  }

  /** Asked for by itself: where the frame is costs a layout at each step of a pan. */
  private larger(): number {
    return this.elements === undefined ? 1 : largerBy(this.elements.frame);
  }

  private measure(size: Size): void {
    // If the whole board was in view, it stays so.
    const first = this.size.width === 0;
    const before = this.scope();
    const stays = first ? this.home : [this.home, fitted].find((look) => isSame(this.camera, look(before)));
    const seen = first || this.following(this.shown) === this.camera;
    this.size = size;
    this.set(stays === undefined ? panned(this.camera, 0, 0, this.scope()) : stays(this.scope()));
    // A dock that grows hides nothing that you looked at.
    if (seen) this.follow(this.shown);
  }

  private following(places: readonly Place[]): Camera {
    const boxes = places.flatMap((place) => this.plan.boxOf(place) ?? []);
    return following(this.camera, boxes, this.scope());
  }

  /** What passes below a pointer meanwhile is not pointed at: pointing at it would draw it anew, frame by frame. */
  private shield(): void {
    if (this.elements !== undefined) this.elements.frame.dataset.moving = '';
  }

  /** By hand. */
  private move(next: Camera): void {
    if (this.question === undefined) this.loose.set(true);
    this.moved.set(true);
    this.set(next);
    this.onHand();
  }

  private set(next: Camera): void {
    this.camera = next;
    if (this.elements === undefined) return;
    const { style } = this.elements.world;
    style.transform = `translate(${next.x}px,${next.y}px) scale(${next.k})`;
    // It blurs what is drawn, so it holds for the gesture alone.
    style.willChange = 'transform';
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.rest(), REST);
  }

  private rest(): void {
    if (this.elements === undefined) return;
    this.elements.world.style.willChange = '';
    delete this.elements.frame.dataset.moving;
    this.elements.frame.dataset.zoom = zoomOf(this.camera, this.plan.unit);
  }
}

function groundOf(plan: Plan): Ground {
  const boxes = (): ReadonlyMap<Place, Box> =>
    new Map(
      plan.places.flatMap((place) => {
        const box = plan.boxOf(place);
        return box === undefined ? [] : [[place, box] as const];
      }),
    );
  return { places: () => plan.places, boxes, boxBefore: (place) => plan.boxOf(place) };
}
