/** The statements of one connection, prepared once. */
import type Libsql from 'libsql';

/** More than the server has; only lists of changing length make new ones. */
const MOST = 256;

export class Statements {
  private readonly database: Libsql.Database;
  private readonly prepared = new Map<string, Libsql.Statement<unknown[]>>();

  constructor(database: Libsql.Database) {
    this.database = database;
  }

  /** After a full disk, SQLite has rolled back by itself. */
  get inTransaction(): boolean {
    return this.database.inTransaction;
  }

  /** Returns how many rows it changed. */
  run(sql: string, ...parameters: readonly unknown[]): number {
    refuseNul(parameters);
    // As one list: libsql would make one of them anyway.
    return this.of(sql).run(parameters).changes;
  }

  all(sql: string, ...parameters: readonly unknown[]): readonly unknown[] {
    refuseNul(parameters);
    return this.of(sql).all(parameters);
  }

  /** The rows, or how many it changed. */
  execute(sql: string, parameters: readonly unknown[]): readonly unknown[] | number {
    refuseNul(parameters);
    const statement = this.of(sql);
    return statement.reader ? statement.all(...parameters) : statement.run(...parameters).changes;
  }

  /** libsql closes the file only when its statements have been collected. */
  forget(): void {
    this.prepared.clear();
  }

  private of(sql: string): Libsql.Statement<unknown[]> {
    const known = this.prepared.get(sql);
    if (known !== undefined) return known;
    if (this.prepared.size === MOST) this.prepared.clear();
    const statement = this.database.prepare(sql);
    this.prepared.set(sql, statement);
    return statement;
  }
}

/** libsql would silently cut the text there; Postgres refuses it, too. */
function refuseNul(parameters: readonly unknown[]): void {
  for (const parameter of parameters) {
    if (typeof parameter === 'string' && parameter.includes('\0')) throw new Error('A NUL character cannot be stored.');
  }
}
