/** Who is left, and where. */
import { bodyOf, isActive, sheetOf } from '../people.ts';
import { type FloorKind, NONE, type Plan } from '../plan/types.ts';
import type { Side, State, Who } from '../types.ts';

/** Mascots never count (S-14.15), sleepers not before they are revived (S-14.7). */
export function counts(state: State, who: Who): boolean {
  const { role } = sheetOf(state, who);
  const { status, str } = bodyOf(state, who);
  // Wounds kill when all three characteristics are gone, cold sleep without a wound.
  const diedAsleep = role === 'sleeper' && status === 'dead' && str > 0;
  return role !== 'mascot' && status !== 'asleep' && !diedAsleep;
}

/** Nobody of a side who counts, and whom the test is about, is active. */
export function isOut(state: State, side: Side, about: (who: Who) => boolean): boolean {
  const { sheets } = state;
  for (let who = 0; who < sheets.length; who++) {
    if (isOf(sheetOf(state, who).side, side) && counts(state, who) && isActive(state, who) && about(who)) return false;
  }
  return true;
}

/** S-14.23: passengers who are not in the plot count with the crew. */
function isOf(side: Side, asked: Side): boolean {
  return asked === 1 ? side === 1 : side !== 1;
}

export function isOn({ bodies }: Pick<State, 'bodies'>, plan: Plan, who: Who, kind: FloorKind): boolean {
  const { at } = bodyOf({ bodies }, who);
  return at !== NONE && plan.rooms[plan.room[at] as number]?.kind === kind;
}
