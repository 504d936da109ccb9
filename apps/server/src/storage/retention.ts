import type { Time } from '@shutterbox/host';
import { sql } from 'kysely';
import type { Backend } from './backend.ts';
import type { Writer } from './schema.ts';

/** Few at a time, so that writers do not wait long. */
const MATCHES_AT_ONCE = 100;

type Unfinished = 'open' | 'running';

/** Matches that are over are kept: they are someone's history, not abandoned. */
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
