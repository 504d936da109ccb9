import { describe, expect, it } from 'vitest';
import { noWider } from '../../src/pieces/flip.ts';

const DIE = { left: 400, top: 300, width: 32, height: 36 };

describe('where a thing comes from or goes to', () => {
  it('is its middle, at the size of the thing, if the place is wider', () => {
    expect(noWider({ left: 1000, top: 100, width: 232, height: 20 }, DIE)).toEqual({
      left: 1100,
      top: 92,
      width: 32,
      height: 36,
    });
  });

  it('is the place itself if that is smaller', () => {
    const deck = { left: 10, top: 60, width: 22, height: 28 };
    expect(noWider(deck, DIE)).toBe(deck);
  });
});
