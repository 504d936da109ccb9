/** S-15, S-14: the choices of set-up, one after the other; then turn 1. */
import type { Context, Seat } from '@shutterbox/kernel';
import type { Action } from '../answers.ts';
import { sheetWith } from '../clone.ts';
import { dice } from '../dice.ts';
import type { Event } from '../events.ts';
import { allotment, weigh } from '../gear/load.ts';
import { letFogFall } from '../knowledge/fog.ts';
import { matesOf } from '../knowledge/mates.ts';
import { toldInFog } from '../knowledge/told.ts';
import { isSuspect } from '../knowledge/veil.ts';
import { bit, bodyOf, changeItem, isAnimal, itemOf, seatOf, sheetOf, skillLevel } from '../people.ts';
import { squaresWith } from '../plan/compile.ts';
import { type Facing, NONE } from '../plan/types.ts';
import { planOf, scenarioOf } from '../scenario/scenario.ts';
import { advance } from '../turn/advance.ts';
import { ask, askSealed, openOrders } from '../turn/ask.ts';
import { sortList } from '../turn/list.ts';
import { startTurn } from '../turn/turns.ts';
import type { Sheet, Side, State, Who } from '../types.ts';
import { isCaging, newBody, unarmored } from './bodies.ts';
import { defaultAnswer } from './defaults.ts';
import { generate } from './generate.ts';
import { lockerOf, outfit, stateroomOf } from './outfit.ts';
import { choosesSides } from './parts.ts';
import { berthOf, isSleeper } from './places.ts';
import { sealedBids, sealedPlot } from './plot.ts';
import { withSkill } from './skills.ts';
import { nextChoice, nextStage, offered, type Stage, unfilled, unkept } from './stages.ts';

/** Asks for what is next; where only one answer is left, or the seat has taken the quick start, it is given at once. */
export function continueSetup(state: State, cx: Context<Event>): void {
  for (;;) {
    const stage =
      sealedBids(state) ??
      nextChoice(state) ??
      sealedSides(state) ??
      sealedPlot(state, cx) ??
      nextStage(outfitted(state, cx));
    if (stage === 'asked') return;
    if (stage === undefined) return begin(state, cx);
    const answer = quickAnswer(state, stage);
    if (answer === undefined) return ask(state, stage.kind, seatOf(state, stage.who), stage.who);
    choose(state, stage.who, answer, cx);
  }
}

function quickAnswer(state: State, stage: Stage): Action | undefined {
  const quick = (state.quick & bit(seatOf(state, stage.who))) !== 0;
  return quick || isForced(state, stage) ? defaultAnswer(state, stage.kind, stage.who) : undefined;
}

/** A question with only one answer is not asked. */
function isForced(state: State, { kind, who }: Stage): boolean {
  const sheet = sheetOf(state, who);
  // S-17.6: not being asked would give away what was rolled.
  return kind === 'skill' && offered(sheet).length === 1 && !isSuspect(state, sheet);
}

/** S-14.16: all at the same time, in secret. */
function sealedSides(state: State): 'asked' | undefined {
  if (!choosesSides(state.options) || state.sheets.every(({ side }) => side !== NONE)) return undefined;
  state.pending = [];
  for (let seat = 0; seat < state.seats; seat++) if (mustChoose(state, seat)) askSealed(state, 'side', seat);
  return 'asked';
}

function mustChoose(state: State, seat: Seat): boolean {
  return state.chosen[seat] === NONE && !state.sheets.some((sheet) => sheet.seat === seat && sheet.side !== NONE);
}

/** S-15.8: once all skills are chosen. */
function outfitted(state: State, cx: Context<Event>): State {
  if (state.items.length > 0) return state;
  outfit(state, cx);
  const berths = squaresWith(planOf(state), 'lowBerth');
  for (let who = 0; who < state.bodies.length; who++) {
    if (isSleeper(state, who)) place(state, who, berthOf(state, planOf(state), berths, who), 0, cx);
  }
  return state;
}

export function choose(state: State, who: Who, { type, on, how }: Action, cx: Context<Event>): void {
  switch (type) {
    case 'quick':
      state.quick |= bit(seatOf(state, who));
      return;
    case 'reroll':
      return reroll(state, sheetOf(state, who).side, on === 1, cx);
    case 'table':
      return chooseTable(state, who, on, cx);
    case 'skill':
      return chooseSkill(state, who, on, cx);
    case 'chamber':
      return fillChamber(state, who, on, cx);
    case 'wear':
      changeSheet(state, who, { armor: on });
      cx.emit?.({ type: 'wears', who, armor: on });
      return;
    case 'keep':
      return keep(state, who, on === 1, cx);
    case 'place':
      return place(state, who, on, how as Facing, cx);
    default:
      throw new Error(`'${type}' is no choice of set-up.`);
  }
}

function changeSheet(state: State, who: Who, changes: Partial<Sheet>): void {
  state.sheets = state.sheets.with(who, sheetWith(sheetOf(state, who), changes));
}

/** S-15.13. */
function reroll(state: State, side: Side, again: boolean, cx: Context<Event>): void {
  state.rerolled |= bit(side);
  if (!again) return;
  for (let who = 0; who < state.sheets.length; who++) {
    const old = sheetOf(state, who);
    if (old.side !== side) continue;
    const sheet = unarmored(state.options, generate(old, cx.chance));
    state.sheets = state.sheets.with(who, sheet);
    state.bodies[who] = newBody(sheet, isCaging(scenarioOf(state)));
    cx.emit?.({ type: 'rolled', who, sheet });
  }
}

/** S-15.3: all rolls are on the one table. */
function chooseTable(state: State, who: Who, table: number, cx: Context<Event>): void {
  const rolls = dice(sheetOf(state, who).count, cx.chance);
  changeSheet(state, who, { table, rolls });
  cx.emit?.({ type: 'skillRolls', who, table, rolls, ...privately(state, who) });
}

/** S-17.6: others do not hear of it. */
function privately(state: State, who: Who): { readonly to?: readonly Seat[] } {
  return isSuspect(state, sheetOf(state, who)) ? { to: matesOf(state, seatOf(state, who)) } : {};
}

function chooseSkill(state: State, who: Who, skill: number, cx: Context<Event>): void {
  const sheet = sheetOf(state, who);
  const skills = withSkill(sheet.skills, skill);
  const rolls = sheet.rolls.slice(1);
  // S-17.6: which table it was is forgotten once all is chosen.
  const table = rolls.length === 0 && isSuspect(state, sheet) ? 0 : sheet.table;
  changeSheet(state, who, { skills, rolls, table });
  if (isSuspect(state, sheet)) cx.reveal('S-17.6');
  cx.emit?.({ type: 'skill', who, skill, level: skillLevel({ skills }, skill), ...privately(state, who) });
}

function fillChamber(state: State, who: Who, ammo: number, cx: Context<Event>): void {
  const item = unfilled(state);
  changeItem(state, item, { ammo: [...itemOf(state, item).ammo, ammo] });
  cx.emit?.({ type: 'chamber', who, item, ammo });
}

function keep(state: State, who: Who, locker: boolean, cx: Context<Event>): void {
  const item = unkept(state);
  changeItem(state, item, { holder: NONE, at: locker ? lockerOf(state) : stateroomOf(state, who) });
  weigh(state, who);
  cx.emit?.({ type: 'kept', who, item, locker });
}

function place(state: State, who: Who, square: number, facing: Facing, cx: Context<Event>): void {
  const body = bodyOf(state, who);
  body.at = square;
  body.facing = facing;
  cx.emit?.({ type: 'placed', who, at: square, facing });
}

/** The last sealed answer shows them all. If nobody mutinies, the two lowest on the list do. */
export function chooseSide(state: State, seat: Seat, side: Side, cx: Context<Event>): void {
  state.chosen = state.chosen.with(seat, side);
  state.pending = state.pending.filter((open) => open.seat !== seat);
  cx.emit?.({ type: 'sealed', seat, side });
  if (state.pending.length > 0) return;
  if (!state.chosen.includes(1)) pressMutineers(state);
  for (let who = 0; who < state.sheets.length; who++) {
    const chosen = state.chosen[seatOf(state, who)] as Side;
    changeSheet(state, who, { side: chosen === NONE ? 0 : chosen });
  }
  state.chosen = state.chosen.map(() => NONE);
  cx.reveal('S-17.2');
  cx.emit?.({ type: 'sides', sides: state.sheets.map((sheet) => sheet.side) });
  continueSetup(state, cx);
}

const FEWEST_MUTINEERS = 2;

function pressMutineers(state: State): void {
  for (let who = 0; who < state.bodies.length; who++) bodyOf(state, who).total = allotment(state, who);
  sortList(state);
  const people = state.list.filter((who) => !isAnimal(state, who) && sheetOf(state, who).role !== 'captain');
  for (const who of people.slice(0, FEWEST_MUTINEERS)) state.chosen = state.chosen.with(seatOf(state, who), 1);
}

/** S-3.1. */
function begin(state: State, context: Context<Event>): void {
  const cx = toldInFog(state, context);
  openOrders(state, (seat) => matesOf(state, seat));
  startTurn(state, cx);
  letFogFall(state, cx);
  cx.emit?.({ type: 'list', list: state.list.slice() });
  advance(state, cx);
}
