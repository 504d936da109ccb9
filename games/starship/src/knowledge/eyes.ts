/** S-22.3: what people have in sight, all round. */
import { hasSquare, noSquares, type Sighting, sightFrom, wordsOf } from '../grid/vista.ts';
import { bit } from '../people.ts';
import { NONE, type OpenPortals, type Plan, type Portal, type Square } from '../plan/types.ts';
import type { Body, Side, State, Who } from '../types.ts';
import { peopleOf } from './camp.ts';

export interface Eyes {
  readonly known: number;
  readonly seen: readonly number[];
  /** The portals in sight, by deck, as bits. */
  readonly gates: readonly number[];
}

/** Of a side: its own active people, and all whom they see. */
export function eyesOf(state: State, plan: Plan, side: Side): Eyes {
  const { seen, gates } = viewOf(state, plan, peopleOf(state, side));
  return { known: knownIn(state, side, seen), seen, gates };
}

/** For a quick look, which mostly finds nothing new: it lasts until the next one. */
const glance = { known: 0, seen: [] as number[], gates: [] as number[] };

export function glanceOf(state: State, plan: Plan, side: Side): Eyes {
  blank(glance.seen, wordsOf(plan));
  blank(glance.gates, plan.decks.length);
  addViews(state, plan, peopleOf(state, side), glance.seen, glance.gates);
  glance.known = knownIn(state, side, glance.seen);
  return glance;
}

function blank(numbers: number[], length: number): void {
  while (numbers.length > length) numbers.pop();
  for (let i = 0; i < numbers.length; i++) numbers[i] = 0;
  while (numbers.length < length) numbers.push(0);
}

/** Whom a side commands, or has on the squares that it sees. */
function knownIn(state: State, side: Side, seen: readonly number[]): number {
  const { bodies } = state;
  const own = peopleOf(state, side);
  let known = 0;
  for (let who = 0; who < bodies.length; who++) if (isKnownIn(bodies[who] as Body, who, own, seen)) known |= bit(who);
  return known;
}

function isKnownIn({ at, status }: Body, who: Who, own: number, seen: readonly number[]): boolean {
  return (status === 'active' && (own & bit(who)) !== 0) || (at !== NONE && hasSquare(seen, at));
}

/** Whether a side that sees what it saw still knows the same people, though some of these (one bit each) have moved. */
export function isUnmoved(state: State, side: Side, known: number, seen: readonly number[], moved: number): boolean {
  const { bodies } = state;
  const own = peopleOf(state, side);
  for (let who = 0; moved >> who !== 0; who++)
    if (((moved >> who) & 1) === 1 && isKnownIn(bodies[who] as Body, who, own, seen) !== ((known & bit(who)) !== 0))
      return false;
  return true;
}

/** S-22.9: of onlookers: people whom every side knows (`active`), and what such people of every side see. */
export function commonEyes(state: State, plan: Plan, sides: number, active: number): Eyes {
  let known = active;
  const { seen, gates } = viewOf(state, plan, peopleOf(state, 0) & known);
  for (let side = 1; side < sides; side++) {
    const other = viewOf(state, plan, peopleOf(state, side) & known);
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

/** What these people see, one bit each. */
function viewOf(state: State, plan: Plan, people: number): View {
  const seen = noSquares(plan);
  const gates = plan.decks.map(() => 0);
  addViews(state, plan, people, seen, gates);
  return { seen, gates };
}

function addViews({ bodies, open }: State, plan: Plan, people: number, seen: number[], gates: number[]): void {
  for (let who = 0; people >> who !== 0; who++) {
    if (((people >> who) & 1) === 0) continue;
    const { at, status } = bodies[who] as Body;
    if (at !== NONE && status === 'active') add(sightFrom(plan, open, at), seen, gates);
  }
}

/** The portals that people see from where they are, by deck, as bits. */
export function gatesFrom(plan: Plan, open: OpenPortals, at: readonly Square[], people: number): readonly number[] {
  const gates = plan.decks.map(() => 0);
  for (let who = 0; people >> who !== 0; who++) {
    const square = at[who] as Square;
    if (((people >> who) & 1) === 0 || square === NONE) continue;
    const { gates: met } = sightFrom(plan, open, square);
    for (let deck = 0; deck < gates.length; deck++) gates[deck] = (gates[deck] as number) | (met[deck] as number);
  }
  return gates;
}

function add({ first, words, gates: met }: Sighting, seen: number[], gates: number[]): void {
  for (let w = 0; w < words.length; w++) seen[first + w] = (seen[first + w] as number) | (words[w] as number);
  for (let deck = 0; deck < gates.length; deck++) gates[deck] = (gates[deck] as number) | (met[deck] as number);
}

/** S-22.6: nobody works a portal beside a square that was swept; but lift doors move by themselves. */
export function isSweptPortal({ kind, beside }: Portal, swept: readonly number[]): boolean {
  if (swept.length === 0 || kind === 'lift') return false;
  return beside.some((square) => hasSquare(swept, square));
}

export function isSame(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
