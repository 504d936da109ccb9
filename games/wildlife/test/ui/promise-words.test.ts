import { describe, expect, it } from 'vitest';
import { promiseWords } from '../../src/ui/promise-words.ts';

/** Card 7 is promised in the Mountain; 3 lies in the Savannah. */
const view = { stacks: [[], [3], [7], []], committed: [7] };

describe('what a promise costs', () => {
  it('is a die for the habitat and one for the animal', () => {
    expect(promiseWords(view, [1])).toBe('at least 2 dice');
  });

  it('is one die if the habitat needs its die anyway, and the cheapest if there is a choice', () => {
    expect(promiseWords(view, [2])).toBe('at least 1 die');
    expect(promiseWords(view, [0, 2])).toBe('at least 1 die');
  });
});
