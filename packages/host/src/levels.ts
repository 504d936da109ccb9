/** How hard the bots think: by iterations, the same on every machine, but no longer than a player likes to wait. */
import type { BotLevel } from '@shutterbox/protocol';
import { BOT_LEVELS, STAND_IN_LEVEL } from './seats.ts';

const BOT_OF_LEVEL: Readonly<Record<BotLevel, string>> = {
  easy: 'greedy',
  normal: 'mcts:300:2000ms',
  hard: 'mcts:3000:8000ms',
};

/** The bot's name, as `@shutterbox/bots` knows it. */
export function botOf(level: string): string {
  return BOT_OF_LEVEL[BOT_LEVELS.find((known) => known === level) ?? STAND_IN_LEVEL];
}
