/** S-22: a state that a side holds possible in the fog. Each thing is drawn for itself, so that a guess can come true step by step. */
import type { Chance, Decision, Seat } from '@shutterbox/kernel';
import { cloneBody, stateOf } from '../clone.ts';
import { allotment, weigh } from '../gear/load.ts';
import { range } from '../grid/range.ts';
import { hasSquare } from '../grid/vista.ts';
import { isAnimal, sheetOf, sideOfSeat } from '../people.ts';
import { NONE, type Plan, type Square } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import { sortAll } from '../turn/list.ts';
import { nobodyActing } from '../turn/spend.ts';
import type { Body, Fog, Memory, Orders, Side, Sight, State, Status, View, Who } from '../types.ts';
import { eyesOf } from './eyes.ts';
import { fogged, isIn, knowersOf, shipOf } from './fog.ts';
import { guessItems, guessPortals, leaveItems } from './guess-things.ts';
import { activeBits, firstMemory, remember } from './memory.ts';
import { mostly } from './mostly.ts';

/** In the fog: a view that hides something by it. */
export type FogView = View & { readonly sight: Sight };

export function isFogged(seen: View): seen is FogView {
  return seen.sight !== null;
}

export function guessInFog(
  seen: FogView,
  seat: Seat,
  orders: readonly Orders[],
  chosen: readonly Side[],
  chance: Chance,
): State {
  const state = stateOf(seen, orders, chosen, seen.plot, null);
  const plan = planOf(state);
  const side = sideOfSeat(state, seat);
  const { gates } = eyesOf(state, plan, side);
  const unknown = unknownOf(seen);
  const hidden = isHiddenTurn(seen) ? hiddenActor(seen, side, unknown, chance) : NONE;
  state.bodies = state.bodies.map((body) => cloneBody(body));
  guessPortals(state, plan, gates, seen.sight.seen, chance);
  guessItems(state, seen, unknown, chance);
  for (const who of unknown) guessBody(state, seen, plan, who, who === hidden, chance);
  // What is not always drawn comes last: then one draw never shifts the meaning of others.
  leaveItems(state, seen, plan, chance);
  for (const body of state.bodies)
    if (body.riding !== NONE && body.arrives === 0) body.arrives = state.turn + 1 + chance.int(MOST_DECKS);
  sortAll(state);
  if (hidden !== NONE) state.act = { ...nobodyActing(), who: hidden };
  state.fog = fogAround(state, plan, seen, side);
  state.pending = [...askedOf(state, state.fog, seen, hidden), ...state.standing];
  return state;
}

function unknownOf({ sight: { known }, bodies }: FogView): readonly Who[] {
  return [...bodies.keys()].filter((who) => !isIn(known, who));
}

function asked({ pending }: View): readonly Decision[] {
  return pending.filter(({ optional }) => optional !== true);
}

/** Nobody is asked as far as the observer knows: so someone out of sight is. */
function isHiddenTurn(seen: View): boolean {
  return asked(seen).length === 0;
}

function hiddenActor({ sheets, bodies }: View, side: Side, unknown: readonly Who[], chance: Chance): Who {
  const others = unknown.filter((who) => sheets[who]?.side !== side);
  const active = others.filter((who) => bodies[who]?.status === 'active');
  const some = active.length > 0 ? active : others;
  return some[chance.int(Math.max(1, some.length))] ?? NONE;
}

function askedOf(state: State, fog: Fog, seen: View, hidden: Who): readonly Decision[] {
  if (hidden === NONE) return asked(seen);
  return [
    fogged(state, fog, { seat: sheetOf(state, hidden).seat, kind: 'turn', subject: hidden }, knowersOf(fog, hidden)),
  ];
}

const STATUSES: readonly Status[] = ['active', 'unconscious', 'wounded', 'dead'];
const MOST_POINTS = 16;

/** As last seen, but for what may have happened since. */
function guessBody(state: State, seen: FogView, plan: Plan, who: Who, acts: boolean, chance: Chance): void {
  const body = state.bodies[who] as Body;
  const own = sheetOf(state, who).side === sideOfSeat(state, seen.observer as Seat);
  if (acts) body.status = 'active';
  place(state, seen, plan, who, body, acts, chance);
  const status = mostly(body.status, STATUSES, chance);
  if (!acts && isPossible(state, who, status, own)) body.status = status;
  body.facing = mostly(body.facing, [0, 1, 2, 3], chance);
  body.str = mostlyBelow(body.str, chance);
  body.dex = mostlyBelow(body.dex, chance);
  body.end = mostlyBelow(body.end, chance);
  body.hurt = mostly(body.hurt, [false, true], chance);
  if (body.caged) body.caged = mostly(true, [true, false], chance);
  body.evading = mostly(body.evading, [false, true], chance);
  const held = state.items.flatMap(({ holder }, item) => (holder === who ? [item] : []));
  body.ready = mostly(held.includes(body.ready) ? body.ready : NONE, [NONE, ...held], chance);
  weigh(state, who);
  body.total = isAnimal(state, who)
    ? body.total
    : mostly(allotment(state, who), [body.total, ...bothLoads(state, who)], chance);
  body.acted = acts ? false : mostly(body.acted, [false, true], chance);
  body.ap = chance.int(body.total + 1);
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

/** What they can spend free and encumbered (S-2.5). */
function bothLoads(state: State, who: Who): readonly number[] {
  const { dex, end } = sheetOf(state, who);
  return [Math.max(6, dex + end), Math.max(6, dex + end - 2)];
}

/** Out of sight; rather where they can have got to since they were last seen, or in a lift. One draw, however it falls. */
function place(state: State, seen: FogView, plan: Plan, who: Who, body: Body, acts: boolean, chance: Chance): void {
  const free = squaresFor(state, seen, plan, who, body);
  const near = likelyOf(state, seen, plan, who, body, free);
  const stops = acts || body.status !== 'active' ? [] : plan.lifts.flatMap((lift) => lift.stops);
  const likely = near.length > 0 ? near : free;
  const drew = chance.int(free.length + stops.length + LIKELY);
  if (drew < free.length) body.at = free[drew] as Square;
  else if (drew < free.length + stops.length) body.riding = stops[drew - free.length] as Square;
  else body.at = likely[(drew - free.length - stops.length) % Math.max(1, likely.length)] ?? NONE;
}

/** Chances that someone is where they are likely to be, beside one for each square: more than a ship has squares. */
const LIKELY = 600;

function likelyOf(
  state: State,
  { sight: { places, turns } }: FogView,
  plan: Plan,
  who: Who,
  body: Body,
  free: readonly Square[],
): readonly Square[] {
  const last = places[who] as Square;
  const reach = body.status === 'active' && !body.caged ? body.total * (1 + state.turn - (turns[who] as number)) : 0;
  return free.filter((square) => isWithin(plan, last, square, reach));
}

const MOST_DECKS = 3;

function isWithin(plan: Plan, from: Square, to: Square, squares: number): boolean {
  if (from === NONE) return false;
  const far = range(plan, from, to);
  return far !== NONE && far <= squares;
}

function squaresFor(state: State, { sight }: FogView, plan: Plan, who: Who, { status }: Body): readonly Square[] {
  const taken = new Set(
    state.bodies.flatMap((body, other) => (other !== who && body.status === 'active' ? [body.at] : [])),
  );
  const squares: Square[] = [];
  for (let square = 0; square < plan.squares; square++)
    if (!hasSquare(sight.seen, square) && !(status === 'active' && taken.has(square))) squares.push(square);
  return squares;
}

/** The observer's own memory, and what the others would know if they had just looked round. */
function fogAround(state: State, plan: Plan, seen: FogView, side: Side): Fog {
  const { items, open, broken, dark, act } = state;
  const sides = 1 + state.sheets.reduce((most, sheet) => Math.max(most, sheet.side), 0);
  const fog: Fog = {
    memories: [],
    sweeper: act.who,
    swept: seen.sight.swept,
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

/** What a view says of its observer's memory. */
export function memoryIn({
  sight: { known, seen, places, turns },
  bodies,
  items,
  open,
  broken,
  dark,
}: FogView): Memory {
  return {
    known,
    seen,
    places,
    turns,
    bodies: bodies.map((body, who) => (isIn(known, who) ? null : body)),
    items,
    open,
    broken,
    dark,
  };
}
