/** A policy for every question; an activation is planned as a whole (`plan.ts`). */
import type { Decision } from '@shutterbox/kernel';
import { act, END } from '../actions.ts';
import type { Action, DecisionKind } from '../answers.ts';
import { isLoaded, READY } from '../combat/means.ts';
import { provoker } from '../combat/reactions.ts';
import { range } from '../grid/range.ts';
import { hiddenOf, isIdle } from '../knowledge/secrets.ts';
import { timeoutAction } from '../legal.ts';
import { bodyOf, isAnimal, itemOf } from '../people.ts';
import { NONE } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import { seesEnemy } from '../turn/claims.ts';
import type { State, Who } from '../types.ts';
import { isLost } from '../zero-g/poise.ts';
import { aimOf } from './aims.ts';
import { airDeed, flight } from './air.ts';
import { breachDeed, wallFor } from './breach.ts';
import { bestAttack } from './enact.ts';
import { itemWorth } from './gear.ts';
import { grenadeDeed, landing } from './grenades.ts';
import { gunnerDeed, isEmplaced } from './gunners.ts';
import { imagined } from './imagined.ts';
import { planned } from './plan.ts';
import { questDeed, questOf } from './quests.ts';
import { setUp } from './setup.ts';
import { foesFor, isFoe } from './targets.ts';

export function policy(state: State, decision: Decision, legal: readonly Action[]): Action {
  const who = decision.subject ?? 0;
  switch (decision.kind as DecisionKind) {
    case 'turn':
      return deed(state, who, legal);
    case 'pick':
      return act('take');
    case 'react':
      return reaction(state, legal);
    case 'aim':
      return longestLane(state, who, legal);
    case 'lob':
      return landing(imagined(state, who), who, legal);
    case 'wall':
      return wallFor(imagined(state, who), who, legal);
    case 'bid':
    case 'table':
    case 'skill':
    case 'place':
      return setUp(state, decision);
    default:
      return timeoutAction(state, decision);
  }
}

function deed(guess: State, who: Who, legal: readonly Action[]): Action {
  if (isIdle(guess, who)) return END;
  const state = imagined(guess, who);
  const enemies = foesFor(state, who);
  const quest = flight(state, who) ?? questOf(state, who);
  const urgent = airDeed(state, who, legal) ?? questDeed(state, who, legal);
  if (enemies.length === 0 && quest === undefined) return urgent ?? END;
  return (
    steadied(state, who, legal) ??
    urgent ??
    warDeed(state, who, legal) ??
    (enemies.length === 0 ? undefined : arm(state, who, legal, enemies[0] as Who)) ??
    planned(state, who, legal, aimOf(state, who, enemies, quest))
  );
}

/** Deeds with weapons that a plan of steps and strikes does not know. */
function warDeed(state: State, who: Who, legal: readonly Action[]): Action | undefined {
  if (isAnimal(state, who)) return undefined;
  if (isEmplaced(state, who)) return bestAttack(state, who, legal) ?? legal.find(({ type }) => type === 'cover') ?? END;
  return grenadeDeed(state, who, legal) ?? gunnerDeed(state, who, legal) ?? breachDeed(state, who, legal);
}

/** S-21.15: control is worth its price only where there is someone to attack. */
function steadied(state: State, who: Who, legal: readonly Action[]): Action | undefined {
  if (state.gravity || !isLost(state, who) || !seesEnemy(state, who)) return undefined;
  return legal.find(({ type }) => type === 'steady');
}

/** Draw, reload: what makes the next attack better. */
function arm(state: State, who: Who, legal: readonly Action[], enemy: Who): Action | undefined {
  if (isAnimal(state, who)) return undefined;
  const { ready } = bodyOf(state, who);
  let best: Action | undefined;
  let most = ready === NONE ? 0 : itemWorth(state, who, enemy, itemOf(state, ready));
  for (const action of legal) {
    if (action.type !== 'draw' && action.type !== 'produce') continue;
    const item = action.type === 'draw' ? itemOf(state, action.on) : hiddenOf(state, who)[action.on];
    const worth = item === undefined ? 0 : itemWorth(state, who, enemy, item);
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  if (best !== undefined || ready === NONE || isLoaded(state, who, READY)) return best;
  return legal.find(({ type }) => type === 'reload');
}

/** S-14.30: nobody strikes at people they do not mean to fight. */
function reaction(state: State, legal: readonly Action[]): Action {
  return (
    legal.find(({ type, on }) => type === 'react' && isFoe(state, on, provoker(state, on))) ?? (legal.at(-1) as Action)
  );
}

function longestLane(state: State, who: Who, legal: readonly Action[]): Action {
  const marked = legal.find(({ type }) => type === 'mark');
  if (marked !== undefined) return marked;
  const plan = planOf(state);
  const { at } = bodyOf(state, who);
  return legal.reduce((long, action) => (range(plan, at, action.on) > range(plan, at, long.on) ? action : long));
}
