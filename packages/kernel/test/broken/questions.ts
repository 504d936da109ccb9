/** Wrong questions and wrong ends. */
import type { Decision, GameDefinition } from '../../src/index.ts';
import type { Action, Event, State, View } from '../toy.ts';
import { afterwards, type Broken, broken, changed, toy } from './toys.ts';

const anybody = { seat: 0, kind: 'bet', optional: true } as const;

const PENDING: readonly (readonly [string, (state: State) => readonly Decision[], RegExp])[] = [
  [
    'asks something when it is over',
    (state) => (toy.outcome(state) ? [anybody] : toy.pending(state)),
    /over, and yet something/,
  ],
  [
    'requires nothing and is not over',
    (state) => toy.pending(state).filter(({ kind }) => kind !== 'reaction'),
    /nothing is required/,
  ],
  [
    'asks a seat that is not there',
    (state) => toy.pending(state).map((open) => (open.kind === 'bet' ? { ...open, seat: 7 } : open)),
    /seat 7 does not exist/,
  ],
  [
    'asks a seat the same thing twice',
    (state) => toy.pending(state).flatMap((open) => [open, open]),
    /seat \d is asked '\w+' twice about the same/,
  ],
  [
    'asks what has no answer',
    (state) => toy.pending(state).map((open) => (open.kind === 'stake' ? { ...open, kind: 'riddle' } : open)),
    /'riddle' has no legal answer/,
  ],
];

const RANKS: readonly (readonly [string, (score: readonly number[]) => readonly number[], RegExp])[] = [
  [
    'ranks contradict scores',
    (score) => score.map((mine) => 1 + score.filter((other) => other < mine).length),
    /scores more than seat \d and ranks no better/,
  ],
  ['ranks leave one out', (score) => score.map((_, seat) => seat + 2), /rank 2 with 0 seats before it/],
  ['ranks lack a seat', (score) => score.slice(1).map(() => 1), /an entry a seat is missing/],
];

const endless: GameDefinition<Record<string, never>, State, Action, Event, View> = {
  ...afterwards((state) => {
    state.round = 0;
  }),
  options: { fields: {} },
  seats: () => ({ counts: [2] }),
  setup: (seats, _, cx) => toy.setup(seats, { teasing: true, rounds: 3, die: 'six', track: [0] }, cx),
};

export const QUESTIONS: readonly Broken[] = [
  ...PENDING.map(([name, pending, message]) =>
    broken(`a game that ${name}`, 'pending', message, { game: changed({ pending }) }),
  ),

  broken('a timeout action is not legal', 'timeout', /'walk:9' of 'turn' is not legal/, {
    game: changed({
      timeoutAction: (state, decision) =>
        decision.kind === 'turn' ? { type: 'walk', steps: 9 } : toy.timeoutAction(state, decision),
    }),
  }),

  broken('the order of answers matters', 'order', /order of answers to 'stake' shows at \.turn/, {
    game: afterwards((state, { seat }, action) => {
      if (action.type === 'stake' && state.phase === 'turn') state.turn = seat;
    }),
  }),

  broken('one answer closes the question of another', 'order', /closed another's \('stake'\)/, {
    game: afterwards((state, _decision, action) => {
      if (action.type !== 'stake' || action.points < 2 || state.phase !== 'stakes') return;
      state.phase = 'turn';
      state.turn = 0;
    }),
  }),

  ...RANKS.map(([name, rank, message]) =>
    broken(name, 'outcome', message, {
      game: changed({
        outcome(state) {
          const fair = toy.outcome(state);
          return fair === undefined ? undefined : { ...fair, rank: rank(fair.score) };
        },
      }),
    }),
  ),

  broken('allies rank differently', 'outcome', /on one side and rank differently/, {
    game: changed({
      outcome(state) {
        const fair = toy.outcome(state);
        return fair === undefined ? undefined : { ...fair, side: fair.rank.map(() => 0) };
      },
    }),
  }),

  // Few states are checked: the law looks at the end of a game, and this one takes its time.
  broken('a game never ends', 'ends', /the game has not ended after 100000 actions/, {
    game: endless,
    plan: { games: 1, oneStateIn: 1_000 },
  }),
];
