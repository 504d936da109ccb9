/** What the button for a walk says. */
import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { walkOffers } from '../../src/ui/walks.ts';
import { at, CREW, emptyShip, lay, put, turnOf } from '../rules/table.ts';

function wordsTo(square: string, weapons: readonly string[]): string | undefined {
  const state = emptyShip();
  put(state, CREW, at(state, 'C8'), 1);
  for (const weapon of weapons) lay(state, at(state, square), weapon);
  turnOf(state, CREW);
  const question = { seat: 0, id: 0, kind: 'turn', words: 'What next?', subject: CREW, legal: [] } as const;
  const offers = walkOffers(question, game.view(state, 0), false);
  return offers.find(({ words }) => words.includes(` ${square}`))?.words;
}

describe('a walk in words', () => {
  it('names up to two weapons that lie there, and counts more', () => {
    expect(wordsTo('E8', [])).toBe('Walk to Bridge E8');
    expect(wordsTo('E8', ['club', 'carbine'])).toBe('Walk to Bridge E8 (club and carbine)');
    expect(wordsTo('E8', ['club', 'carbine', 'dagger'])).toBe('Walk to Bridge E8 (3 weapons)');
  });
});
