/** DA-6.5: what an absent player does. */
import type { Decision } from '@shutterbox/kernel';
import { BONUS, NO_PHOTO, STOP } from './actions.ts';
import { type Action, type DecisionKind, NONE, type State } from './types.ts';

export function timeoutAction(state: State, decision: Decision): Action {
  switch (decision.kind as DecisionKind) {
    case 'roll':
      return STOP;
    case 'bonus':
      return BONUS[state.owners.indexOf(NONE)] as Action;
    case 'photo':
      return NO_PHOTO;
  }
}
