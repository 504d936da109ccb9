/** The answers worth searching: what the policy does, and what else may be as good. */
import type { Decision } from '@shutterbox/kernel';
import type { Action } from '../answers.ts';
import { bodyOf } from '../people.ts';
import type { State } from '../types.ts';
import { rate } from './odds.ts';
import { policy } from './policy.ts';

const OTHER_ATTACKS = 3;

/** Only a turn in which somebody can be attacked is worth more than a look. */
export function candidates(state: State, decision: Decision, legal: readonly Action[]): readonly Action[] {
  const chosen = policy(state, decision, legal);
  if (decision.kind !== 'turn') return [chosen];
  const who = decision.subject ?? 0;
  const attacks = legal.filter(({ type, on }) => type === 'attack' && bodyOf(state, on).status === 'active');
  if (attacks.length === 0) return [chosen];
  const rated = attacks.map((action) => ({ action, worth: rate(state, who, action.on, action.how) }));
  rated.sort((a, b) => b.worth - a.worth);
  const others = rated.slice(0, OTHER_ATTACKS).map(({ action }) => action);
  const quiet = legal.filter(({ type }) => type === 'cover' || type === 'end');
  return [...new Set([chosen, ...others, ...quiet])];
}
