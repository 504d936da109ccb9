/** Deletes what is no longer kept: matches that nobody plays, and finished matches, by the rule in the settings. */
import { type Bus, channelOf } from '@shutterbox/host';
import type { Settings } from './settings.ts';
import type { RetentionRule } from './storage/retention-rule.ts';
import type { Storage } from './storage/storage.ts';

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;
/** Matches that nobody joined, and matches that nobody has touched, are kept this long. */
const OPEN_KEPT_MS = 7 * DAY_MS;
const UNTOUCHED_KEPT_MS = 365 * DAY_MS;
/** People have this long to see that a match of theirs will be deleted, and to save its record. */
const NOTICE_MS = 30 * DAY_MS;

interface BroomPorts {
  readonly storage: Storage;
  readonly bus: Bus;
  readonly log: { info(details: object, message: string): void; error(details: object, message: string): void };
  readonly now: () => number;
}

export class Broom {
  private readonly rule: RetentionRule;
  private readonly ports: BroomPorts;
  private timer: NodeJS.Timeout | undefined;
  private sweeping: Promise<void> | undefined;

  constructor(settings: Pick<Settings, 'KEEP_MATCHES_DAYS' | 'KEEP_BOT_MATCHES_DAYS'>, ports: BroomPorts) {
    const { KEEP_MATCHES_DAYS: people, KEEP_BOT_MATCHES_DAYS: bots } = settings;
    this.rule = {
      botsMs: bots * DAY_MS,
      peopleMs: people === undefined ? undefined : people * DAY_MS,
      noticeMs: NOTICE_MS,
    };
    this.ports = ports;
  }

  start(): void {
    this.timer = setInterval(() => void this.sweep(), HOUR_MS);
    void this.sweep();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.sweeping;
  }

  sweep(): Promise<void> {
    this.sweeping ??= this.sweepAll()
      .catch((error) => this.ports.log.error({ error }, 'deleting old matches failed'))
      .finally(() => {
        this.sweeping = undefined;
      });
    return this.sweeping;
  }

  private async sweepAll(): Promise<void> {
    const { storage, bus, log } = this.ports;
    const now = this.ports.now();
    const abandoned = await storage.deleteAbandoned(now - OPEN_KEPT_MS, now - UNTOUCHED_KEPT_MS);
    const { announced, deleted } = await storage.sweepEnded(this.rule, now);
    for (const match of [...announced, ...deleted]) bus.publish(channelOf(match));
    if (abandoned + deleted.length + announced.length === 0) return;
    log.info({ abandoned, ended: deleted.length, announced: announced.length }, 'old matches swept');
  }
}
