import { describe, expect, it } from 'vitest';
import { MAPS } from '../src/data/maps.ts';
import { decodeMap, mapCounts, mapProblems, readDrawing } from '../src/map.ts';

function problems(...rows: readonly string[]): readonly string[] {
  return mapProblems({ name: 'Test', rows }).map(({ code, severity }) => `${severity} ${code}`);
}

describe('counts', () => {
  it('count tiles, photos and routes', () => {
    expect(mapCounts({ name: 'Pond', rows: ['##', '##'] })).toEqual({ tiles: 4, photos: 4, routes: 5 });
    expect(mapCounts({ name: 'Line', rows: ['####'] })).toEqual({ tiles: 4, photos: 3, routes: 6 });
    expect(mapCounts({ name: 'Block', rows: ['######', '######', '######'] })).toEqual({
      tiles: 18,
      photos: 27,
      routes: 64,
    });
    expect(mapCounts({ name: 'Empty', rows: ['..'] })).toEqual({ tiles: 0, photos: 0, routes: 0 });
  });
});

describe('problems', () => {
  it('are none in a map that is whole', () => {
    expect(problems('##', '##')).toEqual([]);
  });

  it('are errors if the number of tiles is wrong, or nothing touches', () => {
    expect(problems('###')).toEqual(['error tooFew']);
    expect(problems('...')).toEqual(['error tooFew']);
    expect(problems('###################')).toEqual(['error tooMany', 'error tooLarge']);
    expect(problems('#.#.#.#')).toEqual(['error noRoute', 'warning pieces']);
  });

  it('are warnings if tiles lie apart, and name them', () => {
    expect(problems('##.##')).toEqual(['warning pieces']);
    expect(problems('###.#')).toEqual(['warning lonely', 'warning pieces']);
    const found = mapProblems({ name: 'Test', rows: ['#.##', '..##', '#...'] });
    expect(found.map(({ tiles, sentence }) => [tiles, sentence])).toEqual([
      [[0, 5], '2 tiles stand alone. You can only claim them with a bonus.'],
      [[], 'The map is in 3 separate pieces.'],
    ]);
    expect(mapProblems({ name: 'Test', rows: ['###.#'] })[0]?.sentence).toBe(
      'One tile stands alone. You can only claim it with a bonus.',
    );
  });

  it('include none for one piece that takes a long way round', () => {
    expect(problems('#.#', '#.#', '###')).toEqual([]);
    expect(problems('#.#.#', '#.#.#', '#####')).toEqual([]);
  });
});

describe('decode', () => {
  it('takes a drawing and pushes it into the corner', () => {
    expect(decodeMap({ name: ' Fish ', rows: ['......', '..##', '...###.', ''] })).toEqual({
      ok: true,
      value: { name: 'Fish', rows: ['##..', '.###'] },
    });
  });

  it('gives equal drawings equal documents, and takes its own back', () => {
    for (const { name, rows } of MAPS) {
      const moved = { name, rows: ['', ...rows.map((row) => `..${row}`)] };
      const decoded = decodeMap(moved);
      expect(decoded).toEqual({ ok: true, value: { name, rows } });
      if (decoded.ok) expect(decodeMap(decoded.value)).toEqual(decoded);
    }
  });

  it.each([
    null,
    7,
    'a map',
    [],
    {},
    { name: 'No rows' },
    { rows: ['####'] },
    { name: '', rows: ['####'] },
    { name: '   ', rows: ['####'] },
    { name: 'x'.repeat(41), rows: ['####'] },
    { name: 'two\nlines', rows: ['####'] },
    { name: 'turned \u202e round', rows: ['####'] },
    { name: 7, rows: ['####'] },
    { name: 'Rows', rows: '####' },
    { name: 'Rows', rows: [] },
    { name: 'Rows', rows: [7] },
    { name: 'Rows', rows: ['##x#'] },
    { name: 'Rows', rows: ['####\n'] },
    { name: 'Rows', rows: [`${'.'.repeat(37)}####`] },
    { name: 'Rows', rows: Array(41).fill('####') },
    { name: 'Rows', rows: [['#', '#', '#', '#']] },
    { name: 'Rows', rows: ['....'] },
  ])('refuses %j in a sentence', (json) => {
    const decoded = decodeMap(json);
    expect(decoded.ok).toBe(false);
    expect(decoded.ok ? '' : decoded.problem).toMatch(/^[A-Z].*\.$/);
  });

  it.each([
    ['a family in one picture', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467} at the pond'],
    ['forty of them', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'.repeat(40)],
    ['letters kept apart', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
    ['a flag and a tone', '\u{1f1f0}\u{1f1ea} \u{1f44b}\u{1f3fe}'],
  ])('takes a name with %s', (_, name) => {
    expect(decodeMap({ name, rows: ['####'] })).toEqual({ ok: true, value: { name, rows: ['####'] } });
  });

  it.each(['\u200d', ' \u200c \u200d ', 'half \ud83d', '\u{1f468}\u200d'.repeat(201)])(
    'refuses the name %j, of which nothing, half or too much is seen',
    (name) => {
      expect(decodeMap({ name, rows: ['####'] })).toMatchObject({ ok: false });
    },
  );

  it('cuts the name of a drawing between characters', () => {
    const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';
    expect(readDrawing({ name: `${'x'.repeat(39)}${family}yz`, rows: [] })?.name).toBe(`${'x'.repeat(39)}${family}`);
    expect(readDrawing({ name: `${'x'.repeat(40)}${family}`, rows: [] })?.name).toBe('x'.repeat(40));
    const marked = `e${'\u0301'.repeat(500)}`;
    expect(readDrawing({ name: `Caf${marked}`, rows: [] })?.name).toBe('Caf');
  });

  it('leaves out what it does not know', () => {
    expect(decodeMap({ name: 'Pond', rows: ['##', '##'], owner: 'me', __proto__: { rows: [] } })).toEqual({
      ok: true,
      value: { name: 'Pond', rows: ['##', '##'] },
    });
  });
});
