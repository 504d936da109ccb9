/** What every bus must do. */
import type { TextBus } from '@shutterbox/host';
import { afterEach, describe, expect, it } from 'vitest';
import { Listener } from './listener.ts';

export function busContract(open: () => TextBus, connected: (bus: TextBus) => Promise<void>): void {
  const opened: TextBus[] = [];
  const newBus = () => {
    const bus = open();
    opened.push(bus);
    return bus;
  };
  afterEach(async () => {
    for (const bus of opened.splice(0)) await bus.close();
  });

  /** Calls count from here on: a first one may only have said that the line is open. */
  async function settle(bus: TextBus, listeners: readonly Listener[]): Promise<void> {
    await connected(bus);
    for (const listener of listeners) listener.reset();
  }

  describe('within one process', () => {
    it('tells every listener of the channel, and nobody else', async () => {
      const bus = newBus();
      const [first, second, foreign] = [new Listener(), new Listener(), new Listener()];
      bus.subscribe('a', first.call);
      bus.subscribe('a', second.call);
      bus.subscribe('b', foreign.call);
      await settle(bus, [first, second, foreign]);
      bus.publish('a');
      await Promise.all([first.calls(1), second.calls(1)]);
      expect(foreign.count).toBe(0);
    });

    it('never calls a listener from within publish', async () => {
      const bus = newBus();
      const listener = new Listener();
      bus.subscribe('a', listener.call);
      await settle(bus, [listener]);
      bus.publish('a');
      expect(listener.count).toBe(0);
      await listener.calls(1);
    });

    it('no longer tells listeners who have left, but still the others', async () => {
      const bus = newBus();
      const [gone, stays] = [new Listener(), new Listener()];
      const leave = bus.subscribe('a', gone.call);
      bus.subscribe('a', stays.call);
      await settle(bus, [gone, stays]);
      leave();
      leave();
      bus.publish('a');
      await stays.calls(1);
      expect(gone.count).toBe(0);
    });

    it('tells listeners who come back after all had left', async () => {
      const bus = newBus();
      const listener = new Listener();
      bus.subscribe('a', listener.call)();
      bus.subscribe('a', listener.call);
      await settle(bus, [listener]);
      bus.publish('a');
      await listener.calls(1);
    });

    it('leaves out a listener that knows already', async () => {
      const bus = newBus();
      const [knows, other] = [new Listener(), new Listener()];
      bus.subscribe('a', knows.call);
      bus.subscribe('a', other.call);
      await settle(bus, [knows, other]);
      bus.publish('a', knows.call);
      await other.calls(1);
      expect(knows.count).toBe(0);
    });

    it('carries a text if there is one', async () => {
      const bus = newBus();
      const listener = new Listener();
      bus.subscribe('a', listener.call);
      await settle(bus, [listener]);
      expect(bus.connected).toBe(true);
      bus.publish('a', undefined, 'two words');
      bus.publish('a');
      await listener.calls(2);
      expect(listener.texts).toEqual(['two words', '']);
    });

    it('is silent once closed', async () => {
      const bus = newBus();
      const listener = new Listener();
      bus.subscribe('a', listener.call);
      await settle(bus, [listener]);
      await bus.close();
      bus.publish('a');
      await new Promise(setImmediate);
      expect(listener.count).toBe(0);
    });
  });
}
