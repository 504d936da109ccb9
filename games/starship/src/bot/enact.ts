/** What a plan does next. */
import { act, END } from '../actions.ts';
import type { Action } from '../answers.ts';
import { isOpen } from '../grid/step.ts';
import { isAnimal } from '../people.ts';
import { NONE, type Plan } from '../plan/types.ts';
import type { State, Who } from '../types.ts';
import { isDrifting } from '../zero-g/poise.ts';
import { rate } from './odds.ts';
import type { Scene } from './scene.ts';
import { isSwungInVain } from './swing.ts';
import { isFoe } from './targets.ts';
import { firstOf, waitFor } from './ways.ts';

export type Deed = 'strike' | 'climb' | 'go' | 'shut' | 'peek' | 'valves' | 'cover' | 'pick' | 'stay';

export interface Plot {
  score: number;
  deed: Deed;
  node: number;
  portal: number;
}

/** The next action of a plan. */
export function enact(scene: Scene, { deed, node, portal }: Plot, legal: readonly Action[]): Action {
  const { state, plan, ways } = scene;
  if (deed === 'strike') {
    const blow = bestAttack(state, scene.who, legal);
    if (blow !== undefined) return blow;
  }
  if (deed === 'climb') return climbOn(scene, legal) ?? END;
  const step = firstOf(state, plan, ways, node);
  if (step !== undefined && legal.includes(step)) return step;
  if (deed === 'peek' || deed === 'shut') {
    const work = act('work', portal);
    if (legal.includes(work)) return work;
    if (waitFor(state, portal) !== NONE) return act('swear');
  }
  if (deed === 'valves') return act('valves');
  return rest(scene, legal, deed);
}

export function bestAttack(state: State, who: Who, legal: readonly Action[]): Action | undefined {
  let best: Action | undefined;
  let most = 0;
  for (const action of legal) {
    if (action.type !== 'attack' || !isFoe(state, who, action.on)) continue;
    const worth = rate(state, who, action.on, action.how);
    if (worth <= most || isSwungInVain(state, who, action, legal)) continue;
    most = worth;
    best = action;
  }
  return best;
}

/** Nothing more to plan: picks up what is wanted, climbs on, guards, or ends. */
function rest(scene: Scene, legal: readonly Action[], deed: Deed): Action {
  const { state, who, body, aim } = scene;
  if (deed === 'cover') return act('cover');
  if (aim.finds.has(body.at)) {
    const found = legal.find(({ type, on }) => type === 'pick' && (state.items[on]?.at ?? NONE) === body.at);
    if (found !== undefined) return found;
  }
  return climbOn(scene, legal) ?? bestAttack(state, who, legal) ?? passTime(state, who, legal);
}

/** S-21.7: AP left after a drift can still be used, so only a little is spent at a time. */
function passTime(state: State, who: Who, legal: readonly Action[]): Action {
  const swear = act('swear');
  return !state.gravity && isDrifting(state, who) && legal.includes(swear) ? swear : END;
}

export function climbOn({ state, plan, body, goal, who }: Scene, legal: readonly Action[]): Action | undefined {
  const { at, ladder } = body;
  for (const action of legal) {
    if (action.type !== 'climb') continue;
    const { upper, lower, cover } = plan.ways[action.on] as Plan['ways'][number];
    const to = at === upper ? lower : upper;
    if ((goal[to] as number) >= (goal[at] as number)) continue;
    const shut = cover !== NONE && !isOpen(plan, state.open, cover) && !isAnimal(state, who);
    const work = legal.find(({ type, on }) => type === 'work' && on === cover);
    return shut && (ladder || at === upper) && work !== undefined ? work : action;
  }
  if (!ladder) return undefined;
  return legal.find(({ type }) => type === 'work') ?? END;
}
