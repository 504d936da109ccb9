/** Puts questions. The standing one about orders (S-3.10) is open to every seat beside them. */
import type { Decision, Seat } from '@shutterbox/kernel';
import { NONE } from '../plan/types.ts';
import type { DecisionKind, State, Who } from '../types.ts';

const MOST_SEATS = 10;
const STANDING: readonly Decision[] = Array.from({ length: MOST_SEATS }, (_, seat) => ({
  seat,
  kind: 'orders',
  optional: true,
}));

export function ask(state: State, kind: DecisionKind, seat: Seat, subject: Who): void {
  state.pending = [subject === NONE ? { seat, kind } : { seat, kind, subject }];
  if (state.turn > 0) for (let each = 0; each < state.seats; each++) state.pending.push(STANDING[each] as Decision);
}

/** Asked at the same time as others, and answered in secret. */
export function askSealed(state: State, kind: DecisionKind, seat: Seat): void {
  state.pending.push({ seat, kind, sealed: true });
}
