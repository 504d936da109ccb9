/** Presets grouped by their main choice, such as a scenario. */
import type { Choice, Field, Offer, Values } from './offer.ts';

export interface Stories {
  readonly option: string;
  readonly choices: Extract<Field, { kind: 'choice' }>['choices'];
  /** The presets of the chosen one. */
  readonly variants: readonly Choice[];
}

/** Empty if the presets have no such choice, or all have the same. */
export function storiesOf({ fields, presets }: Offer, values: Values, printed: readonly string[]): Stories | undefined {
  const [option, field] = fields.find(([name, { kind }]) => kind === 'choice' && !printed.includes(name)) ?? [];
  if (option === undefined || field?.kind !== 'choice') return undefined;
  if (new Set(presets.map((preset) => preset.values[option])).size < 2) return undefined;
  const variants = presets.filter((preset) => preset.values[option] === values[option]);
  return { option, choices: field.choices, variants };
}

/** The values of the first preset that tells this story. */
export function storyValues({ presets }: Offer, option: string, value: string, values: Values): Values {
  return presets.find((preset) => preset.values[option] === value)?.values ?? { ...values, [option]: value };
}
