import { defaultOptions, type GameDefinition, isRecord, type OptionsSpec } from '@shutterbox/kernel';
import { describeLaws } from '@shutterbox/kernel/testing';
import type { Action } from '../src/answers.ts';
import { ADRIFT } from '../src/data/duel.ts';
import type { Event } from '../src/events.ts';
import { game, text } from '../src/index.ts';
import { denseAdrift, forget, hide, secrets } from '../src/testing.ts';
import type { Options, State, View } from '../src/types.ts';

/** Named sets of options, each a preset: they have different numbers of seats, and games are long. */
interface Sets {
  readonly set: { readonly name: string };
}

function narrowed(sets: Readonly<Record<string, Partial<Options>>>): GameDefinition<Sets, State, Action, Event, View> {
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
const SETS: Readonly<Record<string, Partial<Options>>> = {
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

/** What there is to hide without fog; the fog has tables of its own below. */
const inTheLight = secrets.filter(({ rule }) => !rule.startsWith('S-22'));

type Definition = GameDefinition<Sets, State, Action, Event, View>;

/** Set-up as a game of its own: short enough for every state of several games. */
const setUp: Definition = {
  ...narrowed(SETS),
  pending: (state) => (state.turn > 0 ? [] : game.pending(state)),
  outcome: (state) => {
    const equal = Array.from({ length: state.seats }, () => 1);
    // Where sides stay secret, nobody knows them when set-up is over.
    const side = game.sides?.(game.view(state, 'spectator')) ?? [];
    return state.turn > 0 ? { rank: equal, score: equal, side, reason: 'set-up' } : undefined;
  },
};
describeLaws(
  { game: setUp, text, secrets: inTheLight.filter(({ rule }) => rule !== 'S-17.1') },
  { games: 1, oneStateIn: 3, idle: ['unseen'] },
);

/** The rest, from turn 1 on: long, so a share of the states of one game each. */
function played(whole: Definition): Definition {
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
const play = played(narrowed(SETS));
describeLaws(
  { game: play, text, secrets: inTheLight.filter(({ rule }) => rule !== 'S-17.2' && rule !== 'S-17.8') },
  { games: 1, oneStateIn: 100, idle: ['order', 'unseen'] },
);

/** S-21: in a crowd without gravity. */
const afloat = narrowed({ adrift: { ownScenario: ADRIFT }, controls: { scenario: 'mutiny', gravityControls: true } });
const crowd: Definition = {
  ...afloat,
  setup: (seats, options, cx) => denseAdrift(seats, afloat.setup(seats, options, cx).options, cx.chance),
};
describeLaws(
  { game: crowd, text, secrets: secrets.filter(({ rule }) => rule === 'S-17.1') },
  { games: 1, oneStateIn: 50, idle: ['order', 'unseen'] },
);

/** S-22: where nobody hides who they are. */
const FOGGY: Readonly<Record<string, Partial<Options>>> = {
  loose: { fog: true },
  mutiny: { fog: true, scenario: 'mutiny' },
  teams: { fog: true, firstSideSeats: 2, secondSideSeats: 2 },
  rescue: { fog: true, scenario: 'rescue' },
  breakthrough: { fog: true, scenario: 'breakthrough' },
  berserker: { fog: true, scenario: 'berserker' },
};
describeLaws(
  {
    game: played(narrowed(FOGGY)),
    text,
    secrets: secrets.filter(({ rule }) => rule === 'S-17.1' || rule.startsWith('S-22')),
    hide,
    forget,
  },
  { games: 1, oneStateIn: 100, idle: ['order'] },
);
