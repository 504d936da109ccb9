/** What a table has to tell now, read without waiting. Use it at once: the next entry makes it out of date. */
import type { Match, Observer } from '@shutterbox/kernel';
import type { Brief, TableInfo, Update } from '@shutterbox/protocol';
import type { Briefs } from './briefs.ts';
import type { HostedGame } from './games.ts';
import { holds } from './seats.ts';
import type { EntryRow, SeatRow, StoredMatch } from './storage.ts';
import { briefFor, tableInfo, updateFor } from './telling.ts';

/** The most steps sent at once to a player who comes back after a long time. */
export const MOST_STEPS = 200;

export interface Present {
  /** The newest entry, or -1 before set-up. */
  readonly number: number;
  /** When it changes, the table must be told again. */
  readonly table: string;
  /** As whom the visitor hears of the match. */
  readonly observers: readonly Observer[];
  info(): TableInfo;
  /** Undefined before set-up. */
  update(observer: Observer, from: number): Update | undefined;
  /** The same in brief. `follows`: the listener was told of `from` in brief, too, and has that view. */
  brief(observer: Observer, from: number, follows: boolean): Brief | undefined;
}

/** Looks at a table for a visitor. */
export interface Onlooker {
  readonly visitor: string;
  /** The last entry that all of these have been told. */
  known(observers: readonly Observer[]): number;
  see(present: Present): void;
}

/** The first step after `from` that is told. */
export function firstTold(number: number, from: number, most: number): number {
  return Math.max(from + 1, 0, number - most + 1);
}

export interface Shown<O, S, A, E, V> {
  readonly hosted: HostedGame<O, S, A, E, V>;
  readonly match: Match<O, S, A, E, V> | undefined;
  readonly stored: StoredMatch;
  readonly rematch: string;
  readonly visitor: string;
  readonly observers: readonly Observer[];
  /** All that is needed to tell the steps. */
  readonly rows: readonly EntryRow[];
  readonly briefs: Briefs;
  readonly now: number;
}

const SPECTATOR = ['spectator'] as const;

/** As whom a visitor hears of a match. */
export function observersOf(seats: readonly SeatRow[], visitor: string): readonly Observer[] {
  if (visitor === '') return SPECTATOR;
  const own: Observer[] = [];
  for (const { seat } of seats) if (holds(seats, visitor, seat)) own.push(seat);
  return own.length === 0 ? SPECTATOR : own;
}

export class GamePresent<O, S, A, E, V> implements Present {
  readonly number: number;
  readonly table: string;
  readonly observers: readonly Observer[];
  private readonly shown: Shown<O, S, A, E, V>;

  constructor(shown: Shown<O, S, A, E, V>) {
    const { tail, tableVersion } = shown.stored;
    this.shown = shown;
    this.number = tail.number;
    this.table = `${tableVersion} ${tail.status} ${tail.deadline} ${shown.rematch}`;
    this.observers = shown.observers;
  }

  info(): TableInfo {
    const { stored, visitor, rematch, now } = this.shown;
    return tableInfo(stored, visitor, rematch, now);
  }

  update(observer: Observer, from: number, most = MOST_STEPS): Update | undefined {
    const { hosted, match, rows } = this.shown;
    if (match === undefined) return undefined;
    const first = firstTold(match.number, from, most);
    return updateFor(hosted, match, observer, rows, first, Math.max(0, first - from - 1));
  }

  brief(observer: Observer, from: number, follows: boolean): Brief | undefined {
    const { hosted, match, rows, briefs } = this.shown;
    if (match === undefined) return undefined;
    const known = briefs.find(observer, from, match.number, follows);
    if (known !== undefined) return known;
    const first = firstTold(match.number, from, MOST_STEPS);
    const brief = briefFor(hosted, match, observer, rows, first, Math.max(0, first - from - 1));
    return briefs.add(brief, match.view(observer), from, follows);
  }
}
