/** Chance from outside, and rules that throw. */
import type { Toy } from '../toy.ts';
import { afterwards, type Broken, broken, changed, toy } from './toys.ts';

let outside = 0;

function crash(): never {
  throw new Error('out of cards');
}

const CRASHES: readonly (readonly [string, 'throws' | 'timeout' | 'ends', Partial<Toy>])[] = [
  ['setup', 'throws', { setup: crash }],
  ['determinize', 'throws', { determinize: crash }],
  ['clone', 'throws', { clone: (state) => (state.phase === 'reaction' ? crash() : toy.clone(state)) }],
  ['timeoutAction', 'throws', { timeoutAction: crash }],
  ['view', 'throws', { view: (state, observer) => (state.phase === 'over' ? crash() : toy.view(state, observer)) }],
];

export const RECORDS: readonly Broken[] = [
  broken('set-up draws from outside', 'replay', /entry 0 replays differently at \.points\.0/, {
    game: changed({
      setup(seats, options, cx) {
        const state = toy.setup(seats, options, cx);
        state.points[0] = ++outside;
        return state;
      },
    }),
  }),

  // Few states are checked, or the other laws would fail first.
  broken('an action draws from outside', 'replay', /entry \d+ replays differently at \.points\.0/, {
    game: afterwards((state, _decision, action) => {
      if (action.type === 'roll') state.points[0] = ++outside;
    }),
    plan: { games: 2, oneStateIn: 1_000 },
  }),

  broken('the rules draw from an empty range', 'replay', /Chance result 0 does not lie in 0 to -1/, {
    game: changed({
      apply(state, decision, action, cx) {
        toy.apply(state, decision, action, cx);
        if (action.type === 'roll') cx.chance.int(0);
      },
    }),
  }),

  ...CRASHES.map(([name, law, change]) => broken(`${name} throws`, law, /out of cards/, { game: changed(change) })),
];
