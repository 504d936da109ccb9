/** Turns at a table: one operation after another, each on what storage has. Then listeners are told what is new. */
import type { Ledger } from './ledger.ts';
import { Queue } from './queue.ts';
import { rematchIdOf } from './rematch.ts';
import { channelOf, type TablePorts } from './table.ts';
import type { Result } from './types.ts';

export class Turns<O, S, A, E, V> {
  /** The id of the rematch, once there is one. */
  rematch = '';
  private readonly ledger: Ledger<O, S, A, E, V>;
  private readonly ports: TablePorts;
  private readonly told: () => void;
  private readonly channel: string;
  private readonly queue = new Queue();
  private readonly listeners = new Set<() => void>();
  private unsubscribe: (() => void) | undefined;
  /** Storage may have more than we know. */
  private stale = true;
  /** Everything is written, and a listener looks at it right now. */
  private telling = false;

  /** `told`: after all listeners have looked. */
  constructor(ledger: Ledger<O, S, A, E, V>, ports: TablePorts, told: () => void) {
    this.ledger = ledger;
    this.ports = ports;
    this.told = told;
    this.channel = channelOf(ledger.stored.head.id);
    this.subscribe();
  }

  get idle(): boolean {
    return this.queue.idle && this.listeners.size === 0;
  }

  /** Whether memory has what storage has, and no more: an entry is in memory a moment before it is durable. */
  get isSettled(): boolean {
    const isKnown = !this.stale && this.unsubscribe !== undefined && !this.ledger.isStarting;
    return isKnown && (this.telling || this.queue.idle);
  }

  /** Callers that still have it can carry on: it no longer hears news, so it asks storage every time. */
  close(): void {
    this.unsubscribe?.();
    this.unsubscribe = undefined;
  }

  /** `ended`: nobody listens any more. */
  listen(listener: () => void, ended: () => void): () => void {
    this.subscribe();
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) ended();
    };
  }

  /** Runs when what came before is done, on what storage has. A result that is not final is tried again if storage was ahead. */
  take<T>(work: () => Promise<T>, isFinal: (result: T) => boolean = () => true): Promise<T> {
    return this.queue.run(async () => {
      try {
        if (this.stale || this.unsubscribe === undefined) await this.load();
        // The process may have died between the last seat and the set-up.
        if (this.ledger.isStarting) await this.ledger.startIfFull();
        const result = await work();
        return isFinal(result) || !(await this.isAhead()) ? result : await work();
      } catch (error) {
        // Memory may be ahead of storage now, so the next in the queue loads again.
        this.ledger.forget();
        this.stale = true;
        throw error;
      }
    });
  }

  /** Also a turn; a refused operation is tried again if another process has moved on in the meantime. */
  onTruth<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
    return this.take(work, isOk);
  }

  /** Whether storage was ahead of us. Afterwards it is not. */
  async isAhead(): Promise<boolean> {
    const { tail, tableVersion } = this.ledger.stored;
    await this.load();
    if (this.ledger.isAt(tail.number, tableVersion)) return false;
    this.tell();
    return true;
  }

  /** Lets a listener look in a turn, while nothing is being written. */
  show(look: () => void): void {
    this.telling = true;
    try {
      look();
    } finally {
      this.telling = false;
    }
  }

  /** Once everything is written. */
  announce(): void {
    this.tell();
    this.ports.bus.publish(this.channel, this.hear);
  }

  private async load(): Promise<void> {
    this.stale = false;
    await this.ledger.load();
    const { head, tail } = this.ledger.stored;
    if (tail.status !== 'over' || this.rematch !== '') return;
    const id = rematchIdOf(head, this.ports.idPrefix);
    if ((await this.ports.storage.match(id)) !== undefined) this.rematch = id;
  }

  private subscribe(): void {
    if (this.unsubscribe !== undefined) return;
    this.unsubscribe = this.ports.bus.subscribe(this.channel, this.hear);
    this.stale = true;
  }

  /** Another process has written something. */
  private readonly hear = (): void => {
    this.stale = true;
    for (const listener of this.listeners) listener();
  };

  private tell(): void {
    this.show(() => {
      for (const listener of this.listeners) listener();
    });
    this.told();
  }
}

function isOk({ ok }: Result<unknown>): boolean {
  return ok;
}
