import { describe, expect, it } from 'vitest';
import { cardNamed } from '../../src/cards.ts';
import { game } from '../../src/index.ts';
import type { State } from '../../src/types.ts';
import { doubtToHeadOut } from '../../src/ui/head-out.ts';
import { clearTable, commit, lay, MOUNTAIN } from '../rules/table.ts';

const BEAR = cardNamed('Andean bear');

/** Seat 0 has promised the Andean bear (9), with these dice and tokens on it. */
function promised(dice: number, onIt: number, left: number): State {
  const state = clearTable();
  lay(state, 'Andean bear');
  commit(state, 'Andean bear');
  state.habitatDice[MOUNTAIN] = 1;
  state.animalDice[BEAR] = dice;
  state.animalTokens[BEAR] = onIt;
  state.tokens[0] = left;
  return state;
}

function doubt(state: State, kind = 'tokens'): string | undefined {
  return doubtToHeadOut({ seat: 0, kind }, game.view(state, 0));
}

describe('a warning before heading out', () => {
  it('is given for a promised animal that no dice can reach', () => {
    expect(doubt(promised(1, 0, 0))).toBe('You promised the Andean bear: 0% chance with these dice.');
    expect(doubt(promised(1, 0, 0), 'dice')).toBe('You promised the Andean bear: 0% chance with these dice.');
  });

  it('is given for such an animal and unused dice before tokens are asked for', () => {
    const left = (dice: number): State => Object.assign(promised(1, 0, 2), { dice });
    expect(doubt(left(2), 'dice')).toBe('You promised the Andean bear: 0% chance with these dice. 2 dice are unused.');
    expect(doubt(left(1), 'dice')).toContain('1 die is unused.');
    expect(doubt(left(0), 'dice')).toBeUndefined();
  });

  it('is given for tokens that would help', () => {
    expect(doubt(promised(2, 0, 1))).toBe('Your 1 unused token would improve your chances.');
    expect(doubt(promised(1, 0, 3))).toBe(
      'You promised the Andean bear: 0% chance with these dice. Your 3 unused tokens would improve your chances.',
    );
  });

  it('is not given if tokens help nothing, or are asked for next', () => {
    // Nine or more with two dice and seven tokens: every throw does it.
    expect(doubt(promised(2, 7, 2))).toBeUndefined();
    expect(doubt(promised(2, 0, 2), 'dice')).toBeUndefined();
    expect(doubt(promised(2, 0, 0))).toBeUndefined();
  });

  it('is not given before the dice: nothing has been placed yet', () => {
    expect(doubt(promised(0, 0, 0), 'reserves')).toBeUndefined();
    expect(doubt(promised(0, 0, 3), 'reserves')).toBeUndefined();
  });
});
