/**
 * How much worse an answer was than another that the seat could have given, from what it could know: all are tried on the same guesses at
 * what was hidden, with the same dice, and everyone plays on by the game's policy. The best is chosen on one half of the tries
 * and valued on the other, both ways: the maximum of noisy values would flatter every other answer.
 */
import { imagination, playOn, type Question, sameQuestion } from '@shutterbox/bots';
import {
  equal,
  type GameDefinition,
  type Heuristics,
  type Imagination,
  legalActions,
  type Seat,
  SeededChance,
  searchContext,
} from '@shutterbox/kernel';
import type { Eye } from './chances.ts';
import type { Asked } from './line.ts';

const SEEDS = 0x7fffffff;
/** From a long list, the given answer and this many others are tried. */
const MOST_OTHERS = 11;
const HALVES = 2;

export interface Mistake<A> {
  /** By how much the chance to win was lower than with the better answer; below 0 if the other only seemed better. */
  readonly loss: number;
  /** Its standard error. */
  readonly error: number;
  /** The answer that was best over all tries. */
  readonly better: A;
}

export class Trial<O, S, A, E, V> {
  /** The given answer first; a trial of one answer has nothing to say. */
  readonly answers: readonly A[];
  private readonly question: Question<O, S, A, E, V>;
  private readonly imagined: Imagination<S, A>;
  private readonly eye: Eye<O, S, A, E, V>;
  private readonly side: number;
  private readonly seen: V;
  private readonly random: SeededChance;
  /** By half, then by answer: how much better than the given one, and its squares. */
  private readonly sums: readonly number[][];
  private readonly squares: readonly number[][];
  private readonly tries = [0, 0];

  constructor(
    { game, heuristics }: { readonly game: GameDefinition<O, S, A, E, V>; readonly heuristics: Heuristics<S, A> },
    eye: Eye<O, S, A, E, V>,
    side: number,
    { before, decision, action }: Asked<S, A>,
    random: SeededChance,
  ) {
    const { seat } = decision;
    const legal = legalActions(game, before, decision);
    this.seen = game.view(before, seat);
    this.question = { game, heuristics, seat, decision, legal, view: () => this.seen, chance: random };
    this.imagined = imagination(game, heuristics, Number.POSITIVE_INFINITY, random);
    this.eye = eye;
    this.side = side;
    this.random = random;
    this.answers = this.worthy(action);
    this.sums = Array.from({ length: HALVES }, () => this.answers.map(() => 0));
    this.squares = Array.from({ length: HALVES }, () => this.answers.map(() => 0));
  }

  private worthy(given: A): readonly A[] {
    const { game, heuristics, seat, decision, legal } = this.question;
    if (legal.length < 2) return [given];
    const guess = game.determinize(this.seen, seat, this.random);
    const all = this.imagined.candidates?.(guess, sameQuestion(game, guess, decision), legal) ?? legal;
    const others = all.filter((action) => !equal(action, given) && (heuristics.advises?.(action) ?? true));
    const every = Math.ceil(others.length / MOST_OTHERS);
    return [given, ...others.filter((_, i) => i % every === 0)];
  }

  /** Tries every answer this many more times; an even number keeps the halves equal. */
  go(times: number): void {
    for (let i = 0; i < times; i++) this.tryAll(this.random.int(SEEDS));
  }

  private tryAll(seed: number): void {
    const { game, heuristics, seat, decision } = this.question;
    const half = (this.tries[0] as number) > (this.tries[1] as number) ? 1 : 0;
    const guess = game.determinize(this.seen, seat, new SeededChance(seed, 0));
    const asked = sameQuestion(game, guess, decision);
    const legal: A[] = [];
    let given = 0;
    for (const [i, action] of this.answers.entries()) {
      const state = game.clone(guess);
      const dice = new SeededChance(seed, 1);
      const cx = searchContext(dice);
      this.imagined.apply(state, asked, action, cx);
      playOn(this.question, state, this.imagined, legal, dice, cx, heuristics.rootHorizon);
      const chance = this.eye.chances(state)[this.side] as number;
      if (i === 0) given = chance;
      const more = chance - given;
      const [sums, squares] = [this.sums[half] as number[], this.squares[half] as number[]];
      sums[i] = (sums[i] as number) + more;
      squares[i] = (squares[i] as number) + more * more;
    }
    this.tries[half] = (this.tries[half] as number) + 1;
  }

  /** Undefined before each half has had two tries. */
  get mistake(): Mistake<A> | undefined {
    if (this.tries.some((tries) => tries < 2)) return undefined;
    const parts = this.tries.map((tries, half) => {
      const best = bestOf(this.sums[1 - half] as number[]);
      const mean = (this.sums[half]?.[best] as number) / tries;
      const spread = (this.squares[half]?.[best] as number) / tries - mean * mean;
      return { mean, variance: Math.max(0, spread) / (tries - 1) };
    });
    const whole = this.answers.map((_, i) => (this.sums[0]?.[i] as number) + (this.sums[1]?.[i] as number));
    return {
      loss: parts.reduce((sum, { mean }) => sum + mean, 0) / HALVES,
      error: Math.sqrt(parts.reduce((sum, { variance }) => sum + variance, 0)) / HALVES,
      better: this.answers[bestOf(whole)] as A,
    };
  }

  /** The answer that was given. */
  get given(): A {
    return this.answers[0] as A;
  }

  get seat(): Seat {
    return this.question.seat;
  }

  /** One sentence in favour of an answer, in the game's own terms. */
  reasonFor(action: A): string {
    const { game, heuristics, seat, decision } = this.question;
    const guess = game.determinize(this.seen, seat, this.random);
    return heuristics.reason?.(guess, sameQuestion(game, guess, decision), action) ?? '';
  }
}

/** Among equals, the earlier one. */
function bestOf(values: readonly number[]): number {
  return values.indexOf(Math.max(...values));
}
