/**
 * The names of a match's answers, by which a resent one is known. In memory, because an index would have a page of its own for every
 * match, and every answer would write it. The rows have the truth: whatever another process wrote is read before it counts.
 */
import type { EntryRow } from '@shutterbox/host';
import type { Statements } from './statements.ts';

/** Some 50 MB; more are read again when they are needed. */
const MOST_NAMES = 400_000;

const NEWER = `select number, client from entries where match_id = ? and number > ? order by number`;

type NameRow = Pick<EntryRow, 'number' | 'client'>;

interface Named {
  /** The newest entry that is counted here, or -1. */
  last: number;
  /** The number of each entry that has a name. */
  readonly numbers: Map<string, number>;
}

export class AnswerNames {
  private readonly statements: Statements;
  private readonly most: number;
  private used = new Map<string, Named>();
  /** Those that were not asked for since `used` was last full go next. */
  private unused = new Map<string, Named>();
  /** Of the names in `used`, and its matches. */
  private count = 0;

  constructor(statements: Statements, most = MOST_NAMES) {
    this.statements = statements;
    this.most = most;
  }

  /** The number of the entry with that name. */
  find(match: string, name: string): number | undefined {
    const named = this.of(match);
    this.readNewer(match, named);
    return named.numbers.get(name);
  }

  /** Whether an entry up to that number has one of these names. */
  areTaken(match: string, entries: readonly EntryRow[], last: number): boolean {
    const named = this.of(match);
    if (named.last > last) this.startAgain(named);
    if (named.last < last) this.readNewer(match, named);
    for (const { client } of entries) if (client !== '' && named.numbers.has(client)) return true;
    return false;
  }

  /** Right after they were written. */
  add(match: string, entries: readonly EntryRow[]): void {
    const named = this.of(match);
    for (const entry of entries) this.take(named, entry);
  }

  /** After a rollback, memory may have more than the rows. */
  forget(): void {
    this.used = new Map();
    this.unused = new Map();
    this.count = 0;
  }

  private of(match: string): Named {
    const known = this.used.get(match);
    if (known !== undefined) return known;
    if (this.count > this.most / 2) this.retire();
    const named = this.unused.get(match) ?? { last: -1, numbers: new Map<string, number>() };
    this.unused.delete(match);
    this.used.set(match, named);
    this.count += 1 + named.numbers.size;
    return named;
  }

  private retire(): void {
    this.unused = this.used;
    this.used = new Map();
    this.count = 0;
  }

  private readNewer(match: string, named: Named): void {
    for (const row of this.statements.all(NEWER, match, named.last)) this.take(named, row as NameRow);
  }

  private take(named: Named, { number, client }: NameRow): void {
    named.last = number;
    if (client === '') return;
    named.numbers.set(client, number);
    this.count++;
  }

  private startAgain(named: Named): void {
    this.count -= named.numbers.size;
    named.numbers.clear();
    named.last = -1;
  }
}
