/** The tiles that wear the observer's crossed-out jeep. */
import { describe, expect, it } from 'vitest';
import { lostBetween, stillLost, withLost } from '../../src/ui/lost.ts';

const FREE = -1;
const BOBS_TURN = { observer: 0, turn: 1, turns: [2, 1], owners: [0, 0, 1, FREE], over: false } as const;
const AFTER = { ...BOBS_TURN, owners: [1, 0, 1, 1] } as const;
const MY_TURN = { ...AFTER, turn: 0, turns: [2, 2] } as const;

describe('a tile that was lost', () => {
  const lost = lostBetween(BOBS_TURN, AFTER);

  it('is one that somebody else has taken in a turn of theirs', () => {
    expect(lost).toEqual({ seat: 0, turns: 2, tiles: [0] });
    expect(lostBetween(AFTER, AFTER)).toBeUndefined();
    expect(lostBetween({ ...BOBS_TURN, observer: 'spectator' }, { ...AFTER, observer: 'spectator' })).toBeUndefined();
  });

  it('is not one that is given back by an undo, nor one of an earlier turn', () => {
    expect(lostBetween({ ...BOBS_TURN, turn: 0 }, { ...AFTER, turn: 0 })).toBeUndefined();
    expect(lostBetween({ ...BOBS_TURN, turns: [1, 1] }, AFTER)).toBeUndefined();
  });

  it('is marked until the turn ends, or it is taken back', () => {
    expect([...stillLost(lost, AFTER)]).toEqual([0]);
    expect([...stillLost(lost, MY_TURN)]).toEqual([0]);
    expect([...stillLost(lost, { ...MY_TURN, owners: [0, 0, 1, 1] })]).toEqual([]);
    expect([...stillLost(lost, { ...MY_TURN, turn: 1, turns: [3, 2] })]).toEqual([]);
    expect([...stillLost(lost, { ...MY_TURN, over: true })]).toEqual([]);
  });

  it('is marked beside those of the moves before', () => {
    const [first, second] = [
      { seat: 0, turns: 2, tiles: [0] },
      { seat: 0, turns: 2, tiles: [1] },
    ];
    expect(withLost(first, second).tiles).toEqual([0, 1]);
    expect(withLost(first, first)).toBe(first);
    expect(withLost({ ...first, turns: 1 }, second)).toBe(second);
  });
});
