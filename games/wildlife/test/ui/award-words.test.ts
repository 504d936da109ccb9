import { describe, expect, it } from 'vitest';
import { GENERALIST } from '../../src/cards.ts';
import { awardFor, awardName, awardsLeft, worthWords } from '../../src/ui/award-words.ts';
import { SAVANNAH } from '../rules/table.ts';

describe('an award in words', () => {
  it('has a name and what it is for', () => {
    expect([awardName(SAVANNAH), awardFor(SAVANNAH)]).toEqual([
      'Savannah Specialist award',
      'three photographs from the Savannah',
    ]);
    expect([awardName(GENERALIST), awardFor(GENERALIST)]).toEqual([
      'Generalist award',
      'one photograph from each habitat',
    ]);
  });

  it('is worth what is left in its stack, the best first', () => {
    const words = [0, 1, 2, 3].map((gone) => worthWords(awardsLeft(SAVANNAH, gone)));
    expect(words).toEqual(['worth 5, 3 then 2 prestige', 'worth 3 then 2 prestige', 'worth 2 prestige', 'none left']);
  });
});
