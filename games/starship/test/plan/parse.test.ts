import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import manual from '../../../../docs/deck-plans.md';
import { BEOWULF } from '../../src/data/ships/beowulf.ts';
import { INTREPID } from '../../src/data/ships/intrepid.ts';
import { planProblems } from '../../src/plan/check.ts';
import { drawingOf } from '../../src/plan/document.ts';
import { faultSentence, isFault } from '../../src/plan/fault.ts';
import { parsePlan } from '../../src/plan/parse.ts';
import { printPlan } from '../../src/plan/print.ts';
import { ACROSS_SIGNS, DOWN_SIGNS, FEATURE_SIGNS, kindWords } from '../../src/plan/signs.ts';
import { FLOOR_KINDS, SOLID_KINDS } from '../../src/plan/types.ts';
import { anyDrawing } from './drawings.ts';

const GOOD = [
  'ship Tug, tug, 10 tons',
  'A room: Hall',
  '1 passenger stateroom 12: Cabin',
  'T tank: Tank',
  '',
  'deck Main deck',
  '#===#===#',
  '#*Ab  T #',
  '#   +-D-+',
  '|     1 |',
  '.   +=H=+',
  'hull 0,-5 20,25',
];

function faultOf(...changes: readonly (readonly [line: number, text: string])[]): string {
  const lines = GOOD.slice();
  for (const [line, text] of changes) lines[line - 1] = text;
  const drawing = parsePlan({ name: 'Test', lines });
  return isFault(drawing) ? faultSentence(drawing) : 'good';
}

it('reads ships, areas, squares, sides and hulls', () => {
  expect(parsePlan({ name: 'Test', lines: GOOD })).toEqual({
    name: 'Test',
    ships: [{ name: 'Tug', type: 'tug', tons: 10 }],
    areas: [
      { key: 'A', kind: 'room', name: 'Hall', number: 0, ship: 0 },
      { key: '1', kind: 'passengerStateroom', name: 'Cabin', number: 12, ship: 0 },
      { key: 'T', kind: 'tank', name: 'Tank', number: 0, ship: 0 },
    ],
    decks: [
      {
        name: 'Main deck',
        width: 2,
        height: 2,
        squares: [
          { area: 'A', features: ['switch', 'bunk'] },
          { area: 'T', features: [] },
          { area: '', features: [] },
          { area: '1', features: [] },
        ],
        across: ['bulkhead', 'bulkhead', 'nothing', 'door', 'nothing', 'hatch'],
        down: ['bulkhead', 'nothing', 'bulkhead', 'wall', 'nothing', 'wall'],
        hulls: [
          [
            { x: 0, y: -5 },
            { x: 20, y: 25 },
          ],
        ],
      },
    ],
  });
});

it('knows areas before the first ship as nobody’s', () => {
  const drawing = drawingOf({ name: 'Test', lines: ['G ground: Field', ...GOOD] });
  expect(drawing.areas.map(({ ship }) => ship)).toEqual([-1, 0, 0, 0]);
});

it('reads a row in which nothing is drawn', () => {
  const { decks } = drawingOf({
    name: 'Test',
    lines: [
      'A room: Hall',
      'deck One',
      '.   .',
      '',
      '#===#',
      '# A #',
      '#===#',
      '',
      'deck Two',
      '#===#',
      '# A #',
      '#===#',
    ],
  });
  expect(decks.map(({ height }) => height)).toEqual([2, 1]);
});

describe('says where a plan cannot be read, and why', () => {
  it.each([
    [[1, 'ship Tug, 10 tons'], "Line 1, column 6: a ship is written as 'ship Name, type, 100 tons'."],
    [[1, 'ship Tug 0, tug, 0 tons'], 'Line 1, column 18: a ship has 1 to 100000 tons.'],
    [
      [1, `ship ${'T'.repeat(41)}, tug, 9 tons`],
      'Line 1, column 6: a name has 1 to 40 characters, none of them a control character.',
    ],
    [
      [2, 'AA room: Hall'],
      "Line 2, column 1: an area is written as 'B bridge: Bridge' or '1 stateroom 1: Stateroom 1'.",
    ],
    [[2, 'A saloon: Hall'], "Line 2, column 3: there is no kind of area 'saloon'."],
    [
      [2, `A room: ${'H'.repeat(41)}`],
      'Line 2, column 9: a name has 1 to 40 characters, none of them a control character.',
    ],
    [[4, 'A tank: Tank'], "Line 4, column 1: the key 'A' is taken."],
    [[6, 'deck'], 'Line 6, column 6: a name has 1 to 40 characters, none of them a control character.'],
    [[7, ''], "Line 7, column 1: a deck's drawing begins here, with a corner such as '#'."],
    [[7, '#===#==.#'], "Line 7, column 6: no side is drawn as '==.'."],
    [[7, '#===X===#'], "Line 7, column 5: a corner is # or + or ., not 'X'."],
    [[8, '#*AbY T #'], "Line 8, column 5: no side is drawn as 'Y'."],
    [[8, '#*Zb  T #'], "Line 8, column 3: no area has the key 'Z'."],
    [[8, '#?Ab  T #'], "Line 8, column 2: nothing in a square is drawn as '?'."],
    [[8, '#*Ab  Tb#'], "Line 8, column 8: 'b' needs a floor to stand on."],
    [[8, '#*Ab *  #'], "Line 8, column 6: '*' needs a floor to stand on."],
    [[12, 'hull 0,-5 20'], "Line 12, column 11: a corner of the hull is written as '25,-10', in tenths of a square."],
    [[12, 'A room: Hall'], 'Line 12, column 1: after the first deck come only decks and hulls.'],
    [[12, 'ship Tug, tug, 10 tons'], 'Line 12, column 1: ships come before the first deck.'],
  ] as const)('%j', (change, sentence) => {
    expect(faultOf(change)).toBe(sentence);
  });

  it('where there is no deck', () => {
    const drawing = parsePlan({ name: 'Test', lines: GOOD.slice(0, 4) });
    expect(isFault(drawing) && faultSentence(drawing)).toBe(
      "Line 5, column 1: a plan needs a deck, a line such as 'deck Main deck'.",
    );
  });

  it.each([
    ['lines', Array.from({ length: 801 }, () => ''), 'Line 801, column 1: a plan has at most 800 lines.'],
    [
      'ships',
      Array.from({ length: 5 }, (_, n) => `ship Tug ${n}, tug, 9 tons`),
      'Line 5, column 1: a plan has at most 4 ships.',
    ],
    [
      'decks',
      Array.from({ length: 7 }, () => ['deck Main', '#===#', '#   #', '#===#']).flat(),
      'Line 25, column 1: a plan has at most 6 decks.',
    ],
    [
      'columns',
      ['deck Main', '#===#', `# ${' '.repeat(4 * 64)} #`, '#===#'],
      'Line 2, column 258: a deck is at most 64 squares wide.',
    ],
    [
      'rows',
      ['deck Main', ...Array.from({ length: 49 }, () => ['#===#', '#   #']).flat(), '#===#'],
      'Line 98, column 1: a deck is at most 48 squares high.',
    ],
    [
      'corners',
      ['deck Main', '#===#', '#   #', '#===#', `hull${' 1,1'.repeat(41)}`],
      'Line 5, column 166: a hull has at most 40 corners.',
    ],
  ])('where there are too many %s', (_, lines, sentence) => {
    const drawing = parsePlan({ name: 'Test', lines });
    expect(isFault(drawing) && faultSentence(drawing)).toBe(sentence);
  });
});

it.each([INTREPID, BEOWULF])('writes $name as it stands in its file', (document) => {
  expect(printPlan(drawingOf(document))).toEqual(document);
});

it('reads what it has written, whatever is drawn', () => {
  fc.assert(
    fc.property(anyDrawing, (drawing) => {
      const document = printPlan(drawing);
      expect(parsePlan(document)).toEqual(drawing);
      expect(printPlan(drawingOf(document))).toEqual(document);
    }),
    { seed: 1, numRuns: 200 },
  );
});

it('never fails on text, whatever it is', () => {
  const line = fc.oneof(
    fc.constantFrom(...GOOD),
    fc.string({ maxLength: 12 }),
    fc.constantFrom('deck D', 'hull', '#', '#===#', '# A #'),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const drawing = parsePlan({ name: 'Test', lines });
      if (isFault(drawing)) expect(faultSentence(drawing)).toMatch(/^Line \d+, column \d+: .+\.$/);
      else expect(drawing.decks.length).toBeGreaterThan(0);
    }),
    { seed: 1, numRuns: 500 },
  );
});

it('has its signs and its example in the docs', () => {
  for (const sign of [...Object.values(FEATURE_SIGNS), ...Object.values(ACROSS_SIGNS)])
    expect(manual).toContain(`\`${sign}\``);
  for (const sign of Object.values(DOWN_SIGNS)) expect(manual).toContain(`\`${sign.replace('|', '\\|')}\``);
  for (const kind of [...FLOOR_KINDS, ...SOLID_KINDS]) expect(manual).toMatch(new RegExp(`[ ,]${kindWords(kind)}[,.]`));
  const [, example = ''] = manual.split('```\n');
  const document = { name: 'Tug', lines: example.trimEnd().split('\n') };
  expect(printPlan(drawingOf(document))).toEqual(document);
  expect(planProblems(drawingOf(document))).toEqual([]);
});
