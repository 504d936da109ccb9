/** S-22: fog of war. Who knows whom, and what is told when that changes. */
import type { Context, Decision, Observer, Seat } from '@shutterbox/kernel';
import { MOST_PEOPLE } from '../actions.ts';
import { fogWith, memoryWith } from '../clone.ts';
import type { Event } from '../events.ts';
import { hasSquare, wordsOf } from '../grid/vista.ts';
import { bit } from '../people.ts';
import { NONE, type Plan, type Portal, type Square } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import type { Body, Fog, Memory, ShipNoticed, Side, State, Who } from '../types.ts';
import { campOf, campOfSeat, campsIn, peopleOf, seatsOf } from './camp.ts';
import { blindEyes, commonEyes, gatesFrom, glanceOf, isSweptPortal, isUnmoved } from './eyes.ts';
import { activeBits, firstMemory, nobodysMemory, remember } from './memory.ts';
import { reserveSlots } from './slots.ts';
import { hasSecretSeats } from './veil.ts';

/** S-22.2: once turn 1 begins. */
export function letFogFall(state: State, cx: Context<Event>): void {
  if (!state.options.fog) return;
  reserveSlots(state);
  const sides = campsIn(state);
  const memories = Array.from({ length: sides + 1 }, (_, group) =>
    group < sides && peopleOf(state, group) === 0 ? nobodysMemory(state) : firstMemory(state),
  );
  const { items, open, broken, dark } = state;
  const at = state.bodies.map((body) => body.at);
  const ship = shipOf(state);
  state.fog = { memories, sweeper: NONE, swept: [], met: 0, at, active: 0, items, open, broken, dark, ship };
  look(state, cx);
  rememberSetUp(state);
}

/** Turn 1 has yet to open cages (S-14.3): what is known so far was seen before it. */
function rememberSetUp(state: State): void {
  const { fog } = state;
  if (fog === null) return;
  const memories = fog.memories.map((memory) => memoryWith(memory, { turns: memory.turns.map(() => 0) }));
  state.fog = fogWith(fog, { memories });
}

/** Everyone looks round; what comes into sight cannot be taken back. */
export function look(state: State, cx: Context<Event>): void {
  const { fog } = state;
  if (fog === null) return;
  const changed = changesSince(state, fog);
  if (changed === NOTHING) return;
  const now = lookedAt(state, fog, changed);
  state.fog = now;
  // Search has nobody to tell.
  if (cx.emit === undefined) return;
  // Holes, air, power and gravity are noticed all over the ship.
  if (fog.ship !== now.ship) cx.reveal('S-22.6', undefined, 'goes on');
  for (let group = 0; group < now.memories.length; group++) {
    const before = fog.memories[group] as Memory;
    const after = now.memories[group] as Memory;
    // Those who act may see a portal just as they remember it: that is news as well.
    if (before !== after || isSweeping(state, fog, group)) tellOf(state, fog, group, before, after, cx);
  }
}

/** What has changed since the last look: in the low bits who has moved or fallen, above them things, and what all sides see by. */
const NOTHING = 0;
const PEOPLE = (1 << MOST_PEOPLE) - 1;
const THINGS = 1 << MOST_PEOPLE;
const SIGHT = 2 << MOST_PEOPLE;

function changesSince(state: State, fog: Fog): number {
  const { bodies, items, open, broken, dark } = state;
  let bits = items === fog.items ? NOTHING : THINGS;
  if (open !== fog.open || broken !== fog.broken || dark !== fog.dark || !isShip(state, fog.ship)) bits |= SIGHT;
  for (let who = 0; who < bodies.length; who++) {
    const { at, status } = bodies[who] as Body;
    if (at !== fog.at[who] || (status === 'active') !== ((fog.active & bit(who)) !== 0)) bits |= bit(who);
  }
  return bits;
}

/** S-22.6: it is someone else's turn. Until another side is asked, nobody moves; but without gravity people drift. */
export function handOver(state: State, who: Who): void {
  const { fog } = state;
  if (fog === null || who === fog.sweeper) return;
  const camp = campOf(state, who);
  const { memories, sweeper, at, active, items, open, broken, dark, ship } = fog;
  const goesOn = sweeper !== NONE && campOf(state, sweeper) === camp && state.gravity;
  const { seen, known } = memories[camp] as Memory;
  // S-22.2: who is asked first has seen everyone placed, and nobody has moved.
  const isFirst = sweeper === NONE && state.turn === 1;
  const now = goesOn ? fog : isFirst ? everything(state) : { swept: seen, met: known };
  state.fog = {
    memories,
    sweeper: who,
    swept: now.swept,
    met: now.met,
    at,
    active,
    items,
    open,
    broken,
    dark,
    ship,
  };
}

function everything(state: State): Pick<Fog, 'swept' | 'met'> {
  const words = wordsOf(planOf(state));
  return { swept: Array.from({ length: words }, () => -1), met: PEOPLE };
}

/** Something exploded, and may have hit people out of sight: only of those in sight is anything sure. */
export function unsettle(state: State): void {
  const { fog } = state;
  if (fog === null) return;
  const met = fog.sweeper === NONE ? 0 : (fog.memories[campOf(state, fog.sweeper)] as Memory).known;
  state.fog = fogWith(fog, { met });
}

const NOBODY_LOOKS: Pick<Fog, 'swept' | 'met'> = { swept: [], met: 0 };

function isShip({ power, gravity, damage, holes, breaches, airless }: State, ship: ShipNoticed): boolean {
  if (power !== ship.power || gravity !== ship.gravity || damage !== ship.damage) return false;
  return holes === ship.holes && breaches === ship.breaches && airless === ship.airless;
}

export function shipOf({ power, gravity, damage, holes, breaches, airless }: ShipNoticed): ShipNoticed {
  return { power, gravity, damage, holes, breaches, airless };
}

function lookedAt(state: State, fog: Fog, changed: number): Fog {
  const { items, open, broken, dark } = state;
  const plan = planOf(state);
  const active = (changed & PEOPLE) === 0 ? fog.active : activeBits(state);
  const ship = isShip(state, fog.ship) ? fog.ship : shipOf(state);
  const memories = memoriesNow(state, plan, fog, changed, active);
  const { swept, met } = sweptBy(state, fog, memories);
  return {
    memories,
    sweeper: fog.sweeper,
    swept,
    met,
    at: placesNow(state, fog, changed),
    active,
    items,
    open,
    broken,
    dark,
    ship,
  };
}

function placesNow({ bodies }: State, { at: before }: Fog, changed: number): readonly Square[] {
  if ((changed & PEOPLE) === 0) return before;
  const at = before.slice();
  for (let who = 0; who < at.length; who++) if ((changed & bit(who)) !== 0) at[who] = (bodies[who] as Body).at;
  return at;
}

function memoriesNow(state: State, plan: Plan, fog: Fog, changed: number, active: number): readonly Memory[] {
  const { memories } = fog;
  const sides = memories.length - 1;
  let now: Memory[] | undefined;
  for (let side = 0; side < sides; side++) {
    const memory = lookOf(state, plan, fog, side, changed);
    if (memory === memories[side]) continue;
    now ??= memories.slice();
    now[side] = memory;
  }
  const common = lookOfAll(state, plan, fog, now ?? memories, active, changed);
  if (common === memories[sides]) return now ?? memories;
  now ??= memories.slice();
  now[sides] = common;
  return now;
}

/** A side that sees what it saw, and the same people, has nothing to remember. */
function lookOf(state: State, plan: Plan, fog: Fog, side: Side, changed: number): Memory {
  const old = fog.memories[side] as Memory;
  const own = peopleOf(state, side);
  // Where sides are secret, most memories are nobody's.
  if (own === 0) return old;
  const still = (changed & (THINGS | SIGHT | own)) === 0 && old.seen.length > 0;
  if (still && isUnmoved(state, own, old, changed & PEOPLE)) return old;
  return remember(state, plan, fog, old, glanceOf(state, plan, side));
}

/** Onlookers have nothing to see while no side sees another, nor where what they see would give away who plays together (S-17.4). */
function lookOfAll(
  state: State,
  plan: Plan,
  fog: Fog,
  memories: readonly Memory[],
  active: number,
  changed: number,
): Memory {
  const sides = memories.length - 1;
  const old = memories[sides] as Memory;
  if (hasSecretSeats(state)) return old.known === 0 ? old : remember(state, plan, fog, old, blindEyes(plan));
  let known = active;
  for (let side = 0; side < sides; side++) known &= (memories[side] as Memory).known;
  if (known === 0 && old.known === 0) return old;
  // The same people see the same if none of them has moved; but the fallen may have been carried into their sight.
  const still = (changed & (THINGS | SIGHT | known | old.known | (PEOPLE & ~active))) === 0;
  if (still && known === (old.known & active)) return old;
  return remember(state, plan, fog, old, commonEyes(state, plan, sides, known));
}

/** S-22.6: while nobody else is asked, nobody comes to where a side has looked. */
function sweptBy(state: State, fog: Fog, memories: readonly Memory[]): Pick<Fog, 'swept' | 'met'> {
  const { sweeper } = fog;
  if (sweeper === NONE) return NOBODY_LOOKS;
  const { seen, known } = memories[campOf(state, sweeper)] as Memory;
  const drifts = !state.gravity && state.act.who !== sweeper;
  if (drifts) return { swept: seen, met: known };
  return { swept: withSquares(fog.swept, seen), met: fog.met | known };
}

/** The same list where it has them all. */
function withSquares(squares: readonly number[], more: readonly number[]): readonly number[] {
  if (squares.length === 0) return more;
  let all: number[] | undefined;
  for (let word = 0; word < more.length; word++) {
    const had = squares[word] as number;
    const has = had | (more[word] as number);
    if (has === had) continue;
    all ??= squares.slice();
    all[word] = has;
  }
  return all ?? squares;
}

/** S-22.6. */
function tellOf(state: State, fog: Fog, group: number, before: Memory, after: Memory, cx: Context<Event>): void {
  if ((after.known & ~before.known) !== 0) return cx.reveal('S-22.6', observersOf(state, fog, group));
  const own = isSweeping(state, fog, group);
  const swept = own ? fog.swept : [];
  const news = own ? hasNewGates(state, fog, group, before.seen) : hasNews(before, after);
  if (!news && !hasNewSquares(before.seen, after.seen, swept)) return;
  cx.reveal('S-22.6', observersOf(state, fog, group), 'goes on');
}

function isSweeping(state: State, { sweeper }: Fog, group: number): boolean {
  return sweeper !== NONE && campOf(state, sweeper) === group;
}

/** S-22.5: a portal comes into sight that may have moved since the side's activation began. */
function hasNewGates(state: State, fog: Fog, group: number, seen: readonly number[]): boolean {
  const plan = planOf(state);
  const people = peopleOf(state, group);
  const at = state.bodies.map((body) => body.at);
  const now = gatesFrom(plan, state.open, at, people & activeBits(state));
  const before = gatesFrom(plan, fog.open, fog.at, people & fog.active);
  return plan.portals.some(
    (portal) =>
      ((((now[portal.deck] as number) & ~(before[portal.deck] as number)) >> portal.bit) & 1) === 1 &&
      !isSweptPortal(portal, seen) &&
      !isSweptPortal(portal, fog.swept),
  );
}

function hasNewSquares(before: readonly number[], after: readonly number[], swept: readonly number[]): boolean {
  for (let word = 0; word < after.length; word++)
    if (((after[word] as number) & ~((before[word] ?? 0) | (swept[word] ?? 0))) !== 0) return true;
  return false;
}

function hasNews(before: Memory, after: Memory): boolean {
  return (
    before.items !== after.items ||
    before.open !== after.open ||
    before.broken !== after.broken ||
    before.dark !== after.dark
  );
}

/** S-22.10: bumping into someone out of sight tells who is there, and where. */
export function meet(state: State, who: Who, other: Who, at: Square, cx: Context<Event>): void {
  const { fog } = state;
  if (fog === null) return;
  const side = campOf(state, who);
  const memory = fog.memories[side] as Memory;
  const places = memory.places.with(other, at);
  const turns = memory.turns.with(other, state.turn);
  state.fog = fogWith(fog, { memories: fog.memories.with(side, memoryWith(memory, { places, turns })) });
  cx.reveal('S-22.6', observersOf(state, fog, side));
}

/** Those who share a memory: the seats of a side, or onlookers. */
export function observersOf(state: State, { memories }: Fog, group: number): readonly Observer[] {
  return group === memories.length - 1 ? ['spectator'] : seatsOf(state, group);
}

/** The memory of an observer. */
export function memoryOf(state: Pick<State, 'sheets'>, { memories }: Fog, observer: Observer): Memory {
  const side = campOfSeat(state, observer);
  return memories[side === NONE ? memories.length - 1 : side] as Memory;
}

export function isIn(known: number, who: Who): boolean {
  return (known & bit(who)) !== 0;
}

/** Everyone who has a person in sight, or undefined if everyone has. */
export function witnessesOf(state: State, who: Who): readonly Observer[] | undefined {
  const { fog } = state;
  if (fog === null) return undefined;
  return fog.memories.flatMap(({ known }, group) => (isIn(known, who) ? observersOf(state, fog, group) : []));
}

/** Everyone who has a person in sight remembers something about them. */
export function note(state: State, who: Who, what: 'shown' | 'exposed' | 'attacked'): void {
  const { fog } = state;
  if (fog === null) return;
  const memories = fog.memories.map((memory) =>
    isIn(memory.known, who) && (memory[what] & bit(who)) === 0
      ? memoryWith(memory, { [what]: memory[what] | bit(who) })
      : memory,
  );
  state.fog = fogWith(fog, { memories });
}

/** A new turn: nobody has been attacked in it. */
export function forgetAttacks(state: State): void {
  const { fog } = state;
  if (fog === null || fog.memories.every(({ attacked }) => attacked === 0)) return;
  state.fog = fogWith(fog, { memories: fog.memories.map((memory) => memoryWith(memory, { attacked: 0 })) });
}

/** Whether someone's own side commands or sees another; without fog everyone is seen. */
export function isKnownTo({ fog, sheets }: Pick<State, 'fog' | 'sheets'>, who: Who, other: Who): boolean {
  return fog === null || ((fog.memories[campOf({ sheets }, who)] as Memory).known & bit(other)) !== 0;
}

/** Whether someone's own side sees a square beside a portal. */
export function isPortalSeen({ fog, sheets }: Pick<State, 'fog' | 'sheets'>, who: Who, { beside }: Portal): boolean {
  if (fog === null) return true;
  const { seen } = fog.memories[campOf({ sheets }, who)] as Memory;
  return beside.some((square) => hasSquare(seen, square));
}

/** Which memories have someone, one bit each. */
export function knowersOf({ memories }: Fog, who: Who): number {
  let bits = 0;
  for (let group = 0; group < memories.length; group++)
    if (isIn((memories[group] as Memory).known, who)) bits |= 1 << group;
  return bits;
}

export type AboutSomeone = Decision & { readonly subject: Who };

/** S-22.7: nobody else knows of a question about someone out of sight. */
export function fogged(state: State, fog: Fog, decision: AboutSomeone, knowers: number): Decision {
  const everyone = (1 << fog.memories.length) - 1;
  if (knowers === everyone) return decision;
  const { seat, kind, subject } = decision;
  return { seat, kind, subject, hidden: true, knownTo: seatsAmong(state, fog, knowers) };
}

/** The seats of these camps, one bit for each memory. */
export function seatsAmong(state: State, { memories }: Fog, knowers: number): readonly Seat[] {
  const seats: Seat[] = [];
  for (let group = 0; group < memories.length - 1; group++)
    if (((knowers >> group) & 1) === 1) seats.push(...seatsOf(state, group));
  return seats.sort((a, b) => a - b);
}

/** S-22.7: those who learn that it is someone's turn now, and did not know whose it was before. */
export function tellTurn(state: State, before: Decision | undefined, now: Decision, cx: Context<Event>): void {
  if (cx.emit === undefined || (before?.subject === now.subject && before?.seat === now.seat)) return;
  const all: readonly Observer[] = [...Array.from({ length: state.seats }, (_, seat): Seat => seat), 'spectator'];
  const learn = all.filter((observer) => hears(now, observer) && !(before !== undefined && hears(before, observer)));
  if (learn.length > 0) cx.reveal('S-22.7', learn, 'goes on');
}

function hears({ seat, hidden, knownTo }: Decision, observer: Observer): boolean {
  return hidden !== true || observer === seat || (observer !== 'spectator' && knownTo?.includes(observer) === true);
}
