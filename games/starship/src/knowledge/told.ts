/** S-22.8: what is told of a deed in the fog. An event says who hears it; what only some saw is another event for the others, or none. */
import type { Context, Observer } from '@shutterbox/kernel';
import type { Event } from '../events.ts';
import { hasSquare } from '../grid/vista.ts';
import { NONE, type Portal, type Square } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import type { Fog, Memory, State, Who } from '../types.ts';
import { campOf } from './camp.ts';
import { isIn, observersOf } from './fog.ts';

type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;
type Tellers = { readonly [T in Event['type']]: (event: EventOf<T>, witness: Witness) => Event | undefined };

/** Those who share a memory, when something happens. */
interface Witness {
  readonly state: State;
  readonly fog: Fog;
  readonly group: number;
  readonly memory: Memory;
}

/** The context for a match in the fog. */
export function toldInFog(state: State, cx: Context<Event>): Context<Event> {
  const { chance, emit } = cx;
  if (emit === undefined || !state.options.fog) return cx;
  return {
    chance,
    reveal: (rule, to, batch) => cx.reveal(rule, to, batch),
    emit: (event) => tell(state, event, emit),
  };
}

function tell(state: State, event: Event, emit: (event: Event) => void): void {
  const { fog } = state;
  if (fog === null || event.heardBy !== undefined) return emit(event);
  const groups = fog.memories.map((memory, group) => ({ group, told: heardOf(event, { state, fog, group, memory }) }));
  if (groups.every(({ told }) => told === event)) return emit(event);
  const heardIn = (some: typeof groups): Observer[] => some.flatMap(({ group }) => observersOf(state, fog, group));
  const whole = groups.filter(({ told }) => told === event);
  if (whole.length > 0) emit({ ...event, heardBy: heardIn(whole) });
  for (const each of groups)
    if (each.told !== undefined && each.told !== event) emit({ ...each.told, heardBy: heardIn([each]) });
}

function heardOf<T extends Event['type']>(event: EventOf<T>, witness: Witness): Event | undefined {
  const teller = TELLERS[event.type as T] as (event: EventOf<T>, witness: Witness) => Event | undefined;
  return teller(event, witness);
}

function knows({ memory }: Witness, who: Who): boolean {
  return who !== NONE && isIn(memory.known, who);
}

/** Only people who have the doer in sight. */
function ofDoer<E extends Event & { readonly who: Who }>(event: E, witness: Witness): Event | undefined {
  return knows(witness, event.who) ? event : undefined;
}

function ofAll<E extends Event>(event: E): Event {
  return event;
}

/** Everyone notices it, but not who did it. */
function ofSwitch<E extends EventOf<'power' | 'gravity'>>(event: E, witness: Witness): Event {
  return knows(witness, event.who) ? event : { ...event, who: NONE };
}

const TELLERS: Tellers = {
  rolled: ofAll,
  skillRolls: ofAll,
  skill: ofAll,
  wears: ofDoer,
  chamber: ofAll,
  kept: ofAll,
  placed: ofAll,
  sealed: ofAll,
  sides: ofAll,
  secret: ofAll,
  bid: ofAll,
  bids: ofAll,
  recruited: ofAll,
  bystander: ofAll,
  grenadier: ofAll,
  papers: ofAll,
  smellDie: ofAll,
  jump: ofAll,
  exposed: ofDoer,
  found: ofDoer,
  smells: ofDoer,
  freed: (event, witness) => (knows(witness, event.by) && knows(witness, event.who) ? event : undefined),
  pet: ofAll,
  list: ofAll,
  gameTurn: ofAll,
  order: ofAll,
  over: ofAll,
  appears: ofAll,
  vanishes: ofAll,
  unseenAttack: ofAll,
  bumps: ofDoer,
  pushes: ofDoer,
  control: ofDoer,
  vacuum: ofDoer,
  stopped: (event, witness) => (knows(witness, event.who) && knows(witness, event.by) ? event : undefined),
  tosses: (event, witness) => (knows(witness, event.by) ? event : undefined),
  wall: (event, witness) => (knows(witness, event.by) ? event : undefined),
  explodes: (event, witness) => {
    if (knows(witness, event.by)) return event;
    return hasSquare(witness.memory.seen, event.at) ? { ...event, by: NONE } : undefined;
  },
  breached: ofAll,
  air: ofAll,
  power: ofSwitch,
  gravity: ofSwitch,
  cage: ofDoer,
  alarm: (event, witness) => (event.by === NONE || knows(witness, event.by) ? event : { ...event, by: NONE }),
  claimed: (event, witness) => (knows(witness, event.who) && knows(witness, event.over) ? event : undefined),
  begins: ofDoer,
  ends: ofDoer,
  rests: ofDoer,
  moved,
  turned: ofDoer,
  sneaks: ofDoer,
  swears: ofDoer,
  light: ofDoer,
  portal,
  force: ofDoer,
  lift: ofDoer,
  gear: ofDoer,
  reaches: ofDoer,
  covers: ofDoer,
  attack: (event, witness) => {
    if (!knows(witness, event.target)) return undefined;
    return knows(witness, event.by) ? event : { type: 'unseenAttack', target: event.target };
  },
  throw: (event, witness) => (knows(witness, event.by) && knows(witness, event.target) ? event : undefined),
  wounds: ofDoer,
  resists: ofDoer,
  gas: ofDoer,
  wakes: ofDoer,
  revived: (event, witness) => (knows(witness, event.by) && knows(witness, event.who) ? event : undefined),
};

/** Into sight, out of it, or in sight all the way. Nobody but the mover has moved. */
function moved(event: EventOf<'moved'>, witness: Witness): Event | undefined {
  const { who, from, to } = event;
  const before = knows(witness, who);
  const after = isSeenAt(witness, who, to);
  if (before && after) return event;
  if (after) return { type: 'appears', who, at: to };
  return before ? { type: 'vanishes', who, from } : undefined;
}

function isSeenAt({ state, fog, group, memory }: Witness, who: Who, square: Square): boolean {
  const side = campOf(state, who);
  if (side === group || hasSquare(memory.seen, square)) return true;
  if (group < fog.memories.length - 1) return false;
  return fog.memories.every(({ seen }, other) => other === group || other === side || hasSquare(seen, square));
}

/** Nobody hears a portal: only people who see it learn that it moves. */
function portal(event: EventOf<'portal'>, witness: Witness): Event | undefined {
  if (event.deed !== 'opened' && event.deed !== 'shut') return ofDoer(event, witness);
  const { beside } = planOf(witness.state).portals[event.portal] as Portal;
  if (!beside.some((square) => hasSquare(witness.memory.seen, square))) return undefined;
  return event.who === NONE || knows(witness, event.who) ? event : { ...event, who: NONE };
}
