/** Where the best can be worked out: what to do with rolled dice, over everything that the rest of the turn's rolls may show. */
import type { Yardstick } from '@shutterbox/kernel';
import { actionKey } from '../actions.ts';
import { routesOf } from '../board.ts';
import { MOST_ROLLS } from '../dice.ts';
import type { Action, State } from '../types.ts';
import { diceOf } from './multisets.ts';
import { type Plan, planFor, worthOfDice } from './plan.ts';

/** Points are those that the bots expect at the end of the turn (`Claims`), beyond claiming nothing. */
export const rolls: Yardstick<State, Action> = {
  name: 'rolls',
  unit: 'points',
  watch: () => (state, decision, action) => {
    const left = MOST_ROLLS - state.rolls;
    if (decision.kind !== 'roll' || left === 0) return undefined;
    const plan = planFor(state);
    const value = worthOfAnswer(plan, state, action, left) - plan.nothing;
    return { value, best: worthOfDice(plan, diceOf(state.dice), left) - plan.nothing };
  },
};

function worthOfAnswer(plan: Plan, state: State, action: Action, left: number): number {
  switch (action.type) {
    case 'roll': {
      const held = state.dice.filter((_, die) => ((action.hold >> die) & 1) === 1);
      return plan.held[left - 1]?.[diceOf(held)] ?? plan.nothing;
    }
    case 'claim': {
      const key = actionKey(action);
      return plan.claims[routesOf(state).findIndex((route) => actionKey(route) === key)] ?? plan.nothing;
    }
    default:
      return plan.nothing;
  }
}
