/** Taking seats, leaving them, letting a bot play: pure functions from seats to seats. */
import { botNonce, type Seat } from '@shutterbox/kernel';
import type { BotLevel } from '@shutterbox/protocol';
import type { SeatsChange } from './ledger.ts';
import {
  botSeat,
  emptySeat,
  holds,
  isBack,
  isFull,
  isKeptFrom,
  NOT_STARTED,
  NOT_YOURS,
  no,
  personSeat,
  replaced,
  yes,
} from './seats.ts';
import type { SeatRow, StoredMatch } from './storage.ts';
import type { Result } from './types.ts';

const UNKNOWN = no('seat.unknown', 'There is no such seat.');
const STARTED = no('match.started', 'The match has started. You can let a bot play for you, or hand over your seat.');
const OVER = no('match.over', 'The match is over.');

export function taken(seat: Seat, visitor: string, name: string, nonce: string): SeatsChange {
  return (seats, { head }, now) => {
    const row = seats[seat];
    if (row === undefined) return UNKNOWN;
    if (row.kind !== 'open') return no('seat.taken', 'That seat is taken.');
    if (isKeptFrom(visitor, row, head, now)) return keptFor(row);
    return yes(replaced(seats, personSeat(seat, visitor, name, nonce)));
  };
}

function keptFor({ name }: SeatRow) {
  return no('seat.kept', `That seat is kept for ${name}. Take another one, or wait until it opens.`);
}

/** "Not this time": the seat that was kept for you opens. */
export function declined(seat: Seat, visitor: string): SeatsChange {
  return (seats) => {
    const row = seats[seat];
    if (row === undefined) return UNKNOWN;
    if (row.kind !== 'open' || row.visitor === '' || row.visitor !== visitor) return NOT_YOURS;
    return yes(replaced(seats, emptySeat(seat)));
  };
}

/** Before the start: your own seat; the maker of the table can also remove a bot. */
export function left(seat: Seat, visitor: string): SeatsChange {
  return (seats, { head, tail }) => {
    const row = seats[seat];
    if (row === undefined) return UNKNOWN;
    const mayLeave = holds(seats, visitor, seat) || (row.kind === 'bot' && head.host === visitor);
    if (!mayLeave) return NOT_YOURS;
    // Once every seat is taken the match starts, with everyone's nonce in its chance.
    return tail.status === 'open' && !isFull(seats) ? yes(replaced(seats, emptySeat(seat))) : STARTED;
  };
}

/** Before the start, the maker of the table gives an empty seat to a bot. */
export function givenToBot(seat: Seat, visitor: string, level: BotLevel): SeatsChange {
  return (seats, { head }, now) => {
    const row = seats[seat];
    if (row === undefined) return UNKNOWN;
    if (head.host !== visitor) return no('seat.notHost', 'Only the player who created the table can do that.');
    if (row.kind === 'person') return no('seat.taken', 'That seat is taken.');
    if (isKeptFrom('', row, head, now)) return keptFor(row);
    return row.kind === 'open'
      ? yes(replaced(seats, botSeat(seat, level, botNonce(head.secret, head.id, seat))))
      : no('seat.notOpen', 'A bot already has that seat.');
  };
}

export function linked(seat: Seat, visitor: string, linkHash: string): SeatsChange {
  return own(seat, visitor, (row) => yes({ ...row, linkHash }));
}

/** The link transfers the seat and works once. The nonce stays: the dice of the match depend on it. */
export function claimed(seat: Seat, visitor: string, name: string, linkHash: string): SeatsChange {
  return (seats) => {
    const row = seats[seat];
    if (row === undefined) return UNKNOWN;
    if (row.kind !== 'person' || row.linkHash === '' || row.linkHash !== linkHash)
      return no('seat.badLink', 'That link is wrong or already used. Ask for a new one.');
    return yes(replaced(seats, isBack({ ...row, visitor, name, linkHash: '' })));
  };
}

export function handedOver(seat: Seat, visitor: string, level: BotLevel): SeatsChange {
  return running(seat, visitor, (row) => botSeat(seat, level, row.nonce));
}

export function away(seat: Seat, visitor: string, level: BotLevel): SeatsChange {
  return running(seat, visitor, (row) => ({ ...row, away: true, level }));
}

export function back(seat: Seat, visitor: string): SeatsChange {
  return own(seat, visitor, (row) => yes(isBack(row)));
}

function own(seat: Seat, visitor: string, change: (row: SeatRow, stored: StoredMatch) => Result<SeatRow>): SeatsChange {
  return (seats, stored) => {
    const row = seats[seat];
    if (row === undefined) return UNKNOWN;
    if (!holds(seats, visitor, seat)) return NOT_YOURS;
    const changed = change(row, stored);
    return changed.ok ? yes(replaced(seats, changed.value)) : changed;
  };
}

function running(seat: Seat, visitor: string, change: (row: SeatRow) => SeatRow): SeatsChange {
  return own(seat, visitor, (row, { tail }) => {
    if (tail.status === 'open') return NOT_STARTED;
    return tail.status === 'over' ? OVER : yes(change(row));
  });
}
