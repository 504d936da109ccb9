/** Who has which table open in this process. A person who closes it counts a little longer, so that a reload is not a departure. */

/** Long enough for a page to reload, or to reconnect. */
export const GRACE_MS = 6_000;

interface Place {
  readonly match: string;
  readonly who: string;
}

interface Leaving extends Place {
  readonly until: number;
}

export class Attendance {
  /** By match and person, how many connections are open; 0 for people who are leaving. */
  private readonly tables = new Map<string, Map<string, number>>();
  /** The first to leave comes first, because the grace period is the same for all. */
  private readonly leaving = new Map<string, Leaving>();

  /** Whether the person is new here. */
  enter(match: string, who: string): boolean {
    const table = this.tables.get(match) ?? new Map<string, number>();
    const open = table.get(who);
    this.tables.set(match, table.set(who, (open ?? 0) + 1));
    if (open === 0) this.leaving.delete(keyOf(match, who));
    return open === undefined;
  }

  leave(match: string, who: string, now: number): void {
    const table = this.tables.get(match);
    const open = (table?.get(who) ?? 0) - 1;
    table?.set(who, open);
    if (open === 0) this.leaving.set(keyOf(match, who), { match, who, until: now + GRACE_MS });
  }

  /** Drops the people whose grace period is over, and returns them. */
  letGo(now: number): readonly Place[] {
    const gone: Place[] = [];
    for (const [key, place] of this.leaving) {
      if (place.until > now) break;
      this.leaving.delete(key);
      gone.push(place);
      const table = this.tables.get(place.match);
      table?.delete(place.who);
      if (table?.size === 0) this.tables.delete(place.match);
    }
    return gone;
  }

  at(match: string): readonly string[] {
    return [...(this.tables.get(match)?.keys() ?? [])];
  }

  matches(): Iterable<string> {
    return this.tables.keys();
  }
}

function keyOf(match: string, who: string): string {
  return `${match} ${who}`;
}
