import { describe, expect, it } from 'vitest';
import { makeBoard } from '../../src/board.ts';
import { MAPS } from '../../src/data/maps.ts';
import { neighbour, nextPlace } from '../../src/ui/arrows.ts';
import { coastPath } from '../../src/ui/map/coast.ts';
import { layoutOf, spotPoint, tileBox } from '../../src/ui/map/layout.ts';
import { kindOfStroke, strokesOf } from '../../src/ui/map/strokes.ts';

const PITCH = 10;
const TILE = 8;

function places(...rows: readonly string[]) {
  return makeBoard({ name: 'Test', rows }).tiles;
}

/** Where the path would have its corners if they were not rounded: [x, y] in order. */
function corners(path: string): readonly (readonly number[])[] {
  return [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)A([\d.]+) [\d.]+ 0 0 ([01]) (-?[\d.]+) (-?[\d.]+)/g)].map(
    (match) => {
      const [, x1, y1, , sweep, x2, y2] = match.map(Number) as [number, number, number, number, number, number, number];
      // A turn to the right keeps the corner on the outside of the arc.
      const horizontal = (sweep === 1) === (x2 - x1) * (y2 - y1) > 0;
      return horizontal ? [x2, y1] : [x1, y2];
    },
  );
}

function loops(path: string): number {
  return [...path.matchAll(/M/g)].length;
}

describe('the coast', () => {
  it('goes round a single tile, grown on all sides', () => {
    const path = coastPath(places('#'), PITCH, TILE, 2);
    expect(loops(path)).toBe(1);
    expect(corners(path)).toEqual([
      [-2, -2],
      [10, -2],
      [10, 10],
      [-2, 10],
    ]);
  });

  it('closes the gap between neighbours', () => {
    const path = coastPath(places('##'), PITCH, TILE, 2);
    expect(loops(path)).toBe(1);
    expect(corners(path)).toHaveLength(4);
  });

  it('has a bay where a tile is missing', () => {
    const path = coastPath(places('##', '#.'), PITCH, TILE, 2);
    expect(loops(path)).toBe(1);
    expect(corners(path)).toHaveLength(6);
    // The inner corner lies next to the upper right and the lower left tile, two away from both.
    expect(path).toMatch(/A[\d.]+ [\d.]+ 0 0 0 /);
  });

  it('fills the middle of a square, and leaves a lake in a ring', () => {
    expect(loops(coastPath(places('##', '##'), PITCH, TILE, 2))).toBe(1);
    expect(loops(coastPath(places('###', '#.#', '###'), PITCH, TILE, 2))).toBe(2);
  });

  it('draws islands one by one, even those that meet at a corner', () => {
    expect(loops(coastPath(places('#.#', '.#.'), PITCH, TILE, 0.5))).toBe(3);
  });

  it('is one line for each of the twelve maps', () => {
    for (const map of MAPS) {
      const { tiles } = makeBoard(map);
      expect(loops(coastPath(tiles, 100, 80, 15)), map.name).toBe(1);
      expect(coastPath(tiles, 100, 80, 15)).not.toMatch(/NaN|undefined/);
    }
  });
});

/** For the numbers at the left edge. */
const MARGIN = 30;

const ROOMS = [
  { width: 992, height: 462, compact: false },
  { width: 1152, height: 642, compact: false },
  { width: 390, height: 296, compact: true, whole: true },
] as const;

describe('the sheet', () => {
  it.each(ROOMS)('has room for each of the twelve maps in $width x $height', ({ compact, ...room }) => {
    const { width, height } = room;
    for (const [map, card] of MAPS.entries()) {
      const board = makeBoard(card);
      const layout = layoutOf(board, strokesOf({ map }), room, compact);
      expect(layout.width, card.name).toBeLessThanOrEqual(width);
      expect(layout.height, card.name).toBeLessThanOrEqual(height);
      expect(layout.pitch, card.name).toBeGreaterThanOrEqual(compact ? 31 : 44);
      for (const place of board.tiles) {
        const box = tileBox(place, layout);
        expect(Math.min(box.x, box.y), card.name).toBeGreaterThan(0);
        expect(box.x + box.width, card.name).toBeLessThan(layout.width - layout.column);
        expect(box.y + box.height, card.name).toBeLessThan(layout.height - layout.band);
      }
    }
  });

  it('grows beyond its room rather than make tiles too small for a finger', () => {
    const line = makeBoard({ name: 'Line', rows: ['#'.repeat(18)] });
    const layout = layoutOf(line, [], { width: 390, height: 300 }, true);
    expect(layout.pitch).toBe(52);
    expect(layout.width).toBeGreaterThan(18 * 52);
    const sheet = makeBoard({ name: 'Sheet', rows: Array.from({ length: 18 }, () => '#'.repeat(18)) });
    expect(layoutOf(sheet, [], { width: 390, height: 300 }, true).pitch).toBe(44);
    const wide = makeBoard({ name: 'Wide', rows: Array.from({ length: 11 }, () => '#'.repeat(11)) });
    const narrow = layoutOf(wide, [], { width: 390, height: 300 }, true);
    expect([narrow.width, narrow.pitch]).toEqual([390, 32]);
    expect(layoutOf(line, [], { width: 992, height: 462 }, false).width).toBeLessThanOrEqual(992);
  });

  it('has its legend below a long map, which makes the tiles larger, and beside any other', () => {
    const room = { width: 992, height: 462 };
    const line = layoutOf(makeBoard({ name: 'Line', rows: ['#'.repeat(18)] }), [], room, false);
    expect([line.column, line.band > 0]).toEqual([0, true]);
    // 952 pixels beside the margins, for 18 tiles and the coast at both ends.
    expect(line.pitch).toBe(Math.floor(952 / 18.4));
    const square = layoutOf(makeBoard({ name: 'Square', rows: ['##', '##'] }), [], room, false);
    expect([square.column > 0, square.band]).toEqual([true, 0]);
  });

  it('has a small map in its middle', () => {
    const board = makeBoard({ name: 'Square', rows: ['##', '##'] });
    const layout = layoutOf(board, [], { width: 992, height: 462 }, false);
    const boxes = board.tiles.map((place) => tileBox(place, layout));
    const middle = (Math.min(...boxes.map(({ x }) => x)) + Math.max(...boxes.map(({ x, width }) => x + width))) / 2;
    expect(Math.abs(middle - layout.width / 2)).toBeLessThan(MARGIN);
  });

  it('has photos in the middle between two tiles', () => {
    const board = makeBoard({ name: 'Pair', rows: ['##'] });
    const layout = layoutOf(board, [], { width: 600, height: 400 }, false);
    const [a, b] = board.tiles;
    if (a === undefined || b === undefined) throw new Error('Two tiles.');
    const [one, other] = [tileBox(a, layout), tileBox(b, layout)];
    const { x, y } = spotPoint(a, b, layout);
    expect(x).toBeCloseTo((one.x + one.width + other.x) / 2, 0);
    expect(y).toBeCloseTo(one.y + one.height / 2, 0);
  });
});

describe('the strokes of a card', () => {
  it('are eyes if they close, parts of the animal if both ends are ashore, and lines otherwise', () => {
    const tiles = places('##');
    const at = (...points: readonly (readonly [number, number])[]) => points.map(([x, y]) => ({ x, y }));
    expect(kindOfStroke(at([3, 1], [4, 0], [5, 1], [3, 1]), tiles)).toBe('eye');
    expect(kindOfStroke(at([0.2, 0], [0.5, -1], [0.8, 0]), tiles)).toBe('part');
    expect(kindOfStroke(at([0.2, 0], [0.5, -1], [0.8, -3]), tiles)).toBe('line');
    expect(kindOfStroke(at([0.2, 0], [0.5, -1]), tiles)).toBe('line');
  });
});

describe('the arrow keys', () => {
  const tiles = places('#.#', '##.');

  it('lead to the tile straight ahead, even over a gap', () => {
    expect(neighbour(tiles, 0, 1, 0)).toBe('t1');
    expect(neighbour(tiles, 0, 0, 1)).toBe('t2');
    expect(neighbour(tiles, 3, -1, 0)).toBe('t2');
  });

  it('lead aside if nothing is ahead, and nowhere at the edge', () => {
    expect(neighbour(tiles, 3, 1, 0)).toBe('t1');
    expect(neighbour(tiles, 0, -1, 0)).toBeUndefined();
  });

  it('stop at a photo on the way if it can be taken, and lead on from there', () => {
    const board = makeBoard({ name: 'Square', rows: ['##', '##'] });
    const spot = board.spots.findIndex(([a, b]) => a === 0 && b === 1);
    const photo = `p${spot}`;
    expect(nextPlace(board, 't0', 1, 0, [])).toEqual('t1');
    expect(nextPlace(board, 't0', 1, 0, [spot])).toEqual(photo);
    expect(nextPlace(board, 't1', -1, 0, [spot])).toEqual(photo);
    expect(nextPlace(board, 't0', 0, 1, [spot])).toEqual('t2');
    expect(nextPlace(board, photo, 1, 0, [spot])).toEqual('t1');
    expect(nextPlace(board, photo, -1, 0, [spot])).toEqual('t0');
    expect(nextPlace(board, photo, 0, 1, [spot])).toEqual('t2');
    expect(nextPlace(board, photo, 0, -1, [spot])).toBeUndefined();
  });
});
