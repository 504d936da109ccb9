/** How hard the bots think: iteration budgets, the same on every machine. */
import type { BotLevel } from '../table/seats.ts';

export const BOT_OF_LEVEL: Readonly<Record<BotLevel, string>> = {
  easy: 'greedy',
  normal: 'mcts:300',
  hard: 'mcts:3000',
};
