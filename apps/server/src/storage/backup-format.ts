/**
 * A backup is gzipped lines of JSON: a header, a line `[table, row]` for every row, and a last line with the SHA-256 of all lines
 * before it. It does not depend on the database: what was saved from SQLite can be restored to Postgres, and the other way round.
 * It contains the secrets of running matches: anyone who can read it can predict their dice.
 */
import { z } from 'zod';
import type { Database } from './schema.ts';

export const FORMAT = 'shutterbox-backup';
export const FORMAT_VERSION = 1;
export const NOTE = 'Contains the secrets of running matches and the hashes of recovery tokens: keep it secret.';

export type Table = Exclude<keyof Database, 'schema_version'>;

/** Every table with its key, ordered so that a row comes after the rows it refers to. */
export const TABLES = {
  visitors: ['id'],
  devices: ['id'],
  matches: ['id'],
  options: ['match_id'],
  seats: ['match_id', 'seat'],
  entries: ['match_id', 'number'],
  checkpoints: ['match_id'],
} as const satisfies Record<Table, readonly string[]>;

export const TABLE_NAMES = Object.keys(TABLES) as readonly Table[];

const cell = z.union([z.string(), z.number()]);

export const headerLine = z.object({
  format: z.literal(FORMAT),
  version: z.number().int(),
  schema: z.number().int().min(1),
  note: z.string(),
  /** An older version had fewer tables. */
  counts: z.partialRecord(z.enum(TABLE_NAMES), z.number().int().min(0)),
});
export type Header = z.infer<typeof headerLine>;

export const rowLine = z.tuple([z.enum(TABLE_NAMES), z.record(z.string(), cell)]);
export type Row = z.infer<typeof rowLine>[1];

export const endLine = z.object({ sha256: z.string() });
