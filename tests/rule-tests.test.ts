/** The tools that judge the rule tests: what counts as a test's title, and which mutations are tried. */
import { expect, it } from 'vitest';
import { mutantsOf } from '../scripts/lib/mutants.mjs';
import { testsIn } from '../scripts/lib/test-titles.mjs';

function titles(source: string): readonly (string | undefined)[][] {
  return testsIn('a.test.ts', source).map((test) => test.titles);
}

function changes(source: string): readonly string[] {
  return mutantsOf('a.ts', source).map(({ start, end, text }) => source.slice(0, start) + text + source.slice(end));
}

it('reads the titles of tests and of the suites around them', () => {
  expect(titles("describe('W-1', () => { it('W-1.1 a', f); test(`W-1.2 b`, f); });")).toEqual([
    ['W-1', 'W-1.1 a'],
    ['W-1', 'W-1.2 b'],
  ]);
  expect(titles("it.each([1])('W-1.1 %s', f); it.for`a`('W-1.2', f);")).toEqual([['W-1.1 %s'], ['W-1.2']]);
  expect(titles('it(name, f); other("W-1.1", f);')).toEqual([[undefined]]);
});

it('recognises a skipped test, by itself or by its suite', () => {
  const source = "it('a', f); it.skip('b', f); it.todo('c'); describe.skip('d', () => { it('e', f); });";
  expect(testsIn('a.test.ts', source).map((test) => test.skipped)).toEqual([false, true, true, true]);
});

it('changes constants, comparisons and signs, one at a time', () => {
  expect(changes('const a = 0;')).toEqual(['const a = 1;', 'const a = (-1);']);
  expect(changes('const a = b < c && true;')).toEqual([
    'const a = b < c || true;',
    'const a = b <= c && true;',
    'const a = b < c && false;',
  ]);
  expect(changes('const a = b + c;')).toEqual(['const a = b - c;']);
});

it('drops statements and early returns', () => {
  expect(changes('f(a);')).toEqual([';']);
  expect(changes('function f() { if (a) return; g = b; }')).toEqual([
    'function f() { if (a) {} g = b; }',
    'function f() { if (a) return; ; }',
  ]);
});

it('leaves alone what no rule test can tell apart', () => {
  expect(changes('cx.emit?.(event); emit(event);')).toEqual([]);
  expect(changes("if (a === 3) throw new Error('bug');")).toEqual([]);
  expect(changes("type A = 1 | 2; const a = 'b' + c; const d = { 1: e };")).toEqual([]);
});
