import type { Time } from '@shutterbox/host';
import { sql } from 'kysely';
import type { Backend } from './backend.ts';
import { goesAt, type RetentionRule } from './retention-rule.ts';
import { flag } from './rows.ts';
import type { Writer } from './schema.ts';

/** Few at a time, so that writers do not wait long. */
const MATCHES_AT_ONCE = 100;

type Unfinished = 'open' | 'running';

/** Finished matches are not abandoned: `sweepEnded` has its own rule. */
export async function deleteAbandoned(backend: Backend, openBefore: Time, untouchedBefore: Time): Promise<number> {
  const open = await deleteAll(backend, 'open', Math.max(openBefore, untouchedBefore));
  return open + (await deleteAll(backend, 'running', untouchedBefore));
}

async function deleteAll(backend: Backend, status: Unfinished, before: Time): Promise<number> {
  let deleted = 0;
  for (;;) {
    const some = await backend.write((tx) => deleteSome(tx, status, before));
    deleted += some;
    if (some === 0) return deleted;
  }
}

async function deleteSome(tx: Writer, status: Unfinished, before: Time): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('matches')
    .where('id', 'in', (query) =>
      query
        .selectFrom('matches')
        .select('id')
        .where('status', '<>', sql.lit('over'))
        .where('status', '=', status)
        .where('updated', '<', before)
        .limit(MATCHES_AT_ONCE),
    )
    .where('status', '=', status)
    .where('updated', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export interface Swept {
  /** Matches whose people can see from now on when they will be deleted, or that they stay after all. */
  readonly announced: readonly string[];
  readonly deleted: readonly string[];
}

/** Looks at every finished match, page by page. */
export async function sweepEnded(backend: Backend, rule: RetentionRule, now: Time): Promise<Swept> {
  const [announced, deleted]: [string[], string[]] = [[], []];
  for (let after = ''; ; ) {
    const page = await backend.write((tx) => sweepPage(tx, after, rule, now));
    announced.push(...page.announced);
    deleted.push(...page.deleted);
    if (page.last === undefined) return { announced, deleted };
    after = page.last;
  }
}

async function sweepPage(tx: Writer, after: string, rule: RetentionRule, now: Time) {
  const rows = await tx
    .selectFrom('matches')
    .select((row) => [
      'id',
      'updated',
      'goes',
      row
        .exists(
          row.selectFrom('seats').select('seat').whereRef('match_id', '=', 'matches.id').where('kind', '=', 'person'),
        )
        .as('people'),
    ])
    .where('status', '=', sql.lit('over'))
    .where('id', '>', after)
    .orderBy('id')
    .limit(MATCHES_AT_ONCE)
    .execute();
  const due = rows.map(({ id, updated, goes, people }) => {
    const ended = { updated, goes, people: people === true || people === flag(true) };
    return { id, goes, next: goesAt(ended, rule, now) };
  });
  const deleted = due.filter(({ next }) => next > 0 && next <= now).map(({ id }) => id);
  const changed = due.filter(({ id, goes, next }) => next !== goes && !deleted.includes(id));
  for (const { id, next } of changed) await announce(tx, id, next);
  if (deleted.length > 0) await tx.deleteFrom('matches').where('id', 'in', deleted).execute();
  return {
    announced: changed.map(({ id }) => id),
    deleted,
    last: rows.length < MATCHES_AT_ONCE ? undefined : rows.at(-1)?.id,
  };
}

/** A new version of the table, so that everyone who has it open is told. */
async function announce(tx: Writer, match: string, goes: Time): Promise<void> {
  await tx
    .updateTable('matches')
    .set((row) => ({ goes, table_version: row('table_version', '+', 1) }))
    .where('id', '=', match)
    .execute();
}
