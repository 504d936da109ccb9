/** S-6: doors, hatches, valves and everything else that opens and shuts. */
import type { Context, Rejection } from '@shutterbox/kernel';
import type { Event } from '../events.ts';
import { isOpen } from '../grid/step.ts';
import { leadsOutside, settleAir, showAir } from '../hull/air.ts';
import { isPortalSeen } from '../knowledge/fog.ts';
import { bodyOf, isAnimal, isShipsCrew, sheetOf } from '../people.ts';
import { NONE, type Plan, type Portal, type PortalId, type Way } from '../plan/types.ts';
import {
  ANIMALS_CANNOT,
  BROKEN,
  INNER_OPEN,
  JAMMED,
  MOVING_ALREADY,
  NO_POWER,
  NO_VALVES,
  NOT_BESIDE,
  NOT_BRIDGE,
  NOT_WHOLE_TURN,
  ON_LADDER,
  OUTSIDE,
  tooDear,
} from '../refusals.ts';
import { planOf, scenarioOf } from '../scenario/scenario.ts';
import { canPay, isFresh, movementCost, spendMoving } from '../turn/spend.ts';
import type { State, Who } from '../types.ts';
import { callLift } from './lifts.ts';
import { isMoving, jamOf, opened } from './waits.ts';

/** S-6.3, S-6.4: the stud, and the wait. */
const PRESS_AP = 1;
const WAIT_AP = 3;
/** S-6.5. */
const HATCH_AP = 5;

export function portalAt(plan: Plan, portal: PortalId): Portal {
  return plan.portals[portal] as Portal;
}

/** Opened or shut by a stud and a wait, not by hand. */
function isPowered({ kind }: Portal): boolean {
  return kind === 'door' || kind === 'iris' || kind === 'cargo' || kind === 'lift';
}

function isPlate({ kind }: Portal): boolean {
  return kind === 'plate' || kind === 'bulkheadPlate';
}

export function isBroken(state: Pick<State, 'broken'>, { deck, bit }: Portal): boolean {
  return (((state.broken[deck] as number) >> bit) & 1) === 1;
}

/** S-6.2, S-6.16, S-6.17: beside it on either side; a hatch over a shaft from above or from the ladder. */
export function whyNotBeside(state: State, plan: Plan, who: Who, portal: PortalId): Rejection | undefined {
  const { at, ladder } = bodyOf(state, who);
  const known = plan.portals[portal];
  if (known === undefined || at === NONE || !known.beside.includes(at)) return NOT_BESIDE;
  const way = coverOf(plan, portal);
  if (ladder) return way?.lower === at ? undefined : ON_LADDER;
  return way !== undefined && known.kind === 'hatch' && at === way.lower ? NOT_BESIDE : undefined;
}

function coverOf(plan: Plan, portal: PortalId): Way | undefined {
  const way = plan.wayOf[portal] as number;
  return way === NONE ? undefined : plan.ways[way];
}

function workCost(state: State, who: Who, portal: Portal): number {
  if (isPlate(portal)) return bodyOf(state, who).ap;
  return movementCost(state, isPowered(portal) ? PRESS_AP : HATCH_AP);
}

/** S-6.3 to S-6.6, S-6.15. */
export function whyWork(state: State, who: Who, id: PortalId): Rejection | undefined {
  const plan = planOf(state);
  const away = whyNotBeside(state, plan, who, id);
  if (away !== undefined) return away;
  if (isAnimal(state, who)) return ANIMALS_CANNOT;
  const portal = portalAt(plan, id);
  if (isBroken(state, portal)) return BROKEN;
  const outside = portal.outer ? whyOutside(state, plan, portal) : undefined;
  if (outside !== undefined) return outside;
  if (!state.power && isPowered(portal)) return NO_POWER;
  if (isMoving(state, id)) return MOVING_ALREADY;
  if (portal.kind === 'hatch' && jamOf(state, id) !== NONE) return JAMMED;
  if (isPlate(portal) && whyPlate(state, who) !== undefined) return whyPlate(state, who);
  const cost = workCost(state, who, portal);
  return canPay(state, who, cost) ? undefined : tooDear(cost);
}

/** S-6.15, S-6.23: never in jumpspace, and the outer valve of a lock only while the inner one is shut. */
export function whyOutside(state: State, plan: Plan, portal: Portal): Rejection | undefined {
  if (!leadsOutside(plan, portal)) return undefined;
  if (scenarioOf(state).outside === 'jumpspace') return OUTSIDE;
  return isOpen(plan, state.open, portal.id) || !isInnerOpen(state, plan, portal) ? undefined : INNER_OPEN;
}

function isInnerOpen({ open }: State, plan: Plan, { lock }: Portal): boolean {
  return lock !== NONE && plan.portals.some((each) => each.lock === lock && !each.outer && isOpen(plan, open, each.id));
}

/** S-6.22: a key, which the ship's own crew has, and a whole turn. */
function whyPlate(state: State, who: Who): Rejection | undefined {
  if (!isShipsCrew(sheetOf(state, who))) return JAMMED;
  return isFresh(state) && !state.act.sneaking ? undefined : NOT_WHOLE_TURN;
}

export function work(state: State, who: Who, id: PortalId, cx: Context<Event>): void {
  const plan = planOf(state);
  const portal = portalAt(plan, id);
  spendMoving(state, who, workCost(state, who, portal));
  if (!isPowered(portal)) return setPortal(state, plan, who, id, !isOpen(plan, state.open, id), cx);
  cx.emit?.({ type: 'portal', who, portal: id, deed: 'pressed' });
  if (portal.kind === 'lift' && callLift(state, plan, who, portal)) return;
  state.act.waits = [...state.act.waits, id, WAIT_AP];
}

/** S-6.14: all open valves begin to shut. */
export function whyValves(state: State, who: Who): Rejection | undefined {
  const plan = planOf(state);
  const { at, ladder } = bodyOf(state, who);
  if (isAnimal(state, who)) return ANIMALS_CANNOT;
  if (ladder || plan.rooms[plan.room[at] as number]?.kind !== 'bridge') return NOT_BRIDGE;
  if (!state.power) return NO_POWER;
  if (!hasValves(state, plan, who)) return NO_VALVES;
  const cost = movementCost(state, PRESS_AP);
  return canPay(state, who, cost) ? undefined : tooDear(cost);
}

/** The masks say at once where no valve is open; which of the open ones move is asked one by one. */
function hasValves(state: State, plan: Plan, who: Who): boolean {
  if (state.fog !== null) return plan.portals.some((portal) => isShuttable(state, plan, portal, who));
  const isOpenOn = (deck: number) => ((plan.valves[deck] as number) & (state.open[deck] as number)) !== 0;
  for (let deck = 0; deck < plan.valves.length; deck++)
    if (isOpenOn(deck)) return plan.portals.some((portal) => isShuttable(state, plan, portal, who));
  return false;
}

/** S-22.12: nobody knows whether a valve out of sight is open. */
function isShuttable(state: State, plan: Plan, portal: Portal, who: Who): boolean {
  if (portal.kind !== 'iris' || isMoving(state, portal.id)) return false;
  return isOpen(plan, state.open, portal.id) || !isPortalSeen(state, who, portal);
}

export function shutValves(state: State, who: Who, cx: Context<Event>): void {
  const plan = planOf(state);
  spendMoving(state, who, movementCost(state, PRESS_AP));
  cx.emit?.({ type: 'portal', who, portal: NONE, deed: 'valves' });
  const shutting = plan.portals.filter((portal) => isShuttable(state, plan, portal, who));
  const waits = shutting.flatMap((portal) => [isPortalSeen(state, who, portal) ? portal.id : ~portal.id, WAIT_AP]);
  state.act.waits = [...state.act.waits, ...waits];
}

/** A change that all can see. Opening may bring someone into a covering gun's sight. */
export function setPortal(state: State, plan: Plan, who: Who, id: PortalId, open: boolean, cx: Context<Event>): void {
  const { deck, bit } = portalAt(plan, id);
  const mask = state.open[deck] as number;
  state.open = state.open.with(deck, open ? mask | (1 << bit) : mask & ~(1 << bit));
  state.changes++;
  cx.emit?.({ type: 'portal', who, portal: id, deed: open ? 'opened' : 'shut' });
  if (open) opened(state, id);
  settleAir(state, cx);
}

/** The first portal whose wait is over moves; false when none is due. */
export function moveDuePortal(state: State, cx: Context<Event>): boolean {
  const { act } = state;
  for (let i = 0; i < act.waits.length; i += 2) {
    if ((act.waits[i + 1] as number) > 0) continue;
    const portal = act.waits[i] as PortalId;
    act.waits = act.waits.toSpliced(i, 2);
    const plan = planOf(state);
    moveOne(state, plan, portal, cx);
    return true;
  }
  return false;
}

function moveOne(state: State, plan: Plan, portal: number, cx: Context<Event>): void {
  const { who } = state.act;
  // S-22.12: a valve that was out of sight is shut, if it was not already.
  const id = portal >= 0 ? portal : ~portal;
  const open = isOpen(plan, state.open, id);
  if (portal < 0) showAir(state, plan, cx);
  if (portal < 0 && !open) return;
  const { outer } = portalAt(plan, id);
  // S-6.23: the inner valve may have opened since the stud was pressed.
  if (!outer || whyOutside(state, plan, portalAt(plan, id)) === undefined) setPortal(state, plan, who, id, !open, cx);
}
