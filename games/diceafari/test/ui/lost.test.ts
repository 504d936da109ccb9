/** The tiles marked with the observer's crossed-out jeep. */
import { describe, expect, it } from 'vitest';
import { lostBetween, lostTiles, withLost } from '../../src/ui/lost.ts';

const FREE = -1;
const BOBS_TURN = { observer: 0, turn: 1, turns: [2, 1], owners: [0, 0, 1, FREE], over: false } as const;
const AFTER = { ...BOBS_TURN, owners: [1, 0, 1, 1] } as const;
const MY_TURN = { ...AFTER, turn: 0, turns: [2, 2] } as const;

describe('a tile that was lost', () => {
  const lost = lostBetween(BOBS_TURN, AFTER);

  it('is one that someone else took in their own turn', () => {
    expect(lost).toEqual([{ tile: 0, seat: 0, turns: 2 }]);
    expect(lostBetween(AFTER, AFTER)).toEqual([]);
  });

  it('is not one that an undo gave back, nor one of an earlier turn', () => {
    expect(lostBetween({ ...BOBS_TURN, turn: 0 }, { ...AFTER, turn: 0 })).toEqual([]);
    expect(lostBetween({ ...BOBS_TURN, turns: [1, 1] }, AFTER)).toEqual([]);
  });

  it('is marked until the turn ends, or it is taken back', () => {
    expect([...lostTiles(lost, AFTER)]).toEqual([0]);
    expect([...lostTiles(lost, MY_TURN)]).toEqual([0]);
    expect([...lostTiles(lost, { ...MY_TURN, owners: [0, 0, 1, 1] })]).toEqual([]);
    expect([...lostTiles(lost, { ...MY_TURN, turns: [3, 2] })]).toEqual([]);
    expect([...lostTiles(lost, { ...MY_TURN, over: true })]).toEqual([]);
  });

  it('is marked only for its own seat', () => {
    expect([...lostTiles(lost, { ...AFTER, observer: 1 })]).toEqual([]);
    expect([...lostTiles(lost, { ...AFTER, observer: 'spectator' })]).toEqual([]);
  });

  it('is marked along with those of earlier moves', () => {
    const more = [{ tile: 1, seat: 0, turns: 2 }];
    expect(withLost(lost, more).map(({ tile }) => tile)).toEqual([0, 1]);
    expect(withLost(lost, lost)).toBe(lost);
  });
});
