/** Who can react to a walk, and with what chance: as far as the seat may know. Others' orders are not known. */
import { assumed } from '../assumed.ts';
import { clone } from '../clone.ts';
import { howOfResponse, type Response, responseTo } from '../combat/reactions.ts';
import { bodyOf } from '../people.ts';
import { NONE, type Square } from '../plan/types.ts';
import { personName } from '../text/names.ts';
import type { State, View, Who } from '../types.ts';
import { type Throw, throwIn } from './throws.ts';

export interface Danger {
  /** The square that it comes at. */
  readonly at: Square;
  readonly response: Exclude<Response, 'none'>;
  readonly aim: Throw;
}

/** Each enemy once, where it can react first. */
export function dangersOn(view: View, mover: Who, way: readonly Square[]): readonly Danger[] {
  const found = new Map<Who, Danger>();
  for (const [index, at] of way.entries()) {
    const from = way[index - 1];
    if (from === undefined) continue;
    for (const danger of dangersAt(view, mover, from, at))
      if (!found.has(danger.aim.by)) found.set(danger.aim.by, danger);
  }
  return [...found.values()];
}

/** Of a way the squares at which anyone can react. */
export function squaresInDanger(view: View, mover: Who, way: readonly Square[]): readonly Square[] {
  return way.filter((at, index) => index > 0 && dangersAt(view, mover, way[index - 1] as Square, at).length > 0);
}

const KNOWN = new WeakMap<View, Map<string, readonly Danger[]>>();

function dangersAt(view: View, mover: Who, from: Square, at: Square): readonly Danger[] {
  const known = KNOWN.get(view) ?? new Map<string, readonly Danger[]>();
  KNOWN.set(view, known);
  const key = `${mover} ${from} ${at}`;
  const dangers = known.get(key) ?? worked(assumed(view), mover, from, at);
  known.set(key, dangers);
  return dangers;
}

function worked(now: State, mover: Who, from: Square, at: Square): readonly Danger[] {
  const state = clone(now);
  bodyOf(state, mover).at = at;
  state.react = { mover, from, portal: NONE, done: 0 };
  return [...state.bodies.keys()].flatMap((enemy) => {
    const response = responseTo(state, enemy, mover);
    if (response === 'none') return [];
    return [{ at, response, aim: throwIn(state, enemy, mover, howOfResponse(state, enemy, mover, response)) }];
  });
}

/** "Animal 3 can strike at you first". */
export function dangerWords({ response, aim }: Danger, view: View): string {
  const name = personName(view, aim.by);
  return response === 'free' || response === 'guard' ? `${name} can strike on the way` : `${name} can fire on the way`;
}
