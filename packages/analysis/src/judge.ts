/** The mistakes of a match, decision by decision: what the test of a judge adds up. */
import { type Decoded, type MatchRecord, type Seat, SeededChance, type Side, sidesOf } from '@shutterbox/kernel';
import { Eye, placeOf } from './chances.ts';
import { type Asked, type Line, lineOf } from './line.ts';
import { Trial } from './trial.ts';
import type { Analysed } from './types.ts';

export interface Judged {
  readonly entry: number;
  readonly seat: Seat;
  readonly loss: number;
}

export interface JudgePlan<O, A> {
  readonly record: MatchRecord<O, A>;
  readonly seed: number;
  /** Tries of every answer. */
  readonly tries: number;
  /** One decision in this many is looked at; the seed says which. */
  readonly oneIn: number;
}

/** What a judge needs for one match. */
export class Bench<O, S, A, E, V> {
  readonly line: Line<S, A>;
  readonly sides: readonly Side[];
  private readonly analysed: Analysed<O, S, A, E, V>;
  private readonly eye: Eye<O, S, A, E, V>;

  constructor(analysed: Analysed<O, S, A, E, V>, line: Line<S, A>, record: MatchRecord<O, A>) {
    const { game, heuristics } = analysed;
    this.analysed = analysed;
    this.line = line;
    this.sides = line.outcome.side ?? sidesOf(game.seats(record.options), record.seats);
    this.eye = new Eye(game, heuristics, this.sides, heuristics.luck?.slope ?? 1);
  }

  /** Undefined where there was nothing to decide, or nothing that can be judged. */
  trial(asked: Asked<S, A>, random: SeededChance): Trial<O, S, A, E, V> | undefined {
    if (this.analysed.heuristics.advises?.(asked.action) === false) return undefined;
    const side = placeOf(asked.decision.seat, this.sides);
    const trial = new Trial(this.analysed, this.eye, side, asked, random);
    return trial.answers.length < 2 ? undefined : trial;
  }
}

/** The loss of every decision that is looked at. */
export function judge<O, S, A, E, V>(
  analysed: Analysed<O, S, A, E, V>,
  { record, seed, tries, oneIn }: JudgePlan<O, A>,
): Decoded<readonly Judged[]> {
  const line = lineOf(analysed.game, record, analysed.heuristics.luck?.drawnBy);
  if (!line.ok) return line;
  const bench = new Bench(analysed, line.value, record);
  const pick = new SeededChance(seed, 0);
  const value = line.value.answers.flatMap(({ entry, ...asked }) => {
    if (pick.int(oneIn) !== 0) return [];
    const trial = bench.trial(asked, new SeededChance(seed, 1, entry));
    trial?.go(tries);
    const loss = trial?.mistake?.loss;
    return loss === undefined ? [] : [{ entry, seat: asked.decision.seat, loss }];
  });
  return { ok: true, value };
}
