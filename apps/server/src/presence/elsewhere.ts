/** Who is at which table in other processes, as far as they have said lately. */
import { GRACE_MS } from './attendance.ts';
import type { Crowds } from './crowd.ts';
import type { Note } from './note.ts';

/** A process that is silent for this long is dead: two heartbeats may be lost, and a third may come late. */
export const SILENCE_MS = 20_000;

interface Process {
  until: number;
  /** By match, who is there, with spaces between. */
  readonly tables: Map<string, string>;
}

export class Elsewhere {
  private readonly crowds: Crowds;
  private readonly changed: (match: string) => void;
  private readonly processes = new Map<string, Process>();

  constructor(crowds: Crowds, changed: (match: string) => void) {
    this.crowds = crowds;
    this.changed = changed;
  }

  hear({ from, kind, tables }: Note, now: number): void {
    const known = this.processes.get(from) ?? { until: 0, tables: new Map<string, string>() };
    this.processes.set(from, known);
    // People in a process that ends reconnect to another one: for them it is a broken connection.
    known.until = now + (kind === 'end' ? GRACE_MS : SILENCE_MS);
    for (const [match, names] of Object.entries(tables)) this.replace(known, match, names);
    if (kind !== 'all') return;
    for (const match of [...known.tables.keys()]) if (!Object.hasOwn(tables, match)) this.replace(known, match, '');
  }

  /** Forgets the processes that have been silent for too long. */
  letGo(now: number): void {
    for (const [id, process] of this.processes) {
      if (process.until > now) continue;
      for (const match of [...process.tables.keys()]) this.replace(process, match, '');
      this.processes.delete(id);
    }
  }

  /** While nothing can be heard, silence says nothing about other processes. */
  hold(now: number): void {
    for (const process of this.processes.values()) process.until = now + SILENCE_MS;
  }

  private replace({ tables }: Process, match: string, names: string): void {
    const before = tables.get(match) ?? '';
    if (before === names) return;
    // The new ones first, so that anyone who stays is never away in between.
    for (const who of peopleIn(names)) this.crowds.add(match, who);
    for (const who of peopleIn(before)) this.crowds.remove(match, who);
    if (names === '') tables.delete(match);
    else tables.set(match, names);
    this.changed(match);
  }
}

function peopleIn(names: string): readonly string[] {
  return names === '' ? [] : names.split(' ');
}
