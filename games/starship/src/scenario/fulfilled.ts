/** S-14.9, S-14.25 to S-14.37: whether a condition of victory holds. */
import { isOpen } from '../grid/step.ts';
import { bodyOf, isActive, isPresent, sheetOf } from '../people.ts';
import { NONE, type Plan } from '../plan/types.ts';
import type { Body, Sheet, Side, State, Who } from '../types.ts';
import { counts, isOn, isOut } from './muster.ts';
import { planOf } from './scenario.ts';
import type { Role, Victory } from './types.ts';

export function isFulfilled(state: State, condition: Victory): boolean {
  switch (condition.is) {
    case 'out':
      return areOut(state, condition.lost, condition.roles);
    case 'losses':
      return (
        inRoles(state, condition.lost, condition.roles).filter((who) => !isActive(state, who)).length >= condition.count
      );
    case 'bridge':
      return state.story.jumped === 0 && holdsBridge(state, condition.winner);
    case 'brought':
      return aboard(state, condition.winner, condition.role, condition.ship).length >= condition.count;
    case 'aboard':
      return isDoorShut(state) && areAboard(state, condition.winner, condition.role);
    case 'wrecked':
      return state.story.damage >= condition.ap;
    case 'antagonized':
      return false;
  }
}

/** All of a side, or all in some roles if there are any. */
export function areOut(state: State, lost: number, roles: readonly Role[]): boolean {
  if (roles.length === 0) return isOut(state, lost, EVERYONE);
  return hasRole(state, lost, roles) && isOut(state, lost, (who) => roles.includes(sheetOf(state, who).role));
}

const EVERYONE = (): boolean => true;

function hasRole({ sheets }: State, of: Side, roles: readonly Role[]): boolean {
  for (let who = 0; who < sheets.length; who++) {
    const { side, role } = sheets[who] as Sheet;
    if (side === of && roles.includes(role)) return true;
  }
  return false;
}

function inRoles({ sheets }: State, of: Side, roles: readonly Role[]): readonly Who[] {
  return sheets.flatMap(({ role, side }, who) => (side === of && roles.includes(role) ? [who] : []));
}

/** S-14.25: someone of the side is active there, and nobody of the crew. */
function holdsBridge(state: State, side: number): boolean {
  const plan = planOf(state);
  const isThere = (who: Who) => isActive(state, who) && counts(state, who) && isOn(state, plan, who, 'bridge');
  return (
    state.sheets.some((sheet, who) => sheet.side === side && isThere(who)) &&
    !state.sheets.some((sheet, who) => sheet.side === 1 - side && isThere(who))
  );
}

/** S-14.33: those in a role who stand in a ship. */
function aboard(state: State, side: Side, role: Role, ship: number): readonly Who[] {
  const plan = planOf(state);
  return inRoles(state, side, [role]).filter(
    (who) => isPresent(bodyOf(state, who)) && shipAt(plan, bodyOf(state, who)) === ship,
  );
}

/** S-14.35: nobody who can walk is left outside, and at least one is back. */
function areAboard(state: State, side: Side, role: Role): boolean {
  const plan = planOf(state);
  const walking = inRoles(state, side, [role]).filter((who) => isActive(state, who));
  return walking.length > 0 && walking.every((who) => shipAt(plan, bodyOf(state, who)) !== NONE);
}

function shipAt(plan: Plan, { at, riding }: Body): number {
  const square = at === NONE ? riding : at;
  return plan.rooms[plan.room[square] as number]?.ship ?? NONE;
}

function isDoorShut(state: State): boolean {
  const plan = planOf(state);
  return plan.portals.every(({ kind, outer, id }) => kind !== 'cargo' || !outer || !isOpen(plan, state.open, id));
}
