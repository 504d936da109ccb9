import type { Observer } from '@shutterbox/kernel';
import type { Update } from '@shutterbox/protocol';
import { describe, expect, it } from 'vitest';
import { cut, emptyFeed, type Feed, hear } from '../src/table/match/feed.ts';
import { nextObserver } from '../src/table/match/observer.ts';

function feedOf(observer: number, number: number, asked: readonly number[]): Feed {
  const update: Update = {
    observer,
    number,
    steps: [],
    left: 0,
    view: {},
    pending: asked.map((seat) => ({ id: seat === observer ? 1 : 0, seat, kind: 'turn', words: '' })),
    legal: [],
    undo: { count: 0, why: '' },
  };
  return cut(hear(emptyFeed(observer), update));
}

function feeds(...all: readonly Feed[]): ReadonlyMap<Observer, Feed> {
  return new Map(all.map((feed) => [feed.observer, feed]));
}

const here = (): boolean => false;

describe('whose side is shown', () => {
  it('is the spectators’ view without a seat', () => {
    expect(nextObserver(new Map(), [], 'spectator', here)).toBe('spectator');
  });

  it('stays where a question is open', () => {
    expect(nextObserver(feeds(feedOf(0, 3, [0, 1]), feedOf(1, 3, [0, 1])), [0, 1], 0, here)).toBe(0);
  });

  it('goes round the table to the next own seat that is asked', () => {
    const asked = [0, 2];
    const all = feeds(feedOf(0, 3, asked), feedOf(1, 3, asked), feedOf(2, 3, asked));
    expect(nextObserver(all, [0, 1, 2], 1, here)).toBe(2);
  });

  it('waits until the shown side has heard as much', () => {
    expect(nextObserver(feeds(feedOf(0, 3, []), feedOf(1, 4, [1])), [0, 1], 0, here)).toBe(0);
    expect(nextObserver(feeds(feedOf(0, 4, [1]), feedOf(1, 4, [1])), [0, 1], 0, here)).toBe(1);
  });

  it('passes over a seat that a bot plays for', () => {
    const all = feeds(feedOf(0, 4, [1]), feedOf(1, 4, [1]));
    expect(nextObserver(all, [0, 1], 0, (seat) => seat === 1)).toBe(0);
  });
});
