/** S-22.3: what people have in sight, all round. */
import { addRow, hasSquare, noSquares, openIn, rowOf } from '../grid/vista.ts';
import { bit } from '../people.ts';
import { NONE, type OpenPortals, type Plan, type Portal, type Square } from '../plan/types.ts';
import type { Body, Memory, Side, State, Who } from '../types.ts';
import { peopleOf } from './camp.ts';

export interface Eyes {
  readonly known: number;
  readonly seen: readonly number[];
  /** The portals in sight, by deck, as bits. */
  readonly gates: readonly number[];
}

/** For a side: its own active people, and everyone they see. */
export function eyesOf(state: State, plan: Plan, side: Side): Eyes {
  const own = peopleOf(state, side);
  const view = blankView(plan);
  viewInto(view, state, plan, own);
  return { known: knownIn(state, own, view.seen), seen: view.seen, gates: view.gates };
}

/**
 * What a side saw at its last quick look, person by person, and what all of them but one see: mostly one person at a time moves, and the others see
 * what they saw. It lasts until the side looks again.
 */
interface Glance extends Eyes {
  readonly plan: Plan;
  readonly own: number;
  /** Where everyone was, NONE for people who saw nothing, and which portals were open that mattered there. */
  readonly places: Square[];
  readonly portals: number[];
  but: Who;
  readonly others: View;
  known: number;
  readonly seen: number[];
  readonly gates: number[];
}

const glances: (Glance | undefined)[] = [];

export function glanceOf(state: State, plan: Plan, side: Side): Eyes {
  const own = peopleOf(state, side);
  const last = glances[side];
  const glance = last !== undefined && last.plan === plan && last.own === own ? last : newGlance(plan, own, side);
  const { seen, gates, others } = glance;
  const changed = lookAgain(state, plan, glance);
  if (changed !== 0) {
    const alone = (changed & (changed - 1)) === 0 ? firstOf(changed) : NONE;
    if (alone === NONE || alone !== glance.but) seeWithout(glance, alone);
    for (let word = 0; word < seen.length; word++) seen[word] = others.seen[word] as number;
    for (let deck = 0; deck < gates.length; deck++) gates[deck] = others.gates[deck] as number;
    if (alone !== NONE) addSight(glance, alone, seen, gates);
  }
  glance.known = knownIn(state, own, seen);
  return glance;
}

function newGlance(plan: Plan, own: number, side: Side): Glance {
  const { seen, gates } = blankView(plan);
  const places: Square[] = [];
  for (let who = 0; own >> who !== 0; who++) places.push(NONE);
  const portals = places.map(() => 0);
  const glance = { plan, own, places, portals, but: NONE, others: blankView(plan), known: 0, seen, gates };
  glances[side] = glance;
  return glance;
}

/** Whose sight has changed, one bit each. */
function lookAgain({ bodies, open }: State, plan: Plan, { own, places, portals }: Glance): number {
  let changed = 0;
  for (let rest = own; rest !== 0; rest &= rest - 1) {
    const who = firstOf(rest);
    const body = bodies[who] as Body;
    const at = body.status === 'active' ? body.at : NONE;
    const mask = at === NONE ? 0 : openIn(plan.lookouts, rowOf(plan, open, at));
    if (places[who] === at && portals[who] === mask) continue;
    places[who] = at;
    portals[who] = mask;
    changed |= bit(who);
  }
  return changed;
}

/** What all but one see. */
function seeWithout(glance: Glance, but: Who): void {
  const { own, others } = glance;
  glance.but = but;
  wipe(others);
  for (let rest = own; rest !== 0; rest &= rest - 1) {
    const who = firstOf(rest);
    if (who !== but) addSight(glance, who, others.seen, others.gates);
  }
}

/** Of someone who has just looked. */
function addSight({ plan: { lookouts }, places }: Glance, who: Who, seen: number[], gates: number[]): void {
  const at = places[who] as Square;
  if (at !== NONE) addRow(lookouts, at * lookouts.width, seen, gates);
}

/** Of people as bits. */
function firstOf(people: number): Who {
  return 31 - Math.clz32(people & -people);
}

/** Whom a side commands, or has on the squares that it sees. */
function knownIn({ bodies }: State, own: number, seen: readonly number[]): number {
  let known = 0;
  for (let who = 0; who < bodies.length; who++) if (isKnownIn(bodies[who] as Body, who, own, seen)) known |= bit(who);
  return known;
}

function isKnownIn({ at, status }: Body, who: Who, own: number, seen: readonly number[]): boolean {
  return (at !== NONE && hasSquare(seen, at)) || ((own & bit(who)) !== 0 && status === 'active');
}

/** Whether a side that sees the same squares still knows the same people, although some of these (one bit each) have moved. */
export function isUnmoved(
  { bodies }: State,
  own: number,
  { known, seen }: Pick<Memory, 'known' | 'seen'>,
  moved: number,
): boolean {
  for (let rest = moved; rest !== 0; rest &= rest - 1) {
    const who = firstOf(rest);
    if (isKnownIn(bodies[who] as Body, who, own, seen) !== ((known & bit(who)) !== 0)) return false;
  }
  return true;
}

/** What one side sees, and what all do: they last until somebody asks again. */
let drafts: { readonly plan: Plan; readonly all: View; readonly each: View } | undefined;

/** S-22.9: for onlookers: the people whom every side knows (`active`), and what such people of every side see. It lasts until the next time. */
export function commonEyes(state: State, plan: Plan, sides: number, active: number): Eyes {
  let known = active;
  if (drafts?.plan !== plan) drafts = { plan, all: blankView(plan), each: blankView(plan) };
  const { all, each: other } = drafts;
  const { seen, gates } = all;
  viewInto(all, state, plan, peopleOf(state, 0) & known);
  for (let side = 1; side < sides; side++) {
    viewInto(other, state, plan, peopleOf(state, side) & known);
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

/** For people who see nothing. */
export function blindEyes(plan: Plan): Eyes {
  const { seen, gates } = blankView(plan);
  return { known: 0, seen, gates };
}

interface View {
  readonly seen: number[];
  readonly gates: number[];
}

function blankView(plan: Plan): View {
  return { seen: noSquares(plan), gates: plan.decks.map(() => 0) };
}

function wipe({ seen, gates }: View): void {
  for (let word = 0; word < seen.length; word++) seen[word] = 0;
  for (let deck = 0; deck < gates.length; deck++) gates[deck] = 0;
}

/** What these people see, one bit each. */
function viewInto(view: View, { bodies, open }: State, plan: Plan, people: number): void {
  wipe(view);
  const { seen, gates } = view;
  for (let rest = people; rest !== 0; rest &= rest - 1) {
    const who = firstOf(rest);
    const { at, status } = bodies[who] as Body;
    if (at !== NONE && status === 'active') addRow(plan.lookouts, rowOf(plan, open, at), seen, gates);
  }
}

/** The portals that people see from where they are, by deck, as bits. */
export function gatesFrom(plan: Plan, open: OpenPortals, at: readonly Square[], people: number): readonly number[] {
  const { seen, gates } = blankView(plan);
  for (let who = 0; people >> who !== 0; who++) {
    const square = at[who] as Square;
    if (((people >> who) & 1) === 0 || square === NONE) continue;
    addRow(plan.lookouts, rowOf(plan, open, square), seen, gates);
  }
  return gates;
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
