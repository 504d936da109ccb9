/**
 * Lets bots answer. Storage leases each match in which a bot has to answer to one process; thinking is done in worker threads,
 * so that a slow bot delays nothing else. Leases are short and are renewed while a bot thinks, so a process that dies soon
 * loses them, and another one goes on.
 */

import { randomBytes } from 'node:crypto';
import type { BotQuestion, Table, Tables } from '@shutterbox/host';
import type { Storage } from '../storage/storage.ts';

/** How long a bot may be silent after its process has died. The clocks of two machines must differ by less than this. */
const LEASE_MS = 5_000;
/** So that storage may be unreachable for one renewal. */
const RENEW_EVERY_MS = LEASE_MS / 3;
/** How often to look for work that nobody announced: what a dead process left behind. */
const LOOK_EVERY_MS = 1_000;
/** More than can think at once, so that the fair queue decides which bot is next, and not who came first. */
const MOST_AT_ONCE = 256;

/** Thinks; in worker threads, but the runner does not care. */
export type Think = (question: BotQuestion) => Promise<unknown>;

export interface RunnerLog {
  error(details: object, message: string): void;
}

/** Each look uses a new holder name, so that an old lease of a match cannot end a newer one. */
interface Lease {
  readonly match: string;
  readonly holder: string;
}

export class BotRunner {
  private readonly storage: Storage;
  private readonly tables: Tables;
  private readonly think: Think;
  private readonly log: RunnerLog;
  private readonly playing = new Map<string, Promise<void>>();
  private readonly leases = new Set<Lease>();
  private timer: NodeJS.Timeout | undefined;
  private renewTimer: NodeJS.Timeout | undefined;
  private renewing: Promise<void> | undefined;
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
    this.renewTimer = setInterval(() => this.renew(), RENEW_EVERY_MS);
    this.nudge();
  }

  /** Called when a bot may have something to answer. */
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
    clearInterval(this.renewTimer);
    await this.renewing;
  }

  private async look(): Promise<void> {
    const room = MOST_AT_ONCE - this.playing.size;
    if (room <= 0) return;
    const holder = randomBytes(8).toString('hex');
    const now = Date.now();
    try {
      const matches = await this.storage.leaseBotWork(holder, now, now + LEASE_MS, room);
      for (const match of matches) this.play({ match, holder });
    } catch (error) {
      this.log.error({ error }, 'looking for bot work failed');
    }
  }

  private renew(): void {
    this.renewing ??= this.renewAll().finally(() => {
      this.renewing = undefined;
    });
  }

  private async renewAll(): Promise<void> {
    const until = Date.now() + LEASE_MS;
    try {
      await Promise.all([...this.leases].map(({ match, holder }) => this.storage.renewBotWork(match, holder, until)));
    } catch (error) {
      this.log.error({ error }, 'renewing leases of bot work failed');
    }
  }

  private play(lease: Lease): void {
    const { match } = lease;
    this.leases.add(lease);
    // An answer frees its lease before it is finished: the next question may be leased already, and must be answered after it.
    const done = (this.playing.get(match) ?? Promise.resolve())
      .then(() => this.answer(lease))
      .catch((error) => this.log.error({ match, error }, 'a bot could not answer'))
      .finally(() => {
        this.leases.delete(lease);
        if (this.playing.get(match) === done) this.playing.delete(match);
        this.nudge();
      });
    this.playing.set(match, done);
  }

  /** Every append frees the lease, so one question is answered under each. */
  private async answer({ match, holder }: Lease): Promise<void> {
    const table = await this.tables.get(match);
    const question = await this.questionAt(table);
    if (table === undefined || question === undefined) return this.storage.releaseBotWork(match, holder);
    const action = await this.think(question);
    const { seat, decision } = question;
    const done = await table.answer('server', { client: '', seat, decision: decision.id, actions: [action] });
    // A refusal is not an error: the person is back, or another process was quicker.
    if (!done.ok) await this.storage.releaseBotWork(match, holder);
  }

  /** Leased work exists in storage, so a table that does not know about it has missed the newest entry. */
  private async questionAt(table: Table | undefined): Promise<BotQuestion | undefined> {
    const question = await table?.botQuestion();
    if (question !== undefined) return question;
    await table?.catchUp();
    return table?.botQuestion();
  }
}
