/** Data that is not plain JSON. */
import type { GameDefinition } from '../../src/index.ts';
import type { Action, Event, Options, State, View } from '../toy.ts';
import { type Broken, broken, changed, toy } from './toys.ts';

type Odd = State & { odd: unknown };

function withOdd(odd: unknown): GameDefinition<Options, Odd, Action, Event, View> {
  return {
    ...toy,
    setup: (seats, options, cx) => ({ ...toy.setup(seats, options, cx), odd }),
    clone: (state) => ({ ...toy.clone(state), odd: state.odd }),
    determinize: (view, seat, chance) => ({ ...toy.determinize(view, seat, chance), odd }),
  };
}

const ODD: readonly (readonly [string, unknown])[] = [
  ['undefined', undefined],
  ['a map', new Map([[1, 2]])],
  ['minus zero', -0],
  ['not a number', Number.NaN],
  ['a date', new Date(0)],
  ['a list with a hole', Object.assign([], { length: 2 })],
];

export const JSON_FAULTS: readonly Broken[] = [
  ...ODD.map(([name, odd]) =>
    broken(`a state with ${name}`, 'json', /state is not plain JSON at \.odd/, { game: withOdd(odd) }),
  ),

  broken('a view that holds a set', 'json', /view of 0 is not plain JSON at \.at/, {
    game: changed({ view: (state, observer) => Object.assign(toy.view(state, observer), { at: new Set() }) }),
  }),

  broken('a question with an undefined note', 'json', /pending is not plain JSON at \.0\.note/, {
    game: changed({
      pending: (state) => toy.pending(state).map((decision) => Object.assign({ note: undefined }, decision)),
    }),
  }),

  broken('an event with an undefined field', 'json', /an event is not plain JSON at \.odd/, {
    game: changed({
      apply(state, decision, action, cx) {
        toy.apply(state, decision, action, cx);
        if (action.type === 'roll')
          cx.emit?.(Object.assign({ odd: undefined }, { type: 'rolled', seat: 0, die: 1 } as const));
      },
    }),
  }),
];
