import { describe, expect, it } from 'vitest';
import { rowAfter, stopOf } from '../../src/board/dock/rows.ts';

describe('a list of rows', () => {
  it('is walked with the arrow keys, and left with none of them', () => {
    const keys = ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'Home', 'End'];
    expect(keys.map((key) => rowAfter(key, 1, 4))).toEqual([2, 2, 0, 0, 0, 3]);
    expect(keys.map((key) => rowAfter(key, 3, 4))).toEqual([3, 3, 2, 2, 0, 3]);
    expect(rowAfter('ArrowUp', 0, 4)).toBe(0);
    expect(['Enter', ' ', 'Tab', 'm', 'toString'].map((key) => rowAfter(key, 1, 4))).toEqual(Array(5).fill(undefined));
  });

  it('is entered at the chosen row, where you last were, or at its first row', () => {
    const rows = ['a', 'b', 'c'];
    const left = { key: 'b', inside: false };
    expect(stopOf(rows, undefined, { key: undefined, inside: false })).toBe('a');
    expect(stopOf(rows, undefined, left)).toBe('b');
    expect(stopOf(rows, 'c', left)).toBe('c');
    // While you are in it, Tab leads out.
    expect(stopOf(rows, 'c', { key: 'b', inside: true })).toBe('b');
    expect(stopOf(rows, 'gone', { key: 'gone too', inside: true })).toBe('a');
    expect(stopOf([], undefined, left)).toBeUndefined();
  });
});
