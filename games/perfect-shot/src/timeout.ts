/** PS-10: what an absent player does. */
import type { Decision, Seat } from '@shutterbox/kernel';
import { ARRANGE_FOR_ME, BEST, PHOTOS, TAKE, TAKE_BACK, TAKE_TOP } from './actions.ts';
import type { Action, Card, DecisionKind, State } from './types.ts';

/** Standing questions have no deadline; they have an answer here only because every question needs one. */
export function timeoutAction(state: State, { seat, kind }: Decision): Action {
  switch (kind as DecisionKind) {
    case 'turn':
      return turnOf(state, seat);
    case 'confirm':
      return BEST;
    case 'arrange':
      return ARRANGE_FOR_ME;
    case 'confirmed':
      return TAKE_BACK;
  }
}

/** PS-10.1. */
function turnOf({ albumRow, albumDeck, hands }: State, seat: Seat): Action {
  const [open] = albumRow;
  if (open !== undefined) return TAKE[open] as Action;
  if (albumDeck.length > 0) return TAKE_TOP;
  const [lowest] = hands[seat] as Card[];
  return PHOTOS[lowest as Card]?.[0] as Action;
}
