/** How a turn begins and ends, and PS-7: how the game does. */
import type { Context, Seat } from '@shutterbox/kernel';
import { canAct } from '../table.ts';
import type { Event, State } from '../types.ts';

export function startTurn(state: State, cx: Context<Event>): void {
  const { turn: seat, rounds } = state;
  const round = (state.turns[seat] as number) + 1;
  cx.emit?.({ type: 'turn', seat, round, last: round === rounds });
  if (canAct(state, seat)) return;
  // PS-5.3.
  cx.emit?.({ type: 'passed', seat });
  endTurn(state, cx);
}

/** PS-2.10, PS-7.1, PS-7.2. */
export function endTurn(state: State, cx: Context<Event>): void {
  const { turn: seat } = state;
  const round = (state.turns[seat] as number) + 1;
  state.turns[seat] = round;
  if (state.deck === 0 && state.rounds === 0) {
    state.rounds = round + 1;
    cx.emit?.({ type: 'deckEmpty', rounds: state.rounds });
  }
  const next: Seat = (seat + 1) % state.seats;
  if (next === state.first && round === state.rounds) {
    state.phase = 'confirm';
    return cx.emit?.({ type: 'lastArranging' });
  }
  state.turn = next;
  startTurn(state, cx);
}
