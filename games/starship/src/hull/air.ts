/** S-20.6, S-20.7: where there is air, worked out again whenever a portal moves or a wall gives way. */
import type { Context } from '@shutterbox/kernel';
import type { Event } from '../events.ts';
import { airless } from '../grid/pressure.ts';
import { isOpen } from '../grid/step.ts';
import { campOf } from '../knowledge/camp.ts';
import { observersOf } from '../knowledge/fog.ts';
import { jamOf, stopWait } from '../move/waits.ts';
import {
  type CompartmentId,
  NONE,
  type OpenPortals,
  type Plan,
  type Portal,
  type PortalSide,
  type Square,
} from '../plan/types.ts';
import { scenarioOf, shipOf } from '../scenario/scenario.ts';
import type { Item, State } from '../types.ts';

export function settleAir(state: State, cx: Context<Event>): void {
  const plan = shipOf(state.options);
  if (scenarioOf(state).outside === 'breathable') return;
  const open = leaking(state, plan);
  const sealed = state.holes.length === 0 && !isOuterOpen(plan, open);
  if (sealed && state.airless.length === 0 && !hasGround(plan)) return;
  showAir(state, plan, cx);
  const valves = state.power ? selfShutting(state, plan) : [];
  const lost = airless(plan, shut(open, valves), state.holes);
  for (const valve of valves) if (divides(plan, valve, lost)) shutItself(state, valve, cx);
  tell(state, lost, cx);
}

/** S-22.6: while air is missing, that it stays away tells of portals out of sight just as its return does. */
export function showAir(state: State, { compartments }: Plan, cx: Context<Event>): void {
  const { fog, act, airless: lost } = state;
  if (fog === null || act.who === NONE || lost.every((id) => compartments[id]?.outside === true)) return;
  cx.reveal('S-22.6', observersOf(state, fog, campOf(state, act.who)), 'goes on');
}

/** S-6.13: a valve that has shut on something lets air through. */
function leaking(state: State, plan: Plan): OpenPortals {
  let { open } = state;
  for (let item = 0; item < state.items.length; item++) {
    const { portal } = state.items[item] as Item;
    const blocked = portal === NONE ? undefined : plan.portals[portal];
    if (blocked?.kind === 'iris') open = open.with(blocked.deck, (open[blocked.deck] as number) | (1 << blocked.bit));
  }
  return open;
}

function isOuterOpen({ outer }: Plan, open: OpenPortals): boolean {
  for (let deck = 0; deck < outer.length; deck++)
    if (((outer[deck] as number) & (open[deck] as number)) !== 0) return true;
  return false;
}

function hasGround({ compartments }: Plan): boolean {
  return compartments.some(({ outside }) => outside);
}

/** S-20.7: open valves with nothing in them, but those that lead outside. */
function selfShutting(state: State, plan: Plan): Portal[] {
  return plan.portals.filter(
    (portal) =>
      portal.kind === 'iris' &&
      isOpen(plan, state.open, portal.id) &&
      jamOf(state, portal.id) === NONE &&
      !leadsOutside(plan, portal),
  );
}

export function leadsOutside(plan: Plan, { sides }: Portal): boolean {
  return sides.some(({ a, b }: PortalSide) => isOutside(plan, a) || isOutside(plan, b));
}

function isOutside({ compartment, compartments }: Plan, square: Square): boolean {
  return square === NONE || compartments[compartment[square] as CompartmentId]?.outside === true;
}

function shut(open: OpenPortals, valves: readonly Portal[]): OpenPortals {
  return valves.reduce((masks, { deck, bit }) => masks.with(deck, (masks[deck] as number) & ~(1 << bit)), open);
}

function divides({ compartment }: Plan, { beside }: Portal, lost: readonly boolean[]): boolean {
  const [a, b] = beside.map((square) => lost[compartment[square] as CompartmentId]);
  return a !== b;
}

function shutItself(state: State, { id, deck, bit }: Portal, cx: Context<Event>): void {
  state.open = state.open.with(deck, (state.open[deck] as number) & ~(1 << bit));
  state.changes++;
  stopWait(state, id);
  cx.emit?.({ type: 'portal', who: NONE, portal: id, deed: 'shut' });
}

function tell(state: State, lost: readonly boolean[], cx: Context<Event>): void {
  const now = lost.flatMap((isLost, id) => (isLost ? [id] : []));
  const before = state.airless;
  if (now.length === before.length && now.every((id, i) => id === before[i])) return;
  state.airless = now;
  state.changes++;
  for (const id of now) if (!before.includes(id)) cx.emit?.({ type: 'air', compartment: id, lost: true });
  for (const id of before) if (!now.includes(id)) cx.emit?.({ type: 'air', compartment: id, lost: false });
}
