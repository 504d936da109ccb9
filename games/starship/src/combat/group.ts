/** S-11.5 to S-11.9: who else may be hit. Casualties are not (S-10.14). */
import { isOnLine, squaresBeyond } from '../grid/line.ts';
import { range } from '../grid/range.ts';
import { canSee } from '../grid/sight.ts';
import { areAdjacent } from '../grid/step.ts';
import { isKnownTo } from '../knowledge/fog.ts';
import { bodyOf, isPresent } from '../people.ts';
import type { Plan } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import type { State, Who } from '../types.ts';
import { MOUNT, meansOf, profileAt, READY } from './means.ts';
import { hasThrow } from './reasons.ts';

/** In the order in which they are thrown for. */
export function bystanders(state: State, hit: boolean): Who[] {
  const { shot } = state;
  const means = meansOf(shot.how);
  if (means !== READY && means !== MOUNT) return [];
  const { spread } = profileAt(shot.profile);
  const plan = planOf(state);
  switch (spread) {
    case 'none':
      return [];
    case 'pellets':
      return [...beside(state, plan), ...pastTheSpread(state, plan)];
    case 'burst':
      return inLine(state, plan).slice(0, shot.rounds >> 1);
    case 'beam':
      return hit ? [] : inLine(state, plan).slice(0, 1);
    case 'plasma':
      return inLine(state, plan);
  }
}

/** S-11.9: all who stand beside the target, in the firer's sight. */
function beside(state: State, plan: Plan): Who[] {
  const { by, target } = state.shot;
  const from = bodyOf(state, by).at;
  const { at } = bodyOf(state, target);
  return others(state).filter((who) => {
    const square = bodyOf(state, who).at;
    return areAdjacent(plan, state.open, at, square) && canSee(plan, state.open, from, square);
  });
}

/** S-11.5, S-18.6: a burst of flechettes goes on along its line. */
function pastTheSpread(state: State, plan: Plan): Who[] {
  const { shot } = state;
  if (!profileAt(shot.profile).auto) return [];
  const struck = beside(state, plan);
  return inLine(state, plan)
    .filter((who) => !struck.includes(who))
    .slice(0, shot.rounds >> 1);
}

/** S-11.5: before and behind the target up to what blocks, the nearest to the firer first. */
function inLine(state: State, plan: Plan): Who[] {
  const { by, target } = state.shot;
  const from = bodyOf(state, by).at;
  const { at } = bodyOf(state, target);
  if (from === at) return [];
  const behind = squaresBeyond(plan, state.open, from, at);
  const hit = others(state).filter((who) => {
    const square = bodyOf(state, who).at;
    return (isOnLine(plan, from, at, square) || behind.includes(square)) && isWithin(state, plan, who);
  });
  return hit.sort((a, b) => distance(state, plan, a) - distance(state, plan, b));
}

/** S-11.8: no throw is made, or used up, where the chart has a dash. */
function isWithin(state: State, plan: Plan, who: Who): boolean {
  const { how, profile } = state.shot;
  return hasThrow(state, who, meansOf(how), profile, distance(state, plan, who));
}

function distance(state: State, plan: Plan, who: Who): number {
  return range(plan, bodyOf(state, state.shot.by).at, bodyOf(state, who).at);
}

/** S-22.11: in the fog only those whom the firer's side sees. */
function others(state: State): Who[] {
  const { by, target } = state.shot;
  const found: Who[] = [];
  for (let who = 0; who < state.bodies.length; who++)
    if (who !== by && who !== target && isPresent(bodyOf(state, who)) && isKnownTo(state, by, who)) found.push(who);
  return found;
}
