/** S-22.3, S-22.4: looking round, and what is remembered of it. Every change aboard is looked at before the next one happens. */
import { cloneBody, itemWith } from '../clone.ts';
import { hasSquare } from '../grid/vista.ts';
import { bit, isActive, isCasualty } from '../people.ts';
import { NONE, type Plan, type Portal } from '../plan/types.ts';
import type { Body, Fog, Item, Memory, State, Who } from '../types.ts';
import { type Eyes, isSame } from './eyes.ts';
import { isSlot } from './slots.ts';
import { suspectBits } from './veil.ts';

/** What a memory becomes once its side looks with these eyes. */
export function remember(state: State, plan: Plan, fog: Fog, old: Memory, eyes: Eyes): Memory {
  const { known, seen } = eyes;
  // A glance does not last.
  const sight = isSame(seen, old.seen) ? old.seen : seen.slice();
  const settled = known === old.known && sight === old.seen;
  const items = settled && state.items === fog.items ? old.items : itemsSeen(state, plan, old, eyes);
  const open = portalsSeen(old.open, state.open, eyes);
  const broken = portalsSeen(old.broken, state.broken, eyes);
  // Where a side looks on and no light was switched, it sees the lights it knows.
  const dark = sight === old.seen && state.dark === fog.dark ? old.dark : lightsSeen(old.dark, state.dark, plan, eyes);
  if (settled && items === old.items && open === old.open && broken === old.broken && dark === old.dark) return old;
  const { places, turns, bodies } = known === old.known ? old : peopleSeen(state, fog, old, eyes);
  const { shown, attacked } = old;
  const exposed =
    known === old.known && items === old.items ? old.exposed : old.exposed | exposedBy(state, items, known);
  return { known, seen: sight, places, turns, bodies, items, open, broken, dark, shown, exposed, attacked };
}

/** S-17.4: a side that sees the fallen, or a weapon that someone had hidden, knows what they were. */
function exposedBy(state: State, items: readonly Item[], known: number): number {
  const suspects = suspectBits(state);
  if (suspects === 0) return 0;
  let bits = 0;
  for (let who = 0; who < state.bodies.length; who++)
    if ((known & bit(who)) !== 0 && isCasualty(state.bodies[who] as Body)) bits |= bit(who);
  for (let i = 0; i < items.length; i++) {
    const item = items[i] as Item;
    if (item.owner !== NONE && !isSlot(item)) bits |= bit(item.owner);
  }
  return bits & suspects;
}

/** Before the fog falls everyone has seen everything (S-22.2). */
export function firstMemory({ bodies, items, open, broken, dark }: State): Memory {
  return {
    known: allOf(bodies.length),
    seen: [],
    places: bodies.map(() => NONE),
    turns: bodies.map(() => 0),
    bodies: bodies.map(() => null),
    items,
    open,
    broken,
    dark,
    shown: 0,
    exposed: 0,
    attacked: 0,
  };
}

/** Where sides are secret, most camps have nobody in them, and they know nobody. */
export function nobodysMemory(state: State): Memory {
  return { ...firstMemory(state), known: 0 };
}

function allOf(people: number): number {
  return (1 << people) - 1;
}

type Whereabouts = Pick<Memory, 'places' | 'turns' | 'bodies'>;

function peopleSeen(state: State, fog: Fog, old: Memory, { known }: Eyes): Whereabouts {
  const places = old.places.slice();
  const turns = old.turns.slice();
  const bodies = old.bodies.slice();
  for (let who = 0; who < places.length; who++) {
    const was = (old.known & bit(who)) !== 0;
    if ((known & bit(who)) !== 0) {
      places[who] = NONE;
      turns[who] = 0;
      bodies[who] = null;
      continue;
    }
    if (was) {
      places[who] = fog.at[who] as number;
      turns[who] = state.turn;
      bodies[who] = lastSeen(state.bodies[who] as Body);
    }
  }
  return { places, turns, bodies };
}

function lastSeen(body: Body): Body {
  const copy = cloneBody(body);
  copy.at = NONE;
  copy.riding = NONE;
  copy.arrives = 0;
  return copy;
}

function itemsSeen(state: State, plan: Plan, old: Memory, eyes: Eyes): readonly Item[] {
  let items: Item[] | undefined;
  for (let i = 0; i < state.items.length; i++) {
    const item = state.items[i] as Item;
    // As it was last seen, whether or not it is in sight.
    if (item === old.items[i]) continue;
    const before = old.items[i] ?? nowhere(item);
    const now = isItemSeen(plan, eyes, item) ? item : isItemSeen(plan, eyes, before) ? nowhere(before) : before;
    if (now === old.items[i]) continue;
    items ??= old.items.slice();
    items[i] = now;
  }
  return items ?? old.items;
}

/** With the person who has it, or where it lies; what jams a portal, with the portal. */
function isItemSeen(plan: Plan, { known, seen, gates }: Eyes, { holder, at, portal }: Item): boolean {
  if (holder !== NONE) return (known & bit(holder)) !== 0;
  if (at !== NONE && hasSquare(seen, at)) return true;
  return portal !== NONE && isGateSeen(plan, gates, portal);
}

function isGateSeen(plan: Plan, gates: readonly number[], portal: number): boolean {
  const { deck, bit: place } = plan.portals[portal] as Portal;
  return (((gates[deck] as number) >> place) & 1) === 1;
}

function nowhere(item: Item): Item {
  return itemWith(item, { holder: NONE, at: NONE, portal: NONE });
}

function portalsSeen(old: readonly number[], now: readonly number[], { gates }: Eyes): readonly number[] {
  if (old === now) return old;
  let masks: number[] | undefined;
  for (let deck = 0; deck < old.length; deck++) {
    const before = old[deck] as number;
    const mask = before ^ ((before ^ (now[deck] as number)) & (gates[deck] as number));
    if (mask === before) continue;
    masks ??= old.slice();
    masks[deck] = mask;
  }
  return masks ?? old;
}

/** S-22.5: a room's light is seen with any of its squares. */
function lightsSeen(
  old: readonly number[],
  now: readonly number[],
  { rooms }: Plan,
  { seen }: Eyes,
): readonly number[] {
  if (old === now || isSame(old, now)) return old;
  if (!hasNews(old, now, rooms, seen)) return old;
  const gone = old.filter((room) => !now.includes(room) && isRoomSeen(rooms, room, seen));
  const come = now.filter((room) => !old.includes(room) && isRoomSeen(rooms, room, seen));
  return [...old.filter((room) => !gone.includes(room)), ...come].sort((a, b) => a - b);
}

/** Whether the light of a room in sight has changed. Both lists ascend. */
function hasNews(
  old: readonly number[],
  now: readonly number[],
  rooms: Plan['rooms'],
  seen: readonly number[],
): boolean {
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const was = old[i] ?? rooms.length;
    const is = now[j] ?? rooms.length;
    if (was <= is) i++;
    if (is <= was) j++;
    if (was !== is && isRoomSeen(rooms, Math.min(was, is), seen)) return true;
  }
  return false;
}

function isRoomSeen(rooms: Plan['rooms'], room: number, seen: readonly number[]): boolean {
  const squares = rooms[room]?.squares ?? [];
  for (let i = 0; i < squares.length; i++) if (hasSquare(seen, squares[i] as number)) return true;
  return false;
}

/** Who is active, one bit each. */
export function activeBits(state: Pick<State, 'bodies'>): number {
  let bits = 0;
  for (let who: Who = 0; who < state.bodies.length; who++) if (isActive(state, who)) bits |= bit(who);
  return bits;
}
