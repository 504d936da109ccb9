import type { DecisionKind, State } from '../types.ts';

/** Puts a question to the seat on turn; any other is closed. */
export function ask(state: State, kind: DecisionKind): void {
  state.open = [{ seat: state.turn, kind }];
}
