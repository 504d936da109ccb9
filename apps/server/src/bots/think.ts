/** Bots in worker threads. */
import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { BotPool } from '@shutterbox/bots/pool';
import { type BotQuestion, levelOf } from '@shutterbox/host';
import { FairQueue } from './fair-queue.ts';
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
  const threads = Math.max(1, availableParallelism() - 1);
  const pool = new BotPool(worker, threads);
  const queue = new FairQueue(threads);
  return {
    think: ({ game, host, seat, decision, level, view, legal }: BotQuestion) =>
      queue.run({ host, level }, () =>
        pool.ask({ game, bot: levelOf(level), seat, decision, view, legal, seed: randomInt(SEEDS) }),
      ),
    close: () => pool.close(),
  };
}
