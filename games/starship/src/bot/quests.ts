/** What a scenario asks of a character besides fighting: where to be, and small deeds that decide it (S-14.22 to S-14.37). */
import { act } from '../actions.ts';
import type { Action } from '../answers.ts';
import { canSee } from '../grid/sight.ts';
import { isOpen } from '../grid/step.ts';
import { bodyOf, isActive, isPresent, sheetOf } from '../people.ts';
import { type FloorKind, NONE, type Plan, type Square } from '../plan/types.ts';
import { planOf, scenarioOf } from '../scenario/scenario.ts';
import { lockerOf } from '../setup/outfit.ts';
import type { Side, State, Who } from '../types.ts';
import { distancesThrough } from './field.ts';
import { isLyingLow, thresholdsOf } from './secrecy.ts';
import { foesFor } from './targets.ts';

/** Where to go, and how much more than to an enemy. */
export interface Quest {
  readonly goals: readonly Square[];
  /** How near is near enough; 0 if left out. */
  readonly near?: number;
  readonly pull: number;
}

const BRIDGE_PULL = 3;
const HOME_PULL = 4;
const FREE_PULL = 2;
const WRECK_PULL = 3;
const FEIGN_PULL = 3;
const IN_SIGHT = 3;
const GUARD_NEAR = 5;
const SWEAR = act('swear');

export function questOf(state: State, who: Who): Quest | undefined {
  const plan = planOf(state);
  switch (sheetOf(state, who).role) {
    case 'traveller':
      return sheetOf(state, who).side === 1 && state.story.jumped === 0 ? toTheBridge(state, who, plan) : undefined;
    case 'customs':
      return isLyingLow(state, who) ? { goals: peopleOf(state, 0), near: IN_SIGHT, pull: FEIGN_PULL } : undefined;
    case 'crew':
      return watchOf(state, who, plan);
    case 'rescuer':
      return hostagesOf(state, who, plan);
    case 'pirate':
      return hostageGuard(state);
    case 'hostage':
      return { goals: plan.rooms.flatMap(({ ship, squares }) => (ship === 1 ? squares : [])), pull: HOME_PULL };
    case 'returning':
      return { goals: roomsOf(plan, 'cargo'), pull: HOME_PULL };
    case 'berserker':
      return { goals: [...roomsOf(plan, 'bridge'), ...roomsOf(plan, 'drive')], pull: WRECK_PULL };
    default:
      return undefined;
  }
}

/** S-14.24: to its threshold, as long as nobody is warned. */
function toTheBridge(state: State, who: Who, plan: Plan): Quest {
  return { goals: isLyingLow(state, who) ? thresholdsOf(plan) : roomsOf(plan, 'bridge'), pull: BRIDGE_PULL };
}

function peopleOf(state: State, side: Side): readonly Square[] {
  return state.bodies.flatMap((body, who) => (sheetOf(state, who).side === side && isPresent(body) ? [body.at] : []));
}

/** Traders wait by the locker (S-14.30); against hijackers the nearest of the crew holds the bridge (S-14.25). */
function watchOf(state: State, who: Who, plan: Plan): Quest | undefined {
  const { papers, victory } = scenarioOf(state);
  if (papers) return isLyingLow(state, who) ? { goals: [lockerOf(state)], near: IN_SIGHT, pull: 1 } : undefined;
  if (state.story.jumped > 0 || !victory.some(({ is }) => is === 'bridge')) return undefined;
  const goals = roomsOf(plan, 'bridge');
  return nearestOf(state, plan, goals) === who ? { goals, pull: BRIDGE_PULL } : undefined;
}

/** Of the crew. */
function nearestOf(state: State, plan: Plan, goals: readonly Square[]): Who {
  const field = distancesThrough(plan, state.open, true, goals);
  const far = (who: Who) => field[bodyOf(state, who).at] as number;
  const crew = state.bodies.flatMap((body, who) => (sheetOf(state, who).side === 0 && isPresent(body) ? [who] : []));
  return crew.reduce((near, who) => (near === NONE || far(who) < far(near) ? who : near), NONE);
}

function roomsOf({ rooms }: Plan, kind: FloorKind): readonly Square[] {
  return rooms.flatMap((room) => (room.kind === kind && room.ship <= 0 ? room.squares : []));
}

/** S-14.33: time is on the pirates' side, so they wait where the hostages are. */
function hostageGuard(state: State): Quest | undefined {
  const goals = heldSquares(state);
  return goals.length === 0 ? undefined : { goals, near: GUARD_NEAR, pull: 1 };
}

export function heldSquares(state: State): readonly Square[] {
  return state.bodies.flatMap(({ at, held }, who) => (held && at !== NONE && isActive(state, who) ? [at] : []));
}

/** Two of the rescuers look for hostages; the others deal with the pirates who hold them. */
function hostagesOf(state: State, who: Who, plan: Plan): Quest | undefined {
  const held = heldSquares(state);
  if (held.length === 0 || who % 2 === 1) return undefined;
  const beside = held.flatMap((at) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((direction) => plan.next[at * 8 + direction] as Square),
  );
  return { goals: beside.filter((square) => square !== NONE), pull: FREE_PULL };
}

/** A deed that serves the quest at once. */
export function questDeed(state: State, who: Who, legal: readonly Action[]): Action | undefined {
  const free = legal.find(({ type, on }) => type === 'free' && !isWatched(state, who, on));
  if (free !== undefined) return free;
  const { role } = sheetOf(state, who);
  if (role === 'berserker') return rampage(state, who, legal);
  return role === 'crew' || role === 'returning' ? shutDoor(state, legal) : undefined;
}

/** S-14.32: freed hostages can be shot at, so nobody is freed under an enemy's eyes. */
function isWatched(state: State, who: Who, hostage: Who): boolean {
  const plan = planOf(state);
  const { at } = bodyOf(state, hostage);
  return foesFor(state, who).some((foe) => canSee(plan, state.open, bodyOf(state, foe).at, at));
}

/** S-14.37: on the bridge and in the drive room everything does damage; what is shut on the way is broken. */
function rampage(state: State, who: Who, legal: readonly Action[]): Action | undefined {
  const plan = planOf(state);
  const goals = [...roomsOf(plan, 'bridge'), ...roomsOf(plan, 'drive')];
  const { at } = bodyOf(state, who);
  if (goals.includes(at)) return legal.includes(SWEAR) && !canStrike(legal) ? SWEAR : undefined;
  const field = distancesThrough(plan, state.open, true, goals);
  return legal.find(
    ({ type, on }) =>
      type === 'force' && plan.portals[on]?.beside.some((square) => (field[square] as number) < (field[at] as number)),
  );
}

function canStrike(legal: readonly Action[]): boolean {
  return legal.some(({ type }) => type === 'attack');
}

/** S-14.35: once everyone is in. */
function shutDoor(state: State, legal: readonly Action[]): Action | undefined {
  if (!scenarioOf(state).victory.some(({ is }) => is === 'aboard')) return undefined;
  const plan = planOf(state);
  const outside = state.sheets.some(
    ({ role }, who) =>
      role === 'returning' &&
      isActive(state, who) &&
      plan.rooms[plan.room[bodyOf(state, who).at] as number]?.kind === 'ground',
  );
  if (outside) return undefined;
  return legal.find(
    ({ type, on }) =>
      type === 'work' && plan.portals[on]?.kind === 'cargo' && plan.portals[on].outer && isOpen(plan, state.open, on),
  );
}
