/** The seats of a table: who may do what with them. Pure functions from rows to rows. */
import type { Seat } from '@shutterbox/kernel';
import type { BotLevel, StandingAnswer } from '@shutterbox/protocol';
import { STAND_IN_LEVEL } from './levels.ts';
import type { MatchHead, SeatRow } from './storage.ts';

/** After this many decisions in a row that ran out of time, a bot plays for the person. */
const TIMEOUTS_UNTIL_AWAY = 2;

export function emptySeat(seat: Seat): SeatRow {
  return {
    seat,
    kind: 'open',
    visitor: '',
    name: '',
    level: '',
    nonce: '',
    linkHash: '',
    away: false,
    timeouts: 0,
    standing: [],
  };
}

export function personSeat(seat: Seat, visitor: string, name: string, nonce: string): SeatRow {
  return { ...emptySeat(seat), kind: 'person', visitor, name, nonce };
}

/** One for each seat of a table, so that no two have the same name. */
const BOT_NAMES = ['Aperture', 'Bokeh', 'Contact', 'Darkroom', 'Emulsion', 'Flash', 'Grain', 'Halide'] as const;

/** The nonce follows from the secret, or is that of the person who sat there. */
export function botSeat(seat: Seat, level: BotLevel, nonce: string): SeatRow {
  return { ...emptySeat(seat), kind: 'bot', level, name: BOT_NAMES[seat] ?? `Bot ${seat + 1}`, nonce };
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** In a rematch the seats of the old table are kept for a day, or for an hour if the pace is fast. */
export function keptUntil({ created, pace }: Pick<MatchHead, 'created' | 'pace'>): number {
  return created + (pace > 0 && pace < DAY_MS ? HOUR_MS : DAY_MS);
}

export function keptSeat(seat: Seat, visitor: string, name: string): SeatRow {
  return { ...emptySeat(seat), visitor, name };
}

/** Whether an open seat is kept for another person. */
export function isKeptFrom(visitor: string, row: SeatRow, head: MatchHead, now: number): boolean {
  return row.kind === 'open' && row.visitor !== '' && row.visitor !== visitor && now < keptUntil(head);
}

export function isFull(seats: readonly SeatRow[]): boolean {
  return seats.every(({ kind }) => kind !== 'open');
}

/** Whether a bot answers for the seat: it is one, or stands in for someone. */
export function isPlayedByBot({ kind, away }: SeatRow): boolean {
  return kind === 'bot' || (kind === 'person' && away);
}

export function holds(seats: readonly SeatRow[], visitor: string, seat: Seat): boolean {
  const row = seats[seat];
  return row !== undefined && row.kind === 'person' && row.visitor === visitor;
}

export function replaced(seats: readonly SeatRow[], row: SeatRow): SeatRow[] {
  return seats.map((old) => (old.seat === row.seat ? row : old));
}

/** If a player's time runs out too often, a bot plays until they are back. */
export function timedOut(row: SeatRow): SeatRow {
  const timeouts = row.timeouts + 1;
  return timeouts < TIMEOUTS_UNTIL_AWAY
    ? { ...row, timeouts }
    : { ...row, timeouts, away: true, level: row.level === '' ? STAND_IN_LEVEL : row.level };
}

export function isBack(row: SeatRow): SeatRow {
  return row.timeouts === 0 && !row.away ? row : { ...row, timeouts: 0, away: false };
}

export function hasStanding({ standing }: SeatRow): boolean {
  return Array.isArray(standing) && standing.length > 0;
}

export function standingOf(row: SeatRow): readonly StandingAnswer[] {
  return Array.isArray(row.standing) ? row.standing : [];
}

export const NOT_STARTED = no('match.notStarted', 'The match has not started yet.');
export const NOT_YOURS = no('seat.notYours', 'That seat is not yours.');

export function yes<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function no(code: string, sentence: string, rule?: string) {
  return { ok: false as const, refusal: rule === undefined ? { code, sentence } : { code, sentence, rule } };
}
