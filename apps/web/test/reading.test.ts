import type { Brief } from '@shutterbox/protocol';
import { expect, it } from 'vitest';
import type { AnyText } from '../src/games/bundle.ts';
import { Reading } from '../src/table/match/reading.ts';

/** Says what it was given. */
const text = {
  action: (action: unknown, view: unknown) => `do ${JSON.stringify([action, view])}`,
  decision: ({ kind }: { kind: string }, view: unknown) => `asks ${JSON.stringify([kind, view])}`,
  event: (event: unknown, view: unknown) => `was ${JSON.stringify([event, view])}`,
} as unknown as AnyText;

function brief(observer: number, number: number, more: Partial<Brief>): Brief {
  return {
    observer,
    number,
    steps: [{ number, kind: 'answer', events: ['e'] }],
    left: 0,
    pending: [{ id: 7, seat: 0, kind: 'turn' }],
    legal: [{ decision: 7, actions: ['a', 'b'] }],
    undo: { count: 0, why: '' },
    ...more,
  };
}

it('puts views together, each observer’s for itself', () => {
  const reading = new Reading();
  const views = [
    brief(0, 1, { view: { a: 1, b: [1, 2] } }),
    brief(1, 1, { view: { a: 5 } }),
    brief(0, 2, { changes: { b: { 1: [3] } } }),
    brief(1, 2, { changes: { a: [6] } }),
    brief(0, 3, {}),
    // A new line.
    brief(0, 3, { view: { a: 9 } }),
    brief(0, 4, { changes: { a: [10] } }),
  ].map((each) => reading.read(each, text).view);
  expect(views).toEqual([
    { a: 1, b: [1, 2] },
    { a: 5 },
    { a: 1, b: [1, 3] },
    { a: 6 },
    { a: 1, b: [1, 3] },
    { a: 9 },
    { a: 10 },
  ]);
});

it('says everything in words by the view of now', () => {
  const reading = new Reading();
  reading.read(brief(0, 1, { view: { a: 1 } }), text);
  const update = reading.read(brief(0, 2, { changes: { a: [2] } }), text);
  expect(update.steps[0]?.words).toEqual(['was ["e",{"a":2}]']);
  expect(update.pending[0]).toEqual({ id: 7, seat: 0, kind: 'turn', words: 'asks ["turn",{"a":2}]' });
  expect(update.legal).toEqual([
    {
      decision: 7,
      actions: [
        { action: 'a', words: 'do ["a",{"a":2}]' },
        { action: 'b', words: 'do ["b",{"a":2}]' },
      ],
    },
  ]);
  expect('changes' in update).toBe(false);
});
