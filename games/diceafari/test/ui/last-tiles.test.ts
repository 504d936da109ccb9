import { describe, expect, it } from 'vitest';
import { endingWords, lastTiles, lastWords } from '../../src/ui/last-tiles.ts';

const FREE = -1;

/** Seat 1 is on turn. */
function table(owners: readonly number[], turns: readonly number[]) {
  return { owners, turns, turn: 1 };
}

describe('the last free tiles', () => {
  it('are not taken while others stay free, nor if none was free', () => {
    expect(lastTiles([0, 1], false, table([FREE, FREE, FREE, 0], [2, 2]))).toBeUndefined();
    expect(lastTiles([0, 1], false, table([0, 0, 1, 0], [3, 2]))).toBeUndefined();
    expect(lastTiles([2, 3], false, table([FREE, 0, 1, 0], [3, 2]))).toBeUndefined();
  });

  it('end the game once everyone has had a third turn', () => {
    const owners = [FREE, 0, FREE, 1];
    expect(lastTiles([0, 1, 2], false, table(owners, [3, 2]))).toEqual({ taken: 2, ends: true });
    expect(lastTiles([0, 1, 2], false, table(owners, [5, 5, 4]))).toEqual({ taken: 2, ends: true });
    expect(lastTiles([0, 1, 2], false, table(owners, [2, 2]))).toEqual({ taken: 2, ends: false });
    expect(lastTiles([0, 1, 2], false, table(owners, [3, 1]))).toEqual({ taken: 2, ends: false });
  });

  it('are taken by a bonus that has to be claimed', () => {
    const owners = [FREE, 0, FREE, 1];
    expect(lastTiles([0, 1], true, table(owners, [3, 2]))).toEqual({ taken: 2, ends: true });
    expect(lastTiles([1, 3], true, table(owners, [3, 2]))).toBeUndefined();
    expect(lastTiles([1, 3], true, table([FREE, 0, 0, 1], [3, 2]))).toEqual({ taken: 1, ends: true });
  });

  it('are announced', () => {
    expect(lastWords({ taken: 1, ends: true })).toBe('the last free tile, which ends the game');
    expect(lastWords({ taken: 3, ends: false })).toBe('the last free tiles');
  });

  it('are counted down when a turn or two can end the game', () => {
    const few = [FREE, FREE, 0, 1];
    expect(endingWords(table(few, [3, 2]))).toBe('The last 2 free tiles end the game.');
    expect(endingWords(table([FREE, 0, 0, 1], [3, 2]))).toBe('The last free tile ends the game.');
    expect(endingWords(table(few, [2, 1]))).toBe('');
    expect(endingWords(table(Array(6).fill(FREE), [3, 2]))).toBe('');
    expect(endingWords(table([0, 0, 1, 1], [3, 2]))).toBe('');
  });
});
