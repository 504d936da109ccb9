/**
 * Another bot that sometimes does not look closely: then it takes any answer that is not absurd, the better-looking ones more often.
 * So it plays plausibly and blunders like a person in a hurry, rather than like dice.
 */
import { SeededChance, searchContext } from '@shutterbox/kernel';
import { type Bot, imagination, type Question, resultsOf, sameQuestion } from './bot.ts';

/** An answer that looks worse than the best by this share of the victory is taken about a third as often. */
const SOFTNESS = 0.06;
/** Weights are drawn in whole numbers; the best answer has this many. */
const FINENESS = 100_000;
const SEEDS = 0x7fffffff;
const PERCENT = 100;
/** A glance: the eye errs as much as it can. */
const EFFORT = 0;

export function carelessBot(percent: number, careful: Bot): Bot {
  return {
    name: `careless:${percent}:${careful.name}`,
    choose: (question) => {
      const { legal, chance } = question;
      return legal.length > 1 && chance.int(PERCENT) < percent ? glance(question) : careful.choose(question);
    },
  };
}

/** One guess, one throw of the dice for every answer, and a soft choice among what comes out. */
function glance<O, S, A, E, V>(question: Question<O, S, A, E, V>): A {
  const { game, heuristics, seat, decision, legal, view, chance } = question;
  const seed = chance.int(SEEDS);
  const guess = game.determinize(view(), seat, new SeededChance(seed, 0));
  const asked = sameQuestion(game, guess, decision);
  const imagined = imagination(game, heuristics, EFFORT, new SeededChance(seed, 2));
  const answers = heuristics.plausible?.(guess, asked, legal) ?? legal;
  const looks = answers.map((action) => {
    const state = game.clone(guess);
    imagined.apply(state, asked, action, searchContext(new SeededChance(seed, 1)));
    return resultsOf(question, state)(seat);
  });
  const best = Math.max(...looks);
  const weights = looks.map((look) => Math.ceil(FINENESS * Math.exp((look - best) / SOFTNESS)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return answers[weighted(weights, chance.int(total))] as A;
}

/** Where a number below the sum of all weights falls. */
function weighted(weights: readonly number[], drawn: number): number {
  let left = drawn;
  let at = 0;
  while (left >= (weights[at] as number)) {
    left -= weights[at] as number;
    at++;
  }
  return at;
}
