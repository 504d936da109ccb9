/** What `sim` and `duel` need to take luck away. */
import type { GameEntry } from './games.ts';
import { InputError } from './usage-error.ts';

/** Enough here: the chance left in one game's luck is small beside the difference between two games. */
export const LUCK_REDRAWS = 1_000;

export function luckFactor<O, S, A, E, V>({ game, heuristics }: GameEntry<O, S, A, E, V>): number {
  if (heuristics.luck === undefined) throw new InputError(`Nothing is known about luck in ${game.id}.`);
  return heuristics.luck.factor;
}
