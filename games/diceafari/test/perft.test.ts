/** Counts of all sequences of answers from fixed tables: one legal action too many or too few changes them. */
import type { Chance } from '@shutterbox/kernel';
import { HIGHEST, LOWEST, sequenceCounts } from '@shutterbox/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../src/index.ts';
import { newTable } from '../src/testing.ts';
import type { State } from '../src/types.ts';
import { tableOf } from './rules/table.ts';

// LOWEST: every safari die shows marsh, every bonus die 2.
// HIGHEST: every safari die shows desert, every bonus die 4.

function counts(state: State, depth: number, chance: Chance): readonly number[] {
  return sequenceCounts(game, state, depth, chance);
}

describe('sequences of answers', () => {
  /*
   * A pond of mountains, four mountains rolled, bonus 4; every new die is a marsh.
   * 1: 15 ways to roll, 5 routes, stop: 21.
   * 2: rolled once more with n mountains held (1, 4, 6 and 4 ways for n = 0 to 3), there are 15 rolls, stop, and 0, 0, 4, 4 routes:
   *    15 * 16 + 10 * 4 = 280. The square leaves nothing free, so 4 photos or none: 5. A pair: its photo or none, 4 * 2 = 8.
   *    After stop the other player has 15 rolls and stop: 16. Sum 309.
   * 3: after the second roll with n mountains: a third one that holds two or more leaves 4 pairs and stop, 5; else the turn is
   *    over, and the other player has 16. With n = 0 or 1: 15 * 16, and 16 after stop: 256. With n = 2: 3 * 5 + 12 * 16, pairs
   *    4 * 2, stop 16: 231. With n = 3: 7 * 5 + 8 * 16 + 8 + 16 = 187. Together 5 * 256 + 6 * 231 + 4 * 187 = 3414. The square
   *    and its photo: 5 * 16. A pair and its photo: 8 * 16. Stop and 15 rolls or stop: 16 * 16. Sum 3878.
   */
  it('of a pond of mountains', () => {
    expect(counts(tableOf(['oo', 'oo']), 4, LOWEST)).toEqual([21, 309, 3878, 59472]);
  });

  it('of a pond of marshes, where every roll fits: routes, bonus and photos', () => {
    const state = tableOf(['mm', 'mm'], { dice: 'mmmm', bonus: 2, rolls: 3 });
    expect(counts(state, 5, LOWEST)).toEqual([6, 34, 478, 4659, 42477]);
  });

  it('of corners', () => {
    const state = tableOf(['mm', 'mm'], { options: { corners: true }, dice: 'mmmm', bonus: 3, rolls: 3 });
    expect(counts(state, 4, LOWEST)).toEqual([10, 42, 770, 9951]);
  });

  it('of the elephant after set-up, for two', () => {
    const state = newTable(2, { map: 'elephant' }, 6);
    expect(counts(state, 4, LOWEST)).toEqual([17, 302, 1331, 12441]);
    expect(counts(state, 4, HIGHEST)).toEqual([17, 366, 3112, 37439]);
  });

  it('of face-down photos at the end of a game for three', () => {
    const state = {
      ...tableOf(['mmm', 'mmm'], {
        seats: 3,
        options: { photoSurprise: true },
        owners: '001122',
        rolls: 3,
        dice: 'mmmm',
        photos: Array(7).fill(-2),
      }),
      turns: [2, 2, 2],
    };
    expect(counts(state, 5, LOWEST)).toEqual([12, 71, 1660, 26072, 287875]);
  });
});
