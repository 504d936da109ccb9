/** S-14.9, S-14.10, S-14.14, S-14.25 to S-14.37: who has won. */
import type { Outcome } from '@shutterbox/kernel';
import { isActive, sideOfSeat } from './people.ts';
import { isFulfilled } from './scenario/fulfilled.ts';
import { counts, isOn, isOut } from './scenario/muster.ts';
import { planOf, scenarioOf } from './scenario/scenario.ts';
import type { Victory } from './scenario/types.ts';
import { DRAW, type EndReason, NEUTRAL, type Side, type State } from './types.ts';

export interface Verdict {
  readonly winner: number;
  readonly reason: EndReason;
}

const SIDES: readonly Side[] = [0, 1];

/** Asked at the end of a game turn. */
export function verdict(state: State): Verdict | undefined {
  const { victory } = scenarioOf(state);
  let found: Verdict | undefined;
  for (let i = 0; i < victory.length; i++) {
    const condition = victory[i] as Victory;
    if (!isFulfilled(state, condition)) continue;
    const winner = winnerOf(condition);
    if (found !== undefined && found.winner !== winner) return { winner: DRAW, reason: 'eliminated' };
    found ??= { winner, reason: reasonOf(condition) };
  }
  return found ?? (isOverdue(state) ? verdictNow(state) : undefined);
}

function winnerOf(condition: Victory): Side {
  return 'winner' in condition ? condition.winner : 1 - condition.lost;
}

function reasonOf(condition: Victory): EndReason {
  return condition.is === 'out' ? condition.reason : condition.is === 'bridge' ? 'control' : condition.is;
}

/** S-14.10: the clock runs from the alarm where animals raise it. */
function isOverdue(state: State): boolean {
  const { alarm, limit } = scenarioOf(state);
  if (!alarm.includes('sighted')) return state.turn >= limit;
  return state.alarm > 0 && state.turn - state.alarm + 1 >= limit;
}

/** Who would win if time were up now. */
export function verdictNow(state: State): Verdict {
  switch (scenarioOf(state).atLimit) {
    case 'bridge':
      return { winner: holderOfBridge(state), reason: 'bridge' };
    case 'first':
      return { winner: 0, reason: 'time' };
    case 'second':
      return { winner: 1, reason: 'time' };
    case 'jump':
      return state.story.jumped > 0 ? { winner: 0, reason: 'time' } : byShare(state);
    case 'share':
      return byShare(state);
  }
}

function byShare(state: State): Verdict {
  const first = shareLeft(state, 0);
  const second = shareLeft(state, 1);
  return { winner: first === second ? DRAW : first > second ? 0 : 1, reason: 'limit' };
}

/** Active people on the bridge, and none of the other side. */
function holderOfBridge(state: State): number {
  const plan = planOf(state);
  const there = SIDES.filter((side) => !isOut(state, side, (who) => isOn(state, plan, who, 'bridge')));
  return there.length === 1 ? (there[0] as Side) : DRAW;
}

/** In thousandths of those that a side began with. */
function shareLeft(state: State, side: Side): number {
  const own = state.sheets.flatMap((sheet, who) => (sheet.side === side && counts(state, who) ? [who] : []));
  const active = own.filter((who) => isActive(state, who)).length;
  return own.length === 0 ? 0 : Math.floor((active * 1000) / own.length);
}

/** A complete victory (S-14.25) counts for more than any other. */
const COMPLETE = 3;
const WON = 2;

export function outcome(state: State): Outcome | undefined {
  const { winner, reason } = state;
  if (reason === '') return undefined;
  const side = Array.from({ length: state.seats }, (_, seat) => sideOfSeat(state, seat));
  const score = side.map((each) =>
    winner === DRAW ? 1 : resultSide(each) === winner ? (reason === 'control' ? COMPLETE : WON) : 0,
  );
  const rank = score.map((mine) => 1 + score.filter((other) => other > mine).length);
  return { rank, score, side, reason };
}

/** S-14.23: passengers who are not in the plot share the crew's result. */
function resultSide(side: Side): Side {
  return side === NEUTRAL ? 0 : side;
}
