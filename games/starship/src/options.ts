/** The options of the booklet and of our rulings, each on its own switch (S-14, S-15). */
import type { Decoded, OptionsSpec } from '@shutterbox/kernel';
import { PLAN_LENGTH } from './plan/limits.ts';
import type { PlanDocument } from './plan/types.ts';
import type { Scenario } from './scenario/types.ts';
import type { Options } from './types.ts';

/** A scenario's JSON text. */
const SCENARIO_LENGTH = 8000;

/** Reads what players made themselves. */
export interface Readers {
  scenario(json: unknown): Decoded<Options['ownScenario']>;
  plan(json: unknown): Decoded<Options['ownPlan']>;
  people(json: unknown): Decoded<Options['people']>;
  /** Left out of a table's script, like the samples. */
  readonly presets?: OptionsSpec<Options>['presets'];
  check?(options: Options): string | undefined;
  applies?(option: string, options: Options): boolean;
  /** For the laws. A table needs none. */
  readonly samples?: {
    readonly scenario: { readonly samples: readonly Scenario[] };
    readonly plan: { readonly samples: readonly PlanDocument[] };
    readonly people: { readonly samples: readonly Options['people'][] };
  };
}

export function optionsWith(read: Readers): OptionsSpec<Options> {
  return {
    fields: {
      scenario: {
        kind: 'choice',
        default: 'loose',
        label: 'Scenario',
        help: 'The story you play.',
        rule: 'S-14.1',
        choices: [
          { value: 'loose', label: "They're Loose!" },
          { value: 'mutiny', label: 'Mutiny' },
          { value: 'hijacking', label: 'Hijacking' },
          { value: 'boarding', label: 'Boarding Party' },
          { value: 'rescue', label: 'Rescue' },
          { value: 'breakthrough', label: 'Breakthrough' },
          { value: 'berserker', label: 'The Berserker' },
        ],
      },
      ship: {
        kind: 'choice',
        default: 'intrepid',
        label: 'Ship',
        help: "They're Loose! can be played on either ship. The other scenarios name their own.",
        rule: 'S-14.6',
        choices: [
          { value: 'intrepid', label: 'Scout Intrepid' },
          { value: 'beowulf', label: 'Free trader Beowulf' },
        ],
      },
      passengers: {
        kind: 'boolean',
        default: false,
        label: 'Passengers',
        help: "They're Loose! on the Beowulf: six passengers to protect.",
        rule: 'S-14.6',
      },
      sleepers: {
        kind: 'boolean',
        default: false,
        label: 'Low passage',
        help: "They're Loose! on the Beowulf: six sleepers who can be revived.",
        rule: 'S-14.7',
      },
      armor: {
        kind: 'boolean',
        default: false,
        label: 'Armor',
        help: "They're Loose!: each side has one armor of each kind to give out.",
        rule: 'S-14.8',
      },
      chooseSides: {
        kind: 'boolean',
        default: false,
        label: 'Choose your side',
        help: 'Mutiny: one player for each person. Everyone but the captain chooses a side in secret.',
        rule: 'S-14.16',
      },
      secondPet: {
        kind: 'boolean',
        default: false,
        label: 'Second pet',
        help: 'Mutiny: one more animal, which belongs to another member of the crew.',
        rule: 'S-14.17',
      },
      grenades: {
        kind: 'boolean',
        default: false,
        label: 'Grenades',
        help: 'Hijacking: one hijacker has eight hand grenades instead of other weapons.',
        rule: 'S-14.26',
      },
      armedCrew: {
        kind: 'boolean',
        default: false,
        label: 'Armed crew',
        help: 'Hijacking: the crew wear the blades they know how to use.',
        rule: 'S-14.26',
      },
      passengerSeats: {
        kind: 'boolean',
        default: false,
        label: 'A player for each passenger',
        help: 'Hijacking: chance decides who is in the plot. The others do as they like, and win or lose with the crew.',
        rule: 'S-14.23',
      },
      pet: {
        kind: 'boolean',
        default: false,
        label: 'Pet',
        help: "Boarding Party: the traders' pet may find out what the customs men are.",
        rule: 'S-14.31',
      },
      bidding: {
        kind: 'boolean',
        default: false,
        label: 'Bid for sides',
        help: 'Two players bid in secret how many of 6 AP they need. The lower bid plays the stronger side, and the rest of the 6 goes to the other side each turn.',
        rule: 'S-14.39',
      },
      daggers: {
        kind: 'boolean',
        default: false,
        label: 'Daggers for all',
        help: 'Everyone owns a dagger.',
        rule: 'S-15.8',
      },
      reroll: {
        kind: 'boolean',
        default: false,
        label: 'One re-roll',
        help: 'Each side may roll all its characters again, once.',
        rule: 'S-15.13',
      },
      regularChart: {
        kind: 'boolean',
        default: false,
        label: 'Regular chart',
        help: 'Corrects the numbers of the weapons chart that look like misprints.',
        rule: 'S-9.3',
      },
      fog: {
        kind: 'boolean',
        default: false,
        label: 'Fog of war',
        help: 'Each side sees only what its own people see, and remembers the rest.',
        rule: 'S-22.1',
      },
      gravityControls: {
        kind: 'boolean',
        default: false,
        label: 'Gravity controls',
        help: 'You can switch the gravity off and on from the bridge and the drive room.',
        rule: 'S-21.1',
      },
      controls: {
        kind: 'boolean',
        default: false,
        label: "Ship's controls",
        help: "You can switch the ship's power and gravity off and on.",
        rule: 'S-20.9',
      },
      firstSideSeats: {
        kind: 'integer',
        default: 1,
        min: 1,
        max: 4,
        label: 'Crew players',
        help: 'How many players share the crew, or the rescuers.',
        rule: 'S-14.18',
      },
      secondSideSeats: {
        kind: 'integer',
        default: 1,
        min: 1,
        max: 6,
        label: 'Players on the other side',
        help: 'How many players share the other side. In Hijacking it is one, or one for each passenger.',
        rule: 'S-14.18',
      },
      ownScenario: {
        kind: 'document',
        default: null,
        ...read.samples?.scenario,
        maxLength: SCENARIO_LENGTH,
        label: 'Your own scenario',
        help: 'Play a scenario you wrote instead of the chosen one.',
        rule: 'S-14.20',
        decode: read.scenario,
      },
      ownPlan: {
        kind: 'document',
        default: null,
        ...read.samples?.plan,
        maxLength: PLAN_LENGTH,
        label: 'Your own ship',
        help: "Play on a deck plan you drew instead of the scenario's ship.",
        rule: 'S-14.21',
        decode: read.plan,
      },
      people: {
        kind: 'document',
        default: { first: [], second: [] },
        ...read.samples?.people,
        maxLength: 4000,
        label: 'Your own people',
        help: 'Your own characters, one per line. They replace the first characters rolled.',
        rule: 'S-15.14',
        decode: read.people,
      },
    },
    ...(read.check && { check: read.check }),
    ...(read.applies && { applies: read.applies }),
    standard: {
      label: "They're Loose!",
      help: 'Four of the crew against six animals, aboard the scout Intrepid.',
    },
    ...(read.presets && { presets: read.presets }),
  };
}
