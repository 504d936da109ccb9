import type { Update } from '@shutterbox/protocol';
import { describe, expect, it } from 'vitest';
import { advance, cut, emptyFeed, hear, momentOf, newestNumber } from '../src/table/match/feed.ts';

type Step = Update['steps'][number];
type Asked = Update['pending'][number];

function step(number: number, more: Partial<Step> = {}): Step {
  return { number, kind: 'answer', seat: 1, events: [{ type: 'moved' }], words: [`Step ${number}.`], ...more };
}

function asked(seat: number, kind = 'offer'): Asked {
  return { id: seat + 1, seat, kind, words: 'What do you do?' };
}

function update(number: number, more: Partial<Update> = {}): Update {
  return {
    observer: 0,
    number,
    steps: [step(number)],
    left: 0,
    view: { number },
    pending: [],
    legal: [],
    undo: { count: 0, why: '' },
    ...more,
  };
}

describe('a feed', () => {
  it('shows what was heard one after the other', () => {
    let feed = hear(hear(emptyFeed(0), update(1)), update(2));
    expect(newestNumber(feed)).toBe(2);
    feed = advance(feed);
    expect(feed.now?.number).toBe(1);
    expect(feed.log.map(({ number }) => number)).toEqual([1]);
    feed = advance(feed);
    expect(feed.now?.number).toBe(2);
    expect(feed.queue).toEqual([]);
  });

  it('takes nothing twice after a new connection', () => {
    const before = cut(hear(emptyFeed(0), update(2)));
    expect(hear(before, update(1))).toBe(before);
    const again = hear(before, update(2, { view: 'fresh' }));
    expect(again.queue).toEqual([]);
    expect(again.now?.view).toBe('fresh');
    expect(again.log).toHaveLength(1);
    const more = cut(hear(before, update(3, { steps: [step(2), step(3)] })));
    expect(more.log.map(({ number }) => number)).toEqual([2, 3]);
  });

  it('strikes out what was taken back', () => {
    const undo = step(3, { kind: 'undo', seat: 0, takesBack: [2], events: [], words: [] });
    const feed = cut(hear(cut(hear(emptyFeed(0), update(2))), update(3, { steps: [undo] })));
    expect(feed.log.map(({ undone }) => undone)).toEqual([true, false]);
  });

  it('finds the moment of a line, of several steps the end', () => {
    let feed = cut(hear(emptyFeed(0), update(5, { steps: [step(4), step(5)] })));
    feed = cut(hear(feed, update(8, { steps: [step(6), step(7), step(8)] })));
    expect(momentOf(feed, 6)?.number).toBe(8);
    expect(momentOf(feed, 5)?.number).toBe(5);
    expect(momentOf(feed, 3)).toBeUndefined();
    expect(momentOf(emptyFeed(0), 0)).toBeUndefined();
  });

  it('remembers who was asked at the same time', () => {
    let feed = cut(hear(emptyFeed(0), update(1, { pending: [asked(1), asked(2)] })));
    feed = cut(hear(feed, update(2, { pending: [asked(2)] })));
    expect(feed.round).toEqual({ kind: 'offer', asked: [1, 2] });
    feed = cut(hear(feed, update(3, { pending: [asked(0, 'card')] })));
    expect(feed.round).toEqual({ kind: 'card', asked: [0] });
  });
});
