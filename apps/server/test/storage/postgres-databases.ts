import pg from 'pg';
import type { StorageSettings } from '../../src/storage/open.ts';

/** Makes an empty database in a running Postgres. */
export async function emptyDatabase(url: string, name: string): Promise<StorageSettings & { DATABASE_URL: string }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  const database = new URL(url);
  database.pathname = name;
  return { DATA_DIR: 'unused', DATABASE_URL: database.href };
}
