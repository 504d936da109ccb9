/** The questions that block a match: since when they are open, and whether everyone may know. */
import type { Match, Question } from '@shutterbox/kernel';
import { isPlayedByBot } from './seats.ts';
import type { Asked, SeatRow, Time } from './storage.ts';

export function required<O, S, A, E, V>(match: Match<O, S, A, E, V>): readonly Question[] {
  return match.pending().filter(({ optional }) => optional !== true);
}

/** A question that a person already has keeps its clock; one that returns from a bot starts a new one. */
export function askedNow(
  questions: readonly Question[],
  seats: readonly SeatRow[],
  before: readonly Asked[],
  at: Time,
): readonly Asked[] {
  return questions.map(({ seat, id, hidden }) => {
    const known = before.find((each) => each.seat === seat && each.id === id)?.since ?? 0;
    const since = isPlayedByBot(seats[seat] as SeatRow) ? 0 : known === 0 ? at : known;
    return { seat, id, since, hidden: hidden === true };
  });
}

/**
 * The same with the match's own ids. An earlier version counted ids differently. A seat had one question at a time then, so its
 * clock keeps running.
 */
export function askedAnew(questions: readonly Question[], stored: readonly Asked[]): readonly Asked[] {
  return questions.map(({ seat, id, hidden }) => {
    const { since = 0 } = stored.find((each) => each.seat === seat) ?? {};
    return { seat, id, since, hidden: hidden === true };
  });
}

export function isAskedOf(questions: readonly Question[], stored: readonly Asked[]): boolean {
  return stored.every((each) => questions.some(({ seat, id }) => seat === each.seat && id === each.id));
}

/** When the first of them runs out of time; 0 means never. */
export function deadlineOf(asked: readonly Asked[], pace: number): Time {
  const since = asked.map((each) => each.since).filter((time) => time > 0);
  return pace === 0 || since.length === 0 ? 0 : Math.min(...since) + pace;
}

export function overdueAt(asked: readonly Asked[], pace: number, now: Time): readonly Asked[] {
  return pace === 0 ? [] : asked.filter(({ since }) => since > 0 && since + pace <= now);
}

/** The seats that the match waits for, as far as a visitor may know it. */
export function waitsFor(asked: readonly Asked[], seats: readonly SeatRow[], visitor: string): number[] {
  const known = asked.filter(({ seat, hidden }) => !hidden || (visitor !== '' && seats[seat]?.visitor === visitor));
  return [...new Set(known.map(({ seat }) => seat))];
}
