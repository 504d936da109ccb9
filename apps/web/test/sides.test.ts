import { game } from '@shutterbox/template';
import type { Sitter } from '@shutterbox/ui';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../src/games/bundle.ts';
import { otherCount, withCount } from '../src/lobby/seat-wishes.ts';
import { sideNames, withSides } from '../src/table/match/sides.ts';

const OPTIONS = { lowLight: false };
const sides = {
  names: ['Crew', 'Animals'],
  of: (seats: number) => Array.from({ length: seats }, (_, seat) => seat % 2),
};
const plain = game as unknown as AnyGame;
const sided: AnyGame = { ...plain, seats: () => ({ counts: [2, 4], sides }) };
const SITTERS: readonly Sitter[] = [0, 1].map((seat) => ({
  seat,
  name: `P${seat}`,
  kind: 'bot',
  mine: false,
  away: false,
}));

describe('sides at the table', () => {
  it('are named where there are any', () => {
    expect(sideNames(plain, OPTIONS, 2)).toEqual([]);
    expect(sideNames(sided, OPTIONS, 4)).toEqual(['Crew', 'Animals', 'Crew', 'Animals']);
  });

  it('are those that the observer knows, once there is a view', () => {
    const secret: AnyGame = { ...sided, sides: (view) => (view === 'mine' ? [1, 0] : [-1, -1]) };
    expect(sideNames(secret, OPTIONS, 2, 'mine')).toEqual(['Animals', 'Crew']);
    expect(sideNames(secret, OPTIONS, 2, 'theirs')).toEqual([undefined, undefined]);
  });

  it('stand beside the seats, the same objects as long as nothing is new', () => {
    expect(withSides(SITTERS, [])).toBe(SITTERS);
    const once = withSides(SITTERS, ['Crew', undefined]);
    expect(once.map(({ side }) => side)).toEqual(['Crew', undefined]);
    expect(withSides(SITTERS, ['Crew', undefined])).toBe(once);
    expect(withSides(SITTERS, ['Crew', 'Crew'])).not.toBe(once);
  });
});

describe('the number of seats', () => {
  it('goes from one that can be to the next', () => {
    const seating = { counts: [2, 4] };
    expect(otherCount(seating, 2, 1)).toBe(4);
    expect(otherCount(seating, 4, -1)).toBe(2);
    expect(otherCount(seating, 4, 1)).toBeUndefined();
    expect(withCount([{ kind: 'me' }, { kind: 'open' }], 4).map(({ kind }) => kind)).toEqual([
      'me',
      'open',
      'bot',
      'bot',
    ]);
    expect(withCount([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], 2)).toHaveLength(2);
  });
});
