/**
 * The tables, for both backends. Times and booleans are integers, and JSON is text, because both backends know
 * these. Names are stored as JSON strings: neither backend can keep a NUL character or half a surrogate pair in
 * plain text.
 */
import type { Kysely, Selectable, Transaction } from 'kysely';

type Json = string;
type Flag = number;

interface VisitorsTable {
  id: string;
  name: Json;
  recovery_hash: string;
  seen: number;
}

/** Days since 1970, nothing finer. The name is one of our own, so it needs no JSON. */
interface DevicesTable {
  id: string;
  visitor: string;
  name: string;
  first_day: number;
  last_day: number;
}

/** Every entry writes this row again, so it stays small: the options, which may be a whole map, are in another table. */
interface MatchesTable {
  id: string;
  game: string;
  rules: number;
  seats: number;
  listed: Flag;
  pace: number;
  hints: Flag;
  secret: string;
  created: number;
  host: string;
  rematch_of: string;
  status: string;
  number: number;
  updated: number;
  deadline: number;
  bot_waits: Flag;
  asked: Json;
  lease_holder: string;
  lease_until: number;
  table_version: number;
  goes: number;
}

interface OptionsTable {
  match_id: string;
  options: Json;
}

interface SeatsTable {
  match_id: string;
  seat: number;
  kind: string;
  visitor: string;
  name: Json;
  level: string;
  nonce: string;
  link_hash: string;
  away: Flag;
  timeouts: number;
  standing: Json;
}

interface EntriesTable {
  match_id: string;
  number: number;
  entry: Json;
  events: Json;
  client: string;
  at: number;
}

interface CheckpointsTable {
  match_id: string;
  number: number;
  checkpoint: Json;
}

/** One row. */
interface SchemaVersionTable {
  version: number;
}

export interface Database {
  visitors: VisitorsTable;
  devices: DevicesTable;
  matches: MatchesTable;
  options: OptionsTable;
  seats: SeatsTable;
  entries: EntriesTable;
  checkpoints: CheckpointsTable;
  schema_version: SchemaVersionTable;
}

export type VisitorsRow = Selectable<VisitorsTable>;
export type DevicesRow = Selectable<DevicesTable>;
export type MatchesRow = Selectable<MatchesTable>;
export type SeatsRow = Selectable<SeatsTable>;
export type EntriesRow = Selectable<EntriesTable>;
export type CheckpointsRow = Selectable<CheckpointsTable>;

export type Reader = Kysely<Database>;
export type Writer = Transaction<Database>;
