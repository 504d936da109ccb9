/** Bots in worker threads: whoever asks stays responsive while they think. */
import type { Decision, GameDefinition, Seat } from '@shutterbox/kernel';
import { Piscina } from 'piscina';
import { type BotMessage, decoded } from '../message.ts';

interface PoolQuestion<A, V> {
  readonly bot: string;
  readonly seat: Seat;
  readonly decision: Decision;
  readonly view: V;
  readonly legal: readonly A[];
  readonly seed: number;
}

/**
 * The worker is a module of the app, which knows the games. It exports `answer` (a BotMessage in, an action out) and
 * whatever else the app wants to `run` there.
 */
export class BotPool {
  private readonly threads: Piscina<unknown, unknown>;

  constructor(worker: URL, threads: number) {
    this.threads = new Piscina({ filename: worker.href, minThreads: threads, maxThreads: threads });
  }

  async ask<O, S, A, E, V>(game: GameDefinition<O, S, A, E, V>, question: PoolQuestion<A, V>): Promise<A> {
    const message: BotMessage = { game: game.id, ...question };
    return decoded(game, await this.run('answer', message));
  }

  /** Calls an export of the worker; what it gives back is for the caller to check. */
  run(name: string, task: unknown): Promise<unknown> {
    return this.threads.run(task, { name });
  }

  /** Ends the threads, whatever they are doing. */
  close(): Promise<void> {
    return this.threads.destroy();
  }
}
