/** The figures for a game's luck, fitted to matches that were played. */
import { type MatchRecord, sidesOf } from '@shutterbox/kernel';
import { calibrated, Eye } from './chances.ts';
import { lineOf } from './line.ts';
import type { Analysed } from './types.ts';

/** A state of a match that was won or lost later. */
export interface Position {
  /** The logarithm of the evaluation of each side. */
  readonly evaluations: readonly number[];
  /** The share of each side in the victory. */
  readonly result: readonly number[];
}

const STEPS = 40;
const FLATTEST = 0.05;
const STEEPEST = 20;

/** The states after the entries of a match, all but the last. */
export function positionsOf<O, S, A, E, V>(
  { game, heuristics }: Analysed<O, S, A, E, V>,
  record: MatchRecord<O, A>,
): Position[] {
  const line = lineOf(game, record, heuristics.luck?.drawnBy);
  if (!line.ok) throw new Error(line.problem);
  const { states, outcome } = line.value;
  const eye = new Eye(game, heuristics, outcome.side ?? sidesOf(game.seats(record.options), record.seats), 1);
  const last = states.at(-1);
  if (last === undefined) return [];
  const result = eye.chances(last.state);
  return states.flatMap(({ state }) => {
    const evaluations = eye.evaluations(state);
    return evaluations === undefined ? [] : [{ evaluations, result }];
  });
}

/** The slope under which the results were most likely: the likelihood has one peak, which is found by bisection. */
export function fitSlope(positions: readonly Position[]): number {
  let [low, high] = [FLATTEST, STEEPEST];
  for (let step = 0; step < STEPS; step++) {
    const middle = Math.sqrt(low * high);
    if (gain(positions, middle) > 0) low = middle;
    else high = middle;
  }
  return Math.sqrt(low * high);
}

/** The derivative of the logarithm of the likelihood. */
function gain(positions: readonly Position[], slope: number): number {
  let sum = 0;
  for (const { evaluations, result } of positions) {
    const chances = calibrated(evaluations, slope);
    for (let side = 0; side < chances.length; side++)
      sum += ((result[side] as number) - (chances[side] as number)) * (evaluations[side] as number);
  }
  return sum;
}

/** The factor that leaves the least variance: the slope of the result over the luck. */
export function fitFactor(results: readonly number[], luck: readonly number[]): number {
  const [result, mean] = [meanOf(results), meanOf(luck)];
  let [both, own] = [0, 0];
  for (let i = 0; i < luck.length; i++) {
    const off = (luck[i] as number) - mean;
    both += off * ((results[i] as number) - result);
    own += off * off;
  }
  return own === 0 ? 0 : both / own;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
