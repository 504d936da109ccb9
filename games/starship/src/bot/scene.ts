/** The situation of the acting character, worked out once for all that is then weighed. */
import { isMelee } from '../combat/means.ts';
import { isInFront, range } from '../grid/range.ts';
import { canSee } from '../grid/sight.ts';
import { directionTo } from '../grid/step.ts';
import { keepsAir } from '../hull/suits.ts';
import { bodyOf, isAnimal } from '../people.ts';
import {
  type CompartmentId,
  type Facing,
  NONE,
  type OpenPortals,
  type Plan,
  type Portal,
  type Square,
} from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import type { Body, State, Who } from '../types.ts';
import type { Aim } from './aims.ts';
import { type Ambush, ambushOf } from './ambush.ts';
import { distancesThrough, FAR, type Field } from './field.ts';
import { type Foe, fieldsOf, foesOf, guardsOf, menace } from './foes.ts';
import { type Arms, afterAll, armsOf, type Strike, strikeOver, strikesOf } from './odds.ts';
import { squareOf, type Ways, waysOf } from './ways.ts';

/** A place where foes can do less than this is worth coming back to. */
const SAFE = 0.1;
const NO_VACUUM: readonly CompartmentId[] = [];

export interface Scene {
  readonly state: State;
  readonly plan: Plan;
  readonly who: Who;
  readonly body: Body;
  readonly arms: Arms;
  readonly gun: boolean;
  readonly care: number;
  readonly foes: readonly Foe[];
  /** Own attacks on each foe, by range. */
  readonly strikes: readonly (readonly Strike[])[];
  /** The portals, once those on the move have arrived. */
  readonly settled: OpenPortals;
  readonly fields: readonly Field[];
  readonly guards: ReadonlyMap<Square, number>;
  /** In the fog, the risk of a step. */
  readonly ambush: Ambush | undefined;
  readonly ways: Ways;
  /** How far the nearest goal is, through the portals as they will be. */
  readonly goal: Field;
  readonly aim: Aim;
  /** S-20.8: compartments where the character cannot breathe. */
  readonly vacuum: readonly CompartmentId[];
  /** What foes can do where the character stands, if that is worth coming back to. */
  readonly home: readonly number[] | undefined;
}

/** Which foe, and what its fall is worth. */
export interface Blow {
  readonly worth: number;
  readonly foe: number;
}

export const NO_BLOW: Blow = { worth: 0, foe: NONE };

export function sceneOf(state: State, who: Who, aim: Aim): Scene {
  const plan = planOf(state);
  const arms = armsOf(state, who);
  const foes = foesOf(state, who);
  const settled = settledPortals(state, plan);
  const fields = fieldsOf(plan, settled, foes);
  const body = bodyOf(state, who);
  const here = foes.map((foe, i) => menace(plan, settled, foe, body.at, fields[i]?.[body.at] ?? FAR, false));
  return {
    home: settled === state.open && here.every((each) => each < SAFE) ? here : undefined,
    state,
    plan,
    who,
    body,
    arms,
    gun: !isMelee(arms.weapon),
    care: aim.care,
    foes,
    strikes: foes.map((foe) => strikesOf(state, who, foe.who, arms)),
    settled,
    fields,
    guards: guardsOf(state, plan, foes),
    ambush: ambushOf(state, plan, who, settled, foes),
    ways: waysOf(state, plan, who),
    goal: settled === state.open ? aim.field : goalThrough(state, who, aim, settled),
    aim,
    vacuum: state.airless.length === 0 || keepsAir(state, who) ? NO_VACUUM : state.airless,
  };
}

/** With portals open that are shut now, as bits of the character's deck. */
export function withOpened(scene: Scene, opened: number): Scene {
  const { state, who, aim, plan, body, foes } = scene;
  const deck = plan.deck[body.at] as number;
  const settled = scene.settled.with(deck, (scene.settled[deck] as number) | opened);
  return {
    ...scene,
    home: undefined,
    settled,
    fields: fieldsOf(plan, settled, foes),
    goal: goalThrough(state, who, aim, settled),
  };
}

/** How far the nearest goal is, by square, through these portals. */
export function goalThrough(state: State, who: Who, aim: Aim, open: OpenPortals): Field {
  return distancesThrough(planOf(state), open, !isAnimal(state, who), aim.goals);
}

/** The shut portals that are opened on the way to a node, as bits of the character's deck. */
export function openedOn({ plan, settled, body, ways }: Scene, node: number): number {
  const shut = ~(settled[plan.deck[body.at] as number] as number);
  let opened = 0;
  for (let at = node; at !== ways.start; at = ways.reach.from[at] as number) {
    const from = squareOf(ways.reach.from[at] as number);
    const direction = directionTo(plan, from, squareOf(at));
    if (direction !== NONE) opened |= (plan.gateMask[from * 8 + direction] as number) & shut;
  }
  return opened;
}

function settledPortals({ open, act: { waits } }: State, plan: Plan): OpenPortals {
  if (waits.length === 0) return open;
  const masks = open.slice();
  for (let i = 0; i < waits.length; i += 2) if ((waits[i] as number) >= 0) flip(masks, plan, waits[i] as number);
  return masks;
}

export function flip(masks: number[], plan: Plan, portal: number): void {
  const { deck, bit } = plan.portals[portal] as Portal;
  masks[deck] = (masks[deck] as number) ^ (1 << bit);
}

export function flipped(plan: Plan, open: OpenPortals, portal: number): OpenPortals {
  const masks = open.slice();
  flip(masks, plan, portal);
  return masks;
}

/** The best that this many action points can do to one foe from a square. */
export function bestBlow(scene: Scene, square: Square, facing: Facing, ap: number, open: OpenPortals): Blow {
  const { plan, foes, strikes, gun, arms } = scene;
  let best = NO_BLOW;
  for (let i = 0; i < foes.length; i++) {
    const foe = foes[i] as Foe;
    const squares = range(plan, square, foe.at);
    if (squares === NONE || squares === 0) continue;
    const { worth, cost } = strikeOver(strikes[i] as readonly Strike[], squares);
    const times = Math.floor((ap - arms.delay) / cost);
    if (times < 1 || worth <= 0.01) continue;
    const all = afterAll(worth, times);
    if (all <= best.worth) continue;
    if (gun && !isInFront(plan, square, facing, foe.at)) continue;
    if (canSee(plan, open, square, foe.at)) best = { worth: all, foe: i };
  }
  return best;
}

/** What the foes can do once some portals are shut. People who open doors are only held up, and only if they come that way. */
export function menacesBehind({ plan, foes }: Scene, square: Square, open: OpenPortals): readonly number[] {
  const far = [true, false].map((animal) =>
    foes.some((foe) => foe.animal === animal) ? distancesThrough(plan, open, !animal, [square]) : undefined,
  );
  return foes.map((foe) => menace(plan, open, foe, square, far[foe.animal ? 0 : 1]?.[foe.at] ?? FAR, false));
}
