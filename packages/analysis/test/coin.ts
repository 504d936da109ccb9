/** Coin: a card is dealt face down, one seat gives one answer, and that decides. The options say by what. */
import type { GameDefinition, Heuristics } from '@shutterbox/kernel';

export interface Options {
  /** By skill answer 0 wins three times in four and the others once; by luck every answer wins twice; a secret is won by the card's own answer. */
  readonly by: 'skill' | 'luck' | 'secret';
}

export type Action = number;

export interface State {
  readonly options: Options;
  card: number;
  won: boolean | undefined;
}

export type View = Omit<State, 'card'>;

const ANSWERS: readonly Action[] = [0, 1, 2, 3, 4, 5];
const CARDS = 2;
const FACES = 4;

function wins({ options, card }: State, action: Action, face: number): boolean {
  switch (options.by) {
    case 'skill':
      return face < (action === 0 ? 3 : 1);
    case 'luck':
      return face < 2;
    case 'secret':
      return action % CARDS === card;
  }
}

export const coin: GameDefinition<Options, State, Action, never, View> = {
  id: 'coin',
  rules: 1,
  options: {
    fields: {
      by: {
        kind: 'choice',
        label: 'By',
        help: 'What decides.',
        default: 'skill',
        choices: [
          { value: 'skill', label: 'Skill' },
          { value: 'luck', label: 'Luck' },
          { value: 'secret', label: 'Secret' },
        ],
      },
    },
  },
  seats: () => ({ counts: [2] }),
  setup: (_, options, { chance }) => ({ options, card: chance.int(CARDS), won: undefined }),
  pending: ({ won }) => (won === undefined ? [{ seat: 0, kind: 'answer' }] : []),
  legalActions: (_, __, into) => into.push(...ANSWERS),
  check: () => undefined,
  apply(state, _, action, { chance }) {
    state.won = wins(state, action, chance.int(FACES));
  },
  outcome: ({ won }) =>
    won === undefined ? undefined : { rank: won ? [1, 2] : [2, 1], score: won ? [1, 0] : [0, 1], reason: 'over' },
  clone: (state) => ({ ...state }),
  view: ({ options, won }) => ({ options, won }),
  eventFor: (event) => event,
  determinize: (view, _, chance) => ({ ...view, card: chance.int(CARDS) }),
  decodeAction: (json) => ANSWERS.find((action) => action === json),
  actionKey: (action) => String(action),
  timeoutAction: () => 0,
};

export const heuristics: Heuristics<State, Action> = {
  evaluate: () => 0.5,
  playout: () => 0,
  horizon: 1,
  reason: (_, __, action) => `Answer ${action} is known to win.`,
  luck: { slope: 1, factor: 1 },
  decisions: true,
};
