/** Matches in memory, as a browser keeps them: heads are kept whole. */
import type {
  Append,
  EntryRow,
  MatchHead,
  MatchStorage,
  MatchTail,
  SeatRow,
  StoredMatch,
  Terms,
} from '@shutterbox/host';

export class MemoryStorage implements MatchStorage {
  private readonly matches = new Map<string, StoredMatch>();
  private readonly rows = new Map<string, EntryRow[]>();

  async createMatch(head: MatchHead, tail: MatchTail, seats: readonly SeatRow[]): Promise<boolean> {
    if (this.matches.has(head.id)) return false;
    this.matches.set(head.id, { head, tail, seats, tableVersion: 0 });
    return true;
  }

  async match(id: string): Promise<StoredMatch | undefined> {
    return this.matches.get(id);
  }

  saveSeats(match: string, version: number, seats: readonly SeatRow[]): Promise<boolean> {
    return this.change(match, version, { seats });
  }

  saveTerms(match: string, version: number, terms: Terms): Promise<boolean> {
    const stored = this.matches.get(match);
    return stored === undefined
      ? Promise.resolve(false)
      : this.change(match, version, { head: { ...stored.head, ...terms } });
  }

  async append({ match, entries, tail }: Append): Promise<'written' | 'taken'> {
    const stored = this.matches.get(match);
    const rows = this.rows.get(match) ?? [];
    if (stored === undefined || (entries[0] !== undefined && entries[0].number !== rows.length)) return 'taken';
    this.rows.set(match, [...rows, ...entries]);
    this.matches.set(match, { ...stored, tail });
    return 'written';
  }

  async entries(match: string, from: number, to = Number.POSITIVE_INFINITY): Promise<readonly EntryRow[]> {
    return (this.rows.get(match) ?? []).filter(({ number }) => number >= from && number <= to);
  }

  async entryByClient(match: string, client: string): Promise<EntryRow | undefined> {
    return (this.rows.get(match) ?? []).find((row) => row.client === client);
  }

  async checkpoint(): Promise<undefined> {
    return undefined;
  }

  async matchesOf(): Promise<readonly StoredMatch[]> {
    return [...this.matches.values()];
  }

  private async change(match: string, version: number, more: Partial<StoredMatch>): Promise<boolean> {
    const stored = this.matches.get(match);
    if (stored?.tableVersion !== version) return false;
    this.matches.set(match, { ...stored, ...more, tableVersion: version + 1 });
    return true;
  }
}
