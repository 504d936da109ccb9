import { Gathering } from './gathering.ts';
import type { Reader, Writer } from './schema.ts';
import type { Statements } from './statements.ts';

/** Some ten milliseconds of work: with more, the event loop would get to nothing else. */
const MOST_AT_ONCE = 256;

/** Returns a function that tells the caller the result once it is durable. Throws if the whole transaction has to be rolled back. */
type Work =
  | { readonly kind: 'query'; do(tx: Writer): Promise<() => void> }
  | { readonly kind: 'run'; do(): () => void };

type Waiting = Work & { readonly reject: (error: unknown) => void };

/**
 * Writes that arrive in the same turn of the event loop share one transaction, and so one wait for the disk. One that fails leaves
 * no trace and does not spoil the others.
 */
export class GroupCommit {
  private readonly db: Reader;
  private readonly statements: Statements;
  private readonly undone: () => void;
  private readonly gathering = new Gathering<Waiting>((batch) => this.flush(batch), MOST_AT_ONCE, 1);

  /** `undone`: after a transaction was taken back. */
  constructor(db: Reader, statements: Statements, undone: () => void) {
    this.db = db;
    this.statements = statements;
    this.undone = undone;
  }

  /** Each write has its own savepoint. */
  write<T>(work: (tx: Writer) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.gathering.add({ kind: 'query', do: (tx) => this.attempt(tx, work, resolve, reject), reject });
    });
  }

  /**
   * For work on the connection itself that is done when it returns. It has no savepoint: if it throws, all writes are tried again one
   * by one, and `failed` says what that means, or throws.
   */
  run<T>(work: () => T, failed: (error: unknown) => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const resolved = () => {
        const value = work();
        return () => resolve(value);
      };
      const rejected = (error: unknown) => {
        try {
          resolve(failed(error));
        } catch (thrown) {
          reject(thrown);
        }
      };
      this.gathering.add({ kind: 'run', do: resolved, reject: rejected });
    });
  }

  settled(): Promise<void> {
    return this.gathering.settled();
  }

  private async flush(batch: readonly Waiting[]): Promise<void> {
    let answers: readonly (() => void)[];
    try {
      const runs = batch.filter((each) => each.kind === 'run');
      answers = runs.length === batch.length ? this.allAtOnce(runs) : await this.inTurn(batch);
    } catch (error) {
      this.undone();
      const [first, ...others] = batch;
      if (others.length === 0) return first?.reject(error);
      for (const each of batch) await this.flush([each]);
      return;
    }
    for (const answer of answers) answer();
  }

  /** If nothing is waiting, nobody can come between, so it needs no place in the queue for the connection. */
  private allAtOnce(batch: readonly Extract<Waiting, { kind: 'run' }>[]): (() => void)[] {
    this.statements.run('begin immediate');
    try {
      const answers = batch.map((each) => each.do());
      this.statements.run('commit');
      return answers;
    } catch (error) {
      if (this.statements.inTransaction) this.statements.run('rollback');
      throw error;
    }
  }

  private inTurn(batch: readonly Waiting[]): Promise<(() => void)[]> {
    return this.db.transaction().execute(async (tx) => {
      const answers: (() => void)[] = [];
      for (const each of batch) answers.push(each.kind === 'run' ? each.do() : await each.do(tx));
      return answers;
    });
  }

  private async attempt<T>(
    tx: Writer,
    work: (tx: Writer) => Promise<T>,
    resolve: (value: T) => void,
    reject: (error: unknown) => void,
  ): Promise<() => void> {
    this.statements.run('savepoint attempt');
    try {
      const value = await work(tx);
      this.statements.run('release attempt');
      return () => resolve(value);
    } catch (error) {
      return this.takeBack(() => reject(error));
    }
  }

  /** Throws after a full disk, where SQLite has rolled back everything by itself: then the whole batch has failed. */
  private takeBack(answer: () => void): () => void {
    this.statements.run('rollback to attempt');
    this.statements.run('release attempt');
    return answer;
  }
}
