import { describe, expect, it } from 'vitest';
import { assignmentOf, cardNamed } from '../../src/cards.ts';
import { game } from '../../src/index.ts';
import { NONE } from '../../src/types.ts';
import { wantedBy } from '../../src/ui/wanted.ts';
import { cardWords } from '../../src/ui/words.ts';
import { clearTable } from '../rules/table.ts';

const ASSIGNMENT = 0;
const { cover, symbols } = assignmentOf(ASSIGNMENT);
const covers = cover.map(cardNamed);

describe('what your own assignment asks for', () => {
  it('is nothing if it is not visible', () => {
    expect(wantedBy(NONE, [])).toEqual({ symbols: [], cover: [] });
  });

  it('is its symbols, and the animals of its cover until one of them is in the portfolio', () => {
    expect(wantedBy(ASSIGNMENT, [])).toEqual({ symbols, cover: covers });
    expect(wantedBy(ASSIGNMENT, covers.slice(0, 1))).toEqual({ symbols, cover: [] });
  });

  it('is the same object each time', () => {
    expect(wantedBy(ASSIGNMENT, [])).toBe(wantedBy(ASSIGNMENT, [cardNamed('Raccoon')]));
  });

  it('is heard on a card', () => {
    const view = game.view(clearTable(), 0);
    const words = (card: number) => cardWords(card, view, false, wantedBy(ASSIGNMENT, []));
    for (const card of covers) expect(words(card)).toContain('on the cover of your assignment');
    const other = cardNamed('Raccoon');
    expect(covers).not.toContain(other);
    expect(words(other)).not.toContain('cover');
    expect(cover.map((name) => words(cardNamed(name))).join()).toContain('(on your assignment)');
  });
});
