/**
 * Sequential halving at the root: every answer is tried on the same guessed states with the same dice, everyone plays on by the game's
 * policy, and after each round the worse half of the answers is dropped. There is no tree: a policy's first answer is better than
 * what the first visits to a node find.
 */
import { type Imagination, SeededChance, searchContext } from '@shutterbox/kernel';
import { imagination, type Question, resultsOf, sameQuestion } from '../bot.ts';
import { playOn } from '../playout.ts';

const SEEDS = 0x7fffffff;

export interface Effort {
  /** The share of the effort that is used up after this many playouts; 1 or more when it is time to answer. */
  used(playouts: number): number;
  /** The number of playouts, for games in which a hurried player errs; infinite where time is the limit. */
  readonly playouts: number;
}

/** An answer that is still in the running. */
export interface Runner<A> {
  readonly action: A;
  tries: number;
  sum: number;
  squares: number;
}

export function halve<O, S, A, E, V>(question: Question<O, S, A, E, V>, effort: Effort): A {
  const { legal } = question;
  return legal.length === 1 ? (legal[0] as A) : (race(question, effort, 1)[0] as Runner<A>).action;
}

/** The best of the given answers, at most this many, best first; the finalists are tried once more together. */
export function race<O, S, A, E, V>(
  question: Question<O, S, A, E, V>,
  effort: Effort,
  finalists: number,
  isMeant: (action: A) => boolean = () => true,
): readonly Runner<A>[] {
  const { game, heuristics, seat, decision, legal, view, chance } = question;
  const seen = view();
  const random = new SeededChance(chance.int(SEEDS));
  const first = game.determinize(seen, seat, random);
  const imagined = imagination(game, heuristics, effort.playouts, random);
  const candidates = imagined.candidates?.(first, sameQuestion(game, first, decision), legal) ?? legal;
  const worthy = candidates.filter(isMeant);
  let runners = (worthy.length > 0 ? worthy : legal.filter(isMeant)).map(
    (action): Runner<A> => ({ action, tries: 0, sum: 0, squares: 0 }),
  );
  const drops = Math.max(0, Math.ceil(Math.log2(runners.length / finalists)));
  // A single finalist needs no more tries.
  const rounds = finalists === 1 ? drops : drops + 1;
  let playouts = 0;
  for (let round = 1; round <= rounds; round++) {
    do {
      tryAll(question, imagined, seen, runners, random.int(SEEDS));
      playouts += runners.length;
    } while (effort.used(playouts) < round / rounds);
    runners = bestOf(runners, Math.max(finalists, Math.ceil(runners.length / 2)));
  }
  return runners;
}

/** One guess and one stream of dice for all of them, so that only the answers differ. */
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
    const result = resultsOf(question, state)(seat);
    runner.tries++;
    runner.sum += result;
    runner.squares += result * result;
  }
}

/** All have been tried equally often, so their sums can be compared; among equals the earlier stays. */
function bestOf<A>(runners: readonly Runner<A>[], most: number): Runner<A>[] {
  return runners.toSorted((a, b) => b.sum - a.sum).slice(0, most);
}
