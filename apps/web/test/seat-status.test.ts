import { readerOf } from '@shutterbox/ui';
import { describe, expect, it } from 'vitest';
import type { AnyRoom } from '../src/games/bundle.ts';
import { badgeOf } from '../src/table/dock/badge.ts';
import { statusOf, statusWords } from '../src/table/seats/status.ts';

const ANNA = { seat: 1, doing: 'drawing' };

function pending(...seats: readonly number[]): Pick<AnyRoom, 'pending'> {
  return { pending: seats.map((seat) => ({ seat, kind: 'offer', id: 0, words: '' })) };
}

describe('a seat', () => {
  it('keeps its turn while others are asked in it', () => {
    const statuses = [0, 1, 2, 3].map((seat) => statusOf(seat, pending(0), ANNA, [0, 2]));
    expect(statuses).toEqual(['asked', 'turn', 'answered', 'idle']);
  });

  it('is asked in the turn of another, also where it is the only one', () => {
    expect(statusOf(0, pending(0), ANNA, [0])).toBe('asked');
    expect(statusOf(0, pending(0), undefined, [0])).toBe('turn');
  });

  it('is asked with others where nobody has the turn', () => {
    expect([0, 1].map((seat) => statusOf(seat, pending(0), undefined, [0, 1]))).toEqual(['asked', 'answered']);
  });

  it('does nothing where only a standing question is open, or none', () => {
    const standing = { pending: [{ seat: 1, kind: 'arrange', id: 0, words: '', optional: true as const }] };
    expect(statusOf(1, standing, ANNA, [])).toBe('idle');
    expect(statusOf(1, pending(), ANNA, [])).toBe('idle');
  });

  it('says what it is doing', () => {
    expect(statusWords('turn', ANNA, false)).toBe('drawing');
    expect(statusWords('turn', ANNA, true)).toBe('your move');
    expect(statusWords('turn', undefined, false)).toBe('thinking');
    expect(statusWords('asked', ANNA, true)).toBe('asked');
    expect(statusWords('idle', ANNA, false)).toBe('');
  });
});

describe('a question', () => {
  const sitters = ['Ines', 'Anna'].map((name, seat) => ({ seat, name }));
  const reader = readerOf({ observer: 0, sitters });

  it('is your move in your own turn, and where nobody has one', () => {
    expect(badgeOf({ seat: 0, doing: '' }, { seat: 0 }, undefined, reader)).toEqual({ words: 'Your move', turn: '' });
    expect(badgeOf(undefined, { seat: 0 }, undefined, reader)).toEqual({ words: 'Your move', turn: '' });
  });

  it('is asked in the turn of another, who is named', () => {
    expect(badgeOf(ANNA, { seat: 0 }, undefined, reader)).toEqual({ words: 'You are asked', turn: "Anna's turn" });
    expect(badgeOf(ANNA, { seat: 0 }, 'Ines', reader)).toEqual({ words: 'Ines is asked', turn: "Anna's turn" });
  });

  it('that stands open is asked by nobody', () => {
    expect(badgeOf(ANNA, { seat: 0, optional: true }, undefined, reader)).toBeUndefined();
    expect(badgeOf(undefined, { seat: 0, optional: true }, 'Ines', reader)).toEqual({ words: 'Ines', turn: '' });
  });
});
