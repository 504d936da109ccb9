/** S-12: what a hit does to its victim. */
import type { Context } from '@shutterbox/kernel';
import { dice as roll, sum, twoDice } from '../dice.ts';
import type { Event } from '../events.ts';
import { isSuitInVacuum } from '../hull/suits.ts';
import { uncover } from '../knowledge/secrets.ts';
import { armorOf, bodyOf, changeItem, endurance, isAnimal, sheetOf } from '../people.ts';
import { NONE } from '../plan/types.ts';
import { dropGuard } from '../turn/spend.ts';
import type { Body, Orders, Sheet, State, Status, Who } from '../types.ts';
import { STEADY } from '../zero-g/poise.ts';
import type { Hurt } from './types.ts';
import { best, pack, results, unpack } from './wound-results.ts';

const CHARACTERISTICS = ['str', 'dex', 'end'] as const;
/** S-12.7. */
const TURNS_OUT = 40;
/** S-11.13: the turn of the hit and two more. */
const GAS_TURNS = 2;
/** S-11.12: an animal has no endurance. */
const ANIMAL_ENDURANCE = 7;

export const NOBODY_HURT: Hurt = { who: NONE, dice: [] };

/** A hit by an attack: in vacuum it counts double, and opens the suit (S-16.8, S-16.9). */
export function strike(state: State, who: Who, count: number, cx: Context<Event>): void {
  const dice = roll(count, cx.chance);
  if (state.airless.length === 0 || !isSuitInVacuum(state, who)) return inflict(state, who, dice, cx);
  const body = bodyOf(state, who);
  if (body.pierced === 0) body.pierced = state.turn + 1;
  inflict(
    state,
    who,
    dice.map((points) => 2 * points),
    cx,
  );
}

/** S-11.13, S-20.8: what gas and vacuum do, suit or not. */
export function waste(state: State, who: Who, count: number, cx: Context<Event>): void {
  inflict(state, who, roll(count, cx.chance), cx);
}

function inflict(state: State, who: Who, dice: readonly number[], cx: Context<Event>): void {
  if (isAnimal(state, who)) return strikeAnimal(state, who, dice, cx);
  const body = bodyOf(state, who);
  if (!body.hurt) return firstWound(state, who, dice, cx);
  const outcomes = results(pack(body), dice);
  if (outcomes.length > 1) cx.reveal('S-17.1');
  if (outcomes.length > 1 && (state.orders[who] as Orders).wounds === 'ask') {
    state.hurt = { who, dice };
    return;
  }
  bear(state, who, best(outcomes), dice, cx);
}

/** S-12.3: all dice on one characteristic, chosen at random; dice that are left go to another. */
function firstWound(state: State, who: Who, dice: readonly number[], cx: Context<Event>): void {
  const body = bodyOf(state, who);
  body.hurt = true;
  let struck = NONE;
  for (const points of dice) {
    if (struck === NONE || body[CHARACTERISTICS[struck] as 'str'] === 0) struck = anyLeft(body, cx);
    if (struck === NONE) break;
    const key = CHARACTERISTICS[struck] as (typeof CHARACTERISTICS)[number];
    body[key] = Math.max(0, body[key] - points);
  }
  settle(state, who, dice, cx);
}

function anyLeft(body: Body, cx: Context<Event>): number {
  const left = [0, 1, 2].filter((i) => body[CHARACTERISTICS[i] as 'str'] > 0);
  return left.length === 0 ? NONE : (left[cx.chance.int(left.length)] as number);
}

/** S-12.4: as the owner chose, or the computer for the owner. */
export function bear(state: State, who: Who, result: number, dice: readonly number[], cx: Context<Event>): void {
  const body = bodyOf(state, who);
  [body.str, body.dex, body.end] = unpack(result);
  settle(state, who, dice, cx);
}

/** S-12.8: the first pool, then the second. */
function strikeAnimal(state: State, who: Who, dice: readonly number[], cx: Context<Event>): void {
  const body = bodyOf(state, who);
  const points = sum(dice);
  const over = Math.max(0, points - body.str);
  body.str = Math.max(0, body.str - points);
  body.dex = Math.max(0, body.dex - over);
  settle(state, who, dice, cx);
}

/** S-12.5, S-12.6. */
function settle(state: State, who: Who, dice: readonly number[], cx: Context<Event>): void {
  const body = bodyOf(state, who);
  const status = isAnimal(state, who) ? animalStatus(body) : personStatus(body);
  const falls = status !== 'active' && isWorse(status, body.status);
  if (falls) fall(state, who, status);
  cx.emit?.({ type: 'wounds', who, dice, left: [body.str, body.dex, body.end], status: body.status });
  if (falls) uncover(state, who, cx);
}

const SEVERITY: Readonly<Record<Status, number>> = { active: 0, asleep: 0, unconscious: 1, wounded: 2, dead: 3 };

function isWorse(a: Status, b: Status): boolean {
  return SEVERITY[a] > SEVERITY[b];
}

function personStatus({ str, dex, end }: Body): Status {
  const gone = (str === 0 ? 1 : 0) + (dex === 0 ? 1 : 0) + (end === 0 ? 1 : 0);
  return gone === 0 ? 'active' : gone === 1 ? 'unconscious' : gone === 2 ? 'wounded' : 'dead';
}

function animalStatus({ str, dex }: Body): Status {
  return str > 0 ? 'active' : dex > 0 ? 'unconscious' : 'dead';
}

/** S-12.6, S-21.10: drops what was ready, and does nothing more. */
function fall(state: State, who: Who, status: Status): void {
  const body = bodyOf(state, who);
  if (body.status === 'active') {
    if (body.ready !== NONE && body.at !== NONE) changeItem(state, body.ready, { holder: NONE, at: body.at });
    body.ready = NONE;
    body.evading = false;
    body.cover = NONE;
    body.mark = NONE;
    body.ladder = false;
    body.caged = false;
    body.reloading = 0;
    body.serving = NONE;
    body.poise = STEADY;
    state.changes++;
    callOff(state, who);
  }
  body.wakes = status === 'unconscious' ? state.turn + TURNS_OUT : 0;
  body.status = status;
}

/** S-14.15: a mascot's cover and evasion end with its master's orders; it begins no activation that would end them. */
function callOff(state: State, master: Who): void {
  for (const [who, sheet] of state.sheets.entries()) if (sheet.master === master) dropGuard(bodyOf(state, who));
}

/** S-12.7: between what wounds have left and the whole, rounded down. */
export function halfWay(sheet: Sheet, { str, dex, end }: Body): [str: number, dex: number, end: number] {
  return [(str + sheet.str) >> 1, (dex + sheet.dex) >> 1, (end + sheet.end) >> 1];
}

/** S-12.7, S-12.8: half way back. */
export function recover(state: State, who: Who, cx: Context<Event>): void {
  const body = bodyOf(state, who);
  const sheet: Sheet = sheetOf(state, who);
  if (isAnimal(state, who)) body.str = Math.ceil(sheet.pool / 2);
  else [body.str, body.dex, body.end] = halfWay(sheet, body);
  body.status = 'active';
  body.wakes = 0;
  state.changes++;
  cx.emit?.({ type: 'wakes', who });
}

/** S-11.13. */
export function gasHits(state: State, who: Who, count: number, cx: Context<Event>): void {
  if (armorOf(sheetOf(state, who)).sealed) return;
  bodyOf(state, who).gas = GAS_TURNS;
  cx.emit?.({ type: 'gas', who });
  waste(state, who, count, cx);
}

/** S-11.12. */
export function tranquillise(state: State, who: Who, cx: Context<Event>): void {
  const limit = isAnimal(state, who) ? ANIMAL_ENDURANCE : endurance(state, who);
  const thrown = twoDice(cx.chance);
  const done = thrown <= limit;
  const falls = !done && bodyOf(state, who).status === 'active';
  if (falls) fall(state, who, 'unconscious');
  cx.emit?.({ type: 'resists', who, dice: thrown, done });
  if (falls) uncover(state, who, cx);
}
