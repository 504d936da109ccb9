/** S-6.18, S-6.19: lifts. The state says where a car is; its doors are portals. */
import type { Context, Rejection } from '@shutterbox/kernel';
import type { Event } from '../events.ts';
import { isOpen } from '../grid/step.ts';
import { settleAir } from '../hull/air.ts';
import { bodyOf, isAnimal, occupant } from '../people.ts';
import { type Lift, NONE, type Plan, type Portal, type Square } from '../plan/types.ts';
import { ADRIFT, ANIMALS_CANNOT, NO_LIFT, NO_POWER, NOT_WHOLE_TURN } from '../refusals.ts';
import { planOf } from '../scenario/scenario.ts';
import type { Body, Car, State, Who } from '../types.ts';
import { isDrifting } from '../zero-g/poise.ts';
import { opened } from './waits.ts';

function liftAt(plan: Plan, square: Square): number {
  return plan.lifts.findIndex(({ stops }) => stops.includes(square));
}

function stopsOf(plan: Plan, lift: number): readonly Square[] {
  return (plan.lifts[lift] as Lift).stops;
}

/** The door of a stop. */
function doorOf(plan: Plan, stop: Square): Portal | undefined {
  return plan.portals.find(({ kind, beside }) => kind === 'lift' && beside.includes(stop));
}

function stopOf(plan: Plan, door: Portal): Square {
  return door.beside.find((square) => liftAt(plan, square) !== NONE) ?? NONE;
}

/** Pressed where the car is not: it comes to the start of the caller's next activation. Returns whether it was called. */
export function callLift(state: State, plan: Plan, who: Who, door: Portal): boolean {
  const stop = stopOf(plan, door);
  const lift = liftAt(plan, stop);
  const car = state.lifts[lift];
  if (car === undefined || car.at === stop) return false;
  state.lifts = state.lifts.with(lift, { at: car.at, caller: who, to: stop });
  return true;
}

/** A car that was called comes, unless someone is in it. */
export function answerCalls(state: State, who: Who, cx: Context<Event>): void {
  const plan = planOf(state);
  for (let lift = 0; lift < state.lifts.length; lift++) {
    const car = state.lifts[lift] as Car;
    if (car.caller !== who || !state.power) continue;
    state.lifts = state.lifts.with(lift, { at: car.at, caller: NONE, to: NONE });
    showCars(state, cx);
    if (occupant(state, car.at) === NONE && !isRidden(state, plan, lift)) sendCar(state, plan, lift, car.to, true, cx);
  }
}

function isRidden({ bodies }: State, plan: Plan, lift: number): boolean {
  return bodies.some(({ riding }) => riding !== NONE && stopsOf(plan, lift).includes(riding));
}

/** Shuts the door where it leaves and opens the one where it stops. */
function sendCar(state: State, plan: Plan, lift: number, to: Square, opens: boolean, cx: Context<Event>): void {
  const car = state.lifts[lift] as Car;
  setDoor(state, plan, car.at, false, cx);
  state.lifts = state.lifts.with(lift, { at: to, caller: NONE, to: NONE });
  showCars(state, cx);
  if (opens) setDoor(state, plan, to, true, cx);
}

/** S-22.5: every deck shows where the car is. */
function showCars({ fog }: State, cx: Context<Event>): void {
  if (fog !== null) cx.reveal('S-22.6', undefined, 'goes on');
}

function setDoor(state: State, plan: Plan, stop: Square, open: boolean, cx: Context<Event>): void {
  const door = doorOf(plan, stop);
  if (door === undefined || isOpen(plan, state.open, door.id) === open) return;
  const mask = state.open[door.deck] as number;
  state.open = state.open.with(door.deck, open ? mask | (1 << door.bit) : mask & ~(1 << door.bit));
  state.changes++;
  cx.emit?.({ type: 'portal', who: NONE, portal: door.id, deed: open ? 'opened' : 'shut' });
  settleAir(state, cx);
}

/** S-6.18: from inside the car, to any other stop. */
export function whyRide(state: State, who: Who, to: Square): Rejection | undefined {
  const plan = planOf(state);
  const { at } = bodyOf(state, who);
  const lift = liftAt(plan, at);
  if (lift === NONE || state.lifts[lift]?.at !== at || to === at || !stopsOf(plan, lift).includes(to)) return NO_LIFT;
  if (isAnimal(state, who)) return ANIMALS_CANNOT;
  if (!state.gravity && isDrifting(state, who)) return ADRIFT;
  if (!state.power) return NO_POWER;
  return state.act.waits.length > 0 || state.act.fuses.length > 0 ? NOT_WHOLE_TURN : undefined;
}

/** Gone from the decks until the car stops: a whole turn per deck, after this one. */
export function ride(state: State, who: Who, to: Square, cx: Context<Event>): void {
  const plan = planOf(state);
  const body = bodyOf(state, who);
  const lift = liftAt(plan, body.at);
  const stops = stopsOf(plan, lift);
  const decks = Math.abs(stops.indexOf(to) - stops.indexOf(body.at));
  cx.emit?.({ type: 'lift', who, to });
  sendCar(state, plan, lift, to, false, cx);
  body.riding = to;
  body.arrives = state.turn + decks + 1;
  body.at = NONE;
  state.act.ended = true;
}

/** At the start of a turn: the door opens, and the rider stands in the car. Without power it waits (S-20.10). */
export function arrive(state: State, who: Who, cx: Context<Event>): void {
  const body: Body = bodyOf(state, who);
  if (body.riding === NONE || body.arrives > state.turn || !state.power) return;
  body.at = body.riding;
  body.riding = NONE;
  body.arrives = 0;
  const plan = planOf(state);
  setDoor(state, plan, body.at, true, cx);
  cx.emit?.({ type: 'moved', who, from: body.at, to: body.at, how: 'lift', ap: 0 });
  const door = doorOf(plan, body.at);
  if (door !== undefined) opened(state, door.id);
}
