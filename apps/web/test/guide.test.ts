import type { Update } from '@shutterbox/protocol';
import type { OwnQuestion, Reason } from '@shutterbox/ui';
import { arrangementOf, type Guide, type GuideStep, stageAt } from '@shutterbox/ui/guide';
import { describe, expect, it } from 'vitest';
import type { AnyRoom } from '../src/games/bundle.ts';
import { guardedRoom, isLost } from '../src/table/guide/guard.ts';
import { partsOf, withoutPins } from '../src/table/guide/words.ts';

function step(kind: string, answers: readonly string[], bots: readonly string[] = []): GuideStep<string> {
  return { kind, title: kind, text: '', now: 'Press Roll {1}.', pins: [], answers, bots };
}

/** Entries: 1 roll, 2 a bot's, 3 and 4 two dice. */
const guide: Guide<unknown, string> = {
  options: {},
  seats: 2,
  seed: 7,
  steps: [step('turn', []), step('turn', ['roll'], ['pass']), step('dice', ['a', 'b'])],
};
const keyOf = (action: unknown): string => String(action);

function stage(number: number, read = 1) {
  const found = stageAt(guide, number, read);
  if (found === undefined) throw new Error('The lesson is over.');
  return found;
}

function question(kind: string): OwnQuestion<unknown> {
  return { id: 5, seat: 0, kind, words: '', legal: [] };
}

describe('where a match stands in its guide', () => {
  it('waits at a step that is only read, until it has been read', () => {
    expect(stageAt(guide, 0, 0)).toMatchObject({ index: 0, reading: true, open: [] });
    expect(stageAt(guide, 0, 1)).toMatchObject({ index: 1, reading: false, open: ['roll'] });
  });

  it('goes by the entries: what is left to answer, bots that move, and the end', () => {
    expect(stageAt(guide, 1, 1)).toMatchObject({ index: 1, open: [] });
    expect(stageAt(guide, 2, 1)).toMatchObject({ index: 2, open: ['a', 'b'] });
    expect(stageAt(guide, 3, 1)).toMatchObject({ index: 2, open: ['b'] });
    expect(stageAt(guide, 4, 1)).toBeUndefined();
    // Playing past a step means that you have read it.
    expect(stageAt(guide, 2, 0)?.index).toBe(2);
  });

  it('tells the host what bots answer at which entry', () => {
    expect(arrangementOf(guide)).toEqual({ seed: 7, last: 4, bots: { 2: 'pass' } });
  });
});

describe('a guarded room', () => {
  const done: unknown[] = [];
  const refused: Reason[] = [];
  const bare = { act: (_: unknown, ...actions: unknown[]) => void done.push(...actions), why: () => undefined };
  const guarded = (number: number, read = 1) =>
    guardedRoom(bare as unknown as AnyRoom, stage(number, read), keyOf, (reason) => void refused.push(reason));

  it('lets through what the step is about, one after the other or at once', () => {
    guarded(0).act(question('turn'), 'roll');
    guarded(2).act(question('dice'), 'a', 'b');
    expect(done.splice(0)).toEqual(['roll', 'a', 'b']);
    expect(refused).toEqual([]);
  });

  it('refuses everything else, and says what to do instead', () => {
    guarded(0).act(question('turn'), 'stop');
    guarded(2).act(question('dice'), 'b');
    guarded(2).act(question('arrange'), 'a');
    guarded(2).act(question('dice'), 'a', 'b', 'c');
    expect(done).toEqual([]);
    const reason = { sentence: 'Not in this step. Press Roll.', whenTried: true };
    expect(refused.splice(0)).toEqual(Array(4).fill(reason));
    expect(guarded(0).why(question('turn'), 'stop')?.sentence).toBe('Not in this step. Press Roll.');
    expect(guarded(0).off?.(question('turn'), 'roll')).toBeUndefined();
  });

  it('does not scold a pointer that rests on what it has just pressed, in the same step or the one before', () => {
    const reason = { sentence: 'Not in this step. Press Roll.', whenTried: true };
    expect(guarded(2).off?.(question('dice'), 'b')).toEqual(reason);
    expect(guarded(3).off?.(question('dice'), 'a')).toEqual(reason);
    guarded(3).act(question('dice'), 'a');
    expect(refused.splice(0)).toEqual([reason]);
  });

  it('waits for the reader', () => {
    guarded(0, 0).act(question('turn'), 'roll');
    // Only who tries to play is told.
    expect(refused.splice(0)).toEqual([{ sentence: 'Read this step first, then press Next.', whenTried: true }]);
  });
});

describe('a match that has gone another way', () => {
  const asked = (kind: string, actions: readonly string[], optional = false): Update =>
    ({
      observer: 0,
      pending: [{ id: 5, seat: 0, kind, words: '', ...(optional ? { optional } : {}) }],
      legal: [{ decision: 5, actions: actions.map((action) => ({ action, words: '' })) }],
    }) as unknown as Update;

  it('is one whose question does not take the answer of the step', () => {
    expect(isLost(stage(0), asked('turn', ['roll', 'stop']), keyOf)).toBe(false);
    expect(isLost(stage(0), asked('turn', ['stop']), keyOf)).toBe(true);
    expect(isLost(stage(0), asked('photo', ['roll']), keyOf)).toBe(true);
    expect(isLost(stage(1), asked('turn', ['roll']), keyOf)).toBe(true);
  });

  it('is none while nothing is asked, or while something is read', () => {
    expect(isLost(stage(0), asked('arrange', [], true), keyOf)).toBe(false);
    expect(isLost(stage(0, 0), asked('turn', ['stop']), keyOf)).toBe(false);
  });
});

describe('the words of a step', () => {
  it('have pins among them, which are not read out', () => {
    expect(partsOf('Press {1}, then {2} twice.')).toEqual([
      { words: 'Press ', pin: 1, stop: ',' },
      { words: ' then ', pin: 2, stop: '' },
      { words: ' twice.' },
    ]);
    expect(partsOf('Press {1}.')).toEqual([{ words: 'Press ', pin: 1, stop: '.' }]);
    expect(withoutPins('Press Draw a card {2}.')).toBe('Press Draw a card.');
  });
});
