import { describe, expect, it } from 'vitest';
import { besideByBox, nearByBox } from '../../src/board/beside.ts';
import { chosenOf, offersAt, oneEach, questionKey } from '../../src/board/offers.ts';
import { AT_REST } from '../../src/board/reduce.ts';
import type { OwnQuestion } from '../../src/room.ts';
import { ON_TURN, offer } from './table.ts';

interface Move {
  readonly tile: number;
}

const QUESTION: OwnQuestion<Move> = {
  seat: 1,
  id: 7,
  kind: 'turn',
  words: 'Your turn',
  legal: [1, 2, 3].map((tile) => ({ action: { tile }, words: `Take tile ${tile}` })),
};

describe('offers', () => {
  it('are one for each legal action that has a meaning on the board', () => {
    const offers = oneEach(QUESTION, ({ tile }) => (tile === 2 ? undefined : { at: [`t${tile}`] }));
    expect(offers.map(({ at, words, actions }) => [at, words, actions])).toEqual([
      [['t1'], 'Take tile 1', [{ tile: 1 }]],
      [['t3'], 'Take tile 3', [{ tile: 3 }]],
    ]);
  });

  it('have unique keys, even across questions', () => {
    const both = [QUESTION, { ...QUESTION, id: 8 }, { ...QUESTION, seat: 0 }].flatMap((question) =>
      oneEach(question, () => ({ at: [] })),
    );
    expect(new Set(both.map(({ key }) => key)).size).toBe(9);
  });

  it('use the board’s words instead of the table’s', () => {
    expect(oneEach(QUESTION, () => ({ at: [], words: 'Take it' }))[0]?.words).toBe('Take it');
  });

  it('are found by place; with something in the hand, only what it can do', () => {
    const offers = [offer('x', { at: ['a'], hand: 'die' }), offer('y', { at: ['a'] }), offer('z', { at: ['b'] })];
    const keys = (hand?: string) => offersAt(offers, 'a', hand).map(({ key }) => key);
    expect(keys()).toEqual(['x', 'y']);
    expect(keys('die')).toEqual(['x']);
    expect(keys('token')).toEqual([]);
  });

  it('are chosen for their own question', () => {
    const state = { ...AT_REST, chosen: new Map([[ON_TURN, 'a']]) };
    expect(chosenOf(state, ON_TURN, [offer('a')])?.key).toBe('a');
    expect(chosenOf(state, ON_TURN, [offer('a', { question: { ...offer('a').question, id: 9 } })])).toBeUndefined();
    expect(chosenOf(state, questionKey(QUESTION), [offer('a')])).toBeUndefined();
  });
});

describe('places by their boxes', () => {
  const boxes = new Map(
    [
      ['a', 0, 0],
      ['b', 10, 0],
      ['c', 34, 0],
      ['d', 12, 10],
      ['on c', 34, 0],
    ].map(([place, x, y]) => [String(place), { x: Number(x), y: Number(y), width: 8, height: 8 }]),
  );

  it.each([
    ['a', 1, 0, 'b'],
    ['b', 1, 0, 'c'],
    ['c', -1, 0, 'b'],
    ['b', 0, 1, 'd'],
    ['d', 0, -1, 'b'],
    ['a', -1, 0, undefined],
    ['c', 0, 1, undefined],
    ['gone', 1, 0, undefined],
  ] as const)('from %s by %i, %i to %s', (from, dx, dy, to) => {
    expect(besideByBox(boxes, from, dx, dy)).toBe(to);
  });

  it('is nearest to where another one was', () => {
    expect(nearByBox(boxes, 'gone', { x: 26, y: 2, width: 8, height: 8 })).toBe('c');
    expect(nearByBox(new Map(), 'gone', { x: 0, y: 0, width: 1, height: 1 })).toBeUndefined();
  });
});
