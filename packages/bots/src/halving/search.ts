/**
 * Sequential halving at the root: every answer is tried on the same guessed states with the same dice, everyone plays on by the game's
 * policy, and after each round the worse half of the answers is dropped. There is no tree: a policy answers better at once than the
 * first visits of a node do.
 */
import { type Imagination, SeededChance, searchContext } from '@shutterbox/kernel';
import { imagination, type Question, resultsOf, sameQuestion } from '../bot.ts';
import { playOn } from '../playout.ts';

const SEEDS = 0x7fffffff;

export interface Effort {
  /** The share of the effort that is used up after so many playouts, 1 or more when it is time to answer. */
  used(playouts: number): number;
  /** The number of playouts, for games in which a hurried player errs; infinite where time is the limit. */
  readonly playouts: number;
}

/** An answer that is still in the running. */
interface Runner<A> {
  readonly action: A;
  sum: number;
}

export function halve<O, S, A, E, V>(question: Question<O, S, A, E, V>, effort: Effort): A {
  const { game, heuristics, seat, decision, legal, view, chance } = question;
  if (legal.length === 1) return legal[0] as A;
  const seen = view();
  const random = new SeededChance(chance.int(SEEDS));
  const first = game.determinize(seen, seat, random);
  const imagined = imagination(game, heuristics, effort.playouts, random);
  const candidates = imagined.candidates?.(first, sameQuestion(game, first, decision), legal) ?? legal;
  let runners: Runner<A>[] = candidates.map((action) => ({ action, sum: 0 }));
  const rounds = Math.ceil(Math.log2(runners.length));
  let playouts = 0;
  for (let round = 1; runners.length > 1; round++) {
    do {
      tryAll(question, imagined, seen, runners, random.int(SEEDS));
      playouts += runners.length;
    } while (effort.used(playouts) < round / rounds);
    runners = betterHalf(runners);
  }
  return (runners[0] as Runner<A>).action;
}

/** One guess and one stream of dice for all of them: what differs is what the answer makes of it. */
function tryAll<O, S, A, E, V>(
  question: Question<O, S, A, E, V>,
  imagined: Imagination<S, A>,
  seen: V,
  runners: readonly Runner<A>[],
  seed: number,
): void {
  const { game, heuristics, seat, decision } = question;
  const guess = game.determinize(seen, seat, new SeededChance(seed, 0));
  const asked = sameQuestion(game, guess, decision);
  const legal: A[] = [];
  for (const runner of runners) {
    const state = game.clone(guess);
    const dice = new SeededChance(seed, 1);
    const cx = searchContext(dice);
    imagined.apply(state, asked, runner.action, cx);
    playOn(question, state, imagined, legal, dice, cx, heuristics.rootHorizon);
    runner.sum += resultsOf(question, state)(seat);
  }
}

/** All have been tried equally often, so their sums compare; of equals the earlier stays. */
function betterHalf<A>(runners: readonly Runner<A>[]): Runner<A>[] {
  const sorted = runners.toSorted((a, b) => b.sum - a.sum);
  return sorted.slice(0, Math.ceil(runners.length / 2));
}
