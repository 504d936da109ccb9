/** What a game lets one choose when a table is made: read off its own options. */
import { type Decoded, decodeOptions, defaultOptions, type GameDefinition, optionFields } from '@shutterbox/kernel';

export type Field = ReturnType<typeof optionFields>[number][1];
export type Values = Readonly<Record<string, unknown>>;

export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  readonly values: Values;
}

export interface Offer {
  readonly fields: readonly (readonly [name: string, field: Field])[];
  /** The whole game first. */
  readonly presets: readonly Choice[];
  seats(values: Values): { readonly min: number; readonly max: number; readonly labels?: readonly string[] };
  /** A sentence where the values do not go together. */
  problem(values: Values): string | undefined;
}

const WHOLE = { id: 'whole', label: 'The usual game', help: 'As the rulebook has it.' };

export function offerOf<O, S, A, E, V>({ options, seats }: GameDefinition<O, S, A, E, V>): Offer {
  const usual = { ...defaultOptions(options) } as Values;
  const decoded = (values: Values): Decoded<O> => decodeOptions(options, values);
  return {
    fields: optionFields(options),
    presets: [
      { ...WHOLE, values: usual },
      ...(options.presets ?? []).map(({ id, label, help, options: some }) => ({
        id,
        label,
        help,
        values: { ...usual, ...some },
      })),
    ],
    seats: (values) => {
      const good = decoded(values);
      return seats(good.ok ? good.value : defaultOptions(options));
    },
    problem: (values) => {
      const good = decoded(values);
      return good.ok ? undefined : good.problem;
    },
  };
}

/** Which of the named combinations the values are, if any. Documents go with all of them. */
export function presetOf({ presets, fields }: Offer, values: Values): string | undefined {
  const choices = fields.filter(([, { kind }]) => kind !== 'document');
  return presets.find((preset) => choices.every(([name]) => same(preset.values[name], values[name])))?.id;
}

/** A named combination, with the documents that have been chosen already. */
export function withPreset({ presets, fields }: Offer, id: string, values: Values): Values {
  const preset = presets.find((each) => each.id === id);
  const documents = fields.flatMap(([name, { kind }]) => (kind === 'document' ? [[name, values[name]]] : []));
  return preset === undefined ? values : { ...preset.values, ...Object.fromEntries(documents) };
}

function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
