/** Puts questions. The standing one about orders (S-3.10) is open to every seat beside them. */
import type { Decision, Seat } from '@shutterbox/kernel';
import type { DecisionKind } from '../answers.ts';
import { NONE } from '../plan/types.ts';
import type { State, Who } from '../types.ts';

export function ask(state: State, kind: DecisionKind, seat: Seat, subject: Who): void {
  state.pending = kind === 'turn' ? turnOf(state, seat, subject) : questions(state, kind, seat, subject);
}

function questions({ standing }: State, kind: DecisionKind, seat: Seat, subject: Who): Decision[] {
  return [subject === NONE ? { seat, kind } : { seat, kind, subject }, ...standing];
}

/** What is asked in each character's turn; all states of a match share it, as they share what stands beside it. */
interface Turns {
  readonly standing: State['standing'];
  readonly asked: Decision[][];
}

let last: Turns = { standing: [], asked: [] };

function turnOf(state: State, seat: Seat, who: Who): Decision[] {
  if (last.standing !== state.standing) last = { standing: state.standing, asked: [] };
  const known = last.asked[who];
  if (known !== undefined) return known;
  const asked = questions(state, 'turn', seat, who);
  last.asked[who] = asked;
  return asked;
}

/** Asked at the same time as others, and answered in secret. */
export function askSealed(state: State, kind: DecisionKind, seat: Seat): void {
  state.pending = [...state.pending, { seat, kind, sealed: true }];
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
