/** W-6.15: what an absent player does. */
import type { Decision } from '@shutterbox/kernel';
import { ACCEPT, DONE, GIVE_UP, PASS, PREPARE, RESERVE } from './actions.ts';
import { legalActions } from './legal.ts';
import { habitatsOwed, isCommitted } from './table.ts';
import type { Action, DecisionKind, State } from './types.ts';

export function timeoutAction(state: State, decision: Decision): Action {
  const legal: Action[] = [];
  legalActions(state, decision, legal);
  return wanted(state, decision.kind as DecisionKind, legal) ?? (legal[0] as Action);
}

/** Undefined if the first legal answer will do. */
function wanted(state: State, kind: DecisionKind, legal: readonly Action[]): Action | undefined {
  switch (kind) {
    case 'research':
      return PREPARE;
    case 'offer':
      return PASS;
    case 'card':
      return forCard(legal);
    case 'reserves':
    case 'tokens':
      return DONE;
    case 'dice':
      return legal.find((action) => isOwed(state, action)) ?? DONE;
    case 'failed':
      return legal.includes(GIVE_UP) ? GIVE_UP : undefined;
    case 'explore':
    case 'reroll':
    case 'photograph':
      return undefined;
  }
}

/** With an offer on the table, placing the card would commit the player. */
function forCard(legal: readonly Action[]): Action | undefined {
  if (legal.includes(ACCEPT)) return ACCEPT;
  return legal.find(({ type }) => type === 'place') ?? (legal.includes(RESERVE) ? RESERVE : undefined);
}

/** Whether a commitment needs this die. */
function isOwed(state: State, action: Action): boolean {
  switch (action.type) {
    case 'dieOnHabitat':
      return ((habitatsOwed(state) >> action.habitat) & 1) === 1;
    case 'dieOnAnimal':
      return state.animalDice[action.card] === 0 && isCommitted(state, action.card);
    default:
      return false;
  }
}
