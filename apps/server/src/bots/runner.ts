/**
 * Lets bots answer. Storage leases each match in which a bot has to answer to one process; thinking is done in worker threads,
 * so that a slow bot delays nothing else; a process that dies loses its leases after a while, and another goes on.
 */

import { randomBytes } from 'node:crypto';
import type { BotQuestion, Tables } from '@shutterbox/host';
import type { Storage } from '../storage/storage.ts';

const LEASE_MS = 30_000;
/** How often to look for work that nobody announced: what a dead process left behind. */
const LOOK_EVERY_MS = 1_000;
const MOST_AT_ONCE = 64;

/** Thinks; in worker threads, but the runner does not care. */
export type Think = (question: BotQuestion) => Promise<unknown>;

export interface RunnerLog {
  error(details: object, message: string): void;
}

export class BotRunner {
  private readonly holder = randomBytes(8).toString('hex');
  private readonly storage: Storage;
  private readonly tables: Tables;
  private readonly think: Think;
  private readonly log: RunnerLog;
  private readonly playing = new Map<string, Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private lookAgain = false;
  private stopped = false;

  constructor(storage: Storage, tables: Tables, think: Think, log: RunnerLog) {
    this.storage = storage;
    this.tables = tables;
    this.think = think;
    this.log = log;
  }

  start(): void {
    this.timer = setInterval(() => this.nudge(), LOOK_EVERY_MS);
    this.nudge();
  }

  /** Something may be waiting for a bot. */
  nudge(): void {
    if (this.stopped) return;
    if (this.looking !== undefined) {
      this.lookAgain = true;
      return;
    }
    this.looking = this.look().finally(() => {
      this.looking = undefined;
      if (this.lookAgain) {
        this.lookAgain = false;
        this.nudge();
      }
    });
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.looking;
    await Promise.allSettled(this.playing.values());
  }

  private async look(): Promise<void> {
    const room = MOST_AT_ONCE - this.playing.size;
    if (room <= 0) return;
    const now = Date.now();
    try {
      const matches = await this.storage.leaseBotWork(this.holder, now, now + LEASE_MS, room);
      for (const match of matches) this.play(match);
    } catch (error) {
      this.log.error({ error }, 'looking for bot work failed');
    }
  }

  private play(match: string): void {
    // An answer frees the lease before it is through: the next one may be leased already, and must be answered after it.
    const done = (this.playing.get(match) ?? Promise.resolve())
      .then(() => this.answerAll(match))
      .catch((error) => this.log.error({ match, error }, 'a bot could not answer'))
      .finally(() => {
        if (this.playing.get(match) === done) this.playing.delete(match);
        this.nudge();
      });
    this.playing.set(match, done);
  }

  /** Every append frees the lease, so one question is answered under each. */
  private async answerAll(match: string): Promise<void> {
    const table = await this.tables.get(match);
    const question = await table?.botQuestion();
    if (table === undefined || question === undefined) return this.storage.releaseBotWork(match, this.holder);
    const action = await this.think(question);
    const { seat, decision } = question;
    const done = await table.answer('server', { client: '', seat, decision: decision.id, actions: [action] });
    // A refusal is no fault: the person is back, or another process was quicker.
    if (!done.ok) await this.storage.releaseBotWork(match, this.holder);
  }
}
