/** S-22.3: what people have in sight, all round. */
import { hasSquare, noSquares, type Sighting, sightFrom } from '../grid/vista.ts';
import { bit } from '../people.ts';
import { NONE, type Plan } from '../plan/types.ts';
import type { Body, Side, State } from '../types.ts';
import { campOf } from './camp.ts';

export interface Eyes {
  readonly known: number;
  readonly seen: readonly number[];
  /** The portals in sight, by deck, as bits. */
  readonly gates: readonly number[];
}

/** Of a side: its own active people, and all whom they see. */
export function eyesOf(state: State, plan: Plan, side: Side): Eyes {
  const { seen, gates } = viewOf(state, plan, side, EVERYONE);
  return { known: knownIn(state, side, seen), seen, gates };
}

const EVERYONE = -1;

/** Whom a side commands, or has on the squares that it sees. */
export function knownIn(state: State, side: Side, seen: readonly number[]): number {
  const { bodies } = state;
  let known = 0;
  for (let who = 0; who < bodies.length; who++) {
    const { at, status } = bodies[who] as Body;
    const own = status === 'active' && campOf(state, who) === side;
    if (own || (at !== NONE && hasSquare(seen, at))) known |= bit(who);
  }
  return known;
}

/** S-22.9: of onlookers: people whom every side knows (`active`), and what such people of every side see. */
export function commonEyes(state: State, plan: Plan, sides: number, active: number): Eyes {
  let known = active;
  const { seen, gates } = viewOf(state, plan, 0, known);
  for (let side = 1; side < sides; side++) {
    const other = viewOf(state, plan, side, known);
    for (let word = 0; word < seen.length; word++) seen[word] = (seen[word] as number) & (other.seen[word] as number);
    for (let deck = 0; deck < gates.length; deck++)
      gates[deck] = (gates[deck] as number) & (other.gates[deck] as number);
  }
  for (let who = 0; who < state.bodies.length; who++) {
    const { at, status } = state.bodies[who] as Body;
    if (status !== 'active' && at !== NONE && hasSquare(seen, at)) known |= bit(who);
  }
  return { known, seen, gates };
}

/** Of those who see nothing. */
export function blindEyes(plan: Plan): Eyes {
  return { known: 0, seen: noSquares(plan), gates: plan.decks.map(() => 0) };
}

interface View {
  readonly seen: number[];
  readonly gates: number[];
}

/** What those of a side see who are among so many. */
function viewOf(state: State, plan: Plan, side: Side, among: number): View {
  const { bodies, open } = state;
  const seen = noSquares(plan);
  const gates: number[] = new Array(plan.decks.length).fill(0);
  for (let who = 0; who < bodies.length; who++) {
    const { at, status } = bodies[who] as Body;
    if (at === NONE || status !== 'active' || campOf(state, who) !== side || (among & bit(who)) === 0) continue;
    add(sightFrom(plan, open, at), seen, gates);
  }
  return { seen, gates };
}

function add({ first, words, gates: met }: Sighting, seen: number[], gates: number[]): void {
  for (let w = 0; w < words.length; w++) seen[first + w] = (seen[first + w] as number) | (words[w] as number);
  for (let deck = 0; deck < gates.length; deck++) gates[deck] = (gates[deck] as number) | (met[deck] as number);
}

export function isSame(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
