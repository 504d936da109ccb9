/** Appending, which every answer does. It is done when it returns. */
import type { Append, AppendResult, MatchTail } from '@shutterbox/host';
import type { AnswerNames } from './answer-names.ts';
import { checkpointsRow, entriesRow, tailColumns } from './rows.ts';
import type { Statements } from './statements.ts';

const TAIL = `update matches set status = ?, number = ?, updated = ?, deadline = ?, bot_waits = ?, asked = ?, lease_holder = '',
  lease_until = 0 where id = ? and number = ?`;
/** Inserts values, not the result of a query: SQLite keeps a copy of every page that a query writes. */
const ENTRY = `insert into entries (match_id, number, entry, events, client, at) values (?, ?, ?, ?, ?, ?) on conflict do nothing`;
const CHECKPOINT = `insert into checkpoints (match_id, number, checkpoint) values (?, ?, ?)
  on conflict (match_id) do update set number = excluded.number, checkpoint = excluded.checkpoint`;

/** Thrown to undo what was written before the conflict was found. */
export class Taken extends Error {}

/** Names and tail go first: they say whether the answer is new and the number still free. A conflict found there has nothing to undo. */
export function appendToSqlite(
  statements: Statements,
  names: AnswerNames,
  { match, entries, tail, checkpoint }: Append,
): AppendResult {
  const last = tail.number - entries.length;
  if (entries.length > 0 && names.areTaken(match, entries, last)) return 'taken';
  if (statements.run(TAIL, ...valuesOf(tail), match, last) === 0) return 'taken';
  for (const each of entries) {
    const { number, entry, events, client, at } = entriesRow(match, each);
    if (statements.run(ENTRY, match, number, entry, events, client, at) === 0) throw new Taken();
  }
  names.add(match, entries);
  if (checkpoint === undefined) return 'written';
  const row = checkpointsRow(match, checkpoint);
  statements.run(CHECKPOINT, match, row.number, row.checkpoint);
  return 'written';
}

function valuesOf(tail: MatchTail): readonly unknown[] {
  const { status, number, updated, deadline, bot_waits, asked } = tailColumns(tail);
  return [status, number, updated, deadline, bot_waits, asked];
}
