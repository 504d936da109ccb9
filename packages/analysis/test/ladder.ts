/**
 * Ladder: two seats throw a die each in turn, and the higher sum wins. An answer throws for the seat that gives it and then, at
 * once, for the seat whose turn comes next. A rest throws nothing and can be taken back.
 */
import type { GameDefinition, Heuristics, Outcome, Seat } from '@shutterbox/kernel';

export type Action = 'throw' | 'rest';

export interface Options {
  readonly faces: number;
}

export interface State {
  readonly options: Options;
  turn: Seat;
  left: number;
  rested: boolean;
  sums: number[];
}

export interface Event {
  readonly seat: Seat;
  readonly points: number;
}

const TURNS = 4;

export const ladder: GameDefinition<Options, State, Action, Event, State> = {
  id: 'ladder',
  rules: 1,
  options: {
    fields: { faces: { kind: 'integer', label: 'Faces', help: 'Of the die.', default: 6, min: 2, max: 1000 } },
  },
  seats: () => ({ counts: [2] }),
  setup: (_, options, cx) => ({ options, turn: cx.chance.int(2), left: TURNS, rested: false, sums: [0, 0] }),
  pending: ({ turn, left }) => (left === 0 ? [] : [{ seat: turn, kind: 'turn' }]),
  legalActions: ({ rested }, _, into) => into.push(...(rested ? (['throw'] as const) : (['throw', 'rest'] as const))),
  check: ({ rested }, _, action) => (rested && action === 'rest' ? { code: 'ladder.rested' } : undefined),
  apply(state, _, action, cx) {
    if (action === 'rest') {
      state.rested = true;
      return;
    }
    const thrown = () => {
      const points = 1 + cx.chance.int(state.options.faces);
      state.sums[state.turn] = (state.sums[state.turn] as number) + points;
      cx.emit?.({ seat: state.turn, points });
    };
    thrown();
    state.rested = false;
    state.left--;
    state.turn = 1 - state.turn;
    if (state.left > 0) thrown();
  },
  outcome: ({ left, sums }) => (left === 0 ? outcomeOf(sums) : undefined),
  clone: (state) => ({ ...state, sums: state.sums.slice() }),
  view: (state) => state,
  eventFor: (event) => event,
  determinize: (view) => ladder.clone(view),
  decodeAction: (json) => (json === 'throw' || json === 'rest' ? json : undefined),
  actionKey: (action) => action,
  timeoutAction: () => 'throw',
};

function outcomeOf(sums: readonly number[]): Outcome {
  const best = Math.max(...sums);
  return { rank: sums.map((sum) => (sum === best ? 1 : 2)), score: sums, reason: 'turns' };
}

/** Nine tenths of what it should be for each seat: it does not sum to 1. */
function evaluate({ sums }: State, seat: Seat): number {
  const ahead = (sums[seat] as number) - (sums[1 - seat] as number);
  return 0.9 / (1 + Math.exp(-ahead / 4));
}

export const heuristics: Heuristics<State, Action> = {
  evaluate,
  playout: () => 'throw',
  horizon: 0,
  luck: { slope: 1.2, factor: 0.8, drawnBy: ({ turn }) => turn },
};
