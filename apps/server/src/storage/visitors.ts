import { idsOf } from './matches.ts';
import { json, visitorOf, visitorsRow } from './rows.ts';
import type { Reader, Writer } from './schema.ts';
import type { Visitor } from './storage.ts';

/** The level of a bot that takes over the seat of a person who has gone for good. */
const HEIR_LEVEL = 'normal';

export async function saveVisitor(tx: Writer, visitor: Visitor): Promise<void> {
  const { id, ...rest } = visitorsRow(visitor);
  await tx
    .insertInto('visitors')
    .values({ id, ...rest })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
    .execute();
}

export async function visitor(db: Reader, id: string): Promise<Visitor | undefined> {
  const row = await db.selectFrom('visitors').selectAll().where('id', '=', id).executeTakeFirst();
  return row && visitorOf(row);
}

/** One statement, so that only one of two people with the same link gets in. */
export async function useRecovery(tx: Writer, recoveryHash: string, next: string): Promise<Visitor | undefined> {
  if (recoveryHash === '') return undefined;
  const row = await tx
    .updateTable('visitors')
    .set({ recovery_hash: next })
    .where('recovery_hash', '=', recoveryHash)
    .returningAll()
    .executeTakeFirst();
  return row && visitorOf(row);
}

export async function deleteVisitor(tx: Writer, id: string): Promise<void> {
  if (id === '') return;
  for (const match of await idsOf(tx, id).execute()) await leaveMatch(tx, match.id, id);
  await tx.deleteFrom('visitors').where('id', '=', id).execute();
}

async function leaveMatch(tx: Writer, match: string, id: string): Promise<void> {
  // First of all, so that nobody can join between the check of the other seats and the changes that follow from it.
  await tx
    .updateTable('matches')
    .set((row) => ({
      table_version: row('table_version', '+', 1),
      host: row.case().when('host', '=', id).then('').else(row.ref('host')).end(),
    }))
    .where('id', '=', match)
    .execute();
  const other = await tx
    .selectFrom('seats')
    .select('seat')
    .where('match_id', '=', match)
    .where('kind', '=', 'person')
    .where('visitor', '<>', id)
    .executeTakeFirst();
  if (other === undefined) await tx.deleteFrom('matches').where('id', '=', match).execute();
  else await leaveSeats(tx, match, id);
}

/** The nonce stays: without it the other players could not check their dice. A seat that was only kept becomes open. */
async function leaveSeats(tx: Writer, match: string, id: string): Promise<void> {
  await tx
    .updateTable('seats')
    .set((row) => ({
      kind: row.case().when('kind', '=', 'open').then('open').else('bot').end(),
      visitor: '',
      name: json(''),
      level: row
        .case()
        .when(row.and([row('level', '=', ''), row('kind', '<>', 'open')]))
        .then(HEIR_LEVEL)
        .else(row.ref('level'))
        .end(),
      link_hash: '',
      away: 0,
      timeouts: 0,
      standing: json([]),
    }))
    .where('match_id', '=', match)
    .where('visitor', '=', id)
    .execute();
}
