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
  const [mcts, iterations, milliseconds] = /^mcts(?::(\d{1,9}))?(?::(\d{1,9})ms)?$/.exec(name) ?? [];
  const fits = isWithin(iterations, MOST_ITERATIONS) && isWithin(milliseconds, MOST_MILLISECONDS);
  const bot = mcts === undefined || !fits ? undefined : searching(iterations, milliseconds);
  return bot === undefined
    ? { ok: false, problem: `There is no bot '${name}'; the bots are ${BOT_NAMES}.` }
    : { ok: true, value: bot };
}

function isWithin(digits: string | undefined, most: number): boolean {
  return digits === undefined || (Number(digits) >= 1 && Number(digits) <= most);
}

function searching(iterations: string | undefined, milliseconds: string | undefined): Bot | undefined {
  const now = (): number => performance.now();
  if (iterations === undefined) return milliseconds === undefined ? undefined : mctsByTime(Number(milliseconds), now);
  return milliseconds === undefined
    ? mctsByIterations(Number(iterations))
    : mctsWithin(Number(iterations), Number(milliseconds), now);
}

/** Whether two runs with one seed give the same game. */
export function isRepeatable(name: string): boolean {
  return !name.endsWith('ms');
}
