/**
 * Who has a table open, on any process: sent to everyone at that table, at most once a second and only after a change.
 * Nothing of it is stored. Processes tell each other over the bus what has changed, and everything once in a while.
 */
import { randomUUID } from 'node:crypto';
import { MatchGone, type SeatRow, type Table, type TextBus } from '@shutterbox/host';
import type { Here } from '@shutterbox/protocol';
import type { ClockLog } from '../clock.ts';
import { Attendance, GRACE_MS } from './attendance.ts';
import { type Crowd, Crowds } from './crowd.ts';
import { Elsewhere } from './elsewhere.ts';
import { type Note, noteIn } from './note.ts';

const TICK_MS = 1_000;
export const BEAT_MS = 8_000;
const CHANNEL = 'here';

/** A listener for who is here. */
interface Listener {
  readonly table: Table;
  readonly tell: (here: Here) => void;
  /** The last message sent, as JSON. */
  told: string;
}

export interface Listening {
  /** Seats may have changed: tells this listener at once. */
  look(): void;
  end(): void;
}

export class Presence {
  private readonly id = randomUUID();
  private readonly bus: TextBus;
  private readonly log: ClockLog;
  private readonly now: () => number;
  private readonly crowds = new Crowds();
  private readonly attendance = new Attendance();
  private readonly elsewhere = new Elsewhere(this.crowds, (match) => this.untold.add(match));
  private readonly listeners = new Map<string, Set<Listener>>();
  /** Matches with news for listeners, and with news for other processes. */
  private readonly untold = new Set<string>();
  private readonly unposted = new Set<string>();
  private readonly unsubscribe: () => void;
  private readonly begun: number;
  private timer: NodeJS.Timeout | undefined;
  private asks = true;
  private nextBeat = 0;
  private stopped = false;

  constructor(bus: TextBus, log: ClockLog, now: () => number) {
    this.bus = bus;
    this.log = log;
    this.now = now;
    this.begun = now();
    this.unsubscribe = bus.subscribe(CHANNEL, this.hear);
  }

  start(): void {
    this.timer = setInterval(() => this.tick(), TICK_MS);
  }

  /** Tells the other processes that this one is shutting down; people here still have to leave. */
  stop(): void {
    clearInterval(this.timer);
    this.stopped = true;
    this.unsubscribe();
    this.post('end', []);
  }

  /** Counts a person until the returned function is called, and a little longer. */
  enter(match: string, who: string): () => void {
    if (this.attendance.enter(match, who)) {
      this.crowds.add(match, who);
      this.isNews(match);
    }
    let left = false;
    return () => {
      if (!left) this.attendance.leave(match, who, this.now());
      left = true;
    };
  }

  /** Tells who is here: now, and whenever it changes. */
  listen(table: Table, tell: (here: Here) => void): Listening {
    const listener = { table, tell, told: '' };
    const all = this.listeners.get(table.id) ?? new Set();
    this.listeners.set(table.id, all.add(listener));
    const look = () => void this.tell(table.id, (each) => each === listener);
    look();
    return {
      look,
      end: () => {
        all.delete(listener);
        if (all.size === 0 && this.listeners.get(table.id) === all) this.listeners.delete(table.id);
      },
    };
  }

  /** Called once a second. */
  tick(): void {
    const now = this.now();
    for (const { match, who } of this.attendance.letGo(now)) {
      this.crowds.remove(match, who);
      this.isNews(match);
    }
    if (this.bus.connected) this.elsewhere.letGo(now);
    else this.elsewhere.hold(now);
    this.postNews(now);
    if (this.isEarly()) return;
    const matches = [...this.untold];
    this.untold.clear();
    for (const match of matches) void this.tell(match, () => true);
  }

  private isNews(match: string): void {
    this.untold.add(match);
    this.unposted.add(match);
  }

  /** After a restart people need a moment to come back: until then nobody is reported missing. */
  private isEarly(): boolean {
    return this.now() < this.begun + GRACE_MS;
  }

  private async tell(match: string, isMeant: (listener: Listener) => boolean): Promise<void> {
    const all = this.listeners.get(match);
    const [first] = all ?? [];
    if (all === undefined || first === undefined || this.stopped) return;
    if (this.isEarly()) {
      this.untold.add(match);
      return;
    }
    try {
      const rows = first.table.seatsAtOnce() ?? (await first.table.seats());
      const here = hereAt(rows, this.crowds.at(match));
      const text = JSON.stringify(here);
      for (const listener of all) {
        if (listener.told === text || !isMeant(listener)) continue;
        listener.told = text;
        listener.tell(here);
      }
    } catch (error) {
      if (error instanceof MatchGone || this.stopped) return;
      this.untold.add(match);
      this.log.error({ error, match }, 'telling who is here failed');
    }
  }

  private postNews(now: number): void {
    if (this.asks || now >= this.nextBeat) {
      this.nextBeat = now + BEAT_MS;
      this.post('all', this.attendance.matches());
    } else if (this.unposted.size > 0) this.post('change', this.unposted);
    this.asks = false;
    this.unposted.clear();
  }

  private post(kind: Note['kind'], matches: Iterable<string>): void {
    const tables = Object.fromEntries([...matches].map((match) => [match, this.attendance.at(match).join(' ')]));
    const note: Note = { from: this.id, kind, asks: this.asks, tables };
    this.bus.publish(CHANNEL, this.hear, JSON.stringify(note));
  }

  /** Without a text, some news may have been lost. */
  private readonly hear = (text: string): void => {
    const note = text === '' ? undefined : noteIn(text);
    if (text === '') this.asks = true;
    if (note === undefined) return;
    this.elsewhere.hear(note, this.now());
    if (note.asks) this.nextBeat = 0;
  };
}

/** Pure: the same for everyone at the table. */
function hereAt(rows: readonly SeatRow[], crowd: Crowd): Here {
  const held = rows.filter(({ kind, visitor }) => kind === 'person' && crowd.has(visitor));
  const holders = new Set(held.map(({ visitor }) => visitor));
  return { seats: held.map(({ seat }) => seat), watching: crowd.size - holders.size };
}
