/** S-14.9, S-14.10, S-14.14: who has won. */
import type { Outcome } from '@shutterbox/kernel';
import { bodyOf, isActive, sheetOf, sideOfSeat } from './people.ts';
import { NONE } from './plan/types.ts';
import { planOf, scenarioOf } from './scenario/scenario.ts';
import type { Role } from './scenario/types.ts';
import { DRAW, type EndReason, type Side, type State, type Who } from './types.ts';

export interface Verdict {
  readonly winner: number;
  readonly reason: EndReason;
}

const SIDES: readonly Side[] = [0, 1];

/** Asked at the end of a game turn. */
export function verdict(state: State): Verdict | undefined {
  const lost = SIDES.map((side) => isOut(state, side, counts) || (side === 0 && lostPassengers(state)));
  if (lost[0] === true && lost[1] === true) return { winner: DRAW, reason: 'eliminated' };
  if (lost[1] === true) return { winner: 0, reason: 'eliminated' };
  if (lost[0] === true) return { winner: 1, reason: isOut(state, 0, counts) ? 'eliminated' : 'passengers' };
  return isOverdue(state) ? verdictNow(state) : undefined;
}

/** Mascots never count (S-14.15), sleepers not before they are revived (S-14.7). */
function counts(state: State, who: Who): boolean {
  return sheetOf(state, who).role !== 'mascot' && bodyOf(state, who).status !== 'asleep';
}

function isOut(state: State, side: Side, counted: (state: State, who: Who) => boolean): boolean {
  return !state.bodies.some(
    (_, who) => sheetOf(state, who).side === side && counted(state, who) && isActive(state, who),
  );
}

/** S-14.6. */
function lostPassengers(state: State): boolean {
  const isPassenger = (_: State, who: Who) => hasRole(state, who, 'passenger');
  return state.sheets.some((_, who) => isPassenger(state, who)) && isOut(state, 0, isPassenger);
}

function hasRole(state: State, who: Who, role: Role): boolean {
  return sheetOf(state, who).role === role;
}

function isOverdue(state: State): boolean {
  const { alarm, limit } = scenarioOf(state);
  if (!alarm) return state.turn >= limit;
  return state.alarm > 0 && state.turn - state.alarm + 1 >= limit;
}

/** Who would win if time were up now. */
export function verdictNow(state: State): Verdict {
  if (scenarioOf(state).atLimit === 'bridge') return { winner: holderOfBridge(state), reason: 'bridge' };
  const first = shareLeft(state, 0);
  const second = shareLeft(state, 1);
  return { winner: first === second ? DRAW : first > second ? 0 : 1, reason: 'limit' };
}

/** Active people on the bridge, and none of the other side. */
function holderOfBridge(state: State): number {
  const there = SIDES.filter((side) => !isOut(state, side, isOnBridge));
  return there.length === 1 ? (there[0] as Side) : DRAW;
}

function isOnBridge(state: State, who: Who): boolean {
  const plan = planOf(state);
  const { at } = bodyOf(state, who);
  return counts(state, who) && at !== NONE && plan.rooms[plan.room[at] as number]?.kind === 'bridge';
}

/** In thousandths of those that a side began with. */
function shareLeft(state: State, side: Side): number {
  const own = state.sheets.flatMap((sheet, who) => (sheet.side === side && counts(state, who) ? [who] : []));
  const active = own.filter((who) => isActive(state, who)).length;
  return own.length === 0 ? 0 : Math.floor((active * 1000) / own.length);
}

export function outcome(state: State): Outcome | undefined {
  const { winner, reason } = state;
  if (reason === '') return undefined;
  const side = Array.from({ length: state.seats }, (_, seat) => sideOfSeat(state, seat));
  const score = side.map((each) => (winner === DRAW ? 1 : each === winner ? 2 : 0));
  const rank = score.map((mine) => 1 + score.filter((other) => other > mine).length);
  return { rank, score, side, reason };
}
