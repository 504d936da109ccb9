/**
 * Looks one action ahead: tries each answer on a few guessed states and takes the best. If the game can work out the best
 * answer itself, greedy takes that one.
 */
import { SeededChance, searchContext } from '@shutterbox/kernel';
import { type Bot, imagination, type Question, sameQuestion } from './bot.ts';

/** How many guesses each answer is tried on; every answer gets the same guesses and dice. */
const SAMPLES = 8;
const SEEDS = 0x7fffffff;
/** It searches nothing. */
const EFFORT = 0;

export const greedyBot: Bot = { name: 'greedy', choose };

function choose<O, S, A, E, V>({ game, heuristics, seat, decision, legal, view, chance }: Question<O, S, A, E, V>): A {
  if (legal.length === 1) return legal[0] as A;
  const seen = view();
  const first = game.determinize(seen, seat, new SeededChance(chance.int(SEEDS)));
  const open = sameQuestion(game, first, decision);
  if (heuristics.best !== undefined) return heuristics.best(first, open, legal);
  const imagined = imagination(game, heuristics, EFFORT, new SeededChance(chance.int(SEEDS)));
  const candidates = imagined.candidates?.(first, open, legal) ?? legal;
  if (candidates.length === 1) return candidates[0] as A;
  const sums = candidates.map(() => 0);
  for (let sample = 0; sample < SAMPLES; sample++) {
    const seed = chance.int(SEEDS);
    const guess = game.determinize(seen, seat, new SeededChance(seed, 0));
    const asked = sameQuestion(game, guess, decision);
    for (const [i, action] of candidates.entries()) {
      const state = game.clone(guess);
      imagined.apply(state, asked, action, searchContext(new SeededChance(seed, 1)));
      sums[i] = (sums[i] as number) + heuristics.evaluate(state, seat);
    }
  }
  let best = 0;
  for (let i = 1; i < sums.length; i++) if ((sums[i] as number) > (sums[best] as number)) best = i;
  return candidates[best] as A;
}
