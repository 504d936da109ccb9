/** Bots by name: `random`, `greedy`, `mcts:2000` (iterations), `mcts:500ms` (time), `mcts:2000:500ms` (both). */
import type { Decoded } from '@shutterbox/kernel';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { mctsByIterations, mctsByTime, mctsWithin } from './mcts.ts';
import { randomBot } from './random.ts';

const MOST_ITERATIONS = 10_000_000;
const MOST_MILLISECONDS = 600_000;

/** The bots in words, for people. */
export const BOT_NAMES = `random, greedy, mcts:2000 (iterations, 1 to ${MOST_ITERATIONS}), mcts:500ms (time, 1ms to ${MOST_MILLISECONDS}ms) and mcts:2000:500ms (iterations, but no longer than that)`;

export function botNamed(name: string): Decoded<Bot> {
  if (name === 'random') return { ok: true, value: randomBot };
  if (name === 'greedy') return { ok: true, value: greedyBot };
  const [, digits, time] = /^mcts(?::(\d{1,9}))?(?::(\d{1,9})ms)?$/.exec(name) ?? [];
  const iterations = within(digits, MOST_ITERATIONS);
  const milliseconds = within(time, MOST_MILLISECONDS);
  const bot = searching(iterations, milliseconds);
  return bot === undefined || iterations === 'wrong' || milliseconds === 'wrong'
    ? { ok: false, problem: `There is no bot '${name}'; the bots are ${BOT_NAMES}.` }
    : { ok: true, value: bot };
}

type Limit = number | 'wrong' | undefined;

function within(digits: string | undefined, most: number): Limit {
  if (digits === undefined) return undefined;
  return Number(digits) >= 1 && Number(digits) <= most ? Number(digits) : 'wrong';
}

function searching(iterations: Limit, milliseconds: Limit): Bot | undefined {
  const now = (): number => performance.now();
  if (typeof iterations === 'number')
    return typeof milliseconds === 'number' ? mctsWithin(iterations, milliseconds, now) : mctsByIterations(iterations);
  return typeof milliseconds === 'number' ? mctsByTime(milliseconds, now) : undefined;
}

/** Whether two runs with one seed give the same game. */
export function isRepeatable(name: string): boolean {
  return !name.endsWith('ms');
}
