/** What is asked, of whom. */
import type { Decision, Seat } from '@shutterbox/kernel';
import type { DecisionKind, State } from './types.ts';

/** Ids of the kinds that come round after a confirmation is taken back; those of turns are the multiples. */
const IDS_A_ROUND = 4;
const ID_OF: Readonly<Record<Exclude<DecisionKind, 'turn'>, number>> = { arrange: 1, confirmed: 2, confirm: 3 };

export function pending(state: State): readonly Decision[] {
  const open: Decision[] = [];
  if (state.phase === 'over') return open;
  if (state.phase === 'turns') open.push(turnOf(state, state.turn));
  else for (let seat = 0; seat < state.seats; seat++) if (isOpen(state, seat)) open.push(ask(state, seat, 'confirm'));
  for (let seat = 0; seat < state.seats; seat++)
    open.push(standing(state, seat, isOpen(state, seat) ? 'arrange' : 'confirmed'));
  return open;
}

function isOpen({ confirmed }: State, seat: Seat): boolean {
  return confirmed[seat] === 'none';
}

function turnOf({ turns }: State, seat: Seat): Decision {
  return { id: IDS_A_ROUND * ((turns[seat] as number) + 1), seat, kind: 'turn' };
}

function ask(state: State, seat: Seat, kind: Exclude<DecisionKind, 'turn'>): Decision {
  return { id: idOf(state, seat, kind), seat, kind };
}

/** PS-6.1, PS-7.4. */
function standing(state: State, seat: Seat, kind: Exclude<DecisionKind, 'turn'>): Decision {
  return { id: idOf(state, seat, kind), seat, kind, optional: true };
}

function idOf({ takenBack }: State, seat: Seat, kind: Exclude<DecisionKind, 'turn'>): number {
  return IDS_A_ROUND * (takenBack[seat] as number) + ID_OF[kind];
}
