/** S-13: covering a lane, a person, or the squares around you. */
import type { Context, Rejection } from '@shutterbox/kernel';
import { DASH } from '../data/chart.ts';
import { cellOf } from '../data/profiles.ts';
import type { Event } from '../events.ts';
import { isInFront, range } from '../grid/range.ts';
import { shutBetween } from '../grid/shut.ts';
import { canSee } from '../grid/sight.ts';
import { areEnemies, bodyOf, isFrozen, isPresent, readyWeapon } from '../people.ts';
import { NONE, type Square } from '../plan/types.ts';
import { COVER_ALL, NO_AIM, ON_LADDER, OUT_OF_CONTROL, shut, UNLOADED } from '../refusals.ts';
import { planOf } from '../scenario/scenario.ts';
import { isFresh, spend } from '../turn/spend.ts';
import type { State, Who } from '../types.ts';
import { isLost } from '../zero-g/poise.ts';
import { isLoaded, isMelee, profileAt, profileUsed, READY } from './means.ts';
import { bandAt } from './reasons.ts';
import { whyUseless } from './target.ts';

/** S-13.1: takes the whole turn's AP, and a weapon that can be used. */
export function whyCover(state: State, who: Who): Rejection | undefined {
  const { ladder } = bodyOf(state, who);
  if (ladder) return ON_LADDER;
  if (!state.gravity && isLost(state, who)) return OUT_OF_CONTROL;
  if (!isFresh(state)) return COVER_ALL;
  if (profileUsed(state, who, READY) === NONE) return whyUseless(state, who, READY);
  if (!isLoaded(state, who, READY)) return UNLOADED;
  return isMelee(readyWeapon(state, who)) || hasAim(state, who) ? undefined : NO_AIM;
}

/** Melee weapons guard the squares around; with others you choose what to cover. */
export function cover(state: State, who: Who, cx: Context<Event>): void {
  if (isMelee(readyWeapon(state, who))) return take(state, who, bodyOf(state, who).at, NONE, cx);
  state.act.aiming = 'aim';
}

function hasAim(state: State, who: Who): boolean {
  const { squares } = planOf(state);
  for (let square = 0; square < squares; square++) if (whyAim(state, who, square) === undefined) return true;
  return false;
}

/** S-13.2: in range, in sight, in front. */
export function whyAim(state: State, who: Who, square: Square): Rejection | undefined {
  const plan = planOf(state);
  const { at, facing } = bodyOf(state, who);
  if (square >= plan.squares || !isInFront(plan, at, facing, square)) return NO_AIM;
  const band = bandAt(range(plan, at, square));
  if (band === NONE || !canSee(plan, state.open, at, square)) return NO_AIM;
  return profileAt(profileUsed(state, who, READY)).toHit[cellOf(0, band)] === DASH ? NO_AIM : undefined;
}

/** As `whyAim`, but also names what is shut in between: for one square that was asked about, not for a list of all. */
export function whyLane(state: State, who: Who, square: Square): Rejection | undefined {
  const why = whyAim(state, who, square);
  const plan = planOf(state);
  const { at, facing } = bodyOf(state, who);
  if (why === undefined || square >= plan.squares || !isInFront(plan, at, facing, square)) return why;
  const portal = state.fog === null ? shutBetween(plan, state.open, at, square) : undefined;
  return portal === undefined ? why : shut(portal);
}

/** S-13.6: an enemy may be covered instead of a square. */
export function whyMark(state: State, who: Who, target: Who): Rejection | undefined {
  const body = state.bodies[target];
  if (body === undefined || !isPresent(body) || !areEnemies(state, who, target)) return NO_AIM;
  return whyAim(state, who, body.at);
}

export function aim(state: State, who: Who, square: Square, cx: Context<Event>): void {
  take(state, who, square, NONE, cx);
}

export function mark(state: State, who: Who, target: Who, cx: Context<Event>): void {
  take(state, who, bodyOf(state, target).at, target, cx);
}

function take(state: State, who: Who, square: Square, target: Who, cx: Context<Event>): void {
  const body = bodyOf(state, who);
  state.act.aiming = '';
  spend(state, who, body.ap);
  body.evading = true;
  body.cover = square;
  body.mark = target;
  cx.emit?.({ type: 'covers', who, at: square === body.at ? NONE : square, mark: target });
}

/** Covers, and is not kept from reacting. */
export function isCovering(state: State, who: Who): boolean {
  return bodyOf(state, who).cover !== NONE && !isFrozen(state, who);
}
