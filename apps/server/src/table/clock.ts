/** Looks for decisions whose time has run out. Any process may answer for them: the unique number lets only one. */
import type { Storage } from '../storage/storage.ts';
import type { Tables } from './tables.ts';

const LOOK_EVERY_MS = 1_000;
const MOST_AT_ONCE = 50;

export interface ClockLog {
  error(details: object, message: string): void;
}

export class Clock {
  private readonly storage: Storage;
  private readonly tables: Tables;
  private readonly log: ClockLog;
  private timer: NodeJS.Timeout | undefined;
  private looking = false;

  constructor(storage: Storage, tables: Tables, log: ClockLog) {
    this.storage = storage;
    this.tables = tables;
    this.log = log;
  }

  start(): void {
    this.timer = setInterval(() => void this.look(), LOOK_EVERY_MS);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    try {
      const overdue = await this.storage.overdue(Date.now(), MOST_AT_ONCE);
      await Promise.all(overdue.map(async (match) => (await this.tables.get(match))?.timeOut()));
    } catch (error) {
      this.log.error({ error }, 'looking for overdue decisions failed');
    } finally {
      this.looking = false;
    }
  }
}
