/** A whole match on a real server, with everything that anyone was told. */
import type { StoredMatch } from '@shutterbox/host';
import { SeededChance } from '@shutterbox/kernel';
import type { TableInfo, Update } from '@shutterbox/protocol';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { openHouse, settingsOf } from '../api/house.ts';
import { Tape } from './tape.ts';

const MOST_ENTRIES = 3_000;
const ASK_EVERY = 50;

export interface Played {
  readonly stored: StoredMatch;
  readonly recoveryHashes: readonly string[];
  readonly visitors: readonly string[];
  /** One per seat, with the spectator's last; nothing from after the end. */
  readonly tapes: readonly Tape[];
  /** Requested after the end. */
  readonly record: unknown;
  readonly entries: Awaited<ReturnType<Awaited<ReturnType<typeof openSqlite>>['entries']>>;
}

/** To the end, or for so many rounds of answers. */
export async function playWhole(
  game: string,
  seats: number,
  seed: number,
  options: unknown = {},
  rounds?: number,
): Promise<Played> {
  const storage = await openSqlite(settingsOf().DATA_DIR);
  const { url: site } = await openHouse({ storage });
  const tokens: string[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const made = (await new Tape({ site, token: '' }).ask('POST', '/visitors', { name: `P${seat}` })) as {
      token: string;
    };
    tokens.push(made.token);
  }
  const tapes = [...tokens, ''].map((token) => new Tape({ site, token }));
  const [host] = tapes as [Tape];
  const wishes = tokens.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));
  const { id } = (await host.ask('POST', '/matches', { game, options, seats: wishes, listed: true })) as TableInfo;
  for (const tape of tapes) tape.listen(id);
  for (let seat = 1; seat < seats; seat++) await tapes[seat]?.ask('POST', `/matches/${id}/seats/${seat}/join`, {});
  for (let seat = 0; seat < seats; seat++) {
    await tapes[seat]?.stream(id, seat);
    await tapes[seat]?.ask('POST', '/visitors/me/recovery', {});
    await tapes[seat]?.ask('POST', `/matches/${id}/seats/${seat}/link`, {});
  }
  await tapes.at(-1)?.stream(id, 'spectator');
  const last = await playOn(tapes, id, seats, new SeededChance(seed), rounds);
  await Promise.all(tapes.map((tape) => tape.reached(last, true)));
  const stored = await storage.match(id);
  if (stored === undefined) throw new Error('The match is gone.');
  const visitors = stored.seats.map(({ visitor }) => visitor);
  const known = await Promise.all(visitors.map((visitor) => storage.visitor(visitor)));
  return {
    stored,
    visitors,
    recoveryHashes: known.map((visitor) => visitor?.recoveryHash ?? ''),
    tapes,
    record: await new Tape({ site, token: '' }).ask('GET', `/matches/${id}/record`),
    entries: await storage.entries(id, 0),
  };
}

/** Answers for everyone; returns the last number. */
async function playOn(
  tapes: readonly Tape[],
  id: string,
  seats: number,
  chance: SeededChance,
  rounds = MOST_ENTRIES,
): Promise<number> {
  let last = 0;
  for (let round = 0; round < rounds; round++) {
    for (let seat = 0; seat < seats; seat++) {
      const tape = tapes[seat] as Tape;
      const update = (await tape.ask('GET', `/matches/${id}/update?seat=${seat}&from=1000000`)) as Update;
      last = update.number;
      if (update.outcome !== undefined) return last;
      // Now, while the match surely goes on: after the end the record gives the secret away.
      if (seat === 0 && round % ASK_EVERY === 0) for (const each of tapes) await askAround(each, id);
      // The required question first; a standing question may have no answer at the moment.
      const required = update.pending.find((each) => each.seat === seat && each.optional !== true);
      const answerable = update.legal.filter(({ actions }) => actions.length > 0);
      const open = answerable.find(({ decision }) => decision === required?.id) ?? answerable[0];
      if (open === undefined) continue;
      const end = open.actions.find(({ action }) => isEnd(action));
      // Turns of many steps would take minutes.
      const brief = end !== undefined && chance.int(2) === 0;
      const { action } = brief ? end : (open.actions[chance.int(open.actions.length)] as { action: unknown });
      const answer = { client: `r${round}`, seat, decision: open.decision, actions: [action] };
      await tape.ask('POST', `/matches/${id}/answers`, answer);
    }
  }
  if (rounds === MOST_ENTRIES) throw new Error('The match does not end.');
  return last;
}

function isEnd(action: unknown): boolean {
  return typeof action === 'object' && action !== null && 'type' in action && action.type === 'end';
}

/** Everything else that the API says, to anyone. */
async function askAround(tape: Tape, id: string): Promise<void> {
  for (const path of ['', '/update?from=-1', '/update?seat=0', '/update?seat=1', '/legal?seat=0&decision=1', '/record'])
    await tape.ask('GET', `/matches/${id}${path}`);
  for (const path of ['/matches', '/matches/mine', '/visitors/me']) await tape.ask('GET', path);
}
