/** Questions, and the turn from its beginning to the moment when it passes on. */
import type { Context, Seat } from '@shutterbox/kernel';
import type { DecisionKind, Event, State } from '../types.ts';

/** W-2.2. */
export function startTurn(state: State, cx: Context<Event>): void {
  state.photos = 0;
  cx.emit?.({ type: 'turn', seat: state.turn, round: state.round });
  ask(state, state.turn, 'research');
}

/** Puts one question to one seat; any other is closed. */
export function ask(state: State, seat: Seat, kind: DecisionKind): void {
  state.open = [{ id: ++state.asked, seat, kind }];
}

/** Puts a question beside those that are open. */
export function askAlso(state: State, seat: Seat, kind: DecisionKind): void {
  state.open.push({ id: ++state.asked, seat, kind });
}
