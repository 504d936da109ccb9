/** Puts questions. The standing one about orders (S-3.10) is open to every seat beside them. */
import type { Decision, Seat } from '@shutterbox/kernel';
import type { DecisionKind } from '../answers.ts';
import { NONE } from '../plan/types.ts';
import type { State, Who } from '../types.ts';

export function ask(state: State, kind: DecisionKind, seat: Seat, subject: Who): void {
  const open = state.pending[0];
  if (open !== undefined && open.kind === kind && open.subject === subject && open.seat === seat) return;
  const question: Decision = subject === NONE ? { seat, kind } : { seat, kind, subject };
  state.pending = [question].concat(state.standing);
}

/** Asked at the same time as others, and answered in secret. */
export function askSealed(state: State, kind: DecisionKind, seat: Seat): void {
  state.pending = [...state.pending, { seat, kind, sealed: true }];
}

/** S-17.1: of somebody's orders only the own side hears. */
export function openOrders(state: State, mates: (seat: Seat) => readonly Seat[]): void {
  state.standing = Array.from({ length: state.seats }, (_, seat) => ({
    seat,
    kind: 'orders',
    optional: true,
    hidden: true,
    knownTo: mates(seat),
  }));
}
