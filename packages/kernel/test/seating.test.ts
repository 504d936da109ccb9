import { describe, expect, it } from 'vitest';
import { countsText, fewestSeats, mostSeats, type Seating, seatsOfSide, sideCount, sidesOf } from '../src/seating.ts';

const UNEVEN: Seating = {
  counts: [4, 10],
  sides: { names: ['Crew', 'Animals'], of: (seats) => Array.from({ length: seats }, (_, seat) => (seat < 4 ? 0 : 1)) },
};

describe('seating', () => {
  it.each([
    [[3], '3'],
    [[2, 4], '2 or 4'],
    [[2, 3], '2 or 3'],
    [[2, 3, 4], '2 to 4'],
    [[2, 4, 6], '2, 4 or 6'],
    [[1, 2, 4], '1, 2 or 4'],
  ])('of %j is written as %s', (counts, text) => {
    expect(countsText({ counts })).toBe(text);
    expect([fewestSeats({ counts }), mostSeats({ counts })]).toEqual([counts[0], counts.at(-1)]);
  });

  it('without sides has every seat on its own', () => {
    expect(sidesOf({ counts: [3] }, 3)).toEqual([0, 1, 2]);
    expect(sidesOf({ counts: [3], sides: { names: ['Loyal', 'Mutineers'] } }, 3)).toEqual([0, 1, 2]);
  });

  it('may have uneven sides', () => {
    const sides = sidesOf(UNEVEN, 10);
    expect(sideCount(sides)).toBe(2);
    expect(seatsOfSide(sides, 0)).toEqual([0, 1, 2, 3]);
    expect(seatsOfSide(sides, 1)).toEqual([4, 5, 6, 7, 8, 9]);
  });
});
