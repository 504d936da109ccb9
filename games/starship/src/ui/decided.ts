/** S-14.9: a side with nobody left has lost, but that is judged at the end of the turn. */
import { assumed } from '../assumed.ts';
import { sheetOf } from '../people.ts';
import { areOut } from '../scenario/fulfilled.ts';
import { scenarioOf } from '../scenario/scenario.ts';
import type { View, Who } from '../types.ts';

export function hasWon(view: View, who: Who): boolean {
  const { side } = sheetOf(view, who);
  return scenarioOf(view).victory.some(
    (condition) =>
      condition.is === 'out' && condition.lost === 1 - side && areOut(assumed(view), condition.lost, condition.roles),
  );
}
