/** Words of the command line into values, each problem as one sentence. */
import { availableParallelism } from 'node:os';
import { botNamed } from '@shutterbox/bots';
import { type Decoded, decodeOptions, type GameDefinition, parseOption } from '@shutterbox/kernel';
import { UsageError } from './usage-error.ts';

/** Seeds stay exact when the numbers of games are added to them. */
const HIGHEST_SEED = 2 ** 48;
const MOST_THREADS = 64;
/** More threads than this are taken only when they are asked for. */
const USUAL_THREADS = 8;

export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
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

export function optionsFrom<O, S, A, E, V>(game: GameDefinition<O, S, A, E, V>, words: readonly string[]): O {
  const given: Record<string, unknown> = {};
  for (const word of words) {
    const [, key, value] = /^([^=]+)=(.*)$/s.exec(word) ?? [];
    if (key === undefined || value === undefined)
      throw new UsageError(`--option takes a name and a value, such as name=value, not '${word}'.`);
    given[key] = accepted(parseOption(game.options, key, value));
  }
  return accepted(decodeOptions(game.options, given));
}

export function accepted<T>(decoded: Decoded<T>): T {
  if (!decoded.ok) throw new UsageError(decoded.problem);
  return decoded.value;
}

export function seatsFrom<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  options: O,
  text: string | undefined,
): number {
  const { min, max } = game.seats(options);
  const seats = text === undefined ? min : wholeNumber('--seats', text, 0, Number.MAX_SAFE_INTEGER);
  if (seats >= min && seats <= max) return seats;
  throw new UsageError(
    min === max ? `${game.id} has ${min} seats, not ${seats}.` : `${game.id} has ${min} to ${max} seats, not ${seats}.`,
  );
}

/** Bots' names, each checked. */
export function botsFrom(text: string, seats: number): string[] {
  const names = text.split(',').map((name) => name.trim());
  for (const name of names) accepted(botNamed(name));
  if (names.length > seats) throw new UsageError(`${names.length} bots do not fit on ${seats} seats.`);
  return names;
}
