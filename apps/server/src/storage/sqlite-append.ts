/** Appending, which every answer does. It is over when it returns. */
import type { Append, AppendResult, MatchTail } from '@shutterbox/host';
import { checkpointsRow, entriesRow, tailColumns } from './rows.ts';
import type { Statements } from './statements.ts';

const TAIL = `update matches set status = ?, number = ?, updated = ?, deadline = ?, bot_waits = ?, asked = ?, lease_holder = '',
  lease_until = 0 where id = ? and number = ?`;
const ENTRY = `insert into entries (match_id, number, entry, events, client, at)
  select id, ?, ?, ?, ?, ? from matches where id = ? and number = ? on conflict do nothing`;
const CHECKPOINT = `insert into checkpoints (match_id, number, checkpoint) values (?, ?, ?)
  on conflict (match_id) do update set number = excluded.number, checkpoint = excluded.checkpoint`;

/** Thrown to undo what was written before the conflict was found. */
export class Taken extends Error {}

/** The last entry goes first: it has the client's name, and mostly there is only one. A conflict found there has nothing to undo. */
export function appendToSqlite(statements: Statements, { match, entries, tail, checkpoint }: Append): AppendResult {
  const before = tail.number - entries.length;
  for (const [index, each] of entries.toReversed().entries()) {
    const { number, entry, events, client, at } = entriesRow(match, each);
    if (statements.run(ENTRY, number, entry, events, client, at, match, before) > 0) continue;
    if (index === 0) return 'taken';
    throw new Taken();
  }
  if (statements.run(TAIL, ...valuesOf(tail), match, before) === 0) return 'taken';
  if (checkpoint === undefined) return 'written';
  const row = checkpointsRow(match, checkpoint);
  statements.run(CHECKPOINT, match, row.number, row.checkpoint);
  return 'written';
}

function valuesOf(tail: MatchTail): readonly unknown[] {
  const { status, number, updated, deadline, bot_waits, asked } = tailColumns(tail);
  return [status, number, updated, deadline, bot_waits, asked];
}
