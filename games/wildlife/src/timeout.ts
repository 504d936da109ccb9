/** What an absent player does: nothing that he could regret, and nothing that takes long. */
import type { Decision } from '@shutterbox/kernel';
import { ACCEPT, DONE, GIVE_UP, PASS, PREPARE } from './actions.ts';
import { legalActions } from './legal.ts';
import type { Action, State } from './types.ts';

const QUIET: readonly Action[] = [PREPARE, PASS, DONE, GIVE_UP, ACCEPT];

export function timeoutAction(state: State, decision: Decision): Action {
  const legal: Action[] = [];
  legalActions(state, decision, legal);
  return QUIET.find((action) => legal.includes(action)) ?? (legal[0] as Action);
}
