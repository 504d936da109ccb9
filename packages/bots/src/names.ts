/** Bots by name: `random`, `greedy`, `mcts:2000` (iterations), `mcts:500ms` (time). */
import type { Decoded } from '@shutterbox/kernel';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { mctsByIterations, mctsByTime } from './mcts.ts';
import { randomBot } from './random.ts';

const MOST_ITERATIONS = 10_000_000;
const MOST_MILLISECONDS = 600_000;

/** The bots in words, for people. */
export const BOT_NAMES = `random, greedy, mcts:2000 (iterations, 1 to ${MOST_ITERATIONS}) and mcts:500ms (time, 1ms to ${MOST_MILLISECONDS}ms)`;

export function botNamed(name: string): Decoded<Bot> {
  if (name === 'random') return { ok: true, value: randomBot };
  if (name === 'greedy') return { ok: true, value: greedyBot };
  const [, digits, unit] = /^mcts:(\d{1,9})(ms)?$/.exec(name) ?? [];
  const amount = Number(digits);
  if (digits === undefined || amount < 1 || amount > (unit === undefined ? MOST_ITERATIONS : MOST_MILLISECONDS)) {
    return {
      ok: false,
      problem: `There is no bot '${name}'; the bots are ${BOT_NAMES}.`,
    };
  }
  return {
    ok: true,
    value: unit === undefined ? mctsByIterations(amount) : mctsByTime(amount, () => performance.now()),
  };
}

/** Whether two runs with one seed give the same game. */
export function isRepeatable(name: string): boolean {
  return !name.endsWith('ms');
}
