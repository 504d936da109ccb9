/** Asks questions. The standing one about orders (S-3.10) is open to every seat at the same time. */
import type { Context, Decision, Seat } from '@shutterbox/kernel';
import type { DecisionKind } from '../answers.ts';
import type { Event } from '../events.ts';
import { type AboutSomeone, fogged, handOver, knowersOf, tellTurn } from '../knowledge/fog.ts';
import { NONE } from '../plan/types.ts';
import type { Fog, State, Who } from '../types.ts';

export function ask(state: State, kind: DecisionKind, seat: Seat, subject: Who): void {
  state.pending = kind === 'turn' ? turnOf(state, seat, subject) : questions(state, kind, seat, subject);
}

function questions({ standing }: State, kind: DecisionKind, seat: Seat, subject: Who): Decision[] {
  return [subject === NONE ? { seat, kind } : { seat, kind, subject }, ...standing];
}

/** What someone is asked in an activation; in the fog only those who know the character know of it (S-22.7). */
export function askActor(state: State, kind: DecisionKind, seat: Seat, who: Who, cx: Context<Event>): void {
  handOver(state, who);
  const { fog } = state;
  if (fog === null) return ask(state, kind, seat, who);
  const [before] = state.pending;
  // S-22.7: nobody is asked whether to go first, so nothing need be counted.
  state.changes = 0;
  state.pending = askedInFog(state, fog, kind, seat, who);
  tellTurn(state, before, state.pending[0] as Decision, cx);
}

/** There are few different sets of observers who know someone, so the questions for each set are made once. One bit for each memory. */
const MOST_KNOWERS = 1 << 13;

function askedInFog(state: State, fog: Fog, kind: DecisionKind, seat: Seat, who: Who): Decision[] {
  const knowers = knowersOf(fog, who);
  if (kind !== 'turn') return newQuestions(state, fog, { seat, kind, subject: who }, knowers);
  const shared = sharedBy(state);
  const key = who * MOST_KNOWERS + knowers;
  // Mostly the same is asked again.
  if (shared.latest !== key) {
    shared.latest = key;
    shared.asking = shared.inFog.get(key) ?? newQuestions(state, fog, { seat, kind, subject: who }, knowers);
    shared.inFog.set(key, shared.asking);
  }
  return shared.asking;
}

function newQuestions(state: State, fog: Fog, decision: AboutSomeone, knowers: number): Decision[] {
  return [fogged(state, fog, decision, knowers), ...state.standing];
}

/** What is asked in each character's turn; all states of a match share it, as they share what stands beside it. */
interface Turns {
  readonly standing: State['standing'];
  /** By character; in the fog also by who knows of it. */
  readonly asked: Decision[][];
  readonly inFog: Map<number, Decision[]>;
  /** The last of these. */
  latest: number;
  asking: Decision[];
}

let last = newTurns([]);

function newTurns(standing: State['standing']): Turns {
  return { standing, asked: [], inFog: new Map(), latest: NONE, asking: [] };
}

function sharedBy({ standing }: State): Turns {
  if (last.standing !== standing) last = newTurns(standing);
  return last;
}

function turnOf(state: State, seat: Seat, who: Who): Decision[] {
  const { asked } = sharedBy(state);
  asked[who] ??= questions(state, 'turn', seat, who);
  return asked[who];
}

/** Asked at the same time as others, and answered in secret. */
export function askSealed(state: State, kind: DecisionKind, seat: Seat, knownTo?: readonly Seat[]): void {
  state.pending = [...state.pending, { seat, kind, sealed: true, ...(knownTo && { knownTo }) }];
}

/** S-17.1: only a character's own side hears of its orders. */
export function openOrders(state: State, mates: (seat: Seat) => readonly Seat[]): void {
  state.standing = Array.from({ length: state.seats }, (_, seat) => ({
    seat,
    kind: 'orders',
    optional: true,
    hidden: true,
    knownTo: mates(seat),
  }));
}
