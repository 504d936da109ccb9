/**
 * The tables that the laws walk through: the default options and every preset with each number of seats, and a few more
 * in which every two values of different options meet, and every value meets each number of seats.
 */
import { SeededChance } from '../chance.ts';
import type { GameDefinition } from '../game.ts';
import { type AnyField, decodeOptions, defaultOptions, type OptionsSpec, optionFields } from '../options.ts';
import { type Factor, pairwise, type Row } from './pairwise.ts';

export interface TableCase<O> {
  readonly name: string;
  readonly options: O;
  readonly seats: number;
}

/** The substream of the choice of tables; the laws and their players draw from others. */
const TABLES = 4;
const SEATS = 'seats';

export function tablesOf<O, S, A, E, V>(game: GameDefinition<O, S, A, E, V>, seed: number): TableCase<O>[] {
  const spec = game.options;
  const standard = [{ id: 'default', options: {} }, ...(spec.presets ?? [])].flatMap(({ id, options }) => {
    const decoded = mustDecode(spec, id, options);
    return game.seats(decoded).counts.map((seats) => ({ name: id, options: decoded, seats }));
  });
  const factors = [...optionFields(spec)].map(([key, field]) => factorOf(key, field));
  for (const { name, values } of factors)
    for (const { name: value, value: only } of values.slice(1)) mustDecode(spec, `${name}=${value}`, { [name]: only });
  const counts = game.seats(defaultOptions(spec)).counts;
  const seats: Factor = { name: SEATS, values: counts.map((count) => ({ name: `${count}`, value: count })) };
  const defaults = [...seats.values.keys()].map(
    (index): Row => new Map([...factors.map((factor) => [factor, 0] as const), [seats, index]]),
  );
  const isAllowed = (row: Row) => tableOf(game, row) !== undefined;
  const rows = pairwise([...factors, seats], defaults, isAllowed, new SeededChance(seed, 0, TABLES));
  return [...standard, ...rows.flatMap((row) => tableOf(game, row) ?? [])];
}

/** Each number of seats with these options. */
export function tablesWith<O, S, A, E, V>(game: GameDefinition<O, S, A, E, V>, options: O): TableCase<O>[] {
  return game.seats(options).counts.map((seats) => ({ name: 'as given', options, seats }));
}

/** A value that is refused beside the defaults of all other fields is a mistake in the game. */
function mustDecode<O>(spec: OptionsSpec<O>, name: string, changes: Readonly<Record<string, unknown>>): O {
  const decoded = decodeOptions(spec, { ...defaultOptions(spec), ...changes });
  if (!decoded.ok) throw new Error(`Option set '${name}' is refused by its own game: ${decoded.problem}`);
  return decoded.value;
}

function factorOf(name: string, field: AnyField): Factor {
  const numbered = (value: unknown, i: number) => ({ name: `sample ${i + 1}`, value });
  const named = (value: boolean | number | string) => ({ name: String(value), value });
  switch (field.kind) {
    case 'boolean':
      return { name, values: [field.default, !field.default].map(named) };
    case 'integer':
      return { name, values: [...new Set([field.default, field.min, field.max])].map(named) };
    case 'choice': {
      const values = field.choices.map(({ value }) => value);
      return { name, values: [...new Set([field.default, ...values])].map(named) };
    }
    case 'document':
      return { name, values: [{ name: 'default', value: field.default }, ...(field.samples ?? []).map(numbered)] };
  }
}

/** Undefined if the game refuses the combination; what is not decided has its default. */
function tableOf<O, S, A, E, V>(game: GameDefinition<O, S, A, E, V>, row: Row): TableCase<O> | undefined {
  const chosen = [...row].map(([factor, index]) => ({ factor, ...factor.values[index] }));
  const options = chosen.filter(({ factor }) => factor.name !== SEATS);
  const decoded = decodeOptions(game.options, {
    ...defaultOptions(game.options),
    ...Object.fromEntries(options.map(({ factor, value }) => [factor.name, value])),
  });
  if (!decoded.ok) return undefined;
  const counts = game.seats(decoded.value).counts;
  const seats = chosen.find(({ factor }) => factor.name === SEATS)?.value ?? counts[0];
  if (typeof seats !== 'number' || !counts.includes(seats)) return undefined;
  const changed = options.filter(({ factor }) => (row.get(factor) ?? 0) > 0);
  const name = changed.map((each) => `${each.factor.name}=${each.name}`).join(', ');
  return { name: name === '' ? 'default' : name, options: decoded.value, seats };
}
