/** What a game lets you choose when you create a table, read from its options. */
import {
  capital,
  type Decoded,
  defaultOptions,
  type GameDefinition,
  newOptions,
  optionFields,
  type Seating,
} from '@shutterbox/kernel';

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
  /** The standard rules come first. */
  readonly presets: readonly Choice[];
  seats(values: Values): Seating;
  /** The values, with defaults for every option that does not apply with them. */
  fitting(values: Values): Values;
  applies(option: string, values: Values): boolean;
  /** A sentence if the values contradict each other. */
  problem(values: Values): string | undefined;
}

const STANDARD = { label: 'Standard rules', help: 'As printed in the rulebook.' };

export function offerOf<O, S, A, E, V>({
  options,
  seats,
}: Pick<GameDefinition<O, S, A, E, V>, 'options' | 'seats'>): Offer {
  const usual = { ...defaultOptions(options) } as Values;
  const decoded = (values: Values): Decoded<O> => newOptions(options, values);
  const fields = optionFields(options);
  const applies = (option: string, values: Values): boolean => options.applies?.(option, values as O) ?? true;
  return {
    fields,
    applies,
    fitting: (values) =>
      Object.fromEntries(
        fields.map(([name, field]) => [name, applies(name, values) ? values[name] : field.default] as const),
      ),
    presets: [
      { ...(options.standard ?? STANDARD), id: 'whole', values: usual },
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

/** What is played, in a few words: the main choice, and everything that differs from the defaults. */
export function chosenWords({ fields, presets }: Offer, values: Values, printed: readonly string[] = []): string {
  const usual = presets[0]?.values ?? {};
  const first = fields.find(([, { kind }]) => kind === 'choice')?.[0];
  const words = fields
    .filter(([name]) => !printed.includes(name) && (name === first || !same(values[name], usual[name])))
    .flatMap(([name, field]) => fieldWords(field, values[name]) ?? []);
  return capital(words.join(', '));
}

function fieldWords(field: Field, value: unknown): string | undefined {
  switch (field.kind) {
    case 'boolean':
      return value === true ? field.label : `no ${field.label.toLowerCase()}`;
    case 'choice':
      return field.choices.find((choice) => choice.value === value)?.label;
    case 'integer':
      return `${field.label.toLowerCase()}: ${value}`;
    case 'document':
      return undefined;
  }
}

/** The preset that the values match, if any. A preset that sets no document matches whatever document, or printed choice, is picked. */
export function presetOf(offer: Offer, values: Values, printed: readonly string[] = []): string | undefined {
  return (
    exactPreset(offer, values) ??
    offer.presets.find((each) => isEqual(offer, each, values, freeOf(offer, each, printed)))
  )?.id;
}

/** A preset's values, keeping documents, or the printed choices picked instead. */
export function withPreset(offer: Offer, id: string, values: Values, printed: readonly string[] = []): Values {
  const preset = offer.presets.find((each) => each.id === id);
  if (preset === undefined) return values;
  const now = exactPreset(offer, values);
  const free = freeOf(offer, preset, [...documentsOf(offer), ...printed]);
  const kept = now === undefined ? free : freeOf(offer, now, free);
  return { ...preset.values, ...Object.fromEntries(kept.map((name) => [name, values[name]])) };
}

/** A preset that sets a document matches more closely than one that accepts any. */
function exactPreset(offer: Offer, values: Values): Choice | undefined {
  const found = offer.presets.filter((each) => isEqual(offer, each, values));
  return found.find((each) => documentsOf(offer).some((name) => !isFree(offer, each, name))) ?? found[0];
}

function isEqual(offer: Offer, preset: Choice, values: Values, besides: readonly string[] = []): boolean {
  const compared = offer.fields.filter(
    ([name, { kind }]) => !besides.includes(name) && (kind !== 'document' || !isFree(offer, preset, name)),
  );
  return compared.every(([name]) => same(preset.values[name], values[name]));
}

function documentsOf({ fields }: Offer): readonly string[] {
  return fields.flatMap(([name, { kind }]) => (kind === 'document' ? [name] : []));
}

/** The options that the preset leaves open. */
function freeOf(offer: Offer, preset: Choice, options: readonly string[]): readonly string[] {
  return options.filter((option) => isFree(offer, preset, option));
}

function isFree({ presets }: Offer, preset: Choice, option: string): boolean {
  return same(preset.values[option], presets[0]?.values[option]);
}

function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
