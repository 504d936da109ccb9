/** A simulated game as a record file. Its chance is seeded, so there is nothing to verify, but everything to replay. */
import { join } from 'node:path';
import {
  type AnswerEntry,
  type GameDefinition,
  type MatchRecord,
  type Outcome,
  RECORD_FORMAT,
} from '@shutterbox/kernel';
import { writeWhole } from './files.ts';

/** Digits of a game's number in its file's name, so that they sort. */
const DIGITS = 6;

interface PlayedGame<O, A> {
  /** Of the series. */
  readonly seed: number;
  /** In the series. */
  readonly index: number;
  readonly seats: number;
  readonly options: O;
  readonly names: readonly string[];
  readonly setup: readonly number[];
  readonly entries: readonly AnswerEntry<A>[];
  readonly outcome: Outcome;
}

export function writeSimRecord<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  folder: string,
  { seed, index, seats, options, names, setup, entries, outcome }: PlayedGame<O, A>,
): void {
  const match = `${game.id}-${seed}-${String(index).padStart(DIGITS, '0')}`;
  const record: MatchRecord<O, A> = {
    format: RECORD_FORMAT,
    game: game.id,
    rules: game.rules,
    match,
    seats,
    options,
    entries: [{ kind: 'setup', number: 0, chance: setup }, ...entries],
    outcome,
    names,
  };
  writeWhole(join(folder, `${match}.json`), `${JSON.stringify(record)}\n`);
}
