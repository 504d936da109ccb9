/** Every legal answer to every question: no closures, no spreads. */
import type { Decision } from '@shutterbox/kernel';
import { BONUS, NO_PHOTO, PHOTO, ROLL, STOP } from './actions.ts';
import { HOLD_ALL, MOST_ROLLS } from './dice.ts';
import { pushClaims } from './routes.ts';
import { canTake } from './table.ts';
import { type Action, type DecisionKind, NONE, type State } from './types.ts';

export function legalActions(state: State, decision: Decision, into: Action[]): void {
  switch (decision.kind as DecisionKind) {
    case 'roll':
      pushClaims(state, into);
      // DA-2.2, DA-2.5.
      if (state.rolls < MOST_ROLLS) for (let hold = 0; hold < HOLD_ALL; hold++) into.push(ROLL[hold] as Action);
      into.push(STOP);
      return;
    case 'bonus':
      // DA-4.2.
      for (let tile = 0; tile < state.owners.length; tile++)
        if (state.owners[tile] === NONE) into.push(BONUS[tile] as Action);
      return;
    case 'photo':
      // DA-5.2, DA-5.3.
      for (let spot = 0; spot < state.photos.length; spot++)
        if (canTake(state, spot, state.turn)) into.push(PHOTO[spot] as Action);
      into.push(NO_PHOTO);
      return;
  }
}
