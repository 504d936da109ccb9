/** `determinize` guesses a state from a view: it must fit the view, vary, and be able to guess right. */
import { SeededChance } from '../chance.ts';
import { difference, distance, equal } from '../equal.ts';
import type { Chance, Seat } from '../game.ts';
import { sameQuestion } from '../questions.ts';
import { knownBy, legalActions } from '../run.ts';
import { playOn } from './state-laws.ts';
import type { Law, Visit } from './types.ts';

/** How far a guess is played on to see whether the view feels it. */
const GUESS_STEPS = 5;

const SEEDS = 0x7fffffff;
/** One state in so many is steered to the truth: it takes hundreds of guesses. */
const STEER_ONE_IN = 40;
const STEER_ATTEMPTS = 5;
/** Guesses by which each value of a draw is judged at first; each further attempt has twice as many. */
const STEER_SAMPLES = 6;

export const determinizeLaw: Law = (visit) => {
  for (let seat = 0; seat < visit.seats; seat++) {
    const problem =
      guessProblem(visit, seat) ?? (visit.chance.int(STEER_ONE_IN) === 0 ? truthProblem(visit, seat) : undefined);
    if (problem !== undefined) return `seat ${seat}: ${problem}`;
  }
  return undefined;
};

function guessProblem<O, S, A, E, V>(visit: Visit<O, S, A, E, V>, seat: Seat): string | undefined {
  const { subject, state, chance, tally } = visit;
  const { game } = subject;
  tally.checks.determinize++;
  const view = game.view(state, seat);
  const text = JSON.stringify(view);
  const guess = game.determinize(view, seat, new SeededChance(chance.int(SEEDS)));
  const seen = difference(game.view(guess, seat), view);
  if (seen !== undefined) return `the guessed state has another view at ${seen}`;
  const asked = difference(knownBy(game.pending(guess), seat), knownBy(game.pending(state), seat));
  if (asked !== undefined) return 'the guessed state asks other questions';
  for (const decision of game.pending(guess).filter((open) => open.seat === seat)) {
    const truly = game.pending(state).find((open) => sameQuestion(open, decision));
    if (truly === undefined) return 'the guessed state asks other questions';
    const here = legalActions(game, guess, decision).map((action) => game.actionKey(action));
    const there = legalActions(game, state, truly).map((action) => game.actionKey(action));
    if (!equal(here, there)) return `the guessed state has other legal actions for '${decision.kind}'`;
  }
  if (!equal(guess, state)) tally.varied++;
  playOn(game, guess, chance, GUESS_STEPS);
  return JSON.stringify(view) === text ? undefined : 'guessing, or playing on from the guess, changed the view';
}

/** A guess that can be true is reached by steering; a few attempts, since each step is judged by samples. */
function truthProblem<O, S, A, E, V>(visit: Visit<O, S, A, E, V>, seat: Seat): string | undefined {
  let wrong: string | undefined;
  for (let attempt = 0; attempt < STEER_ATTEMPTS; attempt++) {
    wrong = difference(steer(visit, seat, STEER_SAMPLES << attempt), visit.state);
    if (wrong === undefined) return undefined;
  }
  return `no guess reaches the truth: it stays wrong at ${wrong}`;
}

/** Gives each draw the value after which guesses come nearest to the truth. */
function steer<O, S, A, E, V>(
  { subject: { game }, state, chance }: Visit<O, S, A, E, V>,
  seat: Seat,
  samples: number,
): S {
  const view = game.view(state, seat);
  const chosen: number[] = [];
  for (;;) {
    const seed = chance.int(SEEDS);
    const guess = new SteeredChance(chosen, seed);
    const guessed = game.determinize(view, seat, guess);
    const range = guess.ranges[chosen.length];
    if (range === undefined) return guessed;
    let best = 0;
    let nearest = Number.POSITIVE_INFINITY;
    for (let value = 0; value < range; value++) {
      let away = 0;
      for (let sample = 0; sample < samples; sample++) {
        away += distance(game.determinize(view, seat, new SteeredChance([...chosen, value], seed + sample)), state);
      }
      if (away < nearest) {
        nearest = away;
        best = value;
      }
    }
    chosen.push(best);
  }
}

/** Gives the chosen values first, then random ones; knows how wide each draw was. */
class SteeredChance implements Chance {
  readonly ranges: number[] = [];
  private readonly chosen: readonly number[];
  private readonly rest: Chance;

  constructor(chosen: readonly number[], seed: number) {
    this.chosen = chosen;
    this.rest = new SeededChance(seed);
  }

  int(n: number): number {
    this.ranges.push(n);
    return Math.min(this.chosen[this.ranges.length - 1] ?? this.rest.int(n), n - 1);
  }
}
