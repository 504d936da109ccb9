/** What even a player in a hurry does not do. */
import type { Decision } from '@shutterbox/kernel';
import type { Action } from '../answers.ts';
import { itemOf } from '../people.ts';
import { seesEnemy } from '../turn/claims.ts';
import type { State, Who } from '../types.ts';
import { suffocatesFriends } from './air.ts';
import { isUsable } from './odds.ts';
import { isSwungInVain } from './swing.ts';

export function plausible(
  state: State,
  { kind, subject: who = 0 }: Decision,
  legal: readonly Action[],
): readonly Action[] {
  if (kind !== 'turn') return legal;
  const sensible = legal.filter((action) => !isAbsurd(state, who, action, legal));
  return sensible.length > 0 ? sensible : legal;
}

function isAbsurd(state: State, who: Who, action: Action, legal: readonly Action[]): boolean {
  switch (action.type) {
    case 'drop':
      return isUsable(itemOf(state, action.on));
    case 'stow':
      return isUsable(itemOf(state, action.on)) && seesEnemy(state, who);
    case 'work':
      return suffocatesFriends(state, who, action.on);
    case 'attack':
      return isSwungInVain(state, who, action, legal);
    default:
      return false;
  }
}
