/** Puts questions. The standing one about orders (S-3.10) is open to every seat beside them. */
import type { Decision, Seat } from '@shutterbox/kernel';
import { NONE } from '../plan/types.ts';
import type { DecisionKind, State, Who } from '../types.ts';

/** Every seat's standing question has this id; all others count on from it. */
export const STANDING_ID = 1;
const MOST_SEATS = 10;
const STANDING: readonly Decision[] = Array.from({ length: MOST_SEATS }, (_, seat) => ({
  id: STANDING_ID,
  seat,
  kind: 'orders',
  optional: true,
}));

export function ask(state: State, kind: DecisionKind, seat: Seat, subject: Who): void {
  state.pending = [question(++state.asked, kind, seat, subject)];
  if (state.turn > 0) for (let each = 0; each < state.seats; each++) state.pending.push(STANDING[each] as Decision);
}

/** A question that others answer at the same time. */
export function alsoAsk(state: State, kind: DecisionKind, seat: Seat, subject: Who): void {
  state.pending.push(question(++state.asked, kind, seat, subject));
}

function question(id: number, kind: DecisionKind, seat: Seat, subject: Who): Decision {
  return subject === NONE ? { id, seat, kind } : { id, seat, kind, subject };
}
