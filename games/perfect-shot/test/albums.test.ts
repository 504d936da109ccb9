import { expect, it } from 'vitest';
import { bonusFor, shareMet } from '../design/draws.ts';
import { ALBUMS } from '../src/data/albums.ts';

it('gives a bonus by how rarely nine random tiles meet the condition', () => {
  for (const [id, share] of shareMet(4000, 1).entries()) {
    const { name, bonus } = ALBUMS[id] ?? { name: 'no album', bonus: 0 };
    expect(bonus, `${name}, ${100 * share}%`).toBe(bonusFor(share));
  }
  expect(new Set(ALBUMS.map(({ bonus }) => bonus))).toEqual(new Set([1, 2, 3]));
});
