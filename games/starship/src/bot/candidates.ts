/** The answers worth searching: what the policy does, and what else may be as good. */
import type { Decision } from '@shutterbox/kernel';
import type { Action } from '../answers.ts';
import type { State, Who } from '../types.ts';
import { rate } from './odds.ts';
import { policy } from './policy.ts';
import { skirmish } from './skirmish.ts';
import { isSwungInVain } from './swing.ts';
import { isFoe } from './targets.ts';

/** Only a turn in which someone can be attacked is worth more than a look: then each target, and covering instead. */
export function candidates(state: State, decision: Decision, legal: readonly Action[]): readonly Action[] {
  return besides(state, decision, legal, policy(state, decision, legal));
}

/** The same with what is chosen at a glance. */
export function glimpsed(state: State, decision: Decision, legal: readonly Action[]): readonly Action[] {
  return besides(state, decision, legal, skirmish(state, decision, legal));
}

function besides(state: State, decision: Decision, legal: readonly Action[], chosen: Action): readonly Action[] {
  if (decision.kind !== 'turn') return [chosen];
  const attacks = bestByTarget(state, decision.subject ?? 0, legal);
  if (attacks.length === 0) return [chosen];
  return [...new Set([chosen, ...attacks, ...legal.filter(({ type }) => type === 'cover')])];
}

function bestByTarget(state: State, who: Who, legal: readonly Action[]): readonly Action[] {
  const best = new Map<Who, { readonly action: Action; readonly worth: number }>();
  for (const action of legal) {
    if (action.type !== 'attack' || !isFoe(state, who, action.on)) continue;
    const worth = rate(state, who, action.on, action.how);
    if (worth > (best.get(action.on)?.worth ?? 0) && !isSwungInVain(state, who, action, legal))
      best.set(action.on, { action, worth });
  }
  return [...best.values()].map(({ action }) => action);
}
