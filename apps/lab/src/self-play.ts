/** A game of a bot against itself, one question after the other. */
import type { Bot, Question } from '@shutterbox/bots';
import { firstRequired, legalActions, SeededChance, searchContext } from '@shutterbox/kernel';
import type { GameEntry } from './games.ts';

export interface SelfPlay<O> {
  readonly bot: Bot;
  readonly seats: number;
  readonly options: O;
  readonly seed: number;
}

/** An answer before it is applied. The state is the true one, and the same object to the end. */
interface Answered<O, S, A, E, V> {
  readonly state: S;
  readonly question: Question<O, S, A, E, V>;
  readonly action: A;
}

export function* selfPlay<O, S, A, E, V>(
  { game, heuristics }: Pick<GameEntry<O, S, A, E, V>, 'game' | 'heuristics'>,
  { bot, seats, options, seed }: SelfPlay<O>,
): Generator<Answered<O, S, A, E, V>> {
  const cx = searchContext(new SeededChance(seed));
  const choices = Array.from({ length: seats }, (_, seat) => new SeededChance(seed, 1 + seat));
  const state = game.setup(seats, options, cx);
  for (;;) {
    const decision = firstRequired(game.pending(state));
    if (decision === undefined) return;
    const { seat } = decision;
    const chance = choices[seat] as SeededChance;
    const legal = legalActions(game, state, decision);
    const question = { game, heuristics, seat, decision, legal, view: () => game.view(state, seat), chance };
    const action = bot.choose(question);
    yield { state, question, action };
    game.apply(state, decision, action, cx);
  }
}
