import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BEOWULF } from '../../src/data/ships/beowulf.ts';
import { INTREPID } from '../../src/data/ships/intrepid.ts';
import { decodePlan } from '../../src/plan/decode.ts';
import { drawingOf } from '../../src/plan/document.ts';
import { PLAN_LENGTH } from '../../src/plan/limits.ts';

const SMALL = {
  name: 'Tug',
  lines: ['ship Tug, tug, 10 tons', 'A room: Hall', '', 'deck Main', '#===#', '# A #', '#===#'],
};

it.each([INTREPID, BEOWULF, SMALL])('takes $name as it is', (document) => {
  expect(decodePlan(JSON.parse(JSON.stringify(document)))).toEqual({ ok: true, value: document });
  expect(JSON.stringify(document).length).toBeLessThan(PLAN_LENGTH);
});

it('gives plans that are drawn alike one form', () => {
  const lines = ['', 'ship Tug, tug, 10 tons   ', 'A room: Hall', 'deck Main', '+===.   ', '# A #', '#===+', ''];
  expect(decodePlan({ name: 'Tug', lines })).toEqual({ ok: true, value: SMALL });
});

it.each([
  ['no object', 7, "A plan is an object with a 'name' and 'lines'."],
  ['a list', [], "A plan is an object with a 'name' and 'lines'."],
  ['no name', { lines: [] }, 'The name of a plan has 1 to 40 characters, none of them a control character.'],
  [
    'a name too long',
    { ...SMALL, name: 'x'.repeat(41) },
    'The name of a plan has 1 to 40 characters, none of them a control character.',
  ],
  [
    'a name with spaces round it',
    { ...SMALL, name: ' Tug' },
    'The name of a plan has 1 to 40 characters, none of them a control character.',
  ],
  [
    'a name with a line break',
    { ...SMALL, name: 'a\nb' },
    'The name of a plan has 1 to 40 characters, none of them a control character.',
  ],
  ['no lines', { name: 'Tug' }, 'The lines of a plan are at most 800 strings of at most 260 characters.'],
  [
    'lines that are none',
    { name: 'Tug', lines: [1] },
    'The lines of a plan are at most 800 strings of at most 260 characters.',
  ],
  [
    'a line too long',
    { name: 'Tug', lines: ['x'.repeat(261)] },
    'The lines of a plan are at most 800 strings of at most 260 characters.',
  ],
  [
    'too many lines',
    { name: 'Tug', lines: Array.from({ length: 801 }, () => '') },
    'The lines of a plan are at most 800 strings of at most 260 characters.',
  ],
  [
    'a line that means nothing',
    { name: 'Tug', lines: ['?'] },
    "Line 1, column 1: an area is written as 'B bridge: Bridge' or '1 stateroom 1: Stateroom 1'.",
  ],
  [
    'a plan that cannot be played',
    { ...SMALL, lines: SMALL.lines.with(5, '| A #') },
    'Main, column 1, row 1: the hull is open: a bulkhead or an air-tight portal is needed toward space.',
  ],
])('refuses %s', (_, json, problem) => {
  expect(decodePlan(json)).toEqual({ ok: false, problem });
});

it('takes a plan with warnings only', () => {
  const lines = ['A room: Hall', 'deck Main', '#===#===#', '# A # A #', '#   .   #', '# A   A #', '#===#===#'];
  expect(decodePlan({ name: 'Tug', lines }).ok).toBe(true);
});

it('answers anything with a plan or a sentence', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.record({ name: fc.string(), lines: fc.array(fc.string()) })), (json) => {
      const decoded = decodePlan(json);
      if (!decoded.ok) expect(decoded.problem).toMatch(/\w.*\.$/);
    }),
    { seed: 1, numRuns: 300 },
  );
});

it('has no drawing of a plan that cannot be read', () => {
  expect(() => drawingOf({ name: 'Tug', lines: [] })).toThrow(
    "Tug: Line 1, column 1: a plan needs a deck, a line such as 'deck Main deck'.",
  );
});
