/**
 * News between processes through Redis; within a process it does not depend on Redis. A message names its sender, so that
 * nobody hears their own news twice. After a gap, every listener is told once that news may have been lost.
 */

import { randomUUID } from 'node:crypto';
import { MemoryBus, type TextBus, type TextListener } from '@shutterbox/host';
import { Redis, type RedisOptions } from 'ioredis';

const PREFIX = 'shutterbox:';

/** Says that news of any channel may have been lost. */
const EVERYTHING = 'shutterbox!';

const LONGEST_RETRY_MS = 2_000;
const COMMAND_TIMEOUT_MS = 5_000;

/** Channels per command, so that no command grows without bound after a reconnect. */
const CHANNELS_AT_ONCE = 1_000;

const COMMON = {
  retryStrategy: (attempt: number) => Math.min(50 * attempt, LONGEST_RETRY_MS),
  enableOfflineQueue: false,
  autoResubscribe: false,
  maxRetriesPerRequest: 0,
  commandTimeout: COMMAND_TIMEOUT_MS,
} satisfies RedisOptions;

export type Report = (sentence: string) => unknown;

export class RedisBus implements TextBus {
  private readonly sender = randomUUID();
  private readonly local = new MemoryBus();
  private readonly subscriber: Redis;
  private readonly publisher: Redis;
  private missed = false;
  private closed = false;

  constructor(url: string, report: Report) {
    this.subscriber = connect(url, (sentence) => this.closed || report(sentence));
    this.publisher = connect(url, () => {});
    this.subscriber.on('message', (channel: string, message: string) => this.receive(channel, message));
    this.subscriber.on('ready', () => this.resubscribe());
    this.publisher.on('ready', () => this.makeUp());
  }

  get connected(): boolean {
    return this.subscriber.status === 'ready';
  }

  publish(channel: string, except?: TextListener, text = ''): void {
    this.local.publish(channel, except, text);
    this.send(PREFIX + channel, text);
  }

  subscribe(channel: string, listener: TextListener): () => void {
    const isNew = !this.local.has(channel);
    const leave = this.local.subscribe(channel, listener);
    if (isNew) void this.listen([channel]);
    return () => {
      leave();
      if (!this.local.has(channel)) this.unlisten(channel);
    };
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.local.close();
    this.subscriber.disconnect();
    // In order, after everything that was published before.
    if (this.publisher.status === 'ready') await this.publisher.quit().catch(() => {});
    this.publisher.disconnect();
  }

  private send(channel: string, text = ''): void {
    if (this.closed) return;
    const message = text === '' ? this.sender : `${this.sender} ${text}`;
    if (this.publisher.status === 'ready') this.publisher.publish(channel, message).catch(() => this.miss());
    else this.missed = true;
  }

  /** Drops a connection on which a command failed: the next one catches up. */
  private miss(): void {
    this.missed = true;
    if (!this.closed && this.publisher.status === 'ready') this.publisher.disconnect(true);
  }

  private makeUp(): void {
    if (!this.missed) return;
    this.missed = false;
    this.send(EVERYTHING);
  }

  private receive(channel: string, message: string): void {
    if (message.startsWith(this.sender)) return;
    if (channel === EVERYTHING) this.tellAll(this.local.channels());
    else this.local.tell(channel.slice(PREFIX.length), undefined, textIn(message));
  }

  private resubscribe(): void {
    this.subscriber.subscribe(EVERYTHING).catch(() => {});
    const channels = this.local.channels();
    for (let from = 0; from < channels.length; from += CHANNELS_AT_ONCE) {
      void this.listen(channels.slice(from, from + CHANNELS_AT_ONCE));
    }
  }

  /** Once Redis has confirmed it, listeners are called: there may have been news before that. */
  private async listen(channels: readonly string[]): Promise<void> {
    if (this.subscriber.status !== 'ready') return;
    try {
      await this.subscriber.subscribe(...channels.map((channel) => PREFIX + channel));
    } catch {
      // The connection is lost or about to be: with the next one, all channels are subscribed again.
      if (!this.closed) this.subscriber.disconnect(true);
      return;
    }
    this.tellAll(channels);
  }

  private unlisten(channel: string): void {
    if (this.subscriber.status === 'ready') this.subscriber.unsubscribe(PREFIX + channel).catch(() => {});
  }

  private tellAll(channels: readonly string[]): void {
    for (const channel of channels) this.local.tell(channel);
  }
}

function textIn(message: string): string {
  const space = message.indexOf(' ');
  return space === -1 ? '' : message.slice(space + 1);
}

/** Says once that the connection is lost, and once that it is back. */
function connect(url: string, report: Report): Redis {
  const redis = new Redis(url, COMMON);
  let lost = false;
  let reason = 'the connection was lost';
  redis.on('error', ({ message }: Error) => {
    reason = message;
  });
  redis.on('close', () => {
    if (!lost) report(`Redis is unreachable (${reason}). Until it is back, other processes do not hear of changes.`);
    lost = true;
  });
  redis.on('ready', () => {
    if (lost) report('Redis is back.');
    lost = false;
  });
  return redis;
}
