/** Small, complete rows for tests. */

import { randomUUID } from 'node:crypto';
import type { EntryRow, MatchHead, MatchTail, SeatRow } from '@shutterbox/host';
import type { Device, Storage, Visitor } from '../../src/storage/storage.ts';

/** Names that people choose. */
export const ODD_NAMES = [
  '',
  "O'Brien; drop table seats",
  'a\0b',
  '\ud800',
  '👩‍👩‍👧',
  'ѕсhютter\u202E',
  ' \n\t"\\',
  '%_*',
];

export function visitorSample(part: Partial<Visitor> = {}): Visitor {
  return { id: randomUUID(), name: 'Ada', recoveryHash: randomUUID(), seen: 1_700_000_000_000, ...part };
}

export function deviceSample(visitor: string, part: Partial<Device> = {}): Device {
  return { id: randomUUID(), visitor, name: 'Firefox on Linux', first: 20_000, last: 20_000, ...part };
}

export function headSample(part: Partial<MatchHead> = {}): MatchHead {
  return {
    id: randomUUID(),
    game: 'wildlife',
    rules: 1,
    seats: 2,
    options: { map: 'savanna', rounds: 3 },
    listed: true,
    pace: 86_400_000,
    hints: false,
    secret: 'ab'.repeat(32),
    created: 1_700_000_000_000,
    host: '',
    rematchOf: '',
    ...part,
  };
}

export function tailSample(part: Partial<MatchTail> = {}): MatchTail {
  return {
    status: 'running',
    number: -1,
    updated: 1_700_000_000_000,
    deadline: 0,
    botWaits: false,
    asked: [],
    ...part,
  };
}

export function seatSample(part: Partial<SeatRow> = {}): SeatRow {
  return {
    seat: 0,
    kind: 'person',
    visitor: '',
    name: 'Ada',
    level: '',
    nonce: 'nonce',
    linkHash: '',
    away: false,
    timeouts: 0,
    standing: [],
    ...part,
  };
}

export function entrySample(number: number, part: Partial<EntryRow> = {}): EntryRow {
  return {
    number,
    entry: { kind: 'answer', number, action: { type: 'step', to: number } },
    events: [{ type: 'stepped', to: number }],
    client: '',
    at: 1_700_000_000_000 + number,
    ...part,
  };
}

/** A match that is being played, with entries 0 to `last`. */
export async function createPlayed(
  storage: Storage,
  last: number,
  head: Partial<MatchHead> = {},
  tail: Partial<MatchTail> = {},
): Promise<string> {
  const made = headSample(head);
  await storage.createMatch(made, tailSample({ ...tail, number: -1 }), [seatSample(), seatSample({ seat: 1 })]);
  if (last >= 0) await appendEntries(storage, made.id, 0, last, tail);
  return made.id;
}

export function appendEntries(
  storage: Storage,
  match: string,
  from: number,
  to: number,
  tail: Partial<MatchTail> = {},
) {
  const entries = Array.from({ length: to - from + 1 }, (_, i) => entrySample(from + i));
  return storage.append({ match, entries, tail: tailSample({ ...tail, number: to }) });
}
