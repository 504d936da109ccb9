import { describe, expect, it } from 'vitest';
import { legalInfo } from '../src/index.ts';

const isTold = (words: unknown): boolean =>
  legalInfo.safeParse({ decision: 1, actions: [{ action: {}, words }] }).success;

describe('words on the wire', () => {
  it.each([
    'Draw a card',
    [{ seat: 1, as: 'You' }, ' draws.'],
    ['From ', { seat: 0, as: 'your' }, ' hand'],
    ['It is ', { seat: 0, as: 'yours' }],
  ])('%j are words', (words) => {
    expect(isTold(words)).toBe(true);
  });

  it.each([
    [7],
    [[]],
    [['a', 7]],
    [[{ seat: 1 }]],
    [[{ seat: 1, as: 'me' }]],
    [[{ seat: 0.5, as: 'you' }]],
    [[{ seat: 99, as: 'you' }]],
    [[{ seat: 1, as: 'you', name: 'Ann' }]],
    ['x'.repeat(5_000)],
    [Array.from({ length: 129 }, () => 'x')],
  ])('%j are not', (words) => {
    expect(isTold(words)).toBe(false);
  });
});
