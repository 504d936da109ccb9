import { describe, expect, it } from 'vitest';
import { wayBack } from '../src/pieces/flip.ts';

function box(left: number, top: number, width = 100, height = 40) {
  return { left, top, width, height };
}

describe('what glides', () => {
  it('comes from where it was', () => {
    const [old, now] = [
      { rect: box(10, 500), frame: undefined },
      { rect: box(30, 300), frame: undefined },
    ];
    expect(wayBack(old, now)).toEqual({ dx: -20, dy: 200 });
  });

  it('comes from its old middle if its size has changed', () => {
    const [old, now] = [
      { rect: box(0, 0), frame: undefined },
      { rect: box(0, 0, 60, 20), frame: undefined },
    ];
    expect(wayBack(old, now)).toEqual({ dx: 20, dy: 10 });
  });

  it('stays in place in a frame that has moved', () => {
    const [old, now] = [
      { rect: box(10, 500), frame: box(0, 490) },
      { rect: box(10, 300), frame: box(0, 290) },
    ];
    expect(wayBack(old, now)).toEqual({ dx: 0, dy: 0 });
  });

  it('moves within its frame, wherever that is now', () => {
    const [old, now] = [
      { rect: box(120, 500), frame: box(0, 490) },
      { rect: box(10, 300), frame: box(0, 290) },
    ];
    expect(wayBack(old, now)).toEqual({ dx: 110, dy: 0 });
  });
});
