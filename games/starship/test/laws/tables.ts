/** Tables for the law suite: named sets of options, from set-up or from turn 1 on. */
import { defaultOptions, type GameDefinition, isRecord, type OptionsSpec } from '@shutterbox/kernel';
import type { Action } from '../../src/answers.ts';
import { ADRIFT } from '../../src/data/duel.ts';
import type { Event } from '../../src/events.ts';
import { game } from '../../src/index.ts';
import { secrets } from '../../src/testing.ts';
import type { Options, State, View } from '../../src/types.ts';

/** Named sets of options, each a preset: they have different numbers of seats, and games are long. */
export interface Sets {
  readonly set: { readonly name: string };
}

export function narrowed(sets: Readonly<Record<string, Partial<Options>>>): Definition {
  const [first = '', ...names] = Object.keys(sets);
  const all = new Map([first, ...names].map((name) => [name, { ...defaultOptions(game.options), ...sets[name] }]));
  const optionsOf = ({ set }: Sets): Options => all.get(set.name) ?? defaultOptions(game.options);
  const options: OptionsSpec<Sets> = {
    fields: {
      set: {
        kind: 'document',
        default: { name: first },
        label: 'Set',
        help: 'Which options.',
        maxLength: 100,
        decode: (json) => ({ ok: true, value: { name: isRecord(json) ? String(json.name) : first } }),
      },
    },
    presets: names.map((name) => ({ id: name, label: name, help: name, options: { set: { name } } })),
  };
  return {
    ...game,
    options,
    seats: (given) => game.seats(optionsOf(given)),
    setup: (seats, given, cx) => game.setup(seats, optionsOf(given), cx),
  };
}

/** Each option on its own, and the presets. */
export const SETS: Readonly<Record<string, Partial<Options>>> = {
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
  gravityControls: { scenario: 'mutiny', gravityControls: true },
  controls: { controls: true },
  adrift: { ownScenario: ADRIFT },
  seats: { firstSideSeats: 4, secondSideSeats: 6 },
  people: {
    scenario: 'mutiny',
    people: { first: ['789A87 cutlass-1 / cutlass, revolver / mesh / 7 5 9'], second: [] },
  },
  ...Object.fromEntries((game.options.presets ?? []).map(({ id, options }) => [id, options])),
  sides: { scenario: 'mutiny', chooseSides: true },
  bidding: { scenario: 'boarding', bidding: true },
  'sides-and-pet': { scenario: 'mutiny', chooseSides: true, secondPet: true },
};

/** What there is to hide without fog; the fog has tables of its own. */
export const inTheLight = secrets.filter(({ rule }) => !rule.startsWith('S-22'));

/** What there is to hide in the fog, and beside it. */
export function inTheFog(rules: readonly string[]): typeof secrets {
  return secrets.filter(({ rule }) => rule === 'S-17.1' || rule.startsWith('S-22') || rules.includes(rule));
}

export type Definition = GameDefinition<Sets, State, Action, Event, View>;

/** The rest, from turn 1 on: long, so a share of the states of one game each. */
export function played(whole: Definition): Definition {
  return {
    ...whole,
    setup(seats, options, cx) {
      const state = whole.setup(seats, options, cx);
      while (state.turn === 0)
        for (const decision of game.pending(state))
          game.apply(state, decision, game.timeoutAction(state, decision), cx);
      return state;
    },
  };
}
