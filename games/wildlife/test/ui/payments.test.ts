import { asked } from '@shutterbox/ui/testing';
import { describe, expect, it } from 'vitest';
import { DONE, PAY, PAY_FROM, REROLL } from '../../src/actions.ts';
import { cardNamed } from '../../src/cards.ts';
import { game, text } from '../../src/index.ts';
import { question } from '../../src/testing.ts';
import { NONE, type State } from '../../src/types.ts';
import { onlyPayment, paying, pursesOf, tokensDue } from '../../src/ui/payments.ts';
import { expedition, explore, faces, play, token } from '../rules/play.ts';
import { clearTable, lay, SAVANNAH } from '../rules/table.ts';

const RHINO = cardNamed('White rhino');

/** Tokens in the supply and on the rhino, after a failed exploration. */
function failed(supply: number, onCard: number, ...roll: readonly number[]): State {
  const state = clearTable();
  state.tokens = [supply + onCard, 0];
  lay(state, 'White rhino');
  expedition(state, [[SAVANNAH, roll.length]], [['White rhino', 1]]);
  for (let i = 0; i < onCard; i++) play(state, token('White rhino'));
  if (supply > 0) play(state, DONE);
  play(state, explore(SAVANNAH), faces(...roll));
  return state;
}

function choices(state: State) {
  const { room, question: now } = asked({ game, text }, state, question(state));
  const purses = pursesOf(now, room.view);
  return { view: room.view, purses, only: onlyPayment(purses, tokensDue(room.view)) };
}

describe('paying for a re-roll', () => {
  it('is one press if the tokens lie in one place', () => {
    expect(choices(failed(5, 0, 1, 2)).only).toEqual([NONE, NONE]);
    expect(choices(failed(0, 4, 1, 2)).only).toEqual([RHINO, RHINO]);
  });

  it('is one press if there are just enough', () => {
    expect(choices(failed(1, 1, 1, 2)).only).toEqual([NONE, RHINO]);
  });

  it('is a choice if tokens could come from several places', () => {
    const { only, purses } = choices(failed(1, 3, 1, 2));
    expect(only).toBeUndefined();
    expect(purses).toEqual([
      { card: NONE, tokens: 1 },
      { card: RHINO, tokens: 3 },
    ]);
  });

  it('rolls at once: no die is high enough, so it does not matter which one', () => {
    const alike = choices(failed(2, 0, 2, 2));
    expect(paying([NONE, NONE], alike.view)).toEqual([PAY, PAY, REROLL[0]]);
    const differ = choices(failed(2, 1, 2, 1));
    expect(paying([NONE, RHINO], differ.view)).toEqual([PAY, PAY_FROM[RHINO], REROLL[0]]);
  });

  it('rolls only once it is paid in full', () => {
    const state = failed(1, 3, 1);
    expect(paying([NONE], choices(state).view)).toEqual([PAY]);
    play(state, PAY);
    expect(choices(state).only).toEqual([RHINO]);
    expect(paying([RHINO], choices(state).view)).toEqual([PAY_FROM[RHINO], REROLL[0]]);
  });
});
