/** The decisions that cost most: all are looked at briefly, and the few that seem to have cost most once more, from the beginning. */
import { type MatchRecord, type Seat, SeededChance } from '@shutterbox/kernel';
import { Bench } from './judge.ts';
import type { Line } from './line.ts';
import type { Trial } from './trial.ts';
import type { Analysed, Decided } from './types.ts';

/** Playouts in the whole match, over all answers to all questions, and then again over the few. */
const PLAYOUTS = 5_000;
const FEWEST_TRIES = 4;
const MOST_TRIES = 24;
const LOOKED_AT_AGAIN = 6;
const MOST_TOLD = 3;
/** What is not twice its standard error, or not even one percent, is not worth telling. */
const CLEAR = 2;
const WORTH_TELLING = 0.01;

interface Tried<O, S, A, E, V> {
  readonly entry: number;
  readonly trial: Trial<O, S, A, E, V>;
}

/** What the curve makes of an answer: the chances of its seat after it, before any luck that came with it. */
export type Worth = (entry: number, seat: Seat) => number;

export function decisionsOf<O, S, A, E, V>(
  analysed: Analysed<O, S, A, E, V>,
  line: Line<S, A>,
  record: MatchRecord<O, A>,
  seed: number,
  worth: Worth,
  onProgress: (done: number) => void = () => {},
): readonly Decided[] {
  const bench = new Bench(analysed, line, record);
  const all = (round: number, isMeant: (entry: number) => boolean): Tried<O, S, A, E, V>[] =>
    line.answers.flatMap(({ entry, ...asked }) => {
      const trial = isMeant(entry) ? bench.trial(asked, new SeededChance(seed, round, entry)) : undefined;
      return trial === undefined ? [] : [{ entry, trial }];
    });
  const first = all(1, () => true);
  run(first, FEWEST_TRIES, MOST_TRIES, (done) => onProgress(done / 2));
  const worst = new Set(
    first
      .toSorted(byLoss)
      .slice(0, LOOKED_AT_AGAIN)
      .map(({ entry }) => entry),
  );
  // New tries: the ones that made these decisions seem the worst would exaggerate what is found.
  const again = all(2, (entry) => worst.has(entry));
  run(again, FEWEST_TRIES, PLAYOUTS, (done) => onProgress((1 + done) / 2));
  return again
    .toSorted(byLoss)
    .flatMap(({ entry, trial }) => told(entry, trial, worth))
    .slice(0, MOST_TOLD);
}

/** As many tries for each as the playouts allow, rounded to an even number. */
function run<O, S, A, E, V>(
  all: readonly Tried<O, S, A, E, V>[],
  fewest: number,
  most: number,
  onProgress: (done: number) => void,
): void {
  const answers = all.reduce((sum, { trial }) => sum + trial.answers.length, 0);
  const tries = 2 * Math.floor(Math.min(most, Math.max(fewest, PLAYOUTS / answers)) / 2);
  for (const [i, { trial }] of all.entries()) {
    trial.go(tries);
    onProgress((i + 1) / all.length);
  }
}

function byLoss<O, S, A, E, V>(a: Tried<O, S, A, E, V>, b: Tried<O, S, A, E, V>): number {
  return (b.trial.mistake?.loss ?? 0) - (a.trial.mistake?.loss ?? 0);
}

/** A loss for which the curve leaves no room would contradict it, and one of the two must be wrong. */
function told<O, S, A, E, V>(entry: number, trial: Trial<O, S, A, E, V>, worth: Worth): readonly Decided[] {
  const { mistake, seat, given } = trial;
  if (mistake === undefined || mistake.loss < Math.max(WORTH_TELLING, CLEAR * mistake.error)) return [];
  const { loss, error, better } = mistake;
  if (loss - CLEAR * error > 1 - worth(entry, seat)) return [];
  return [{ entry, seat, loss, error, given, better, reason: trial.reasonFor(better) }];
}
