/** S-3.1, S-12.7, S-14.3: how a game turn begins and ends. */
import type { Context } from '@shutterbox/kernel';
import { recover, waste } from '../combat/wounds.ts';
import { twoDice } from '../dice.ts';
import type { Event } from '../events.ts';
import { allotment, weigh } from '../gear/load.ts';
import { settleAir } from '../hull/air.ts';
import { isInVacuum, keepsAir } from '../hull/suits.ts';
import { showAll, tell } from '../knowledge/secrets.ts';
import { arrive } from '../move/lifts.ts';
import { bodyOf, isActive, occupant } from '../people.ts';
import { NONE } from '../plan/types.ts';
import { isOn } from '../scenario/muster.ts';
import { planOf, scenarioOf } from '../scenario/scenario.ts';
import { type Verdict, verdict } from '../score.ts';
import type { Body, State, Who } from '../types.ts';
import { alarm, callForHelp, raiseAlarm } from './alarm.ts';
import { sortList } from './list.ts';

const ESCAPE_THROW = 7;
const GAS_DICE = 1;
const VACUUM_DICE = 2;

export function startTurn(state: State, cx: Context<Event>): void {
  state.turn++;
  // Everyone counts the turns, and nobody can take them back.
  if (state.fog !== null) cx.reveal('S-22.7', undefined, 'goes on');
  cx.emit?.({ type: 'gameTurn', turn: state.turn });
  for (let who = 0; who < state.bodies.length; who++) refresh(state, who);
  sortList(state);
  // A cargo door may stand open from the start.
  if (state.turn === 1) settleAir(state, cx);
  callForHelp(state, cx);
  state.upkeep = 0;
}

/** S-2.5, S-2.7, S-2.9: nothing is saved; what bows owe is paid now. */
function refresh(state: State, who: Who): void {
  const body = bodyOf(state, who);
  body.acted = false;
  // What an unconscious person dropped or was robbed of weighs no more.
  if (body.status === 'unconscious') weigh(state, who);
  body.total = allotment(state, who);
  body.ap = Math.max(0, body.total - body.debt);
  body.debt = 0;
}

/** One character's share of the turn's beginning. A wound may put a question, so it goes one by one. */
export function upkeep(state: State, cx: Context<Event>): void {
  const people = state.bodies.length;
  const who = nextDue(state, people);
  const end = state.airless.length > 0 ? 2 * people : people;
  state.upkeep = who + 1 < end ? who + 1 : NONE;
  if (who >= people) return gasp(state, who - people, cx);
  const body = bodyOf(state, who);
  arrive(state, who, cx);
  if (body.wakes > 0 && body.wakes <= state.turn && body.at !== NONE && occupant(state, body.at) === NONE)
    recover(state, who, cx);
  if (body.caged && body.status === 'active') tryCage(state, who, body, cx);
  if (body.gas > 0) {
    body.gas--;
    if (body.status !== 'dead') waste(state, who, GAS_DICE, cx);
  }
}

/** The next for whom anything is due; else the last of all. Mostly there is nothing, and everyone need not look round again for it. */
function nextDue({ upkeep, airless, bodies }: State, people: number): Who {
  const last = people - 1;
  if (airless.length > 0) return upkeep;
  let who = upkeep;
  while (who < last && !isDue(bodies[who] as Body)) who++;
  return who;
}

function isDue({ riding, wakes, caged, gas }: Body): boolean {
  return riding !== NONE || wakes > 0 || caged || gas > 0;
}

/** S-20.8: after all else, because gas may have put a question. Sleepers lie safe in their berths. */
function gasp(state: State, who: Who, cx: Context<Event>): void {
  const { status } = bodyOf(state, who);
  if (status === 'dead' || status === 'asleep' || keepsAir(state, who) || !isInVacuum(state, who)) return;
  cx.emit?.({ type: 'vacuum', who });
  waste(state, who, VACUUM_DICE, cx);
}

/** S-14.3. */
function tryCage(state: State, who: Who, body: Body, cx: Context<Event>): void {
  const dice = twoDice(cx.chance);
  const free = dice >= ESCAPE_THROW;
  body.caged = !free;
  cx.emit?.({ type: 'cage', who, dice, free });
  if (!free) return;
  // S-3.15: it has rested long enough.
  state.orders = state.orders.map((orders, each) => (each === who ? { ...orders, rest: 'act' } : orders));
  state.changes++;
  raiseAlarm(state, cx);
}

/** S-14.9, S-14.10: judged when everyone has acted. */
export function endTurn(state: State, cx: Context<Event>): void {
  const { alarmAfter } = scenarioOf(state);
  jump(state, cx);
  const found = verdict(state);
  if (found !== undefined) return finishGame(state, found, cx);
  if (alarmAfter > 0 && state.alarm === 0 && state.turn >= alarmAfter) alarm(state, NONE, cx);
}

export function finishGame(state: State, { winner, reason }: Verdict, cx: Context<Event>): void {
  state.winner = winner;
  state.reason = reason;
  state.pending = [];
  liftFog(state, cx);
  showAll(state, cx);
  cx.emit?.({ type: 'over', winner, reason });
}

/** S-22.2: what any side has seen, all know now. */
function liftFog(state: State, cx: Context<Event>): void {
  if (state.fog === null) return;
  cx.reveal('S-22.7');
  const shown = state.fog.memories.reduce((bits, memory) => bits | memory.shown, state.story.shown);
  if (shown !== state.story.shown) cx.reveal('S-17.5');
  state.fog = null;
  tell(state, { shown });
}

/** S-14.25: with one of the crew on the bridge. */
function jump(state: State, cx: Context<Event>): void {
  const { jump: due } = scenarioOf(state);
  if (due === 0 || state.story.jumped > 0 || state.turn < due) return;
  const plan = planOf(state);
  const crewed = state.sheets.some(
    ({ side }, who) => side === 0 && isActive(state, who) && isOn(state, plan, who, 'bridge'),
  );
  if (!crewed) return;
  tell(state, { jumped: state.turn });
  cx.emit?.({ type: 'jump' });
}
