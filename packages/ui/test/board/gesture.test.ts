import { describe, expect, it } from 'vitest';
import { type Begun, type Deed, follow, type Gesture, NO_GESTURE, type Pointed } from '../../src/board/gesture.ts';

const down = (x: number, y: number, on: Begun, id = 1): Pointed => ({ type: 'down', finger: { id, x, y }, on });
const move = (x: number, y: number, id = 1): Pointed => ({ type: 'move', finger: { id, x, y } });
const up = (x: number, y: number, id = 1): Pointed => ({ type: 'up', finger: { id, x, y } });
const cancel = (id = 1): Pointed => ({ type: 'cancel', finger: { id, x: 0, y: 0 } });

const TILE: Begun = { place: 'a', hand: 'tile', pans: false };
const SQUARE: Begun = { place: 'a', pans: true };
const PLAIN: Begun = { place: 'a', pans: false };

function deeds(...all: readonly Pointed[]): readonly Deed[] {
  let gesture: Gesture = NO_GESTURE;
  return all.flatMap((pointed) => {
    const turn = follow(gesture, pointed);
    gesture = turn.gesture;
    return turn.deeds;
  });
}

describe('one pointer', () => {
  it('presses within a few pixels', () => {
    expect(deeds(down(0, 0, TILE), move(3, 4), up(3, 4))).toEqual([{ does: 'press', on: TILE }]);
  });

  it('carries what it began on', () => {
    expect(deeds(down(0, 0, TILE), move(6, 0), move(9, 1), up(10, 1))).toEqual([
      { does: 'lift', hand: 'tile' },
      { does: 'carry', x: 6, y: 0 },
      { does: 'carry', x: 9, y: 1 },
      { does: 'drop', x: 10, y: 1 },
    ]);
  });

  it('moves the camera if it began on nothing that can be carried', () => {
    expect(deeds(down(0, 0, SQUARE), move(6, 8), move(7, 8), up(7, 8))).toEqual([
      { does: 'pan', dx: 6, dy: 8 },
      { does: 'pan', dx: 1, dy: 0 },
    ]);
  });

  it('does nothing by moving on a board without a camera', () => {
    expect(deeds(down(0, 0, PLAIN), move(9, 0), up(9, 0))).toEqual([]);
  });

  it('asks what a thing is when it rests, and its release then does nothing', () => {
    expect(deeds(down(0, 0, TILE), { type: 'long' }, move(40, 0), up(40, 0))).toEqual([{ does: 'hold', on: TILE }]);
    expect(deeds(down(0, 0, { pans: true }), { type: 'long' }, up(0, 0))).toMatchObject([{ does: 'press' }]);
    expect(deeds(down(0, 0, TILE), move(9, 0), { type: 'long' })).not.toContainEqual({ does: 'hold', on: TILE });
  });

  it('lets go when the system takes it away', () => {
    expect(deeds(down(0, 0, TILE), move(9, 0), cancel()).at(-1)).toEqual({ does: 'let go' });
    expect(deeds(down(0, 0, TILE), cancel(), up(0, 0))).toEqual([]);
  });

  it('ignores other pointers', () => {
    expect(deeds(down(0, 0, TILE), move(90, 0, 2), up(90, 0, 2), cancel(2), up(0, 0))).toEqual([
      { does: 'press', on: TILE },
    ]);
    expect(deeds(move(5, 5), up(5, 5), { type: 'long' })).toEqual([]);
  });
});

describe('two fingers', () => {
  it('are the camera: about the point between them, by how far they part', () => {
    expect(deeds(down(0, 0, SQUARE), down(10, 0, SQUARE, 2), move(20, 0, 2))).toEqual([
      { does: 'zoom', x: 5, y: 0, by: 2, dx: 5, dy: 0 },
    ]);
  });

  it('press nothing, and one of them can go on moving the camera', () => {
    const all = deeds(down(0, 0, SQUARE), down(10, 0, SQUARE, 2), up(0, 0), move(12, 3, 2), up(12, 3, 2));
    expect(all).toEqual([{ does: 'pan', dx: 2, dy: 3 }]);
  });

  it('do not disturb what is carried', () => {
    const all = deeds(down(0, 0, TILE), move(9, 0), down(50, 0, SQUARE, 2), move(60, 0, 2), up(9, 0));
    expect(all.at(-1)).toEqual({ does: 'drop', x: 9, y: 0 });
    expect(all.some(({ does }) => does === 'zoom')).toBe(false);
  });
});
