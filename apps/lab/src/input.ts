/** Turns words of the command line into values, with one sentence for each problem. */
import { availableParallelism } from 'node:os';
import { botNamed } from '@shutterbox/bots';
import {
  countsText,
  type Decoded,
  fewestSeats,
  type GameDefinition,
  list,
  nameOf,
  newOptions,
  type Preset,
  parseOption,
  type Side,
  sideCount,
  sidesOf,
} from '@shutterbox/kernel';
import { InputError, UsageError } from './usage-error.ts';

/** Seeds must stay exact when game numbers are added to them. */
const HIGHEST_SEED = 2 ** 48;
const MOST_THREADS = 64;
/** More threads than this are used only on request. */
const USUAL_THREADS = 8;

function count(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
}

export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = count(text);
  if (value >= min && value <= max) return value;
  throw new UsageError(`${name} must be a whole number from ${min} to ${max}, not '${text}'.`);
}

/** Any number above zero. */
export function numberUpTo(name: string, text: string, max: number): number {
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (value > 0 && value <= max) return value;
  throw new UsageError(`${name} must be a number above 0 and up to ${max}, not '${text}'.`);
}

export function seedFrom(text: string): number {
  return wholeNumber('--seed', text, 0, HIGHEST_SEED);
}

export function threadsFrom(text: string | undefined): number {
  if (text === undefined) return Math.min(availableParallelism(), USUAL_THREADS);
  return wholeNumber('--threads', text, 1, MOST_THREADS);
}

/** The flags that set a game's options. */
export interface OptionFlags {
  readonly preset?: string;
  readonly option?: readonly string[];
}

/** The options start from a preset. */
export function optionsFrom<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  { preset, option = [] }: OptionFlags,
): O {
  const given: Record<string, unknown> = preset === undefined ? {} : { ...presetNamed(game, preset).options };
  for (const word of option) {
    const [, key, value] = /^([^=]+)=(.*)$/s.exec(word) ?? [];
    if (key === undefined || value === undefined)
      throw new UsageError(`--option takes a name and a value, such as name=value, not '${word}'.`);
    given[key] = accepted(parseOption(game.options, key, value));
  }
  return accepted(newOptions(game.options, given));
}

function presetNamed<O, S, A, E, V>({ id: game, options }: GameDefinition<O, S, A, E, V>, id: string): Preset<O> {
  const { presets = [] } = options;
  const found = presets.find((preset) => preset.id === id);
  if (found !== undefined) return found;
  const ids = presets.map((preset) => preset.id);
  const there =
    ids.length === 0 ? `${game} has none` : `${ids.length === 1 ? 'the only one is' : 'the presets are'} ${list(ids)}`;
  throw new InputError(`There is no preset '${id}': ${there}.`);
}

export function accepted<T>(decoded: Decoded<T>): T {
  if (!decoded.ok) throw new InputError(decoded.problem);
  return decoded.value;
}

export function seatsFrom<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  options: O,
  text: string | undefined,
): number {
  const seating = game.seats(options);
  const seats = text === undefined ? fewestSeats(seating) : count(text);
  if (seating.counts.includes(seats)) return seats;
  const wrong = Number.isNaN(seats) ? `'${text}'` : seats;
  throw new UsageError(`${game.id} has ${countsText(seating)} seats, not ${wrong}.`);
}

/** Seats are counted from 0, as in records and in the API; the screen calls seat 0 Player 1. */
export function seatFrom(text: string, seats: number): number {
  const seat = count(text);
  if (seat >= 0 && seat < seats) return seat;
  throw new UsageError(
    `--as takes a seat from 0 (${nameOf(0)}) to ${seats - 1} (${nameOf(seats - 1)}), not '${text}'.`,
  );
}

/** The side of each seat; if only the match can tell, every seat is its own side. */
export function sidesFrom<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  options: O,
  text: string | undefined,
): readonly Side[] {
  return sidesOf(game.seats(options), seatsFrom(game, options, text));
}

/** Bots' names, each checked: at most one per side. */
export function botsFrom(text: string, sides: readonly Side[]): string[] {
  const names = text.split(',').map((name) => name.trim());
  for (const name of names) accepted(botNamed(name));
  const room = sideCount(sides);
  if (names.length > room)
    throw new UsageError(`${names.length} bots are too many for ${room} ${room < sides.length ? 'sides' : 'seats'}.`);
  return names;
}
