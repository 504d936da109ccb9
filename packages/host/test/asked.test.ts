import { describe, expect, it } from 'vitest';
import { askedNow, deadlineOf, overdueAt, waitsFor } from '../src/asked.ts';
import { botSeat, personSeat } from '../src/seats.ts';

const SEATS = [personSeat(0, 'ann', 'Ann', 'n'), personSeat(1, 'ben', 'Ben', 'n'), botSeat(2, 'easy', 'n')];
const question = (seat: number, id = 1) => ({ id, seat, kind: 'turn' });

describe('what a match waits for', () => {
  it('keeps the time of a question that a person already had', () => {
    const first = askedNow([question(0), question(1)], SEATS, [], 100);
    expect(first.map(({ since }) => since)).toEqual([100, 100]);
    const later = askedNow([question(1), question(0, 2)], SEATS, first, 300);
    expect(later.map(({ since }) => since)).toEqual([100, 300]);
  });

  it('gives a bot no deadline, and starts again when the person is back', () => {
    const away = SEATS.map((row) => ({ ...row, away: true }));
    const asked = askedNow([question(0), question(2)], away, [], 100);
    expect(asked.map(({ since }) => since)).toEqual([0, 0]);
    expect(deadlineOf(asked, 50)).toBe(0);
    expect(askedNow([question(0)], SEATS, asked, 400)[0]?.since).toBe(400);
  });

  it('runs out of time at the earliest of its questions', () => {
    const asked = askedNow([question(0), question(1, 2)], SEATS, askedNow([question(0)], SEATS, [], 100), 130);
    expect(deadlineOf(asked, 50)).toBe(150);
    expect(deadlineOf(asked, 0)).toBe(0);
    expect(overdueAt(asked, 50, 149)).toEqual([]);
    expect(overdueAt(asked, 50, 150).map(({ seat }) => seat)).toEqual([0]);
    expect(overdueAt(asked, 0, 10_000)).toEqual([]);
  });

  it('is told to everyone, except for what only its own seat may know', () => {
    const asked = askedNow([question(0), { ...question(1), hidden: true }], SEATS, [], 1);
    expect(waitsFor(asked, SEATS, '')).toEqual([0]);
    expect(waitsFor(asked, SEATS, 'ann')).toEqual([0]);
    expect(waitsFor(asked, SEATS, 'ben')).toEqual([0, 1]);
  });
});
