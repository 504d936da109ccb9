/** S-14.5, S-14.6, S-14.12: where characters may begin. */
import { sheetOf } from '../people.ts';
import { NONE, type Plan, type Room, type Square } from '../plan/types.ts';
import { isInLift, isNear } from '../scenario/fit.ts';
import { isRoomOf } from '../scenario/room-of.ts';
import { castOf, planOf, scenarioOf } from '../scenario/scenario.ts';
import type { Place } from '../scenario/types.ts';
import type { State, Who } from '../types.ts';

/** Ascending. */
export function placesFor(state: State, who: Who): readonly Square[] {
  const plan = planOf(state);
  const wanted = placeOf(state, who);
  const squares: Square[] = [];
  for (const room of plan.rooms) {
    if (isRoomFor(state, plan, room, wanted))
      for (const square of room.squares)
        if (isFree(state, plan, square) && isNear(plan, wanted, square)) squares.push(square);
  }
  return squares.sort((a, b) => a - b);
}

export function isPlaceFor(state: State, plan: Plan, who: Who, square: Square): boolean {
  const room = plan.rooms[plan.room[square] as number];
  const wanted = placeOf(state, who);
  return (
    room !== undefined &&
    isRoomFor(state, plan, room, wanted) &&
    isFree(state, plan, square) &&
    isNear(plan, wanted, square)
  );
}

/** S-14.5: the room that the scenario names; S-14.12: any where nobody is. */
function isRoomFor(state: State, plan: Plan, room: Room, wanted: Place): boolean {
  if (scenarioOf(state).placement === 'anywhere')
    return !state.bodies.some(({ at }) => at !== NONE && plan.room[at] === room.id);
  return isRoomOf(room, wanted);
}

/** Nobody begins in a lift. */
function isFree(state: State, plan: Plan, square: Square): boolean {
  return !state.bodies.some(({ at }) => at === square) && !isInLift(plan, square);
}

/** The scenario's word for the character: its cast in the order of the roster. */
function placeOf(state: State, who: Who): Place {
  const all = castOf(state.options).flatMap(({ places }) => places);
  return all[who] ?? { room: 'bridge', number: 0, name: '' };
}

/** S-14.7: a berth for each sleeper, in order. */
export function berthOf(state: State, plan: Plan, berths: readonly Square[], who: Who): Square {
  const sleepers = state.sheets.flatMap((sheet, other) => (sheet.role === 'sleeper' ? [other] : []));
  const room = plan.rooms.find(({ kind }) => kind === 'lowPassage');
  return berths[sleepers.indexOf(who)] ?? room?.squares[0] ?? 0;
}

export function isSleeper(state: State, who: Who): boolean {
  return sheetOf(state, who).role === 'sleeper';
}
