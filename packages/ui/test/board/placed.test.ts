import { describe, expect, it } from 'vitest';
import { pieceProps, placedProps, sourceProps } from '../../src/board/placed.ts';
import { AT_REST } from '../../src/board/reduce.ts';
import { amount } from '../../src/board/said.ts';
import { offer } from './table.ts';

const OFFERS = [
  offer('walk', { at: ['b'], hand: 'figure', price: { n: 2, of: 'point' } }),
  offer('join', { at: ['a'], hand: 'other' }),
];

function piece(hand?: string) {
  const state = { ...AT_REST, hand };
  const placed = placedProps('a', 'Red 1 at A', state, OFFERS);
  return pieceProps(placed, sourceProps('figure', state, OFFERS), { held: 'Red 1', name: 'Red 1 at A' }, state, OFFERS);
}

describe('the label of a place', () => {
  it('says what you can do there, and what it costs', () => {
    expect(placedProps('b', 'the marsh', AT_REST, OFFERS)['aria-label']).toBe('Do walk, 2 points: the marsh');
    expect(placedProps('c', 'the sea', AT_REST, OFFERS)['aria-label']).toBe('the sea');
  });

  it('says a name once that is part of what you can do there', () => {
    expect(placedProps('b', 'walk', AT_REST, OFFERS)['aria-label']).toBe('Do walk, 2 points');
  });

  it('says that a thing can be picked up, or put back', () => {
    expect(piece()).toMatchObject({
      'aria-label': 'Pick up Red 1: Red 1 at A',
      'data-hand': 'figure',
      'data-is': 'can',
    });
    expect(piece('figure')).toMatchObject({ 'aria-label': 'Put back Red 1: Red 1 at A', 'data-is': 'can held' });
  });

  it('says what the thing in the hand can do there', () => {
    expect(piece('other')['aria-label']).toBe('Do join: Red 1 at A');
  });
});

it('counts points, and leaves abbreviations as they are', () => {
  expect([amount({ n: 1, of: 'point' }), amount({ n: 3, of: 'point' }), amount({ n: 8, of: 'AP' })]).toEqual([
    '1 point',
    '3 points',
    '8 AP',
  ]);
});
