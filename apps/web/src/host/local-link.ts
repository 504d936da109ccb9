/** A reconnecting line to a table in this browser. Unanswered messages are sent again; the table handles each only once. */
import type { ClientMessage, ServerMessage } from '@shutterbox/protocol';
import type { LineState } from '../local/messages.ts';
import { backoff } from './backoff.ts';
import type { LinkListener, TableLink } from './host.ts';
import { type LocalLine, localWorker } from './local-worker.ts';

/** A line that lasted this long was good: earlier failures no longer delay the next attempt. */
const GOOD_MS = 10_000;

export class LocalLink implements TableLink {
  private readonly match: string;
  private readonly from: () => number;
  private readonly listener: LinkListener;
  private readonly unanswered = new Map<string, ClientMessage>();
  /** Undefined while disconnected. */
  private line: LocalLine | undefined;
  private opened = 0;
  private attempts = 0;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(match: string, from: () => number, listener: LinkListener) {
    this.match = match;
    this.from = from;
    this.listener = listener;
    listener.state('connecting');
    this.open();
  }

  send(message: ClientMessage): void {
    const { client } = message;
    if (client !== undefined) this.unanswered.set(client, message);
    this.line?.say(message);
  }

  close(): void {
    clearTimeout(this.retryTimer);
    this.line?.hangUp();
    this.line = undefined;
  }

  private open(): void {
    this.opened = Date.now();
    const line = localWorker().connect(this.match, this.from(), {
      hear: (message) => this.hear(message),
      state: (state) => this.state(state),
    });
    this.line = line;
    for (const message of this.unanswered.values()) line.say(message);
  }

  private hear(message: ServerMessage): void {
    if ('client' in message && message.client !== undefined) this.unanswered.delete(message.client);
    this.listener.hear(message);
  }

  private state(state: LineState): void {
    if (state !== 'open') this.line = undefined;
    if (state === 'lost') {
      if (Date.now() - this.opened > GOOD_MS) this.attempts = 0;
      this.retryTimer = setTimeout(() => this.open(), backoff(this.attempts++, Math.random()));
    }
    this.listener.state(state);
  }
}
