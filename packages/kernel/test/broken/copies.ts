/** Copies that share or forget something. */
import { afterwards, type Broken, broken, changed, toy } from './toys.ts';

export const COPIES: readonly Broken[] = [
  broken('a view that shares a list with the state', 'clone', /view.*\.places/, {
    game: changed({ view: (state, observer) => ({ ...toy.view(state, observer), places: state.places }) }),
  }),

  broken('a guess that shares a list with the view', 'determinize', /changed the view/, {
    game: changed({
      determinize: (view, seat, chance) => ({ ...toy.determinize(view, seat, chance), places: view.places }),
    }),
  }),

  broken('an optional answer that breaks the state', 'json', /\.bets/, {
    game: afterwards((state, { seat }, action) => {
      if (action.type === 'bet') state.bets[seat] = -0;
    }),
  }),

  broken('a clone that is shallow', 'clone', /changed the original at \./, {
    game: changed({ clone: (state) => ({ ...state }) }),
  }),

  broken('a clone that shares one list', 'clone', /changed the original at \.places/, {
    game: changed({ clone: (state) => ({ ...toy.clone(state), places: state.places }) }),
  }),

  broken('a clone that shares a list that optional answers alone change', 'clone', /\.bets/, {
    game: changed({ clone: (state) => ({ ...toy.clone(state), bets: state.bets }) }),
  }),

  broken('a clone that forgets something', 'clone', /differs from the state at \.walked/, {
    game: changed({ clone: (state) => ({ ...toy.clone(state), walked: 0 }) }),
  }),
];
