/** S-22: a state that a side thinks possible in the fog. Each thing is drawn separately, so that a guess can come true step by step. */
import type { Chance, Decision, Seat } from '@shutterbox/kernel';
import { cloneBody, stateOf } from '../clone.ts';
import { allotment, weigh } from '../gear/load.ts';
import { range } from '../grid/range.ts';
import { hasSquare } from '../grid/vista.ts';
import { canAct, isAnimal, itemOf, sheetOf } from '../people.ts';
import { FACINGS, NONE, type Plan, type Square } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import { isBefore, sortAll } from '../turn/list.ts';
import { nobodyActing } from '../turn/spend.ts';
import type { Body, Fog, Orders, Side, State, Status, View, Who } from '../types.ts';
import { campOf, campOfSeat, campsIn } from './camp.ts';
import { eyesOf } from './eyes.ts';
import { fogged, isIn, knowersOf, seatsAmong, shipOf } from './fog.ts';
import { guessBroughtOut, layBare } from './guess-hidden.ts';
import { guessPlot } from './guess-plot.ts';
import { guessItems, guessPortals, guessUse, leaveItems } from './guess-things.ts';
import { activeBits, firstMemory, remember } from './memory.ts';
import { mostly } from './mostly.ts';
import { type FogView, memoryIn } from './recalled.ts';

export function guessInFog(
  seen: FogView,
  seat: Seat,
  orders: readonly Orders[],
  chosen: readonly Side[],
  chance: Chance,
): State {
  const state = stateOf(seen, orders, chosen, seen.plot, null);
  guessPlot(state, seen, seat, chance);
  const plan = planOf(state);
  const side = campOfSeat(state, seat);
  const { gates } = eyesOf(state, plan, side);
  const unknown = unknownOf(seen);
  const scene: Scene = { state, seen, plan, side, unseen: unseenSquares(seen, plan), stops: stopsOf(plan), chance };
  const hidden = isHiddenTurn(seen) ? hiddenActor(state, seen, side, unknown, chance) : NONE;
  state.bodies = state.bodies.map((body) => cloneBody(body));
  guessPortals(state, plan, gates, seen.sight, chance);
  guessItems(state, plan, seen, gates, unknown, chance);
  const broughtOut = guessBroughtOut(state, seen, seat, unknown, chance);
  for (const who of unknown) guessBody(scene, who, who === hidden);
  layBare(state, unknown);
  // What is not always drawn comes last: then one draw never shifts the meaning of others.
  leaveItems(state, plan, scene.unseen, chance);
  for (const item of broughtOut) state.items = state.items.with(item, guessUse(itemOf(state, item), chance));
  for (const body of state.bodies)
    if (body.riding !== NONE && body.arrives === 0) body.arrives = state.turn + 1 + chance.int(MOST_DECKS);
  sortAll(state);
  if (hidden !== NONE) state.act = { ...nobodyActing(), who: hidden };
  state.fog = fogAround(state, plan, seen, side);
  state.pending = [...askedOf(state, state.fog, seen, hidden), ...state.standing];
  return state;
}

/** What is guessed at, and where people can be. */
interface Scene {
  readonly state: State;
  readonly seen: FogView;
  readonly plan: Plan;
  readonly side: Side;
  readonly unseen: readonly Square[];
  readonly stops: readonly Square[];
  readonly chance: Chance;
}

function unseenSquares({ sight: { seen } }: FogView, { squares }: Plan): readonly Square[] {
  const unseen: Square[] = [];
  for (let square = 0; square < squares; square++) if (!hasSquare(seen, square)) unseen.push(square);
  return unseen;
}

function stopsOf({ lifts }: Plan): readonly Square[] {
  return lifts.length === 0 ? [] : lifts.flatMap(({ stops }) => stops);
}

function unknownOf({ sight: { known }, bodies }: FogView): readonly Who[] {
  return [...bodies.keys()].filter((who) => !isIn(known, who));
}

function asked({ pending }: View): readonly Decision[] {
  return pending.filter(({ optional }) => optional !== true);
}

/** As far as the observer knows, nobody is asked: so someone out of sight is. */
function isHiddenTurn(seen: View): boolean {
  return asked(seen).length === 0;
}

function hiddenActor(state: State, { bodies }: View, side: Side, unknown: readonly Who[], chance: Chance): Who {
  const others = unknown.filter((who) => campOf(state, who) !== side);
  const active = others.filter((who) => bodies[who]?.status === 'active');
  const some = active.length > 0 ? active : others;
  return some[chance.int(Math.max(1, some.length))] ?? NONE;
}

function askedOf(state: State, fog: Fog, seen: View, hidden: Who): readonly Decision[] {
  if (hidden === NONE)
    return asked(seen).map((open) => {
      const { subject = NONE } = open;
      // Who else knows of it is not told.
      return open.hidden === true ? { ...open, knownTo: seatsAmong(state, fog, knowersOf(fog, subject)) } : open;
    });
  return [
    fogged(state, fog, { seat: sheetOf(state, hidden).seat, kind: 'turn', subject: hidden }, knowersOf(fog, hidden)),
  ];
}

const BOTH = [false, true] as const;
const STATUSES: readonly Status[] = ['active', 'unconscious', 'wounded', 'dead'];
const MOST_POINTS = 16;

/** As last seen, except for what may have happened since. */
function guessBody(scene: Scene, who: Who, acts: boolean): void {
  const { state, chance } = scene;
  const body = state.bodies[who] as Body;
  const own = campOf(state, who) === scene.side;
  if (isMet(scene, who)) {
    body.at = scene.seen.sight.places[who] as Square;
    if (!mayHaveChanged(scene, who, body)) return passOver(scene, who, body, chance);
  }
  if (acts) body.status = 'active';
  place(scene, who, body, acts);
  const status = mostly(body.status, STATUSES, chance);
  if (!acts && isPossible(state, who, status, own)) body.status = status;
  body.facing = mostly(body.facing, FACINGS, chance);
  body.str = mostlyBelow(body.str, chance);
  body.dex = mostlyBelow(body.dex, chance);
  body.end = mostlyBelow(body.end, chance);
  body.hurt = mostly(body.hurt, BOTH, chance);
  if (body.caged) body.caged = mostly(true, BOTH, chance);
  body.evading = mostly(body.evading, BOTH, chance);
  const held = state.items.flatMap(({ holder }, item) => (holder === who ? [item] : []));
  body.ready = mostly(held.includes(body.ready) ? body.ready : NONE, [NONE, ...held], chance);
  weigh(state, who);
  body.total = isAnimal(state, who)
    ? body.total
    : mostly(allotment(state, who), [body.total, ...bothLoads(state, who)], chance);
  body.acted = acts ? false : mostly(body.acted, BOTH, chance);
  body.ap = chance.int(body.total + 1);
}

/** S-22.6: seen since another side was last asked, so still there. */
function isMet({ seen: { sight } }: Scene, who: Who): boolean {
  return isIn(sight.met, who) && sight.places[who] !== NONE;
}

/** S-3.15: people who rest lose their turn without being asked, once it is that of someone behind them. */
function passOver({ state }: Scene, who: Who, body: Body, chance: Chance): void {
  if (body.acted || !canAct(state, who) || state.act.who === NONE || !isBefore(state, who, state.act.who)) return;
  if (!mostly(false, BOTH, chance)) return;
  body.acted = true;
  body.ap = 0;
}

/** What a turn's beginning does to people: gas, vacuum, cages, waking, new AP. */
function mayHaveChanged({ state, seen }: Scene, who: Who, { gas, caged, wakes }: Body): boolean {
  if (seen.sight.turns[who] === state.turn) return false;
  return gas > 0 || caged || wakes > 0 || state.airless.length > 0;
}

/** Your own are out of sight only while they can do nothing, sleepers are revived by those who see them, and squares are shared by no two active people. */
function isPossible({ bodies }: State, who: Who, status: Status, own: boolean): boolean {
  const body = bodies[who] as Body;
  if (body.status === 'asleep' || (own && status === 'active')) return false;
  return (
    status !== 'active' ||
    !bodies.some((each, other) => other !== who && each.at === body.at && body.at !== NONE && each.status === 'active')
  );
}

function mostlyBelow(value: number, chance: Chance): number {
  return mostly(value, POINTS, chance);
}

const POINTS: readonly number[] = Array.from({ length: MOST_POINTS }, (_, points) => points);

/** Their AP without a load and encumbered (S-2.5). */
function bothLoads(state: State, who: Who): readonly number[] {
  const { dex, end } = sheetOf(state, who);
  return [Math.max(6, dex + end), Math.max(6, dex + end - 2)];
}

/** Out of sight; most likely where they can have got to since they were last seen, or in a lift. Always two draws. */
function place(scene: Scene, who: Who, body: Body, acts: boolean): void {
  const { unseen, chance } = scene;
  if (isMet(scene, who)) return;
  const stops = acts || body.status !== 'active' ? [] : scene.stops;
  const how = chance.int(1 + LIKELY + stops.length);
  const first = chance.int(Math.max(1, unseen.length));
  if (how > LIKELY) body.riding = stops[how - LIKELY - 1] as Square;
  else if (unseen.length > 0)
    body.at = how === 0 ? freeFrom(scene, body, first) : (unseen[likely(scene, who, body, first)] as Square);
}

/** How much likelier someone is to be where they can have got to than elsewhere; each stop of a lift has a chance as well. */
const LIKELY = 8;
/** Any step with no divisor in common with the number of squares would do: this one seldom has. */
const STRIDE = 31;

/** Index of an unseen square within reach of where someone was last seen; the search starts at a random square. */
function likely(scene: Scene, who: Who, body: Body, first: number): number {
  const { state, plan, unseen, seen } = scene;
  const last = seen.sight.places[who] as Square;
  const turns = 1 + state.turn - (seen.sight.turns[who] as number);
  const reach = body.status === 'active' && !body.caged ? body.total * turns : 0;
  const start = first % unseen.length;
  if (last === NONE) return unseen.indexOf(freeFrom(scene, body, start));
  for (let i = 0, at = start; i < unseen.length; i++, at = (at + STRIDE) % unseen.length) {
    const square = unseen[at] as Square;
    const far = range(plan, last, square);
    if (far !== NONE && far <= reach && !isTaken(scene, body, square)) return at;
  }
  return unseen.indexOf(freeFrom(scene, body, start));
}

/** The next square where someone can be (S-4.1). */
function freeFrom(scene: Scene, body: Body, index: number): Square {
  const { unseen } = scene;
  for (let i = 0; i < unseen.length; i++) {
    const square = unseen[(index + i) % unseen.length] as Square;
    if (!isTaken(scene, body, square)) return square;
  }
  return unseen[index] as Square;
}

function isTaken({ state: { bodies } }: Scene, body: Body, square: Square): boolean {
  if (body.status !== 'active') return false;
  for (const other of bodies) if (other.at === square && other.status === 'active' && other !== body) return true;
  return false;
}

/** A ride takes a whole turn per deck (S-6.18). */
const MOST_DECKS = 3;

/** The observer's own memory, and what the others would know if they had just looked round. */
function fogAround(state: State, plan: Plan, seen: FogView, side: Side): Fog {
  const { items, open, broken, dark, act } = state;
  const sides = campsIn(state);
  const fog: Fog = {
    memories: [],
    sweeper: act.who,
    swept: seen.sight.swept,
    met: seen.sight.met,
    at: state.bodies.map(({ at }) => at),
    active: activeBits(state),
    items,
    open,
    broken,
    dark,
    ship: shipOf(state),
  };
  const memories = Array.from({ length: sides + 1 }, (_, group) => {
    if (group === side) return memoryIn(seen);
    const first = firstMemory(state);
    return group === sides ? first : remember(state, plan, fog, first, eyesOf(state, plan, group));
  });
  return { ...fog, memories };
}
