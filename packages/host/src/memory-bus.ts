import type { TextBus, TextListener } from './bus.ts';

/** A listener that subscribes twice is told twice, so each subscription is one of these. */
interface Subscription {
  readonly listener: TextListener;
}

/** News within one process. A listener is never called from within `publish`: as with Redis, it hears of it a little later. */
export class MemoryBus implements TextBus {
  readonly connected: boolean = true;
  private readonly subscriptions = new Map<string, Set<Subscription>>();

  publish(channel: string, except?: TextListener, text = ''): void {
    const all = this.subscriptions.get(channel);
    if (all === undefined || [...all].every(({ listener }) => listener === except)) return;
    queueMicrotask(() => this.tell(channel, except, text));
  }

  subscribe(channel: string, listener: TextListener): () => void {
    const own = { listener };
    const all = this.subscriptions.get(channel) ?? new Set();
    this.subscriptions.set(channel, all.add(own));
    return () => {
      if (!all.delete(own) || all.size > 0) return;
      if (this.subscriptions.get(channel) === all) this.subscriptions.delete(channel);
    };
  }

  async close(): Promise<void> {
    this.subscriptions.clear();
  }

  /** A listener that has left meanwhile is no longer told. */
  tell(channel: string, except?: TextListener, text = ''): void {
    const all = this.subscriptions.get(channel);
    if (all === undefined) return;
    for (const each of [...all]) if (all.has(each) && each.listener !== except) each.listener(text);
  }

  has(channel: string): boolean {
    return this.subscriptions.has(channel);
  }

  channels(): readonly string[] {
    return [...this.subscriptions.keys()];
  }
}
