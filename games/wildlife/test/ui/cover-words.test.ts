import { describe, expect, it } from 'vitest';
import { cardNamed } from '../../src/cards.ts';
import { ASSIGNMENTS } from '../../src/data/assignments.ts';
import { ranking } from '../../src/score.ts';
import { coverPhoto, issueWords, tieWords, winnersOf } from '../../src/ui/score/cover-words.ts';
import { clearTable } from '../rules/table.ts';

function ended(score: readonly number[], tokens: readonly number[], reason = 'target') {
  return { score, rank: ranking(score, tokens), reason };
}

describe('the cover', () => {
  const { options } = clearTable();

  it('shows the animal of the assignment, or else the one with the most prestige', () => {
    const photos = ['Atlantic puffin', 'Nile crocodile', 'Golden eagle'].map(cardNamed);
    const asked = ASSIGNMENTS.findIndex(({ cover }) => cover.includes('Nile crocodile'));
    expect(coverPhoto(photos, asked)).toBe(photos[1]);
    expect(coverPhoto(photos)).toBe(photos[2]);
    expect(coverPhoto([])).toBeUndefined();
  });

  it('says nothing about ties if there is none', () => {
    expect(tieWords({ options, tokens: [1, 5] }, ended([30, 20], [1, 5]))).toBe('');
  });

  it('says that tokens have decided', () => {
    const outcome = ended([30, 30, 12], [1, 5, 9]);
    expect(winnersOf(outcome)).toEqual([1]);
    expect(tieWords({ options, tokens: [1, 5, 9] }, outcome)).toBe('The tie-break: tracking tokens, 5 to 1.');
  });

  it('compares the winner with the second in rank', () => {
    const tokens = [1, 5, 4];
    expect(tieWords({ options, tokens }, ended([30, 30, 30], tokens))).toBe('The tie-break: tracking tokens, 5 to 4.');
  });

  it('says that nothing has decided', () => {
    const outcome = ended([30, 30], [4, 4]);
    expect(winnersOf(outcome)).toEqual([0, 1]);
    expect(tieWords({ options, tokens: [4, 4] }, outcome)).toBe('Equal prestige and equal tracking tokens.');
    expect(tieWords({ options: { ...options, tokens: false }, tokens: [0, 0] }, outcome)).toBe('Equal prestige.');
  });

  it('says how the match ended', () => {
    expect(issueWords(ended([1, 2], [0, 0]))).toBe('The last round is over');
    expect(issueWords(ended([1, 2], [0, 0], 'barren'))).toBe('Ten rounds without a photograph');
  });
});
