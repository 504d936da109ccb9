/** A reason is for a pointer that comes to a place: not for one that rests while the board changes below it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listen } from '../../src/board/listen.ts';
import { reduce } from '../../src/board/reduce.ts';
import { createBoardStore } from '../../src/board/store.ts';
import { ASKED, offer, table } from './table.ts';

/** As much of a page as listening needs. */
class Spot {
  readonly dataset: { readonly place?: string };
  readonly inside: readonly Spot[];
  private readonly ears: (readonly [type: string, hear: (event: object) => void])[] = [];

  constructor(place?: string, inside: readonly Spot[] = []) {
    this.dataset = place === undefined ? {} : { place };
    this.inside = inside;
  }

  addEventListener(type: string, hear: (event: object) => void): void {
    this.ears.push([type, hear]);
  }

  tell(type: string, event: object): void {
    for (const [heard, hear] of this.ears) if (heard === type) hear(event);
  }

  closest(selector: string): Spot | null {
    return selector === '[data-place]' && this.dataset.place !== undefined ? this : null;
  }

  contains(other: Spot): boolean {
    return other === this || this.inside.includes(other);
  }

  matches(): boolean {
    return true;
  }
}

type Point = readonly [x: number, y: number];

let page = new Spot();

beforeEach(() => {
  page = new Spot();
  vi.useFakeTimers();
  vi.stubGlobal('Element', Spot);
  vi.stubGlobal('Node', Spot);
  vi.stubGlobal('addEventListener', (type: string, hear: (event: object) => void) => page.addEventListener(type, hear));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Nothing can be done at d and e. The pointer comes from somewhere else. */
function board() {
  const [d, e] = [new Spot('d'), new Spot('e')];
  const node = new Spot(undefined, [d, e]);
  const store = createBoardStore();
  const given = table([offer('a')]);
  store.connect((state, did) => ({ state: reduce(state, did, given).state, afterwards: () => {} }));
  listen(node as unknown as HTMLElement, store);
  const hear = (on: Spot, type: string, target: Spot, [clientX, clientY]: Point = [0, 0]): void =>
    on.tell(type, { target, clientX, clientY, buttons: 0, pointerType: 'mouse' });
  const over = (target: Spot, at: Point): void => hear(node, 'pointerover', target, at);
  const move = (target: Spot, to: Point): void => hear(page, 'pointermove', target, to);
  move(new Spot(), [900, 900]);
  return {
    d,
    e,
    over,
    move,
    focus: (target: Spot) => hear(node, 'focusin', target),
    change: () => void store.dispatch(ASKED),
    /** The reason that has popped up after a while. */
    note: () => {
      vi.advanceTimersByTime(1000);
      return store.state.get().note?.place;
    },
    aim: () => store.state.get().aim,
  };
}

it('gives the reason to a pointer that comes to a place', () => {
  const { d, e, over, move, note } = board();
  over(d, [100, 100]);
  move(d, [100, 100]);
  expect(note()).toBe('d');
  over(e, [101, 100]);
  move(e, [101, 100]);
  expect(note()).toBe('e');
});

it('gives none when the board changes below the pointer, whatever is there now', () => {
  const { d, e, over, move, change, note, aim } = board();
  over(d, [100, 100]);
  move(d, [100, 100]);
  change();
  expect(note()).toBeUndefined();
  over(e, [100, 100]);
  expect(note()).toBeUndefined();
  // The way there is shown all the same.
  expect(aim()).toBe('e');
  move(e, [103, 102]);
  expect(note()).toBeUndefined();
});

it('gives it again once the pointer has moved, within the same place too', () => {
  const { d, e, over, move, change, note } = board();
  over(d, [100, 100]);
  move(d, [100, 100]);
  expect(note()).toBe('d');
  change();
  expect(note()).toBeUndefined();
  move(d, [104, 100]);
  move(d, [109, 100]);
  expect(note()).toBe('d');
  change();
  over(e, [130, 100]);
  expect(note()).toBe('e');
});

it('takes a thing that moves below the pointer for no move of the pointer, even if nothing is asked', () => {
  const { d, e, over, move, note } = board();
  over(d, [100, 100]);
  move(d, [100, 100]);
  expect(note()).toBe('d');
  over(e, [100, 100]);
  expect(note()).toBeUndefined();
});

it('gives it to the focus at once', () => {
  const { d, focus, change, note } = board();
  change();
  focus(d);
  expect(note()).toBe('d');
});

it('asks nothing of a board that comes below the pointer', () => {
  const { d, over, change, note } = board();
  change();
  over(d, [900, 900]);
  expect(note()).toBeUndefined();
});
