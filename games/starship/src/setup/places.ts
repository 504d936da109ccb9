/** S-14.5, S-14.6, S-14.12: where characters may begin. */
import { bodyOf, sheetOf } from '../people.ts';
import { NONE, type Plan, type Square } from '../plan/types.ts';
import { castOf, planOf, scenarioOf } from '../scenario/scenario.ts';
import type { Place } from '../scenario/types.ts';
import type { State, Who } from '../types.ts';

/** Ascending. */
export function placesFor(state: State, who: Who): readonly Square[] {
  const plan = planOf(state);
  const squares: Square[] = [];
  for (let square = 0; square < plan.squares; square++) if (isPlaceFor(state, plan, who, square)) squares.push(square);
  return squares;
}

export function isPlaceFor(state: State, plan: Plan, who: Who, square: Square): boolean {
  if (square >= plan.squares || state.bodies.some(({ at }) => at === square)) return false;
  if (scenarioOf(state).placement === 'anywhere') return isFreeArea(state, plan, square);
  const { room, number, name } = placeOf(state, who);
  const there = plan.rooms[plan.room[square] as number];
  if (there?.kind !== room || isLift(plan, square)) return false;
  return (number === 0 || there.number === number) && (name === '' || there.name === name);
}

/** S-14.12: nobody else in the room; nobody begins in a lift. */
function isFreeArea(state: State, plan: Plan, square: Square): boolean {
  const room = plan.room[square] as number;
  if (isLift(plan, square)) return false;
  return !state.bodies.some((_, other) => {
    const { at } = bodyOf(state, other);
    return at !== NONE && plan.room[at] === room;
  });
}

function isLift(plan: Plan, square: Square): boolean {
  return plan.lifts.some(({ stops }) => stops.includes(square));
}

/** The scenario's word for the character: its cast in the order of the roster. */
export function placeOf(state: State, who: Who): Place {
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
