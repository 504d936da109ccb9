/** A question to a bot, or for its advice, as it crosses to another thread: plain data, made from what the seat may know. */
import { type Decision, type GameDefinition, type Heuristics, type Seat, SeededChance } from '@shutterbox/kernel';
import { type Advice, advise } from './advice.ts';
import type { Question } from './bot.ts';
import { botNamed } from './names.ts';

export interface AdviceMessage {
  /** The game's id. */
  readonly game: string;
  readonly seat: Seat;
  readonly decision: Decision;
  readonly view: unknown;
  readonly legal: readonly unknown[];
  /** The seed of the bot's own chance. */
  readonly seed: number;
}

export interface BotMessage extends AdviceMessage {
  /** The bot's name. */
  readonly bot: string;
}

interface Rules<O, S, A, E, V> {
  readonly game: GameDefinition<O, S, A, E, V>;
  readonly heuristics: Heuristics<S, A>;
}

/** In the worker, which knows the games: the bot's answer to a message for this game. */
export function answerQuestion<O, S, A, E, V>(rules: Rules<O, S, A, E, V>, message: BotMessage): A {
  const bot = botNamed(message.bot);
  if (!bot.ok) throw new Error(bot.problem);
  return bot.value.choose(questionOf(rules, message));
}

/** In the worker, too: what a good player would consider here. */
export function adviseOn<O, S, A, E, V>(rules: Rules<O, S, A, E, V>, message: AdviceMessage): readonly Advice<A>[] {
  return advise(questionOf(rules, message), () => performance.now());
}

function questionOf<O, S, A, E, V>(
  { game, heuristics }: Rules<O, S, A, E, V>,
  message: AdviceMessage,
): Question<O, S, A, E, V> {
  const { seat, decision, seed } = message;
  const legal = message.legal.map((json) => decoded(game, json));
  // Views come from our own host, so they have no decoder; `determinize` gives the states their shape.
  const view = () => message.view as V;
  return { game, heuristics, seat, decision, legal, view, chance: new SeededChance(seed) };
}

function decoded<O, S, A, E, V>(game: GameDefinition<O, S, A, E, V>, json: unknown): A {
  const action = game.decodeAction(json);
  if (action === undefined) throw new Error(`${game.id} cannot read its own action: ${JSON.stringify(json)}.`);
  return action;
}
