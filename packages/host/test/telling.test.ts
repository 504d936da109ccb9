import { Match, type Observer, seededSource } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import type { EntryRow } from '../src/storage.ts';
import { oldestNeeded, updateFor } from '../src/telling.ts';
import { text, whisper } from './whisper.ts';

const SAID = { type: 'say', seat: 0 };
const WROTE = { type: 'write', seat: 0 };

/** Seat 0 says a word (entry 1), writes one (2), takes it back (3), and writes another (4); then takes both back (5). */
function played() {
  const match = new Match(whisper, { id: 'm', seats: 2, options: {} }, seededSource(1));
  const rows: EntryRow[] = [];
  const answer = (kind: 'say' | 'write') => {
    const open = match.pending().find((decision) => decision.kind === kind);
    return match.answer(0, open?.id ?? 0, { type: kind });
  };
  const results = [
    () => answer('say'),
    () => answer('write'),
    () => match.undo(0),
    () => answer('write'),
    () => match.undo(0, 2),
  ];
  rows.push(rowOf(match.setupStep));
  for (const result of results) {
    const done = result();
    if (!done.ok) throw new Error(done.rejection.code);
    rows.push(...done.steps.map(rowOf));
  }
  return { match, rows };
}

function rowOf({ entry, events }: Match<unknown, unknown, unknown, unknown, unknown>['setupStep']): EntryRow {
  return { number: entry.number, entry, events, client: '', at: 0 };
}

function toldTo(observer: Observer, first = 0) {
  const { match, rows } = played();
  const { steps } = updateFor({ game: whisper, text }, match, observer, rows, first, 0);
  return steps.map(({ words, ...step }) => ({ ...step, words: words.length }));
}

const NOTHING = { kind: 'answer', events: [], words: 0 };

describe('what is told about an undo', () => {
  it('is all of it, for the seat that undoes', () => {
    expect(toldTo(0).slice(1)).toEqual([
      { number: 1, kind: 'answer', seat: 0, events: [SAID], words: 1 },
      { number: 2, kind: 'answer', seat: 0, events: [WROTE], words: 1 },
      { number: 3, kind: 'undo', seat: 0, takesBack: [2], events: [], words: 0 },
      { number: 4, kind: 'answer', seat: 0, events: [WROTE], words: 1 },
      { number: 5, kind: 'undo', seat: 0, takesBack: [4, 1], events: [], words: 0 },
    ]);
  });

  it.each([1, 'spectator'] as const)('is nothing of a hidden answer to %s, as if there were one more', (observer) => {
    expect(toldTo(observer).slice(1)).toEqual([
      { number: 1, kind: 'answer', seat: 0, events: [SAID], words: 1 },
      { number: 2, ...NOTHING },
      { number: 3, ...NOTHING },
      { number: 4, ...NOTHING },
      { number: 5, kind: 'undo', seat: 0, takesBack: [1], events: [], words: 0 },
    ]);
  });

  it('needs the entries that are taken back, even if they were told before', () => {
    const { rows } = played();
    expect(toldTo(1, 5)).toEqual([{ number: 5, kind: 'undo', seat: 0, takesBack: [1], events: [], words: 0 }]);
    expect(oldestNeeded(rows.slice(5), 5)).toBe(1);
    expect(oldestNeeded(rows.slice(4, 5), 4)).toBe(4);
  });
});
