/**
 * What decided a match: everyone's chances after every entry, and the luck in every draw. The luck of a draw is the mean of
 * the chances over everything that could still have come after it, minus the same mean before it. So the luck of an entry is the
 * chances after it minus the mean over everything that could have come from the true state, however many seats drew in it, and its mean
 * over many matches is 0 whatever the evaluation is worth.
 */
import { type Decoded, type Side, sidesOf } from '@shutterbox/kernel';
import { Eye, placeOf } from './chances.ts';
import { decisionsOf, type Worth } from './decisions.ts';
import { type Chancy, lineOf, type Run } from './line.ts';
import { Redraws } from './redraws.ts';
import type { Analysed, Analysis, AnalysisPlan, Draw, SeatLuck } from './types.ts';

/** Enough for a standard error below one percent in a whole match. */
export const REDRAWS = 20_000;
/** This share of the redraws is spread evenly; the others go where the results differ most. */
const EVENLY = 0.5;
const FEWEST = 4;
const MOST_EVENLY = 32;
/** Counting, sampling evenly, and sampling where it helps most. */
const ROUNDS = 3;
const MOST_STROKES = 3;
/** Of the time, where decisions are judged as well. */
const LUCK_SHARE = 0.3;
/** What is not twice its standard error, or not even half a percent, is not worth telling. */
const CLEAR = 2;
const WORTH_TELLING = 0.005;

export function analyse<O, S, A, E, V>(
  { game, heuristics }: Analysed<O, S, A, E, V>,
  { record, seed, redraws, judges = false, model = heuristics.luck, onProgress = () => {} }: AnalysisPlan<O, A>,
): Decoded<Analysis> {
  if (model === undefined) return { ok: false, problem: `nothing is known about luck in ${game.id}.` };
  const line = lineOf(game, record, heuristics.luck?.drawnBy);
  if (!line.ok) return line;
  const { states, chancy, outcome } = line.value;
  const sides = outcome.side ?? sidesOf(game.seats(record.options), record.seats);
  const eye = new Eye(game, heuristics, sides, model.slope);
  const curve = states.map(({ entry, state }) => ({ entry, chances: eye.chances(state) }));
  const after = new Map(curve.map(({ entry, chances }) => [entry, chances]));
  const all = chancy.map((entry) => entry.runs.map((run) => new Redraws(game, eye, record, entry, run.from, seed)));
  const isJudged = judges && heuristics.decisions === true;
  const share = isJudged ? LUCK_SHARE : 1;
  spread(all.flat(), redraws, (done) => onProgress(share * done));
  const further = (done: number) => onProgress(share + (1 - share) * done);
  const result = curve.at(-1)?.chances ?? [];
  const draws = chancy.flatMap((entry, i) => drawsOf(entry, all[i] ?? [], after.get(entry.entry) ?? []));
  const luck = total(draws, eye.sides);
  const worth: Worth = (entry, seat) => {
    const own = placeOf(seat, sides);
    const drawn = draws.reduce((sum, draw) => sum + (draw.entry === entry ? (draw.luck[own] ?? 0) : 0), 0);
    return (after.get(entry)?.[own] ?? 0) - drawn;
  };
  return {
    ok: true,
    value: {
      game: game.id,
      match: record.match,
      sides,
      start: chancy[0]?.entry === 0 ? (all[0]?.[0]?.mean.values ?? []) : (curve[0]?.chances ?? []),
      curve,
      draws,
      seats: sides.map((_, seat) => seatLuck(draws, seat, sides)),
      deal: dealLuck(draws, eye.sides),
      luck,
      error: errorOf(draws),
      result,
      adjusted: adjusted(result, luck, model.factor),
      strokes: strokes(draws, sides),
      ...(isJudged ? { decisions: decisionsOf({ game, heuristics }, line.value, record, seed, worth, further) } : {}),
    },
  };
}

type AnyRedraws = Pick<Redraws<never, never, never, never, never>, 'mean' | 'count' | 'sample'>;

/** Half of the redraws are spread evenly, the other half in proportion to how much the results differ. */
function spread(all: readonly AnyRedraws[], redraws: number, onProgress: (done: number) => void): void {
  each(all, (one) => one.count(), 0, onProgress);
  const open = all.filter(({ mean }) => !mean.exact);
  const evenly = Math.max(FEWEST, Math.min(MOST_EVENLY, Math.floor((EVENLY * redraws) / open.length)));
  each(open, (one) => one.sample(evenly), 1, onProgress);
  const left = Math.max(0, redraws - evenly * open.length);
  const spreads = new Map(open.map((one) => [one, one.mean.spread]));
  const sum = [...spreads.values()].reduce((whole, one) => whole + one, 0);
  if (sum > 0) each(open, (one) => one.sample(Math.floor((left * (spreads.get(one) ?? 0)) / sum)), 2, onProgress);
  onProgress(1);
}

/** One round of work over a match, and how far it is. */
function each(
  all: readonly AnyRedraws[],
  work: (one: AnyRedraws) => void,
  round: number,
  onProgress: (done: number) => void,
): void {
  for (const [i, one] of all.entries()) {
    work(one);
    onProgress((round + (i + 1) / all.length) / ROUNDS);
  }
}

function drawsOf(entry: Chancy<unknown, unknown>, all: readonly AnyRedraws[], after: readonly number[]): Draw[] {
  return entry.runs.map(({ seat, event }, i) => {
    const before = all[i]?.mean;
    const next = all[i + 1]?.mean;
    const then = next?.values ?? after;
    const until = (entry.runs[i + 1] as Run | undefined)?.event ?? entry.events;
    return {
      entry: entry.entry,
      seat,
      luck: then.map((chance, side) => chance - (before?.values[side] ?? 0)),
      error: Math.hypot(before?.error ?? 0, next?.error ?? 0),
      events: [event, until] as const,
    };
  });
}

function total(draws: readonly Draw[], sides: number): number[] {
  return Array.from({ length: sides }, (_, side) => draws.reduce((sum, { luck }) => sum + (luck[side] ?? 0), 0));
}

function errorOf(draws: readonly Draw[]): number {
  return Math.hypot(...draws.map(({ error }) => error));
}

function seatLuck(draws: readonly Draw[], seat: number, sides: readonly Side[]): SeatLuck {
  const own = draws.filter((draw) => draw.seat === seat);
  return { seat, luck: own.reduce((sum, draw) => sum + ownLuck(draw, sides), 0), error: errorOf(own) };
}

function dealLuck(draws: readonly Draw[], sides: number): Analysis['deal'] {
  const dealt = draws.filter(({ seat }) => seat === null);
  return { luck: total(dealt, sides), error: errorOf(dealt) };
}

/** What a draw did for the side that drew; for the deal, for the side that gained most. */
export function ownLuck({ seat, luck }: Pick<Draw, 'seat' | 'luck'>, sides: readonly Side[]): number {
  return seat === null ? Math.max(...luck) : (luck[placeOf(seat, sides)] ?? 0);
}

/** Cut off at 0 and 1, and scaled so that they sum to 1 again. */
function adjusted(result: readonly number[], luck: readonly number[], factor: number): number[] {
  const cut = result.map((share, side) => Math.min(1, Math.max(0, share - factor * (luck[side] ?? 0))));
  const sum = cut.reduce((all, share) => all + share, 0);
  return cut.map((share) => (sum === 0 ? 1 / cut.length : share / sum));
}

/** Good or bad: what was bad luck for one was good for another. */
function strokes(draws: readonly Draw[], sides: readonly Side[]): Draw[] {
  return draws
    .filter((draw) => Math.abs(ownLuck(draw, sides)) > Math.max(WORTH_TELLING, CLEAR * draw.error))
    .sort((a, b) => Math.abs(ownLuck(b, sides)) - Math.abs(ownLuck(a, sides)))
    .slice(0, MOST_STROKES);
}
