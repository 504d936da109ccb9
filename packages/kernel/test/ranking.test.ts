import { describe, expect, it } from 'vitest';
import { isTieBroken, joined, ordinal, places, placeWords, render, victory } from '../src/index.ts';

const NAMES = ['Ansel', 'Player 1', 'ines'];
const tokens = (ahead: number, behind: number): string => `tokens of ${ahead} and ${behind}`;
const won = (rank: number[], score: number[], observer: number | 'spectator' = 'spectator'): string =>
  render(victory({ rank, score }, { observer }, tokens), { observer, names: NAMES });

describe('a ranking in words', () => {
  it('says who wins, and what broke a tie', () => {
    expect(won([2, 1, 3], [5, 9, 1])).toBe('Player 1 wins');
    expect(won([2, 1, 3], [5, 9, 1], 1)).toBe('You win');
    expect(won([3, 2, 1], [1, 9, 9])).toBe('ines wins the tie: tokens of 2 and 1');
    expect(won([1, 2, 3], [9, 5, 5])).toBe('Ansel wins');
    expect(won([1], [9])).toBe('Ansel wins');
  });

  it('shares a victory between equals', () => {
    expect(won([1, 3, 1], [9, 1, 9], 2)).toBe('Ansel and you share the victory');
    expect(won([1, 1, 3], [9, 9, 9])).toBe('Ansel and Player 1 share the victory after a tie: tokens of 0 and 2');
  });

  it('tells a side that wins together from players who share', () => {
    const outcome = { rank: [1, 3, 1], score: [2, 0, 2], side: [0, 1, 0] };
    expect(render(victory(outcome, { observer: 0 }), { observer: 0, names: NAMES })).toBe('You and ines win');
    const drawn = { rank: [1, 1, 1], score: [2, 2, 2], side: [0, 1, 0] };
    expect(render(victory(drawn, { observer: 1 }), { observer: 1, names: NAMES })).toBe(
      'Ansel, you and ines share the victory',
    );
  });

  it('counts sides as sides', () => {
    const words = placeWords({ rank: [3, 1, 3, 1], side: [0, 1, 0, 1] });
    expect(words.map((each) => render(each, { observer: 0 }))).toEqual([
      'Player 2 and Player 4 first',
      'you and Player 3 second',
    ]);
  });

  it('leaves out the tie-break if none is given', () => {
    expect(render(victory({ rank: [1, 2], score: [9, 9] }, { observer: 0 }), { observer: 0 })).toBe('You win');
  });

  it('names the places that are taken, best first', () => {
    expect(places([3, 1, 1, 4])).toEqual([[1, 2], [0], [3]]);
    const words = placeWords({ rank: [3, 1, 1] }, (seat) => ` with ${seat}`);
    expect(render(joined(words, ', '), { observer: 0, names: NAMES })).toBe(
      'Player 1 and ines first with 1, you third with 0',
    );
    expect([1, 6, 7].map(ordinal)).toEqual(['first', 'sixth', 'place 7']);
  });

  it('knows if a tie was broken', () => {
    const ranking = { rank: [1, 2, 2, 4], score: [9, 9, 9, 1] };
    expect([0, 1, 2, 3].map((seat) => isTieBroken(ranking, seat))).toEqual([true, true, true, false]);
  });
});
