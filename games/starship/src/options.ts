/** The options of the booklet and of our rulings, each on its own switch (S-14, S-15). */
import type { Decoded, OptionsSpec } from '@shutterbox/kernel';
import type { OptionWords } from './data/option-words.ts';
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
  /** Left out of a table's script, like the presets and the samples: only the lobby shows options. */
  readonly words?: Readonly<Record<keyof Options, OptionWords>>;
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

const UNNAMED: OptionWords = { label: '', help: '' };

export function optionsWith(read: Readers): OptionsSpec<Options> {
  const words = (option: keyof Options): OptionWords => read.words?.[option] ?? UNNAMED;
  const switchOf = (option: keyof Options) => ({ kind: 'boolean', default: false, ...words(option) }) as const;
  return {
    fields: {
      scenario: {
        kind: 'choice',
        ...words('scenario'),
        default: 'loose',
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
        ...words('ship'),
        default: 'intrepid',
        choices: [
          { value: 'intrepid', label: 'Scout Intrepid' },
          { value: 'beowulf', label: 'Free trader Beowulf' },
        ],
      },
      passengers: switchOf('passengers'),
      sleepers: switchOf('sleepers'),
      armor: switchOf('armor'),
      chooseSides: switchOf('chooseSides'),
      secondPet: switchOf('secondPet'),
      grenades: switchOf('grenades'),
      armedCrew: switchOf('armedCrew'),
      passengerSeats: switchOf('passengerSeats'),
      pet: switchOf('pet'),
      bidding: switchOf('bidding'),
      daggers: switchOf('daggers'),
      reroll: switchOf('reroll'),
      regularChart: switchOf('regularChart'),
      fog: switchOf('fog'),
      gravityControls: switchOf('gravityControls'),
      controls: switchOf('controls'),
      firstSideSeats: {
        kind: 'integer',
        ...words('firstSideSeats'),
        default: 1,
        min: 1,
        max: 4,
      },
      secondSideSeats: {
        kind: 'integer',
        ...words('secondSideSeats'),
        default: 1,
        min: 1,
        max: 6,
      },
      ownScenario: {
        kind: 'document',
        ...words('ownScenario'),
        default: null,
        ...read.samples?.scenario,
        maxLength: SCENARIO_LENGTH,
        decode: read.scenario,
      },
      ownPlan: {
        kind: 'document',
        ...words('ownPlan'),
        default: null,
        ...read.samples?.plan,
        maxLength: PLAN_LENGTH,
        decode: read.plan,
      },
      people: {
        kind: 'document',
        ...words('people'),
        default: { first: [], second: [] },
        ...read.samples?.people,
        maxLength: 4000,
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
