/** The open questions. */
import type { Decision, Seat } from '@shutterbox/kernel';
import type { State } from './types.ts';

const MOST_SEATS = 4;
const SEATS: readonly Seat[] = Array.from({ length: MOST_SEATS }, (_, seat) => seat);

/** By seat. */
const TURN: readonly Decision[] = SEATS.map((seat) => ({ seat, kind: 'turn' }));
const ARRANGE: readonly Decision[] = SEATS.map((seat) => ({ seat, kind: 'arrange', optional: true }));
const CONFIRM: readonly Decision[] = SEATS.map((seat) => ({ seat, kind: 'confirm' }));
const CONFIRMED: readonly Decision[] = SEATS.map((seat) => ({ seat, kind: 'confirmed', optional: true }));

/** PS-6.1, by the number of seats and by the seat on turn. */
const IN_TURNS: readonly (readonly (readonly Decision[])[])[] = [...SEATS, MOST_SEATS].map((seats) =>
  TURN.map((turn) => [turn, ...ARRANGE.slice(0, seats)]),
);

export function pending(state: State): readonly Decision[] {
  switch (state.phase) {
    case 'turns':
      return IN_TURNS[state.seats]?.[state.turn] as readonly Decision[];
    case 'confirm':
      return confirming(state);
    case 'over':
      return [];
  }
}

/** PS-7.3, PS-7.4. */
function confirming({ seats, confirmed }: State): Decision[] {
  const isDone = (seat: Seat) => confirmed[seat] !== 'none';
  const present = SEATS.slice(0, seats);
  const asked = present.filter((seat) => !isDone(seat)).map((seat) => CONFIRM[seat] as Decision);
  return [...asked, ...present.map((seat) => (isDone(seat) ? CONFIRMED : ARRANGE)[seat] as Decision)];
}
