/** Processes that share a bus, and a clock that moves only on command. */
import { MemoryBus, type SeatRow, type Table, type TextBus } from '@shutterbox/host';
import type { Here } from '@shutterbox/protocol';
import { onTestFinished } from 'vitest';
import { GRACE_MS } from '../../src/presence/attendance.ts';
import { Presence } from '../../src/presence/presence.ts';

const TICK_MS = 1_000;
const LOG = { error: (details: object) => Promise.reject(new Error(JSON.stringify(details))) };

export class Hall {
  readonly bus = new SwitchedBus();
  now = 1_000_000;
  private readonly processes = new Set<Presence>();

  open(): Presence {
    const presence = new Presence(this.bus, LOG, () => this.now);
    this.processes.add(presence);
    onTestFinished(() => presence.stop());
    return presence;
  }

  /** A process past its grace period, during which it says nothing. */
  async opened(): Promise<Presence> {
    const presence = this.open();
    await this.pass(GRACE_MS);
    return presence;
  }

  kill(presence: Presence): void {
    this.processes.delete(presence);
  }

  async pass(ms: number): Promise<void> {
    for (let gone = 0; gone < ms; gone += TICK_MS) {
      this.now += Math.min(TICK_MS, ms - gone);
      for (const presence of this.processes) presence.tick();
      await settled();
    }
  }
}

/** A bus that can be switched off. */
class SwitchedBus extends MemoryBus implements TextBus {
  override connected = true;

  override publish(channel: string, except?: (text: string) => void, text = ''): void {
    if (this.connected) super.publish(channel, except, text);
  }
}

export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** A table with these visitors in its seats; '' for a bot. */
export function tableOf(id: string, visitors: readonly string[]): Table & { sit(visitors: readonly string[]): void } {
  let rows = rowsOf(visitors);
  const table = {
    id,
    seats: async () => rows,
    seatsAtOnce: () => undefined,
    sit: (others: readonly string[]) => {
      rows = rowsOf(others);
    },
  };
  return table as unknown as ReturnType<typeof tableOf>;
}

function rowsOf(visitors: readonly string[]): readonly SeatRow[] {
  return visitors.map((visitor, seat) => ({
    seat,
    kind: visitor === '' ? 'bot' : 'person',
    visitor,
    name: '',
    level: '',
    nonce: '',
    linkHash: '',
    away: false,
    timeouts: 0,
    standing: [],
  }));
}

/** A person at a table of a process, and everything they were told. */
export function sits(presence: Presence, table: Table, who: string) {
  const heard: Here[] = [];
  const leave = presence.enter(table.id, who);
  const { look, end } = presence.listen(table, (here) => heard.push(here));
  return {
    heard,
    look,
    leave: () => {
      end();
      leave();
    },
  };
}
