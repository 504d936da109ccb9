/** The options of a game: one table that the lobby, the command line and the server read. */

interface Field<T> {
  readonly default: T;
  readonly label: string;
  readonly help: string;
  /** The rule that it switches. */
  readonly rule?: string;
}

export interface BooleanField extends Field<boolean> {
  readonly kind: 'boolean';
}

export interface IntegerField extends Field<number> {
  readonly kind: 'integer';
  readonly min: number;
  readonly max: number;
}

export interface ChoiceField<T extends string> extends Field<T> {
  readonly kind: 'choice';
  readonly choices: readonly { readonly value: T; readonly label: string }[];
}

/** A map, a plan, a scenario: larger than a value, with a decoder of its own. */
export interface DocumentField<T> extends Field<T> {
  readonly kind: 'document';
  /** Documents other than the default, for the laws to play. */
  readonly samples?: readonly T[];
  /** Limit of its JSON text, in characters. */
  readonly maxLength: number;
  /** The document in the game's own shape, or a sentence that says what is wrong with it. */
  decode(json: unknown): Decoded<T>;
}

export type OptionField<T> = [T] extends [boolean]
  ? BooleanField
  : [T] extends [number]
    ? IntegerField
    : [T] extends [string]
      ? ChoiceField<T>
      : DocumentField<T>;

export interface Preset<O> {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  readonly options: Partial<O>;
}

export interface OptionsSpec<O> {
  readonly fields: { readonly [K in keyof O]-?: OptionField<O[K]> };
  /** A sentence if values contradict each other, which single fields cannot express. */
  check?(options: O): string | undefined;
  /** A sentence if no new match may have these options; existing matches and records still work. */
  refuse?(options: O): string | undefined;
  /** Whether an option changes anything beside the others: a form leaves out what does not. */
  applies?(option: string, options: O): boolean;
  /** What the defaults are called where "Standard rules" says too little: a scenario. */
  readonly standard?: Pick<Preset<O>, 'label' | 'help'>;
  /** Named combinations, such as a simplest game. */
  readonly presets?: readonly Preset<O>[];
}

export type Decoded<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string };

export type AnyField = BooleanField | IntegerField | ChoiceField<string> | DocumentField<unknown>;

/** The fields in order, without their own types: for hosts that show or decode options of any game. */
export function optionFields<O>(spec: OptionsSpec<O>): readonly (readonly [string, AnyField])[] {
  return Object.entries<AnyField>(spec.fields as Record<string, AnyField>);
}

export function defaultOptions<O>(spec: OptionsSpec<O>): O {
  const options: Record<string, unknown> = {};
  for (const [key, field] of optionFields(spec)) options[key] = field.default;
  return options as O;
}

/** Options from untrusted JSON: missing ones get their defaults, unknown or invalid ones are refused. */
export function decodeOptions<O>(spec: OptionsSpec<O>, json: unknown): Decoded<O> {
  if (json !== undefined && !isRecord(json)) return problem('Options must be an object of names and values.');
  const given = json ?? {};
  const fields = optionFields(spec);
  for (const key of Object.keys(given)) {
    if (!fields.some(([name]) => name === key)) {
      return problem(`There is no option '${key}'; the options are ${fields.map(([name]) => name).join(', ')}.`);
    }
  }
  const options: Record<string, unknown> = {};
  for (const [key, field] of fields) {
    const value = Object.hasOwn(given, key)
      ? decodeField(key, field, given[key])
      : { ok: true as const, value: field.default };
    if (!value.ok) return value;
    options[key] = value.value;
  }
  const together = spec.check?.(options as O);
  return together === undefined ? { ok: true, value: options as O } : problem(together);
}

/** The same for a new match. */
export function newOptions<O>(spec: OptionsSpec<O>, json: unknown): Decoded<O> {
  const options = decodeOptions(spec, json);
  const refusal = options.ok ? spec.refuse?.(options.value) : undefined;
  return refusal === undefined ? options : problem(refusal);
}

/** One option from text, as the command line has it. */
export function parseOption<O>(spec: OptionsSpec<O>, key: string, text: string): Decoded<unknown> {
  const field = optionFields(spec).find(([name]) => name === key)?.[1];
  if (field === undefined) {
    const names = optionFields(spec).map(([name]) => name);
    return problem(
      `There is no option '${key}'; ${names.length > 0 ? `the options are ${names.join(', ')}` : 'this game has none'}.`,
    );
  }
  switch (field.kind) {
    case 'boolean':
      return decodeField(key, field, text === 'true' ? true : text === 'false' ? false : text);
    case 'integer':
      return decodeField(key, field, /^-?\d+$/.test(text) ? Number(text) : text);
    case 'choice':
      return decodeField(key, field, text);
    case 'document': {
      const json = parseJson(text);
      return json.ok ? decodeField(key, field, json.value) : json;
    }
  }
}

function decodeField(key: string, field: AnyField, json: unknown): Decoded<unknown> {
  switch (field.kind) {
    case 'boolean':
      return typeof json === 'boolean' ? { ok: true, value: json } : problem(`Option '${key}' must be true or false.`);
    case 'integer':
      return typeof json === 'number' && Number.isInteger(json) && json >= field.min && json <= field.max
        ? { ok: true, value: json }
        : problem(`Option '${key}' must be a whole number from ${field.min} to ${field.max}.`);
    case 'choice':
      return field.choices.some(({ value }) => value === json)
        ? { ok: true, value: json }
        : problem(`Option '${key}' must be one of ${field.choices.map(({ value }) => value).join(', ')}.`);
    case 'document':
      return isWithin(json, field.maxLength)
        ? field.decode(json)
        : problem(`Option '${key}' is too large: at most ${field.maxLength} characters.`);
  }
}

/** Whether the JSON text stays within a limit; anything nested too deeply to be written does not. */
function isWithin(json: unknown, limit: number): boolean {
  try {
    return (JSON.stringify(json) ?? '').length <= limit;
  } catch {
    return false;
  }
}

function parseJson(text: string): Decoded<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return problem('A document must be JSON.');
  }
}

function problem(sentence: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem: sentence };
}

export function isRecord(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
