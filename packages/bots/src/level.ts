/** The four levels that people choose from: which bot plays one is the game's own choice. */
import type { Level } from '@shutterbox/kernel';
import type { Bot } from './bot.ts';

const USUAL: Readonly<Record<Level, string>> = {
  easy: 'careless:30:greedy',
  normal: 'greedy',
  hard: 'halving:200:1000ms',
  expert: 'halving:1000:2000ms',
};

export function levelBot(level: Level, named: (name: string) => Bot): Bot {
  return {
    name: level,
    choose: (question) => named((question.heuristics.levels ?? USUAL)[level]).choose(question),
  };
}
