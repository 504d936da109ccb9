/** What every phase does: ask, lay cards, begin a turn. */
import type { Context, Seat } from '@shutterbox/kernel';
import { RACCOON } from '../cards.ts';
import type { Card, DecisionKind, Event, Habitat, State } from '../types.ts';

/** W-2.2. */
export function startTurn(state: State, cx: Context<Event>): void {
  state.photos = 0;
  cx.emit?.({ type: 'turn', seat: state.turn, round: state.round });
  ask(state, state.turn, 'research');
}

/** Puts one question to one seat; any other is closed. */
export function ask(state: State, seat: Seat, kind: DecisionKind): void {
  state.open = [{ seat, kind }];
}

/** On top of what lies there. */
export function layInHabitat(state: State, card: Card, habitat: Habitat): void {
  (state.stacks[habitat] as Card[]).push(card);
  if (card === RACCOON) state.raccoonAt = habitat;
}

/** W-10.3: asks a seat along with others; the answer is sealed until all have answered. */
export function askForOffer(state: State, seat: Seat): void {
  state.open.push({ seat, kind: 'offer', sealed: true });
}
