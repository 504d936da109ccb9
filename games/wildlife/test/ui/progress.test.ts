import { describe, expect, it } from 'vitest';
import { GENERALIST } from '../../src/cards.ts';
import { game } from '../../src/index.ts';
import type { State } from '../../src/types.ts';
import { progressOf } from '../../src/ui/progress.ts';
import { clearTable, own, SAVANNAH } from '../rules/table.ts';

function words(state: State, category: number): string | undefined {
  return progressOf(game.view(state, 'spectator'), 0, category)?.words;
}

describe('progress to an award', () => {
  it('counts the photographs of a habitat, and begins again after the award', () => {
    const state = clearTable();
    own(state, 0, 'Meerkat', 'Giraffe');
    expect(words(state, SAVANNAH)).toBe('2 of 3');
    own(state, 0, 'White rhino');
    expect(words(state, SAVANNAH)).toBe('3 of 3');
    state.awards[0] = [SAVANNAH * 3];
    state.awarded[SAVANNAH] = 1;
    expect(words(state, SAVANNAH)).toBe('0 of 3');
  });

  it('names the habitats that a generalist lacks', () => {
    const state = clearTable();
    expect(words(state, GENERALIST)).toBe('0 of 4');
    own(state, 0, 'Meerkat', 'Giraffe', 'Golden eagle', 'Raccoon');
    expect(words(state, GENERALIST)).toBe('2 of 4: no Shoreline or Rainforest yet');
  });

  it('ends when no award is left', () => {
    const state = clearTable();
    state.awarded[GENERALIST] = 3;
    expect(words(state, GENERALIST)).toBeUndefined();
  });
});
