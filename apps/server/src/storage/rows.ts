/** Translates between rows and the types of the rest of the server. */
import type {
  CheckpointRow,
  EntryRow,
  MatchHead,
  MatchStatus,
  MatchSummary,
  MatchTail,
  SeatKind,
  SeatRow,
} from '@shutterbox/host';
import type { CheckpointsRow, DevicesRow, EntriesRow, MatchesRow, SeatsRow, VisitorsRow } from './schema.ts';
import type { Device, Visitor } from './storage.ts';

export function json(value: unknown): string {
  return JSON.stringify(value ?? null);
}

export function flag(value: boolean): number {
  return value ? 1 : 0;
}

function nameOf(text: string): string {
  return JSON.parse(text) as string;
}

export function visitorsRow({ id, name, recoveryHash, seen }: Visitor): VisitorsRow {
  return { id, name: json(name), recovery_hash: recoveryHash, seen };
}

export function visitorOf({ id, name, recovery_hash, seen }: VisitorsRow): Visitor {
  return { id, name: nameOf(name), recoveryHash: recovery_hash, seen };
}

export function devicesRow({ id, visitor, name, first, last }: Device): DevicesRow {
  return { id, visitor, name, first_day: first, last_day: last };
}

export function deviceOf({ id, visitor, name, first_day, last_day }: DevicesRow): Device {
  return { id, visitor, name, first: first_day, last: last_day };
}

export function matchesRow(head: MatchHead, tail: MatchTail): MatchesRow {
  return {
    id: head.id,
    game: head.game,
    rules: head.rules,
    seats: head.seats,
    listed: flag(head.listed),
    pace: head.pace,
    hints: flag(head.hints === true),
    secret: head.secret,
    created: head.created,
    host: head.host,
    rematch_of: head.rematchOf,
    ...tailColumns(tail),
    table_version: 0,
    goes: 0,
  };
}

/** A new tail is new work: leases on the old one are void. */
export function tailColumns({ status, number, updated, deadline, botWaits, asked }: MatchTail) {
  return {
    status,
    number,
    updated,
    deadline,
    bot_waits: flag(botWaits),
    asked: json(asked),
    lease_holder: '',
    lease_until: 0,
  };
}

type HeadColumns = Pick<
  MatchesRow,
  'id' | 'game' | 'rules' | 'seats' | 'listed' | 'pace' | 'hints' | 'created' | 'host' | 'rematch_of'
> & { readonly options: string };

export function openHeadOf(row: HeadColumns): MatchSummary['head'] {
  return {
    id: row.id,
    game: row.game,
    rules: row.rules,
    seats: row.seats,
    options: JSON.parse(row.options),
    listed: row.listed === 1,
    pace: row.pace,
    hints: row.hints === 1,
    created: row.created,
    host: row.host,
    rematchOf: row.rematch_of,
  };
}

/** Only if it is announced. */
export function goesIn({ goes }: Pick<MatchesRow, 'goes'>): { readonly goes?: number } {
  return goes > 0 ? { goes } : {};
}

type TailColumns = Pick<MatchesRow, 'status' | 'number' | 'updated' | 'deadline' | 'bot_waits' | 'asked'>;

export function tailOf(row: TailColumns): MatchTail {
  return {
    status: row.status as MatchStatus,
    number: row.number,
    updated: row.updated,
    deadline: row.deadline,
    botWaits: row.bot_waits === 1,
    asked: JSON.parse(row.asked),
  };
}

export function seatsRow(match: string, seat: SeatRow): SeatsRow {
  return {
    match_id: match,
    seat: seat.seat,
    kind: seat.kind,
    visitor: seat.visitor,
    name: json(seat.name),
    level: seat.level,
    nonce: seat.nonce,
    link_hash: seat.linkHash,
    away: flag(seat.away),
    timeouts: seat.timeouts,
    standing: json(seat.standing),
  };
}

export function seatOf(row: SeatsRow): SeatRow {
  return {
    seat: row.seat,
    kind: row.kind as SeatKind,
    visitor: row.visitor,
    name: nameOf(row.name),
    level: row.level,
    nonce: row.nonce,
    linkHash: row.link_hash,
    away: row.away === 1,
    timeouts: row.timeouts,
    standing: JSON.parse(row.standing),
  };
}

export function entriesRow(match: string, { number, entry, events, client, at }: EntryRow): EntriesRow {
  return { match_id: match, number, entry: json(entry), events: json(events), client, at };
}

export function entryOf({ number, entry, events, client, at }: EntriesRow): EntryRow {
  return { number, entry: JSON.parse(entry), events: JSON.parse(events), client, at };
}

export function checkpointsRow(match: string, { number, checkpoint }: CheckpointRow): CheckpointsRow {
  return { match_id: match, number, checkpoint: json(checkpoint) };
}

export function checkpointOf({ number, checkpoint }: CheckpointsRow): CheckpointRow {
  return { number, checkpoint: JSON.parse(checkpoint) };
}
