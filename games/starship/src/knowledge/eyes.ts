/** S-22.3: what people have in sight, all round. */
import { hasSquare, noSquares, type Sighting, sightFrom } from '../grid/vista.ts';
import { bit } from '../people.ts';
import { NONE, type Plan } from '../plan/types.ts';
import type { Body, Sheet, Side, State } from '../types.ts';

export interface Eyes {
  readonly known: number;
  readonly seen: readonly number[];
  /** The portals in sight, by deck, as bits. */
  readonly gates: readonly number[];
}

/** Of a side: its own active people, and all whom they see. */
export function eyesOf(state: State, plan: Plan, side: Side): Eyes {
  const { seen, gates } = viewOf(state, plan, side, -1);
  const { bodies, sheets } = state;
  let known = 0;
  for (let who = 0; who < bodies.length; who++) {
    const { at, status } = bodies[who] as Body;
    const own = status === 'active' && (sheets[who] as Sheet).side === side;
    if (own || (at !== NONE && hasSquare(seen, at))) known |= bit(who);
  }
  return { known, seen, gates };
}

/** S-22.9: of onlookers: people whom every side knows, and what such people of every side see. */
export function commonEyes(state: State, plan: Plan, sides: readonly Eyes[], active: number): Eyes {
  let known = active;
  for (const eyes of sides) known &= eyes.known;
  if (known === 0) return { known, seen: noSquares(plan), gates: plan.decks.map(() => 0) };
  const views = sides.map((_, side) => viewOf(state, plan, side, known));
  const [first, ...others] = views as [View, ...View[]];
  for (const { seen, gates } of others) {
    for (let word = 0; word < seen.length; word++)
      first.seen[word] = (first.seen[word] as number) & (seen[word] as number);
    for (let deck = 0; deck < gates.length; deck++)
      first.gates[deck] = (first.gates[deck] as number) & (gates[deck] as number);
  }
  for (let who = 0; who < state.bodies.length; who++) {
    const { at, status } = state.bodies[who] as Body;
    if (status !== 'active' && at !== NONE && hasSquare(first.seen, at)) known |= bit(who);
  }
  return { known, seen: first.seen, gates: first.gates };
}

interface View {
  readonly seen: number[];
  readonly gates: number[];
}

/** What those of a side see who are among so many. */
function viewOf({ bodies, sheets, open }: State, plan: Plan, side: Side, among: number): View {
  const seen = noSquares(plan);
  const gates: number[] = new Array(plan.decks.length).fill(0);
  for (let who = 0; who < bodies.length; who++) {
    const { at, status } = bodies[who] as Body;
    if (at === NONE || status !== 'active' || (sheets[who] as Sheet).side !== side || (among & bit(who)) === 0)
      continue;
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
