/** Advice for a person: the best few answers to a question, what each is worth, and why. From what the seat may know. */
import { SeededChance } from '@shutterbox/kernel';
import { type Question, sameQuestion } from './bot.ts';
import { race } from './halving/search.ts';

export interface Advice<A> {
  readonly action: A;
  /** The estimated share of the victory, 0 to 1. */
  readonly worth: number;
  /** Its standard error. */
  readonly error: number;
  /** One sentence in the game's own terms; empty if the game says nothing. */
  readonly reason: string;
}

const MOST_ANSWERS = 3;
const PLAYOUTS = 600;
const MILLISECONDS = 1500;
const SEEDS = 0x7fffffff;

/** Best first. Empty where the game gives no advice, because the answer is a matter of the eye. */
export function advise<O, S, A, E, V>(question: Question<O, S, A, E, V>, now: () => number): readonly Advice<A>[] {
  const { game, heuristics, seat, decision, view, chance } = question;
  const isMeant = (action: A) => heuristics.advises?.(action) ?? true;
  if (!question.legal.some(isMeant)) return [];
  const start = now();
  const used = (playouts: number) => Math.max(playouts / PLAYOUTS, (now() - start) / MILLISECONDS);
  const best = race(question, { used, playouts: PLAYOUTS }, MOST_ANSWERS, isMeant);
  const guess = game.determinize(view(), seat, new SeededChance(chance.int(SEEDS)));
  const asked = sameQuestion(game, guess, decision);
  return best.map(({ action, tries, sum, squares }) => {
    const worth = sum / tries;
    const spread = Math.max(0, squares / tries - worth * worth);
    const reason = heuristics.reason?.(guess, asked, action) ?? '';
    return { action, worth, error: Math.sqrt(spread / tries), reason };
  });
}
