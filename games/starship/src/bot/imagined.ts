/**
 * In the fog (S-22.4): the ship as a side last saw it, with unseen enemies where they may have gone since. A guess differs from that in many
 * small things, each time in others, so a plan that followed guesses would change at every step.
 */
import { clone, cloneBody } from '../clone.ts';
import { range } from '../grid/range.ts';
import { hasSquare } from '../grid/vista.ts';
import { campOf } from '../knowledge/camp.ts';
import { areEnemies, bit, bodyOf, isAnimal, occupant } from '../people.ts';
import { NONE, type Plan, type Square } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import type { Body, Fog, Memory, State, Who } from '../types.ts';
import { distancesFrom, FAR } from './field.ts';

/** Every unseen enemy stands somewhere, for the whole turn in the same place and in the next turn perhaps in another. */
export function imagined(guess: State, who: Who): State {
  const { fog } = guess;
  const memory = fog?.memories[campOf(guess, who)];
  if (fog === null || memory === undefined) return guess;
  const state = clone(guess);
  state.items = [...memory.items];
  state.open = [...memory.open];
  state.broken = [...memory.broken];
  state.dark = memory.dark;
  for (const [other, last] of memory.bodies.entries())
    if (last !== null)
      state.bodies[other] = { ...sinceThen(last, guess, memory, other), at: placeOf(guess, memory, other) };
  const plan = planOf(state);
  for (const enemy of state.bodies.keys()) {
    if (!areEnemies(state, who, enemy)) continue;
    const haunts = hauntsOf(state, plan, fog, memory, enemy);
    if (haunts.length === 0) continue;
    const body = bodyOf(state, enemy);
    body.at = oneOf(haunts, state, enemy);
    // S-3.1: everyone acts once between two turns of the same character.
    body.acted = state.list.indexOf(enemy) < state.list.indexOf(who);
  }
  return state;
}

/** As last seen; but the unconscious have woken when their time is over (S-12.7), and cages seldom hold for long (S-14.3). */
function sinceThen(last: Body, { turn }: State, { turns }: Memory, who: Who): Body {
  const body = cloneBody(last);
  if (turns[who] !== turn) body.caged = false;
  if (body.status === 'unconscious' && body.wakes > 0 && body.wakes <= turn) body.status = 'active';
  return body;
}

function placeOf(guess: State, { places }: Memory, who: Who): Square {
  const last = places[who] as Square;
  return last === NONE ? bodyOf(guess, who).at : last;
}

/** S-22.6: seen since the activation began, so still there. */
export function isMet({ met }: Pick<Fog, 'met'>, enemy: Who): boolean {
  return (met & bit(enemy)) !== 0;
}

/** The unseen squares where an unseen enemy may be by now, at a square a turn, or else the nearest of them; empty for anyone else. */
export function hauntsOf(state: State, plan: Plan, fog: Fog, memory: Memory, enemy: Who): readonly Square[] {
  const { swept } = fog;
  const { seen, bodies, turns, open } = memory;
  const last = placeOf(state, memory, enemy);
  if (bodies[enemy] == null || isMet(fog, enemy) || bodyOf(state, enemy).status !== 'active' || last === NONE)
    return [];
  const field = distancesFrom(plan, open, !isAnimal(state, enemy), last);
  const reach = state.turn - (turns[enemy] as number);
  const within: Square[] = [];
  let nearest = NONE;
  let least = Number.POSITIVE_INFINITY;
  for (let square = 0; square < plan.squares; square++) {
    if (hasSquare(seen, square) || (swept.length > 0 && hasSquare(swept, square))) continue;
    const far = wayOrFar(plan, field[square] as number, last, square);
    if (far <= reach) within.push(square);
    if (far >= least) continue;
    least = far;
    nearest = square;
  }
  return within.length > 0 || nearest === NONE ? within : [nearest];
}

/** Where no way leads, what is near still comes first. */
function wayOrFar(plan: Plan, way: number, from: Square, to: Square): number {
  if (way < FAR) return way;
  const squares = range(plan, from, to);
  return squares === NONE ? 2 * FAR : FAR + squares;
}

const TURN_FACTOR = 7919;
const WHO_FACTOR = 104729;
const MIX = 0x9e3779b1;

/** Drawn by lot from the turn, so that it holds for the whole turn. */
function oneOf(haunts: readonly Square[], state: State, enemy: Who): Square {
  const lot = Math.imul(state.turn * TURN_FACTOR + enemy * WHO_FACTOR, MIX) >>> 8;
  for (let i = 0; i < haunts.length; i++) {
    const square = haunts[(lot + i) % haunts.length] as Square;
    const other = occupant(state, square);
    if (other === NONE || other === enemy) return square;
  }
  return haunts[lot % haunts.length] as Square;
}
