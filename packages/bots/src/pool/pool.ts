/** Bots in worker threads: the caller stays responsive while they think. */
import { Piscina } from 'piscina';
import type { BotMessage } from '../message.ts';

/**
 * The worker is a module of the app, which knows the games. It exports `answer` (a BotMessage in, an action out) and
 * whatever else the app wants to `run` there.
 */
export class BotPool {
  private readonly threads: Piscina<unknown, unknown>;

  constructor(worker: URL, threads: number) {
    this.threads = new Piscina({ filename: worker.href, minThreads: threads, maxThreads: threads });
  }

  /** What a bot answers, not decoded yet. */
  ask(question: BotMessage): Promise<unknown> {
    return this.run('answer', question);
  }

  /** Calls an export of the worker; the caller has to check what it returns. */
  run(name: string, task: unknown): Promise<unknown> {
    return this.threads.run(task, { name });
  }

  /** Ends the threads, whatever they are doing. */
  close(): Promise<void> {
    return this.threads.destroy();
  }
}
