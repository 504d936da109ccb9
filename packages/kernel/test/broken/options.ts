/** Faults that no single option shows when it alone differs from the defaults. */
import { toy as honest, type Options, type State } from '../toy.ts';
import { broken } from './toys.ts';

function forgetsWhere(isBroken: (options: Options) => boolean) {
  return {
    ...honest,
    clone: (state: State) => (isBroken(state.options) ? { ...honest.clone(state), walked: 0 } : honest.clone(state)),
  };
}

export const OPTIONS = [
  broken('a fault that two options together show', 'clone', /differs from the state at \.walked/, {
    game: forgetsWhere(({ rounds, die }) => rounds === 3 && die === 'ten'),
  }),

  broken(
    'a fault that only a preset shows, by a value between the bounds',
    'clone',
    /differs from the state at \.walked/,
    {
      game: {
        ...forgetsWhere(({ rounds }) => rounds === 3),
        options: {
          fields: { ...honest.options.fields, rounds: { ...honest.options.fields.rounds, max: 4 } },
          presets: [{ id: 'long', label: 'Long', help: 'Three rounds.', options: { rounds: 3 } }],
        },
      },
    },
  ),
];
