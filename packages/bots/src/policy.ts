/** A player who answers at once by the game's own policy, the one that search uses in its playouts. */
import { SeededChance } from '@shutterbox/kernel';
import { type Bot, sameQuestion } from './bot.ts';

const SEEDS = 0x7fffffff;

export const policyBot: Bot = {
  name: 'policy',
  choose: ({ game, heuristics, seat, decision, legal, view, chance }) => {
    const [only] = legal;
    if (legal.length === 1 && only !== undefined) return only;
    const guess = game.determinize(view(), seat, new SeededChance(chance.int(SEEDS)));
    return heuristics.playout(guess, sameQuestion(game, guess, decision), legal, chance);
  },
};
