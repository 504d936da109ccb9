/** Where the best can be worked out: how dice and tokens are placed for an expedition. */
import type { Yardstick } from '@shutterbox/kernel';
import { clone } from '../clone.ts';
import type { Action, DecisionKind, State } from '../types.ts';
import { exactBest, exactValue } from './exact.ts';
import { MOST_DICE } from './odds.ts';

/** Expeditions with more tokens are left out: the exact search would take minutes. */
const MOST_TOKENS = 8;

export const expeditions: Yardstick<State, Action> = {
  name: 'expeditions',
  unit: 'prestige',
  watch: () => {
    let start: State | undefined;
    return (state, { kind }) => {
      switch (kind as DecisionKind) {
        case 'dice':
          if (state.dice === MOST_DICE) start = tokensOf(state) > MOST_TOKENS ? undefined : clone(state);
          return undefined;
        case 'explore': {
          if (start === undefined) return undefined;
          const value = exactValue(state);
          const best = exactBest(start, value);
          start = undefined;
          return { value, best };
        }
        default:
          return undefined;
      }
    };
  },
};

function tokensOf({ tokens, turn }: State): number {
  return tokens[turn] ?? 0;
}
