/** Guesses that are wrong. */
import { NONE } from '../toy.ts';
import { type Broken, broken, changed, toy } from './toys.ts';

export const GUESSES: readonly Broken[] = [
  broken('a guess that gives another view', 'determinize', /another view at \.round/, {
    game: changed({
      determinize: (view, seat, chance) => ({ ...toy.determinize(view, seat, chance), round: view.round + 1 }),
    }),
  }),

  broken('a guess that asks other questions', 'determinize', /other questions/, {
    game: changed({
      pending(state) {
        const open = toy.pending(state);
        return state.bets.every((bet) => bet === NONE) ? open : open.map((decision) => ({ ...decision, kind: 'bet' }));
      },
    }),
  }),

  broken('a guess that has other legal actions', 'determinize', /other legal actions for/, {
    game: changed({
      legalActions(state, decision, into) {
        toy.legalActions(state, decision, into);
        if (decision.kind === 'stake' && state.bets.some((bet) => bet !== NONE)) into.pop();
      },
    }),
  }),

  broken('a guess that never varies, since it is handed the truth', 'determinize', /every guess is the truth/, {
    game: changed({
      view: (state, observer) => ({ ...toy.clone(state), observer }),
      determinize: ({ observer: _, ...state }) => toy.clone(state),
    }),
  }),

  broken(
    'guesses that are always the same',
    'determinize',
    /no guess reaches the truth: it stays wrong at \.(cards|stakes|bets)/,
    { game: changed({ determinize: (view, seat) => toy.determinize(view, seat, { int: () => 0 }) }) },
  ),

  broken(
    'a guess that cannot reach the truth',
    'determinize',
    /no guess reaches the truth: it stays wrong at \.stakes/,
    {
      game: changed({
        determinize(view, seat, chance) {
          const state = toy.determinize(view, seat, chance);
          state.stakes = state.stakes.map((stake, other) => (other === seat ? stake : Math.min(stake, 1)));
          return toy.view(state, seat).phase === 'stakes' ? state : toy.determinize(view, seat, chance);
        },
      }),
      plan: { games: 10 },
    },
  ),

  broken('a guess that changes the view that it is given', 'determinize', /changed the view/, {
    game: changed({
      determinize(view, seat, chance) {
        view.places.push(0);
        return toy.determinize(view, seat, chance);
      },
    }),
    plan: { games: 8 },
  }),
];
