import { defaultOptions, type GameDefinition, type OptionsSpec } from '@shutterbox/kernel';
import { describeLaws } from '@shutterbox/kernel/testing';
import { game, text } from '../src/index.ts';
import { secrets } from '../src/testing.ts';
import type { Action, Event, Options, State, View } from '../src/types.ts';

/** Named sets of options, as one choice: games are long, so each set gets what it needs. */
interface Sets {
  readonly set: string;
}

function narrowed(sets: Readonly<Record<string, Partial<Options>>>): GameDefinition<Sets, State, Action, Event, View> {
  const chosen = ({ set }: Sets): Options => ({ ...defaultOptions(game.options), ...sets[set] });
  const full = new Map(Object.keys(sets).map((set) => [set, chosen({ set })]));
  const optionsOf = (given: Sets): Options => full.get(given.set) ?? chosen(given);
  const names = Object.keys(sets);
  const options: OptionsSpec<Sets> = {
    fields: {
      set: {
        kind: 'choice',
        default: names[0] ?? '',
        label: 'Set',
        help: 'Which options.',
        choices: names.map((value) => ({ value, label: value })),
      },
    },
  };
  return {
    ...game,
    options,
    seats: (given) => game.seats(optionsOf(given)),
    setup: (seats, given, cx) => game.setup(seats, optionsOf(given), cx),
  };
}

/** Each option on its own, and the presets but for those where sides are chosen. */
const ORDINARY: Readonly<Record<string, Partial<Options>>> = {
  loose: {},
  mutiny: { scenario: 'mutiny' },
  beowulf: { ship: 'beowulf' },
  passengers: { ship: 'beowulf', passengers: true },
  sleepers: { ship: 'beowulf', sleepers: true },
  armor: { armor: true },
  secondPet: { scenario: 'mutiny', secondPet: true },
  daggers: { scenario: 'mutiny', daggers: true },
  reroll: { reroll: true },
  regularChart: { scenario: 'mutiny', regularChart: true },
  seats: { firstSideSeats: 4, secondSideSeats: 6 },
  ...Object.fromEntries(
    (game.options.presets ?? [])
      .filter(({ options }) => options.chooseSides !== true)
      .map(({ id, options }) => [id, options]),
  ),
};

const [orders] = secrets;
if (orders === undefined) throw new Error('There is no secret.');
describeLaws({ game: narrowed(ORDINARY), text, secrets: [orders] }, { games: 1, oneStateIn: 100, idle: ['order'] });

// Sides are chosen in few states: nearly all of them are looked at.
const SIDES = {
  sides: { scenario: 'mutiny', chooseSides: true },
  'sides-and-pet': { scenario: 'mutiny', chooseSides: true, secondPet: true },
} as const;
describeLaws({ game: narrowed(SIDES), text, secrets }, { games: 1, oneStateIn: 8 });
