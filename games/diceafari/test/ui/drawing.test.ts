import { describe, expect, it } from 'vitest';
import { MAPS } from '../../src/data/maps.ts';
import { decodeMap, readDrawing, trimmed } from '../../src/map.ts';
import { columnName } from '../../src/text/words.ts';
import {
  cleared,
  DIRECTIONS,
  mirrored,
  nudged,
  painted,
  placed,
  placeName,
  stroke,
  tilesOf,
} from '../../src/ui/editor/drawing.ts';

const PAPER = { width: 5, height: 3 };
const place = (x: number, y: number) => ({ x, y });

describe('a drawing on its paper', () => {
  it('lies in the middle, unless it fills the paper', () => {
    expect(placed([], PAPER)).toEqual(['.....', '.....', '.....']);
    expect(placed(['###'], PAPER)).toEqual(['.....', '.###.', '.....']);
    expect(placed(['#....', '.....', '.....'], PAPER)).toEqual(['#....', '.....', '.....']);
  });

  it('is moved from larger paper, and gets larger paper if it must', () => {
    expect(placed(['........', '......##', '........', '........'], PAPER)).toEqual(['.....', '.##..', '.....']);
    expect(placed(['#######'], PAPER)).toEqual(['.......', '#######', '.......']);
    const larger = ['.......', '#######', '#......'];
    expect(placed(larger, PAPER)).toBe(larger);
  });

  it('stays the same map', () => {
    for (const { rows } of MAPS) expect(trimmed(placed(rows, { width: 18, height: 12 }))).toEqual(rows);
  });
});

describe('a stroke', () => {
  it('goes from side to side and leaves nothing out', () => {
    expect(stroke(place(1, 1), place(1, 1))).toEqual([place(1, 1)]);
    expect(stroke(place(3, 0), place(1, 0))).toEqual([place(3, 0), place(2, 0), place(1, 0)]);
    for (let x = -6; x <= 6; x++) {
      for (let y = -6; y <= 6; y++) {
        const places = stroke(place(0, 0), place(x, y));
        expect(places).toHaveLength(Math.abs(x) + Math.abs(y) + 1);
        expect(places.at(-1)).toEqual(place(x, y));
        const steps = places
          .slice(1)
          .map((to, at) => Math.abs(to.x - (places[at]?.x ?? 0)) + Math.abs(to.y - (places[at]?.y ?? 0)));
        expect(steps.every((step) => step === 1)).toBe(true);
      }
    }
  });

  it('paints, or rubs out', () => {
    const blank = placed([], PAPER);
    const line = painted(blank, stroke(place(0, 1), place(3, 1)), true);
    expect(line).toEqual(['.....', '####.', '.....']);
    expect(painted(line, [place(1, 1), place(4, 2)], false)).toEqual(['.....', '#.##.', '.....']);
    expect(painted(line, [place(9, 9)], true)).toEqual(line);
  });
});

describe('the tools', () => {
  it('move the drawing as far as the paper goes', () => {
    const drawn = ['.....', '.##..', '.#...'];
    expect(nudged(drawn, 'left')).toEqual(['.....', '##...', '#....']);
    expect(nudged(drawn, 'right')).toEqual(['.....', '..##.', '..#..']);
    expect(nudged(drawn, 'up')).toEqual(['.##..', '.#...', '.....']);
    expect(nudged(drawn, 'down')).toBeUndefined();
    for (const direction of DIRECTIONS) expect(nudged(placed([], PAPER), direction)).toBeUndefined();
  });

  it('mirror it where it is', () => {
    expect(mirrored(['##...', '.#...', '.....'])).toEqual(['##...', '#....', '.....']);
    expect(mirrored(mirrored(['#.##.']))).toEqual(['#.##.']);
    expect(mirrored(['...'])).toEqual(['...']);
  });

  it('clear the paper', () => {
    expect(tilesOf(cleared(['##', '.#']))).toEqual([]);
  });
});

describe('the cursor', () => {
  it('is on a place with a name', () => {
    expect(placeName(place(2, 3))).toBe('C4');
    expect([0, 25, 26, 27, 51, 52].map(columnName)).toEqual(['A', 'Z', 'AA', 'AB', 'AZ', 'BA']);
  });
});

describe('a drawing that is not finished', () => {
  it('can be kept and read again', () => {
    expect(readDrawing({ name: 'Half', rows: ['....', '..#.'] })).toEqual({ name: 'Half', rows: ['#'] });
    expect(readDrawing({ name: '', rows: [] })).toEqual({ name: '', rows: [] });
    expect(readDrawing({ name: 'Empty', rows: ['...', '...'] })).toEqual({ name: 'Empty', rows: [] });
    for (const { name, rows } of MAPS)
      expect(decodeMap(readDrawing({ name, rows }))).toEqual({ ok: true, value: { name, rows } });
  });

  it.each([
    null,
    7,
    'map',
    [],
    {},
    { name: 'A' },
    { name: 7, rows: [] },
    { name: 'A', rows: [7] },
    { name: 'A', rows: ['x'] },
    { name: 'A', rows: '##' },
  ])('is not %j', (json) => {
    expect(readDrawing(json)).toBeUndefined();
  });
});
