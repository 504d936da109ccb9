/** Kysely over libsql's synchronous interface: one connection, statements prepared once. */
import {
  CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import type Libsql from 'libsql';
import { Statements } from './statements.ts';

export class SqliteDialect implements Dialect {
  private readonly database: Libsql.Database;
  private readonly statements: Statements;

  constructor(database: Libsql.Database, statements = new Statements(database)) {
    this.database = database;
    this.statements = statements;
  }

  createDriver(): Driver {
    return new SqliteDriver(this.database, this.statements);
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): DialectAdapter {
    return new SqliteAdapter();
  }

  // biome-ignore lint/suspicious/noExplicitAny: the interface is Kysely's.
  createIntrospector(db: Kysely<any>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}

class SqliteDriver implements Driver {
  private readonly database: Libsql.Database;
  private readonly statements: Statements;
  private readonly connection: SqliteConnection;
  private readonly queue: (() => void)[] = [];
  private busy = false;

  constructor(database: Libsql.Database, statements: Statements) {
    this.database = database;
    this.statements = statements;
    this.connection = new SqliteConnection(statements);
  }

  async init(): Promise<void> {}

  /** There is one connection, used by one caller at a time. */
  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.busy) await new Promise<void>((resolve) => this.queue.push(resolve));
    this.busy = true;
    return this.connection;
  }

  async releaseConnection(): Promise<void> {
    const next = this.queue.shift();
    if (next === undefined) this.busy = false;
    else next();
  }

  /** A writer takes the lock at once: if it read first, it could no longer get the lock after another process wrote. */
  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const begin = settings.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  /** After a full disk, SQLite has rolled back by itself. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.database.inTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  /**
   * libsql closes the file only when its statements have been collected. So the log is moved into the file now, unless another
   * process is using it: then that process will do it.
   */
  async destroy(): Promise<void> {
    try {
      this.database.exec('pragma busy_timeout = 0');
      this.database.exec('pragma wal_checkpoint(truncate)');
    } finally {
      this.statements.forget();
      this.database.close();
    }
  }
}

class SqliteConnection implements DatabaseConnection {
  private readonly statements: Statements;

  constructor(statements: Statements) {
    this.statements = statements;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const result = this.statements.execute(sql, parameters);
    // Kysely typed the query, and so the rows.
    return typeof result === 'number' ? { rows: [], numAffectedRows: BigInt(result) } : { rows: result as R[] };
  }

  // biome-ignore lint/correctness/useYield: nothing is streamed; the interface wants it.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Lists are read a page at a time, not streamed.');
  }
}
