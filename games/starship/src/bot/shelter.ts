/** Doors against animals, which cannot open them: whoever has no gun shuts himself in. */
import { END } from '../actions.ts';
import type { Action } from '../answers.ts';
import { isOpen } from '../grid/step.ts';
import { bodyOf, isAnimal } from '../people.ts';
import type { OpenPortals, Plan, Portal } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import type { State, Who } from '../types.ts';
import { distancesThrough, FAR } from './field.ts';

/** A portal is worth shutting if the way round it is so much longer. */
const DETOUR = 4;

/** What an unarmed person does while animals are loose; undefined where doors are no answer. */
export function shelter(state: State, who: Who, legal: readonly Action[], enemies: readonly Who[]): Action | undefined {
  if (!enemies.every((enemy) => isAnimal(state, enemy))) return undefined;
  const plan = planOf(state);
  const now = threat(state, plan, state.open, who, enemies);
  if (now >= FAR) return waiting(state, legal) ?? END;
  if (now <= 1) return undefined;
  let best: Action | undefined;
  let most = now + DETOUR;
  for (const action of legal) {
    const after = shutBy(state, plan, action);
    if (after === undefined) continue;
    const then = threat(state, plan, after, who, enemies);
    if (then <= most) continue;
    most = then;
    best = action;
  }
  return best ?? waiting(state, legal);
}

/** A door on the move is waited for. */
function waiting(state: State, legal: readonly Action[]): Action | undefined {
  return state.act.waits.length > 0 ? legal.find(({ type }) => type === 'swear') : undefined;
}

/** How far the nearest animal has to go; what is already shutting counts as shut. */
function threat(state: State, plan: Plan, open: OpenPortals, who: Who, enemies: readonly Who[]): number {
  const masks = open.slice();
  const { waits } = state.act;
  for (let i = 0; i < waits.length; i += 2) shut(masks, plan.portals[waits[i] as number] as Portal);
  const goals = enemies.map((enemy) => bodyOf(state, enemy).at);
  return distancesThrough(plan, masks, false, goals)[bodyOf(state, who).at] as number;
}

/** The portals as an action would leave them; undefined if it shuts none. */
function shutBy(state: State, plan: Plan, { type, on }: Action): OpenPortals | undefined {
  if (type === 'valves') {
    const masks = state.open.slice();
    for (const portal of plan.portals) if (portal.kind === 'iris') shut(masks, portal);
    return masks;
  }
  if (type !== 'work' || !isOpen(plan, state.open, on)) return undefined;
  const masks = state.open.slice();
  shut(masks, plan.portals[on] as Portal);
  return masks;
}

function shut(masks: number[], { deck, bit }: Portal): void {
  masks[deck] = (masks[deck] as number) & ~(1 << bit);
}
