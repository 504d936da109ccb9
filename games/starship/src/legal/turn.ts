/** Every deed that the acting character can do. Candidates first, cheaply; the same `why` that `check` asks decides. */
import { act, actionsOf, END } from '../actions.ts';
import type { Action } from '../answers.ts';
import { whyCover } from '../combat/cover.ts';
import { whyArm, whyToss } from '../combat/grenade.ts';
import { holding, howOf, meansAtHand } from '../combat/means.ts';
import { attackCost, CHEAPEST_AP, whyManner, whyTarget } from '../combat/target.ts';
import { WEAPONS } from '../data/weapons.ts';
import { whyBayonet, whyDraw, whyDrop, whySelector, whyStow } from '../gear/handle.ts';
import { isWithinReach, whyPick } from '../gear/pickup.ts';
import { onSquare, placesOf, withHolder } from '../gear/places.ts';
import { whyProduce } from '../gear/produce.ts';
import { isReloadable, whyReload } from '../gear/reload.ts';
import { whySetUp } from '../gear/set-up.ts';
import { canSee } from '../grid/sight.ts';
import { whyBreach } from '../hull/breach.ts';
import { whyPower } from '../hull/power.ts';
import { hiddenOf, isIdle, isPeaceful } from '../knowledge/secrets.ts';
import { isWrecker, whyForce, whyJam } from '../move/force.ts';
import { whyHaul } from '../move/haul.ts';
import { whyValves, whyWork } from '../move/portals.ts';
import { bodyOf, isAnimal, isCasualty } from '../people.ts';
import { NONE, type Plan, type Portal, type PortalId, type Square } from '../plan/types.ts';
import { whyFree } from '../scenario/free.ts';
import { whyRevive } from '../scenario/revive.ts';
import { hasHostages, planOf } from '../scenario/scenario.ts';
import { isOwnFirst } from '../turn/claims.ts';
import { whyLight, whySneak, whySwear } from '../turn/small.ts';
import { type Body, type Item, type ItemId, NEUTRAL, type Sheet, type State, type Who } from '../types.ts';
import { canHold, whySteady } from '../zero-g/control.ts';
import { hasControls, whyGravity } from '../zero-g/gravity.ts';
import { pushMoves } from './moves.ts';

const SNEAK = act('sneak');
const SWEAR = act('swear');
const COVER = act('cover');
const VALVES = act('valves');
const SELECTOR = act('selector');
const LIGHT = act('light');
const POWER = act('power');
const ARM = act('arm');
const TOSS = act('toss');
const TOSS_HOLDING = act('toss', 0, 1);
const BREACH = act('breach');
const GRAVITY = act('gravity');
const STEADY = act('steady');
const BAYONET = act('bayonet');
const goFirst = actionsOf('first');
const attackOn = actionsOf('attack');
const haulTo = actionsOf('haul');
const workAt = actionsOf('work');
const forceAt = actionsOf('force');
const jamAt = actionsOf('jam');
const reviveOf = actionsOf('revive');
const freeOf = actionsOf('free');
const produceOf = actionsOf('produce');
const pickUp = actionsOf('pick');
const drawOf = actionsOf('draw');
const stowOf = actionsOf('stow');
const dropOf = actionsOf('drop');
const setUpOf = actionsOf('setUp');
const MUST_BE_SET_UP: readonly boolean[] = WEAPONS.map(({ setUp }) => setUp);
const BOTH = [false, true] as const;
const RELOADS: readonly Action[] = Array.from({ length: 8 }, (_, kind) => act('reload', kind));

export function pushTurn(state: State, who: Who, into: Action[]): void {
  const plan = planOf(state);
  const body = bodyOf(state, who);
  if (isIdle(state, who)) {
    into.push(END);
    return;
  }
  if (!state.act.begun) pushFirst(state, who, into);
  pushMoves(state, plan, who, body, into);
  pushAttacks(state, plan, who, body.at, into);
  if (isWrecker(state, who)) pushForces(state, plan, who, body.at, into);
  // S-15.6: animals handle nothing.
  if (!isAnimal(state, who)) {
    pushPortals(state, plan, who, body.at, into);
    if (state.options.sleepers) pushRevivals(state, who, into);
    if (hasHostages(state)) pushHostages(state, who, into);
    pushGear(state, who, body, into);
  }
  if (!state.gravity && whySteady(state, who) === undefined) into.push(STEADY);
  if (whyCover(state, who) === undefined) into.push(COVER);
  if (whySwear(state, who) === undefined) into.push(SWEAR);
  into.push(END);
}

/** S-3.4, S-5.8. */
function pushFirst(state: State, who: Who, into: Action[]): void {
  for (let other = 0; other < state.bodies.length; other++) {
    if (isOwnFirst(state, who, other)) into.push(goFirst(other));
  }
  if (whySneak(state, who) === undefined) into.push(SNEAK);
}

/** S-14.36: of all animals, a berserker breaks doors. */
function pushForces(state: State, plan: Plan, who: Who, at: Square, into: Action[]): void {
  for (const portal of plan.portalsBeside[at] as readonly PortalId[])
    if (whyForce(state, who, portal) === undefined) into.push(forceAt(portal));
}

/** Whom to strike at and whom to carry. Nobody is struck unseen, not even next to you (S-9.6). Each target and means is judged once; the manners differ only in cost and swings. */
function pushAttacks(state: State, plan: Plan, who: Who, at: Square, into: Action[]): void {
  if (bodyOf(state, who).ap < CHEAPEST_AP) return;
  const { bodies, sheets, open } = state;
  const { side } = sheets[who] as Sheet;
  // Mostly no enemy is in sight, and nobody asks what is at hand.
  let atHand = NONE;
  for (let other = 0; other < bodies.length; other++) {
    const body = bodies[other] as Body;
    if (body.at === NONE) continue;
    if (body.at === at && other !== who) pushHauls(state, who, other, body, into);
    // Nobody else is an enemy (`areEnemies`).
    if ((sheets[other] as Sheet).side === side && side !== NEUTRAL) continue;
    if (!canSee(plan, open, at, body.at)) continue;
    if (atHand === NONE) atHand = isPeaceful(state, who) ? 0 : meansAtHand(state, who);
    for (let means = 0; atHand >> means !== 0; means++) {
      if (((atHand >> means) & 1) === 1 && whyTarget(state, who, other, means, false) === undefined)
        pushManners(state, who, other, means, into);
    }
  }
}

function pushManners(state: State, who: Who, target: Who, means: number, into: Action[]): void {
  const { ap } = bodyOf(state, who);
  const holds = !state.gravity && canHold(state, who, means);
  for (const snap of BOTH) {
    if (attackCost(state, who, howOf(means, snap, false)) > ap) continue;
    for (const weakened of BOTH) {
      const how = howOf(means, snap, weakened);
      if (whyManner(state, who, target, how) !== undefined) continue;
      into.push(attackOn(target, how));
      if (holds) into.push(attackOn(target, holding(how)));
    }
  }
}

function pushHauls(state: State, who: Who, other: Who, body: Body, into: Action[]): void {
  if (!isCasualty(body)) return;
  for (let direction = 0; direction < 8; direction++)
    if (whyHaul(state, who, direction, other) === undefined) into.push(haulTo(direction, other));
}

function pushPortals(state: State, plan: Plan, who: Who, at: Square, into: Action[]): void {
  const beside = plan.portalsBeside[at] as readonly PortalId[];
  for (let i = 0; i < beside.length; i++) {
    const portal = beside[i] as PortalId;
    if (whyWork(state, who, portal) === undefined) into.push(workAt(portal));
    if (whyForce(state, who, portal) === undefined) into.push(forceAt(portal));
    if (isJammable(plan, portal)) pushJams(state, who, portal, into);
  }
  if (whyValves(state, who) === undefined) into.push(VALVES);
  if (whyLight(state, who) === undefined) into.push(LIGHT);
  if (state.options.controls && whyPower(state, who) === undefined) into.push(POWER);
  if (hasControls(state) && whyGravity(state, who) === undefined) into.push(GRAVITY);
}

function isJammable({ portals }: Plan, portal: PortalId): boolean {
  const { kind } = portals[portal] as Portal;
  return kind === 'hatch' || kind === 'iris';
}

function pushJams(state: State, who: Who, portal: PortalId, into: Action[]): void {
  for (let item = 0; item < state.items.length; item++)
    if ((state.items[item] as Item).holder === who && whyJam(state, who, portal, item) === undefined)
      into.push(jamAt(portal, item));
}

function pushRevivals(state: State, who: Who, into: Action[]): void {
  const { bodies } = state;
  for (let other = 0; other < bodies.length; other++)
    if ((bodies[other] as Body).status === 'asleep' && whyRevive(state, who, other) === undefined)
      into.push(reviveOf(other));
}

function pushHostages(state: State, who: Who, into: Action[]): void {
  const { bodies } = state;
  for (let other = 0; other < bodies.length; other++)
    if ((bodies[other] as Body).held && whyFree(state, who, other) === undefined) into.push(freeOf(other));
}

function pushGear(state: State, who: Who, { at, ready }: Body, into: Action[]): void {
  pushThings(state, who, at, into);
  const hidden = hiddenOf(state, who).length;
  for (let i = 0; i < hidden; i++) if (whyProduce(state, who, i) === undefined) into.push(produceOf(i));
  if (whyBreach(state, who) === undefined) into.push(BREACH);
  if (ready === NONE) return;
  if (isReloadable(state, ready)) pushReloads(state, who, into);
  if (whySelector(state, who) === undefined) into.push(SELECTOR);
  if (whyBayonet(state, who) === undefined) into.push(BAYONET);
  if (whyArm(state, who) === undefined) into.push(ARM);
  if (whyToss(state, who, 0) === undefined) into.push(TOSS);
  if (!state.gravity && whyToss(state, who, 1) === undefined) into.push(TOSS_HOLDING);
}

/** What someone has, and what lies there or is with someone who fell there, ascending. */
function pushThings(state: State, who: Who, at: Square, into: Action[]): void {
  const { items, bodies } = state;
  const { of, setUp } = placesOf(items);
  if (setUp || hasFallen(bodies, at)) {
    for (let item = 0; item < items.length; item++) pushThing(state, who, at, item, into);
    return;
  }
  const own = withHolder(who);
  const here = onSquare(at);
  for (let item = 0; item < of.length; item++) {
    const place = of[item] as number;
    if (place === own || place === here) pushThing(state, who, at, item, into);
  }
}

function hasFallen(bodies: readonly Body[], at: Square): boolean {
  for (let who = 0; who < bodies.length; who++) {
    const body = bodies[who] as Body;
    if (body.at === at && body.status !== 'active') return true;
  }
  return false;
}

function pushThing(state: State, who: Who, at: Square, item: ItemId, into: Action[]): void {
  const each = state.items[item] as Item;
  if (MUST_BE_SET_UP[each.weapon] === true && whySetUp(state, who, item) === undefined) into.push(setUpOf(item));
  if (each.holder === who) pushHandling(state, who, item, into);
  else if (isWithinReach(state, each, at) && whyPick(state, who, item) === undefined) into.push(pickUp(item));
}

function pushReloads(state: State, who: Who, into: Action[]): void {
  for (const reload of RELOADS) if (whyReload(state, who, reload.on) === undefined) into.push(reload);
}

function pushHandling(state: State, who: Who, item: ItemId, into: Action[]): void {
  if (whyDraw(state, who, item) === undefined) into.push(drawOf(item));
  if (whyStow(state, who, item) === undefined) into.push(stowOf(item));
  if (whyDrop(state, who, item) === undefined) into.push(dropOf(item));
}
