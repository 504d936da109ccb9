/** A simulated game as a record file. Its chance is seeded, so it can be replayed but not verified. */
import { join } from 'node:path';
import type { MatchRecord } from '@shutterbox/kernel';
import { writeWhole } from './files.ts';

/** Digits of a game's number in its file name, so that names sort. */
const DIGITS = 6;

export function simMatchId(game: string, seed: number, index: number): string {
  return `${game}-${seed}-${String(index).padStart(DIGITS, '0')}`;
}

export function writeSimRecord<O, A>(folder: string, record: MatchRecord<O, A>): void {
  writeWhole(join(folder, `${record.match}.json`), `${JSON.stringify(record)}\n`);
}
