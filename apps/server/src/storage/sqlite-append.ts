/** Appending, which every answer does. It is over when it returns. */
import type { Append } from '@shutterbox/host';
import { checkpointsRow, entriesRow, tailColumns } from './rows.ts';
import type { Statements } from './statements.ts';

const TAIL = `update matches set status = ?, number = ?, updated = ?, deadline = ?, bot_waits = ?, asked = ?, lease_holder = ?,
  lease_until = ? where id = ? and number = ?`;
const ENTRY = `insert into entries (match_id, number, entry, events, client, at) values (?, ?, ?, ?, ?, ?)
  on conflict do nothing`;
const CHECKPOINT = `insert into checkpoints (match_id, number, checkpoint) values (?, ?, ?)
  on conflict (match_id) do update set number = excluded.number, checkpoint = excluded.checkpoint`;

/** Thrown to undo what was written before the conflict was found. */
export class Taken extends Error {}

export function appendToSqlite(statements: Statements, { match, entries, tail, checkpoint }: Append): void {
  const { status, number, updated, deadline, bot_waits, asked, lease_holder, lease_until } = tailColumns(tail);
  const columns = [status, number, updated, deadline, bot_waits, asked, lease_holder, lease_until];
  if (statements.run(TAIL, ...columns, match, number - entries.length) === 0) throw new Taken();
  for (const each of entries) {
    const row = entriesRow(match, each);
    if (statements.run(ENTRY, match, row.number, row.entry, row.events, row.client, row.at) === 0) throw new Taken();
  }
  if (checkpoint === undefined) return;
  const row = checkpointsRow(match, checkpoint);
  statements.run(CHECKPOINT, match, row.number, row.checkpoint);
}
