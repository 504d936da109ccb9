/** For tests: what the fog hides (RULES.md section 22), written from there and never from view.ts. */
import { type Chance, type Decision, type Observer, searchContext } from '@shutterbox/kernel';
import { cloneBody, itemWith } from '../clone.ts';
import { hasSquare } from '../grid/vista.ts';
import { campOf, campOfSeat } from '../knowledge/camp.ts';
import { gatesFrom } from '../knowledge/eyes.ts';
import { look } from '../knowledge/fog.ts';
import { isMate } from '../knowledge/mates.ts';
import { DEFAULT_ORDERS } from '../orders.ts';
import { bit } from '../people.ts';
import { NONE, type Plan, type Portal, type Square } from '../plan/types.ts';
import { planOf, scenarioOf } from '../scenario/scenario.ts';
import { nobodyActing } from '../turn/spend.ts';
import type { Body, Fog, Item, Memory, Poise, State, Who } from '../types.ts';
import { hidePlots } from './plots.ts';

function memoryOf(state: State, fog: Fog, observer: Observer): Memory {
  return fog.memories[observer === 'spectator' ? fog.memories.length - 1 : campOfSeat(state, observer)] as Memory;
}

function isKnown({ known }: Memory, who: Who): boolean {
  return (known & bit(who)) !== 0;
}

/** S-22.4: puts people whom nobody else sees where nobody else sees them. */
export function otherPlaces(state: State, observer: Observer, chance: Chance): void {
  for (let who = 0; who < state.bodies.length; who++) {
    if (state.fog !== null && isAlone(state, state.fog, observer, who)) move(state, state.fog, who, chance);
  }
}

function isAlone(state: State, fog: Fog, observer: Observer, who: Who): boolean {
  const { at, status, caged, ladder } = state.bodies[who] as Body;
  if (status !== 'active' || at === NONE || caged || ladder || hasSquare(sweptBy(fog), at)) return false;
  if (isKnown(memoryOf(state, fog, observer), who)) return false;
  return !fog.memories.some((memory, side) => side !== campOf(state, who) && isKnown(memory, who));
}

/** S-22.6: people seen there in this activation are still there, and nobody comes there. */
function sweptBy({ swept }: Fog): readonly number[] {
  return swept.length > 0 ? swept : NOWHERE;
}

/** As many words as any plan has. */
const NOWHERE: readonly number[] = new Array(64).fill(0);

function move(state: State, fog: Fog, who: Who, chance: Chance): void {
  const side = campOf(state, who);
  const square = chance.int(planOf(state).squares);
  const seen = fog.memories.some((memory, other) => other !== side && hasSquare(memory.seen, square));
  if (
    seen ||
    isHeard(state, who, square) ||
    hasSquare(sweptBy(fog), square) ||
    state.bodies.some(({ at, status }) => at === square && status === 'active')
  )
    return;
  (state.bodies[who] as Body).at = square;
  look(state, searchContext(chance));
}

/** S-14.24: an intruder on the bridge would have raised the alarm, which all hear (S-22.8). */
function isHeard(state: State, who: Who, square: Square): boolean {
  const { rooms, room } = planOf(state);
  const rings = state.alarm === 0 && scenarioOf(state).alarm.includes('bridge') && state.sheets[who]?.side !== 0;
  return rings && rooms[room[square] as number]?.kind === 'bridge';
}

/** S-22.5: opens or shuts portals that the observer does not see; nobody comes into sight by it. */
export function otherPortals(state: State, observer: Observer, chance: Chance): void {
  const { fog } = state;
  if (fog === null || observer === 'spectator') return;
  const plan = planOf(state);
  const side = campOfSeat(state, observer);
  const portal = plan.portals[chance.int(Math.max(1, plan.portals.length))];
  if (portal === undefined || portal.outer || isInSight(state, plan, side, portal.deck, portal.bit)) return;
  if (fog.sweeper !== NONE && campOf(state, fog.sweeper) === side && isFixed(portal, sweptBy(fog))) return;
  state.open = state.open.with(portal.deck, (state.open[portal.deck] as number) ^ (1 << portal.bit));
  look(state, searchContext(chance));
}

/** S-22.6: nobody works a portal beside a square that the side has seen since it began, but lift doors move by themselves. */
function isFixed({ kind, beside }: Portal, swept: readonly number[]): boolean {
  return kind !== 'lift' && beside.some((square) => hasSquare(swept, square));
}

function isInSight(state: State, plan: Plan, side: number, deck: number, place: number): boolean {
  return state.bodies.some(({ at, status }, who) => {
    if (at === NONE || status !== 'active' || campOf(state, who) !== side) return false;
    return (((gatesFrom(plan, state.open, [at], 1)[deck] as number) >> place) & 1) === 1;
  });
}

/** S-22.4, S-17.1, S-17.2: a state in which everything that an observer cannot know is made equal. */
export function hide(state: State, observer: Observer): void {
  state.orders = state.orders.map((orders, who) => (isMate(state, observer, who) ? orders : DEFAULT_ORDERS));
  state.chosen = state.chosen.map((side, seat) => (seat === observer || side === NONE ? side : 0));
  hidePlots(state, observer);
  const { fog } = state;
  if (fog === null) return;
  const memory = memoryOf(state, fog, observer);
  const { items, open, broken, dark, bodies } = sinceSwept(state, fog, observer, memory);
  forget(state, observer);
  if (observer === 'spectator') state.story = { ...state.story, smelt: 0 };
  const at = state.bodies.map((body, who) => (isKnown(memory, who) ? body.at : NONE));
  state.bodies = state.bodies.map((body, who) => (isKnown(memory, who) ? body : cloneBody(bodies[who] as Body)));
  Object.assign(state, { items, open, broken, dark });
  state.list = state.list.filter((who) => isKnown(memory, who));
  state.lifts = state.lifts.map((car) =>
    car.caller !== NONE && !isKnown(memory, car.caller) ? { ...car, caller: NONE, to: NONE } : car,
  );
  state.pending = state.pending.filter((asked) => hears(asked, observer)).map(ownKnowledge);
  if (state.act.who !== NONE && !isKnown(memory, state.act.who)) state.act = nobodyActing();
  const blank = blankMemory(memory);
  const memories = fog.memories.map((each) => (each === memory ? memory : blank));
  state.fog = { ...(state.fog as Fog), memories, sweeper: state.act.who, at, active: 0, items, open, broken, dark };
}

type Remembered = Pick<Memory, 'items' | 'open' | 'broken' | 'dark' | 'bodies'>;

/** S-22.6: until another side is asked, what a side has seen since it began is as it saw it: there the state itself is held to it. */
function sinceSwept(state: State, { sweeper, swept, met }: Fog, observer: Observer, memory: Memory): Remembered {
  if (sweeper === NONE || observer === 'spectator' || campOf(state, sweeper) !== campOfSeat(state, observer))
    return memory;
  const { portals, rooms } = planOf(state);
  // The side itself may have had valves shut out of sight (S-22.12), or air that is lost may have (S-20.7).
  const fixed = portals.filter((portal) => portal.kind !== 'iris' && isFixed(portal, swept));
  const masks = (old: readonly number[], now: readonly number[]) =>
    fixed.reduce(
      (all, { deck, bit: place }) => all.with(deck, bitFrom(all[deck] as number, now[deck] as number, place)),
      old,
    );
  const isLit = (room: number) => rooms[room]?.squares.some((square) => hasSquare(swept, square)) === true;
  return {
    items: memory.items.map((item, i) => (liesOn(item, swept) ? (state.items[i] as Item) : item)),
    open: masks(memory.open, state.open),
    broken: masks(memory.broken, state.broken),
    dark: rooms.flatMap(({ id }) => ((isLit(id) ? state.dark : memory.dark).includes(id) ? [id] : [])),
    bodies: memory.bodies.map((body, who) =>
      body !== null && (met & bit(who)) !== 0 ? { ...body, at: (state.bodies[who] as Body).at } : body,
    ),
  };
}

function bitFrom(old: number, now: number, place: number): number {
  return old ^ ((old ^ now) & (1 << place));
}

function liesOn({ holder, at }: Item, swept: readonly number[]): boolean {
  return holder === NONE && at !== NONE && hasSquare(swept, at);
}

function blankMemory({ places, turns, bodies, items, open, broken, dark }: Memory): Memory {
  return { known: 0, seen: [], places, turns, bodies, items, open, broken, dark, shown: 0, exposed: 0, attacked: 0 };
}

/** Nobody is told who else knows of a hidden turn: it would give away who sees whom. */
function ownKnowledge(asked: Decision): Decision {
  return asked.hidden === true && asked.optional !== true ? { ...asked, knownTo: [] } : asked;
}

function hears({ seat, hidden, knownTo }: Decision, observer: Observer): boolean {
  return hidden !== true || seat === observer || (observer !== 'spectator' && knownTo?.includes(observer) === true);
}

/**
 * What only others remember: what they have seen, the books that people out of sight keep of their own deeds, and what they have done to portals
 * and lights. Those are whole masks and lists, right or wrong as one, so that no guess could be led to them bit by bit.
 */
export function forget(state: State, observer: Observer): void {
  const { fog } = state;
  if (fog === null) return;
  const memory = memoryOf(state, fog, observer);
  const blank = blankMemory(memory);
  const { open, broken, dark, shown, exposed, attacked } = memory;
  state.story = { ...state.story, shown, exposed, attacked };
  Object.assign(state, { open, broken, dark });
  state.bodies = state.bodies.map((body, who) => (isKnown(memory, who) ? body : withoutBooks(body)));
  state.items = state.items.map((item) => (isHeldByKnown(memory, item) ? item : withoutRounds(item)));
  const { act } = state;
  const acts = act.who !== NONE && isKnown(memory, act.who);
  if (act.who !== NONE && !acts) state.act = { ...nobodyActing(), who: act.who };
  const own = acts && observer !== 'spectator' && campOf(state, act.who) === campOfSeat(state, observer);
  state.pending = state.pending.map((asked) =>
    hears(asked, observer) ? ownKnowledge(asked) : { seat: asked.seat, kind: 'turn', hidden: true },
  );
  state.fog = {
    ...fog,
    memories: fog.memories.map((each) => (each === memory ? memory : blank)),
    swept: own ? fog.swept : [],
    met: own ? fog.met : 0,
    at: state.bodies.map((body): Square => body.at),
    active: 0,
    items: state.items,
    open,
    broken,
    dark,
  };
}

function isHeldByKnown(memory: Memory, { holder, at }: Item): boolean {
  return holder !== NONE ? isKnown(memory, holder) : at !== NONE && hasSquare(memory.seen, at);
}

const STEADY: Poise = { drift: NONE, glide: 0, lost: false };

function withoutBooks(body: Body): Body {
  const copy = cloneBody(body);
  const none = {
    cover: NONE,
    mark: NONE,
    engaged: 0,
    debt: 0,
    gas: 0,
    reloading: 0,
    piked: 0,
    ablated: 0,
    swings: 0,
    wakes: 0,
    serving: NONE,
    pierced: 0,
    poise: STEADY,
    ladder: false,
  };
  return Object.assign(copy, none);
}

function withoutRounds(item: Item): Item {
  return itemWith(item, { ammo: [], steps: 0, broken: false, fired: 0 });
}
