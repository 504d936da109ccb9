/**
 * Compares the tables of this process with storage now and then. News may never arrive: a process may have died after it
 * stored an entry and before it could say so.
 */
import type { Tables } from '@shutterbox/host';
import type { ClockLog } from './clock.ts';
import type { Storage } from './storage/storage.ts';

const LOOK_EVERY_MS = 2_000;
const MOST_AT_ONCE = 500;

export class Watch {
  private readonly storage: Storage;
  private readonly tables: Tables;
  private readonly log: ClockLog;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;

  constructor(storage: Storage, tables: Tables, log: ClockLog) {
    this.storage = storage;
    this.tables = tables;
    this.log = log;
  }

  start(): void {
    this.timer = setInterval(() => {
      this.looking ??= this.look().finally(() => {
        this.looking = undefined;
      });
    }, LOOK_EVERY_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  private async look(): Promise<void> {
    const ids = this.tables.ids();
    try {
      for (let from = 0; from < ids.length; from += MOST_AT_ONCE) {
        const positions = await this.storage.positions(ids.slice(from, from + MOST_AT_ONCE));
        await Promise.all(positions.map((position) => this.tables.compare(position)));
      }
    } catch (error) {
      this.log.error({ error }, 'comparing tables with storage failed');
    }
  }
}
