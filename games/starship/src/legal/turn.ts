/** Every deed that the acting character can do. Candidates first, cheaply; the same `why` that `check` asks decides. */
import { act, END, RUNS, STEPS, TURNS } from '../actions.ts';
import type { Action } from '../answers.ts';
import { whyCover } from '../combat/cover.ts';
import { howOf, MEANS } from '../combat/means.ts';
import { attackCost, whyManner, whyTarget } from '../combat/target.ts';
import { isWithinReach } from '../gear/pickup.ts';
import { canSee } from '../grid/sight.ts';
import { crowd, whyRun, whyStep, whyTurn } from '../move/step.ts';
import { areEnemies, bodyOf, isAnimal, isCasualty } from '../people.ts';
import { NONE, type Plan, type Square } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import { mayClaim } from '../turn/claims.ts';
import { DEEDS } from '../turn/deeds.ts';
import { whyLight, whySneak, whySwear } from '../turn/small.ts';
import type { Body, Item, State, Who } from '../types.ts';

const SNEAK = act('sneak');
const SWEAR = act('swear');
const COVER = act('cover');
const VALVES = act('valves');
const SELECTOR = act('selector');
const LIGHT = act('light');
const BAYONET = act('bayonet');
const RELOADS: readonly Action[] = Array.from({ length: 8 }, (_, kind) => act('reload', kind));

export function pushTurn(state: State, who: Who, into: Action[]): void {
  const plan = planOf(state);
  const body = bodyOf(state, who);
  if (!state.act.begun) pushFirst(state, who, into);
  pushMoves(state, plan, who, body, into);
  pushAttacks(state, plan, who, body.at, into);
  // S-15.6: animals handle nothing.
  if (!isAnimal(state, who)) {
    pushPortals(state, plan, who, body.at, into);
    pushGear(state, who, body, into);
  }
  if (whyCover(state, who) === undefined) into.push(COVER);
  if (whySwear(state, who) === undefined) into.push(SWEAR);
  into.push(END);
}

/** Looked up by type: for what is rarely possible. */
function pushIf(state: State, who: Who, action: Action, into: Action[]): void {
  if (DEEDS[action.type as keyof typeof DEEDS].why(state, who, action) === undefined) into.push(action);
}

/** S-3.4, S-5.8. */
function pushFirst(state: State, who: Who, into: Action[]): void {
  for (let other = 0; other < state.bodies.length; other++) {
    if (isOwnFirst(state, who, other)) into.push(act('first', other));
  }
  if (whySneak(state, who) === undefined) into.push(SNEAK);
}

export function isOwnFirst(state: State, who: Who, other: Who): boolean {
  return state.sheets[other]?.seat === state.sheets[who]?.seat && mayClaim(state, other);
}

function pushMoves(state: State, plan: Plan, who: Who, { at, facing }: Body, into: Action[]): void {
  const crowded = crowd(state, plan, who);
  for (let direction = 0; direction < 8; direction++) {
    if ((plan.next[at * 8 + direction] as Square) === NONE) continue;
    if (whyStep(state, who, direction, crowded) === undefined) into.push(STEPS[direction] as Action);
  }
  for (let turned = -1; turned <= 1; turned++) {
    const direction = (2 * facing + turned + 8) % 8;
    if (whyRun(state, who, direction, crowded) === undefined) into.push(RUNS[direction] as Action);
  }
  for (let turned = 1; turned < 4; turned += 2) {
    const to = (facing + turned) % 4;
    if (whyTurn(state, who, to) === undefined) into.push(TURNS[to] as Action);
  }
  for (let way = 0; way < plan.ways.length; way++) {
    const { upper, lower } = plan.ways[way] as Plan['ways'][number];
    if (at === upper || at === lower) pushIf(state, who, act('climb', way), into);
  }
  for (const { stops } of plan.lifts) {
    if (stops.includes(at)) for (const stop of stops) pushIf(state, who, act('ride', stop), into);
  }
}

/** Nobody is struck unseen, next to one or not (S-9.6). Each target and means is judged once; the manners differ by cost and swings alone. */
function pushAttacks(state: State, plan: Plan, who: Who, at: Square, into: Action[]): void {
  for (let other = 0; other < state.bodies.length; other++) {
    const body = bodyOf(state, other);
    if (body.at === at && other !== who) pushHere(state, who, other, body, into);
    if (!areEnemies(state, who, other) || body.at === NONE || !canSee(plan, state.open, at, body.at)) continue;
    for (let means = 0; means < MEANS.length; means++) {
      if (whyTarget(state, who, other, means, false) === undefined) pushManners(state, who, other, means, into);
    }
  }
}

function pushManners(state: State, who: Who, target: Who, means: number, into: Action[]): void {
  const { ap } = bodyOf(state, who);
  for (let manner = 0; manner < 4; manner++) {
    const how = howOf(means, (manner & 2) !== 0, (manner & 1) !== 0);
    if (whyManner(state, who, target, how) === undefined && attackCost(state, who, how) <= ap)
      into.push(act('attack', target, how));
  }
}

/** Bodies to carry, sleepers to wake. */
function pushHere(state: State, who: Who, other: Who, body: Body, into: Action[]): void {
  if (!isCasualty(body)) return;
  for (let direction = 0; direction < 8; direction++) pushIf(state, who, act('haul', direction, other), into);
}

function pushPortals(state: State, plan: Plan, who: Who, at: Square, into: Action[]): void {
  const beside = plan.portalsBeside[at] as readonly number[];
  for (let i = 0; i < beside.length; i++) {
    const portal = beside[i] as number;
    pushIf(state, who, act('work', portal), into);
    pushIf(state, who, act('force', portal), into);
    for (let item = 0; item < state.items.length; item++) {
      if (state.items[item]?.holder === who) pushIf(state, who, act('jam', portal, item), into);
    }
  }
  if (plan.rooms[plan.room[at] as number]?.kind === 'bridge') pushIf(state, who, VALVES, into);
  if (whyLight(state, who) === undefined) into.push(LIGHT);
  for (let other = 0; other < state.bodies.length; other++) {
    if (bodyOf(state, other).status === 'asleep') pushIf(state, who, act('revive', other), into);
  }
}

function pushGear(state: State, who: Who, { at, ready }: Body, into: Action[]): void {
  for (let item = 0; item < state.items.length; item++) {
    const each = state.items[item] as Item;
    if (each.holder === who) {
      pushIf(state, who, act('draw', item), into);
      pushIf(state, who, act('stow', item), into);
      pushIf(state, who, act('drop', item), into);
    } else if (isWithinReach(state, each, at)) pushIf(state, who, act('pick', item), into);
  }
  if (ready === NONE) return;
  for (let kind = 0; kind < RELOADS.length; kind++) pushIf(state, who, RELOADS[kind] as Action, into);
  pushIf(state, who, SELECTOR, into);
  pushIf(state, who, BAYONET, into);
}
