/** A fixed opponent to measure bots by: it goes straight for the nearest enemy and attacks whatever it can, with whatever is ready. */
import type { Decision } from '@shutterbox/kernel';
import { act, END } from '../src/actions.ts';
import type { Action } from '../src/answers.ts';
import { distances } from '../src/bot/field.ts';
import { isSnap } from '../src/combat/means.ts';
import { isOpen } from '../src/grid/step.ts';
import { timeoutAction } from '../src/legal.ts';
import { areEnemies, bodyOf, isPresent } from '../src/people.ts';
import { NONE, type Square } from '../src/plan/types.ts';
import { planOf } from '../src/scenario/scenario.ts';
import type { State, Who } from '../src/types.ts';

export function charger(state: State, decision: Decision, legal: readonly Action[]): Action {
  const who = decision.subject ?? 0;
  if (decision.kind === 'pick') return act('take');
  if (decision.kind !== 'turn') return timeoutAction(state, decision);
  return strike(state, legal) ?? arm(legal) ?? charge(state, who, legal) ?? END;
}

function strike(state: State, legal: readonly Action[]): Action | undefined {
  const attacks = legal.filter(({ type, on }) => type === 'attack' && bodyOf(state, on).status === 'active');
  return attacks.find(({ how }) => !isSnap(how)) ?? attacks[0];
}

function arm(legal: readonly Action[]): Action | undefined {
  return legal.find(({ type }) => type === 'draw' || type === 'pick' || type === 'reload');
}

function charge(state: State, who: Who, legal: readonly Action[]): Action | undefined {
  const plan = planOf(state);
  const { at } = bodyOf(state, who);
  const goals = state.bodies.flatMap((body, other) =>
    areEnemies(state, who, other) && isPresent(body) ? [body.at] : [],
  );
  const field = distances(state, who, goals);
  const nearer = (direction: number): boolean => {
    const next = plan.next[at * 8 + direction] as Square;
    return next !== NONE && (field[next] as number) < (field[at] as number);
  };
  const run = legal.find(({ type, on }) => (type === 'run' || type === 'step') && nearer(on));
  if (run !== undefined) return run;
  const shut = legal.find(({ type, on }) => type === 'work' && !isOpen(plan, state.open, on));
  return state.act.waits.length > 0 ? legal.find(({ type }) => type === 'swear') : shut;
}
