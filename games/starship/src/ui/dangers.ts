/** Who can react to a walk, and with what chance, as far as the seat may know. It does not know others' orders. */
import type { Action } from '../answers.ts';
import { assumed } from '../assumed.ts';
import { clone } from '../clone.ts';
import { howOfResponse, type Response, responseTo } from '../combat/reactions.ts';
import { moveDuePortal } from '../move/portals.ts';
import { bodyOf } from '../people.ts';
import type { Square } from '../plan/types.ts';
import { personName } from '../text/names.ts';
import { PLAIN } from '../turn/plain.ts';
import { NO_CHANCE } from '../turn/price.ts';
import { endReactions, isReacting } from '../turn/react.ts';
import { dropGuard } from '../turn/spend.ts';
import type { State, View, Who } from '../types.ts';
import { type Throw, throwIn } from './throws.ts';

export interface Danger {
  /** Where the mover is when it comes. */
  readonly at: Square;
  readonly response: Exclude<Response, 'none'>;
  readonly aim: Throw;
}

/** Each enemy once, where it can react first. */
export function dangersOn(view: View, actions: readonly Action[]): readonly Danger[] {
  const found = new Map<Who, Danger>();
  for (const danger of allOn(view, actions)) if (!found.has(danger.aim.by)) found.set(danger.aim.by, danger);
  return [...found.values()];
}

/** The squares of a walk at which anyone can react. */
export function squaresInDanger(view: View, actions: readonly Action[]): readonly Square[] {
  return allOn(view, actions).map(({ at }) => at);
}

/** The state after some actions if nobody reacted. Walks share their first steps, which are worked out once. */
interface Ahead {
  readonly state: State;
  /** Of the last action. */
  readonly dangers: readonly Danger[];
  readonly next: Map<Action, Ahead>;
}

const STARTS = new WeakMap<View, Ahead>();

function allOn(view: View, actions: readonly Action[]): readonly Danger[] {
  let ahead = STARTS.get(view) ?? startOf(view);
  STARTS.set(view, ahead);
  return actions.flatMap((action) => {
    const next = ahead.next.get(action) ?? after(ahead.state, action);
    ahead.next.set(action, next);
    ahead = next;
    return next.dangers;
  });
}

/** A character who sets out no longer evades. */
function startOf(view: View): Ahead {
  const state = clone(assumed(view));
  const { who, begun } = state.act;
  if (!begun) dropGuard(bodyOf(state, who));
  return { state, dangers: [], next: new Map() };
}

/** By the rules themselves: a run, a sneak and a door that opens change the throw. */
function after(before: State, action: Action): Ahead {
  const state = clone(before);
  PLAIN[action.type as keyof typeof PLAIN](state, state.act.who, action, NO_CHANCE);
  const dangers: Danger[] = [];
  while (isReacting(state) || moveDuePortal(state, NO_CHANCE)) {
    dangers.push(...dangersIn(state));
    endReactions(state);
  }
  return { state, dangers, next: new Map() };
}

function dangersIn(state: State): readonly Danger[] {
  const mover = state.act.who;
  const { at } = bodyOf(state, mover);
  return [...state.bodies.keys()].flatMap((enemy) => {
    const response = responseTo(state, enemy, mover);
    if (response === 'none') return [];
    return [{ at, response, aim: throwIn(state, enemy, mover, howOfResponse(state, enemy, mover, response)) }];
  });
}

/** "Animal 3 can strike on the way". */
export function dangerWords({ response, aim }: Danger, view: View): string {
  const name = personName(view, aim.by);
  return response === 'free' || response === 'guard' ? `${name} can strike on the way` : `${name} can fire on the way`;
}
