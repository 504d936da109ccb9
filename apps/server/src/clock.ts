/** Looks for decisions whose time has run out. Any process may answer for them: the unique number lets only one. */
import type { Tables } from '@shutterbox/host';
import type { Storage } from './storage/storage.ts';

const LOOK_EVERY_MS = 1_000;
const MOST_AT_ONCE = 50;

export interface ClockLog {
  error(details: object, message: string): void;
}

export class Clock {
  private readonly storage: Storage;
  private readonly tables: Tables;
  private readonly log: ClockLog;
  private readonly now: () => number;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;

  constructor(storage: Storage, tables: Tables, log: ClockLog, now: () => number = Date.now) {
    this.storage = storage;
    this.tables = tables;
    this.log = log;
    this.now = now;
  }

  start(): void {
    this.timer = setInterval(() => this.nudge(), LOOK_EVERY_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  private nudge(): void {
    this.looking ??= this.look().finally(() => {
      this.looking = undefined;
    });
  }

  private async look(): Promise<void> {
    try {
      const overdue = await this.storage.overdue(this.now(), MOST_AT_ONCE);
      await Promise.all(overdue.map(async (match) => (await this.tables.get(match))?.timeOut()));
    } catch (error) {
      this.log.error({ error }, 'looking for overdue decisions failed');
    }
  }
}
