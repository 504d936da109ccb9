/** S-14.20, S-14.21: whether a scenario can be played on a plan. */
import { range } from '../grid/range.ts';
import { squaresWith } from '../plan/compile.ts';
import { NONE, type Plan, type Square } from '../plan/types.ts';
import { isRoomOf } from './room-of.ts';
import type { Place, Scenario } from './types.ts';

/** A sentence that says what is missing. */
export function fitProblem({ cast, placement, atLimit }: Scenario, plan: Plan): string | undefined {
  const places = cast.flatMap((row) => row.places);
  if (squaresWith(plan, 'locker').length === 0) return "The plan has no ship's locker.";
  if (atLimit === 'bridge' && !plan.rooms.some(({ kind }) => kind === 'bridge')) return 'The plan has no bridge.';
  if (placement === 'anywhere') {
    const rooms = plan.rooms.filter(({ squares }) => squares.some((square) => !isInLift(plan, square)));
    return rooms.length < places.length ? 'The plan has fewer rooms than the scenario has characters.' : undefined;
  }
  const wanted = places.map((place) => squaresFor(plan, place));
  // Characters who may be anywhere leave room for those who may not.
  const bound = wanted.filter((_, i) => (places[i] as Place).room !== 'any');
  const short = wanted.findIndex((squares) => squares.length < rivals(bound, squares));
  return short < 0 ? undefined : `The plan has no '${(places[short] as Place).room}' for one of the characters.`;
}

/** Where a character may begin (S-14.5); nobody begins in a lift. */
function squaresFor(plan: Plan, place: Place): readonly Square[] {
  return plan.rooms
    .filter((room) => isRoomOf(room, place))
    .flatMap(({ squares }) => squares.filter((square) => !isInLift(plan, square) && isNear(plan, place, square)));
}

/** S-14.34: on the ground, this many squares from the cargo door. */
export function isNear(plan: Plan, { from, to }: Place, square: Square): boolean {
  if (from === undefined || to === undefined) return true;
  const doors = plan.portals.filter(({ kind, outer }) => kind === 'cargo' && outer).flatMap(({ beside }) => beside);
  const squares = doors.map((door) => range(plan, door, square)).filter((far) => far !== NONE);
  const far = Math.min(...squares);
  return far >= from && far <= to;
}

export function isInLift({ lifts }: Plan, square: Square): boolean {
  return lifts.some(({ stops }) => stops.includes(square));
}

/** How many may want one of these squares: with room for them all, nobody can be shut out by the others' choices. */
function rivals(wanted: readonly (readonly Square[])[], squares: readonly Square[]): number {
  return wanted.filter((other) => other === squares || other.some((square) => squares.includes(square))).length;
}
