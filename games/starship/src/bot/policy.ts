/** A policy for one activation: strike while it pays, arm oneself, go where the fight is, and cover what cannot be reached. */
import type { Decision } from '@shutterbox/kernel';
import { act, END } from '../actions.ts';
import type { Action, DecisionKind } from '../answers.ts';
import { isLoaded, isMelee, READY } from '../combat/means.ts';
import type { Weapon } from '../data/weapon.ts';
import { WEAPONS } from '../data/weapons.ts';
import { isInFront, range } from '../grid/range.ts';
import { canSee } from '../grid/sight.ts';
import { timeoutAction } from '../legal.ts';
import { areEnemies, bodyOf, isAnimal, isPresent, itemOf, readyWeapon } from '../people.ts';
import { NONE, type Plan, type Square } from '../plan/types.ts';
import { planOf, scenarioOf } from '../scenario/scenario.ts';
import type { Item, State, Who } from '../types.ts';
import { distances } from './field.ts';
import { rate } from './odds.ts';
import { shelter } from './shelter.ts';
import { travel } from './travel.ts';

/** Wounds for an action point below which an attack is not worth it. */
const WORTH_IT = 0.08;
/** Nearer than this one fights with what is at hand. */
const TOO_CLOSE = 4;
const EARSHOT = 9;
/** Who fetches a weapon fights only what can strike at him. */
const REACH = 2;
/** Whoever has one does not hide. */
const GUN = 6;

export function policy(state: State, decision: Decision, legal: readonly Action[]): Action {
  const who = decision.subject ?? 0;
  switch (decision.kind as DecisionKind) {
    case 'turn':
      return deed(state, who, legal);
    case 'pick':
      return act('take');
    case 'react':
      return legal[0] as Action;
    case 'aim':
      return longestLane(state, who, legal);
    default:
      return timeoutAction(state, decision);
  }
}

function deed(state: State, who: Who, legal: readonly Action[]): Action {
  const enemies = enemiesOf(state, who);
  if (enemies.length === 0) return END;
  const goals = goalsOf(state, who, enemies);
  const armed = isAnimal(state, who) || worthOfReady(state, who) >= GUN;
  const fetching = !armed && isFetching(state, goals);
  const hides = !armed && !fetching;
  const fights = !fetching || nearest(state, who, enemies) <= REACH;
  return (
    (hides ? shelter(state, who, legal, enemies) : undefined) ??
    (fights ? bestAttack(state, who, legal) : undefined) ??
    arm(state, who, legal, enemies) ??
    faceEnemy(state, who, legal, enemies) ??
    ambush(state, who, legal, enemies) ??
    travel(state, who, legal, goals, enemies) ??
    wait(state, who, legal)
  );
}

function isFetching({ items }: State, goals: readonly Square[]): boolean {
  return goals.some((goal) => items.some(({ at, holder }) => holder === NONE && at === goal));
}

function worthOfReady(state: State, who: Who): number {
  const { ready } = bodyOf(state, who);
  return ready === NONE ? 0 : worthOf(itemOf(state, ready));
}

function enemiesOf(state: State, who: Who): readonly Who[] {
  return state.bodies.flatMap((body, other) => (areEnemies(state, who, other) && isPresent(body) ? [other] : []));
}

function bestAttack(state: State, who: Who, legal: readonly Action[]): Action | undefined {
  let best: Action | undefined;
  let most = WORTH_IT;
  for (const action of legal) {
    if (action.type !== 'attack' || bodyOf(state, action.on).status !== 'active') continue;
    const worth = rate(state, who, action.on, action.how);
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  return best;
}

/** How good a weapon is to have: more dice, and range before reach. */
function worthOf({ weapon, loaded, spares, broken }: Pick<Item, 'weapon' | 'loaded' | 'spares' | 'broken'>): number {
  const { class: kind, later, capacity } = WEAPONS[weapon] as Weapon;
  if (later || broken || (capacity > 0 && loaded + spares === 0)) return 0;
  switch (kind) {
    case 'energy':
    case 'military':
      return 8;
    case 'sporting':
      return 7;
    case 'pistol':
      return 6;
    case 'polearm':
      return 5;
    case 'blade':
      return 4;
    case 'bow':
      return 3;
    default:
      return 1;
  }
}

export function bestHeld(state: State, who: Who): number {
  let best = 0;
  for (const item of state.items) if (item.holder === who) best = Math.max(best, worthOf(item));
  return best;
}

/** Draw, reload, pick up: what makes the next attack better. */
function arm(state: State, who: Who, legal: readonly Action[], enemies: readonly Who[]): Action | undefined {
  if (isAnimal(state, who)) return undefined;
  const { ready } = bodyOf(state, who);
  const held = ready === NONE ? 0 : worthOf(itemOf(state, ready));
  const pick = best(legal, 'pick', ({ on }) => worthOf(itemOf(state, on)) - bestHeld(state, who));
  if (pick !== undefined) return pick;
  const draw = best(legal, 'draw', ({ on }) => worthOf(itemOf(state, on)) - held);
  if (draw !== undefined) return draw;
  if (ready !== NONE && !isLoaded(state, who, READY)) {
    const reload = legal.find(({ type }) => type === 'reload');
    if (reload !== undefined) return reload;
    if (nearest(state, who, enemies) < TOO_CLOSE) return legal.find(({ type }) => type === 'stow' || type === 'drop');
  }
  return undefined;
}

function best(legal: readonly Action[], type: Action['type'], gain: (action: Action) => number): Action | undefined {
  let found: Action | undefined;
  let most = 0;
  for (const action of legal) {
    if (action.type !== type) continue;
    const value = gain(action);
    if (value <= most) continue;
    most = value;
    found = action;
  }
  return found;
}

function nearest(state: State, who: Who, enemies: readonly Who[]): number {
  const plan = planOf(state);
  const { at } = bodyOf(state, who);
  return enemies.reduce((least, enemy) => {
    const squares = range(plan, at, bodyOf(state, enemy).at);
    return squares === NONE ? least : Math.min(least, squares);
  }, 99);
}

/** A gun points at somebody it can see. */
function faceEnemy(state: State, who: Who, legal: readonly Action[], enemies: readonly Who[]): Action | undefined {
  if (isMelee(readyWeapon(state, who)) || !isLoaded(state, who, READY)) return undefined;
  const plan = planOf(state);
  const { at, facing, ap } = bodyOf(state, who);
  const seen = enemies.filter((enemy) => canSee(plan, state.open, at, bodyOf(state, enemy).at));
  if (seen.length === 0 || seen.some((enemy) => isInFront(plan, at, facing, bodyOf(state, enemy).at))) return undefined;
  if (ap < 1) return undefined;
  return legal.find(
    ({ type, on }) => type === 'turn' && seen.some((enemy) => isInFront(plan, at, on as 0, bodyOf(state, enemy).at)),
  );
}

/** A gun lets animals come: they have nothing to shoot back with. */
function ambush(state: State, who: Who, legal: readonly Action[], enemies: readonly Who[]): Action | undefined {
  const cover = legal.find(({ type }) => type === 'cover');
  if (cover === undefined || isMelee(readyWeapon(state, who)) || !enemies.every((enemy) => isAnimal(state, enemy)))
    return undefined;
  const far = distances(
    state,
    who,
    enemies.map((enemy) => bodyOf(state, enemy).at),
  )[bodyOf(state, who).at] as number;
  return far <= EARSHOT ? cover : undefined;
}

/** Where to go: a weapon for the unarmed, the bridge when time runs out, else the enemy. */
function goalsOf(state: State, who: Who, enemies: readonly Who[]): readonly Square[] {
  const plan = planOf(state);
  if (!isAnimal(state, who)) {
    const wanted = state.items.flatMap((item) => (isWanted(state, who, item) ? [item.at] : []));
    if (wanted.length > 0 && isReachable(state, who, wanted)) return wanted;
    const { atLimit, limit } = scenarioOf(state);
    if (atLimit === 'bridge' && state.turn > limit / 2) return bridgeOf(plan);
  }
  return enemies.map((enemy) => bodyOf(state, enemy).at);
}

function isWanted(state: State, who: Who, item: Item): boolean {
  return item.holder === NONE && item.portal === NONE && worthOf(item) > Math.max(1, bestHeld(state, who));
}

function isReachable(state: State, who: Who, goals: readonly Square[]): boolean {
  return (distances(state, who, goals)[bodyOf(state, who).at] as number) < 60;
}

function bridgeOf(plan: Plan): readonly Square[] {
  return plan.rooms.flatMap(({ kind, squares }) => (kind === 'bridge' ? squares : []));
}

/** Nothing to do: guard, if the whole turn is left. */
function wait(state: State, who: Who, legal: readonly Action[]): Action {
  const cover = legal.find(({ type }) => type === 'cover');
  if (cover !== undefined) return cover;
  // A door that moves is waited for.
  return state.act.waits.length > 0 && bodyOf(state, who).ap > 0
    ? (legal.find(({ type }) => type === 'swear') ?? END)
    : END;
}

function longestLane(state: State, who: Who, legal: readonly Action[]): Action {
  const marked = legal.find(({ type }) => type === 'mark');
  if (marked !== undefined) return marked;
  const plan = planOf(state);
  const { at } = bodyOf(state, who);
  return legal.reduce((long, action) => (range(plan, at, action.on) > range(plan, at, long.on) ? action : long));
}
