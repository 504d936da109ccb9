import { describe, expect, it } from 'vitest';
import { Gathering } from '../../src/storage/gathering.ts';

/** Each batch is under way until the test ends it. */
function gatheringOf(most: number, lanes: number) {
  const batches: (readonly number[])[] = [];
  const ends: (() => void)[] = [];
  const begin = (batch: readonly number[]) => {
    batches.push(batch);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  return { gathering: new Gathering<number>(begin, most, lanes), batches, ends };
}

/** Until everything has been done that can be done now. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
}

describe('gathering', () => {
  it('sends what comes alone at the end of its turn, and together what comes in one turn', async () => {
    const { gathering, batches, ends } = gatheringOf(10, 1);
    gathering.add(1);
    expect(batches).toEqual([]);
    await new Promise(setImmediate);
    expect(batches).toEqual([[1]]);
    ends[0]?.();
    await turns();
    for (const item of [2, 3, 4]) gathering.add(item);
    await turns();
    expect(batches).toEqual([[1], [2, 3, 4]]);
  });

  it('gathers what comes while all lanes are busy, and sends it when the first of them is free', async () => {
    const { gathering, batches, ends } = gatheringOf(10, 2);
    for (const item of [1, 2, 3, 4]) {
      gathering.add(item);
      await turns();
    }
    expect(batches).toEqual([[1], [2]]);
    ends[1]?.();
    await turns();
    expect(batches).toEqual([[1], [2], [3, 4]]);
  });

  it('keeps batches small, and leaves nothing behind', async () => {
    const { gathering, batches, ends } = gatheringOf(2, 2);
    for (const item of [1, 2, 3, 4, 5]) gathering.add(item);
    await turns();
    expect(batches).toEqual([
      [1, 2],
      [3, 4],
    ]);
    ends[0]?.();
    await turns();
    expect(batches[2]).toEqual([5]);
  });

  it('takes what comes in the moment in which a lane becomes free', async () => {
    const { gathering, batches, ends } = gatheringOf(10, 1);
    const items = [0, 1, 2, 3, 4, 5, 6, 7];
    for (const item of items) {
      gathering.add(item);
      await turns();
      ends[item]?.();
      // Each time one step later on the way from the end of a batch to a free lane.
      for (let step = 0; step < item; step++) await undefined;
    }
    await turns();
    expect(batches).toEqual(items.map((item) => [item]));
  });

  it('sends nothing twice, and nothing empty, if two lanes are free for it', async () => {
    const { gathering, batches, ends } = gatheringOf(10, 2);
    gathering.add(1);
    await turns();
    gathering.add(2);
    ends[0]?.();
    await turns();
    expect(batches).toEqual([[1], [2]]);
  });

  it('is settled when the last batch is done', async () => {
    const { gathering, ends } = gatheringOf(1, 1);
    let isSettled = false;
    for (const item of [1, 2]) gathering.add(item);
    const settled = gathering.settled().then(() => {
      isSettled = true;
    });
    await turns();
    ends[0]?.();
    await turns();
    expect([isSettled, ends.length]).toEqual([false, 2]);
    ends[1]?.();
    await settled;
    await gathering.settled();
  });
});
