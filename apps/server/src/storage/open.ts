import type { Settings } from '../settings.ts';
import type { Backend } from './backend.ts';
import { openPostgres, postgresForUpkeep } from './postgres.ts';
import { openSqlite, sqliteBackend } from './sqlite.ts';
import type { Storage } from './storage.ts';

export type StorageSettings = Pick<Settings, 'DATA_DIR' | 'DATABASE_URL'>;

/** Postgres if there is a DATABASE_URL, otherwise SQLite; migrated. */
export function openStorage({ DATA_DIR, DATABASE_URL }: StorageSettings): Promise<Storage> {
  return DATABASE_URL === undefined ? openSqlite(DATA_DIR) : openPostgres(DATABASE_URL);
}

/** For work that may take long, such as a backup; not migrated. */
export async function openForUpkeep({ DATA_DIR, DATABASE_URL }: StorageSettings): Promise<Backend> {
  return DATABASE_URL === undefined ? sqliteBackend(DATA_DIR) : postgresForUpkeep(DATABASE_URL);
}
