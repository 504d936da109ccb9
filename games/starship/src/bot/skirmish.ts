/** A policy at a glance, for the many actions that search plays out: strikes where it can, and else goes where it is wanted. */
import type { Decision } from '@shutterbox/kernel';
import { act, END, TURNS } from '../actions.ts';
import type { Action } from '../answers.ts';
import { isLoaded, isMelee, READY } from '../combat/means.ts';
import { isInFront, range } from '../grid/range.ts';
import { canSee } from '../grid/sight.ts';
import { isOpen } from '../grid/step.ts';
import { isIdle } from '../knowledge/secrets.ts';
import { bodyOf, isAnimal, readyWeapon, sheetOf } from '../people.ts';
import { type Facing, NONE, type Plan, type Portal, type Square, type Way } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import type { State, Who } from '../types.ts';
import { bestAttack } from './enact.ts';
import { distancesFrom, distancesThrough, type Field } from './field.ts';
import { policy } from './policy.ts';
import { questDeed, questOf } from './quests.ts';
import { foesFor } from './targets.ts';

/** A turn and a snap shot. */
const TURN_AND_FIRE = 5;
const SWEAR = act('swear');

export function skirmish(state: State, decision: Decision, legal: readonly Action[]): Action {
  // Other questions cost little, and without gravity a step is not a step.
  if (decision.kind !== 'turn' || !state.gravity) return policy(state, decision, legal);
  const who = decision.subject ?? 0;
  if (isIdle(state, who)) return END;
  const urgent = questDeed(state, who, legal);
  if (urgent !== undefined) return urgent;
  const foes = foesFor(state, who);
  const advance = () => approach(state, who, legal, foes);
  const strike = () => bestAttack(state, who, legal) ?? ready(state, who, legal) ?? turnTo(state, who, legal, foes);
  return (isHomeward(state, who) ? (advance() ?? strike()) : (strike() ?? advance())) ?? END;
}

/** S-14.32, S-14.35: who wins by arriving. */
function isHomeward(state: State, who: Who): boolean {
  const { role } = sheetOf(state, who);
  return role === 'returning' || role === 'hostage';
}

function ready(state: State, who: Who, legal: readonly Action[]): Action | undefined {
  if (bodyOf(state, who).ready === NONE) return legal.find(({ type }) => type === 'draw');
  return isLoaded(state, who, READY) ? undefined : legal.find(({ type }) => type === 'reload');
}

/** A gun bears only ahead; to what is behind it takes two turns. */
function turnTo(state: State, who: Who, legal: readonly Action[], foes: readonly Who[]): Action | undefined {
  const { at, ap, facing } = bodyOf(state, who);
  if (ap < TURN_AND_FIRE || isAnimal(state, who) || isMelee(readyWeapon(state, who))) return undefined;
  const plan = planOf(state);
  const seen = foes.map((foe) => bodyOf(state, foe).at).filter((there) => canSee(plan, state.open, at, there));
  if (seen.length === 0 || seen.some((there) => isInFront(plan, at, facing, there))) return undefined;
  const turns = TURNS.filter((turn) => legal.includes(turn));
  return turns.find(({ on }) => isInFront(plan, at, on as Facing, seen[0] as Square)) ?? turns[0];
}

/** One step nearer, through what is shut if need be. */
function approach(state: State, who: Who, legal: readonly Action[], foes: readonly Who[]): Action | undefined {
  const plan = planOf(state);
  const { at } = bodyOf(state, who);
  const field = fieldFor(state, plan, who, foes);
  if (field === undefined) return undefined;
  let best: Action | undefined;
  let least = field[at] as number;
  for (const action of legal) {
    const there = leadsTo(state, plan, at, action, field);
    // Runs come after steps: where both lead, a run is cheaper.
    if (there === NONE || there > least || (there === least && action.type !== 'run')) continue;
    if (there === least && best === undefined) continue;
    least = there;
    best = action;
  }
  return best ?? (state.act.waits.length > 0 && legal.includes(SWEAR) ? SWEAR : undefined);
}

/** How far it is from where an action leads; NONE where it leads nowhere. */
function leadsTo(state: State, plan: Plan, at: Square, { type, on }: Action, field: Field): number {
  switch (type) {
    case 'step':
    case 'run': {
      const next = plan.next[at * 8 + on] as Square;
      return next === NONE ? NONE : (field[next] as number);
    }
    case 'climb': {
      const { upper, lower } = plan.ways[on] as Way;
      return field[at === upper ? lower : upper] as number;
    }
    case 'work': {
      if (isOpen(plan, state.open, on) || state.act.waits.includes(on)) return NONE;
      const { beside, outer } = plan.portals[on] as Portal;
      const behind = beside.find((square) => square !== at) ?? NONE;
      return outer || behind === NONE ? NONE : (field[behind] as number);
    }
    default:
      return NONE;
  }
}

function fieldFor(state: State, plan: Plan, who: Who, foes: readonly Who[]): Field | undefined {
  const opens = !isAnimal(state, who) || sheetOf(state, who).role === 'berserker';
  const quest = questOf(state, who);
  if (quest !== undefined && quest.goals.length > 0) return distancesThrough(plan, state.open, opens, quest.goals);
  const { at } = bodyOf(state, who);
  let nearest = NONE;
  let least = Number.POSITIVE_INFINITY;
  for (const foe of foes) {
    const there = bodyOf(state, foe).at;
    const squares = range(plan, at, there);
    const far = squares === NONE ? plan.squares : squares;
    if (far >= least) continue;
    least = far;
    nearest = there;
  }
  return nearest === NONE ? undefined : distancesFrom(plan, state.open, opens, nearest);
}
