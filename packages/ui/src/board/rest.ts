/**
 * A pointer at rest asks nothing. What appears below it, because the board has changed or its camera has moved, was not pointed at:
 * until the pointer moves away from where it rests, no reason pops up.
 */

/** Pixels. A hand is never quite still. */
const STILL = 8;

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rest {
  /** The board has changed. */
  begin(): void;
  /** The pointer comes over something. The browser says so, too, when it is the thing that has moved. */
  over(at: Point): void;
  moves(to: Point): void;
  isOver(): boolean;
  /** How many times it has rested so far. */
  times(): number;
}

export function createRest(): Rest {
  let now: Point | undefined;
  let from: Point | undefined;
  let over = false;
  let times = 0;
  const begin = (): void => {
    from = now;
    over = false;
    times++;
  };
  const go = (to: Point): void => {
    from ??= to;
    over ||= Math.hypot(to.x - from.x, to.y - from.y) >= STILL;
  };
  return {
    begin,
    over(at) {
      if (now !== undefined && now.x === at.x && now.y === at.y) begin();
      else go(at);
    },
    moves(to) {
      now = to;
      go(to);
    },
    isOver: () => over,
    times: () => times,
  };
}
