/** Bots in worker threads. */
import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { BotPool } from '@shutterbox/bots/pool';
import { BOT_LEVELS, STAND_IN_LEVEL } from '../table/seats.ts';
import type { BotQuestion } from '../table/types.ts';
import { BOT_OF_LEVEL } from './levels.ts';
import type { Think } from './runner.ts';

/** Beside the bundle, where this module ends up. */
const WORKER = new URL('./worker.js', import.meta.url);
const SEEDS = 2 ** 32;

export interface Thinkers {
  readonly think: Think;
  close(): Promise<void>;
}

/** One core stays free for the server's own loop. */
export function openThinkers(worker = WORKER): Thinkers {
  const pool = new BotPool(worker, Math.max(1, availableParallelism() - 1));
  return {
    think: ({ game, seat, decision, level, view, legal }: BotQuestion) =>
      pool.run('answer', { game, bot: botOf(level), seat, decision, view, legal, seed: randomInt(SEEDS) }),
    close: () => pool.close(),
  };
}

function botOf(level: string): string {
  return BOT_OF_LEVEL[BOT_LEVELS.find((known) => known === level) ?? STAND_IN_LEVEL];
}
