import type { Update } from '@shutterbox/protocol';
import { describe, expect, it } from 'vitest';
import { cut, emptyFeed, type Feed, hear } from '../src/table/feed.ts';
import { nextShowing } from '../src/table/queue.ts';

function update(number: number, duration: number): Update {
  const events = [{ type: 'moved', duration }];
  return {
    observer: 0,
    number,
    steps: [{ number, kind: 'answer', seat: 1, events, words: [] }],
    left: 0,
    view: {},
    pending: [],
    legal: [],
    undo: { count: 0, why: '' },
  };
}

const duration = (event: unknown): number => (event as { duration: number }).duration;

function seated(...updates: readonly Update[]): Feed {
  return updates.reduce(hear, cut(hear(emptyFeed(0), update(0, 0))));
}

describe('the event queue', () => {
  it('has nothing to show when all was shown', () => {
    expect(nextShowing(seated(), duration, 1)).toBeUndefined();
  });

  it('shows nothing of what was before one sat down', () => {
    expect(nextShowing(hear(emptyFeed(0), update(3, 900)), duration, 1)).toEqual({ kind: 'cut' });
  });

  it('takes its time by the speed of the player', () => {
    const feed = seated(update(1, 800));
    expect(nextShowing(feed, duration, 1)).toMatchObject({ kind: 'show', duration: 800, holds: true });
    expect(nextShowing(feed, duration, 0.5)).toMatchObject({ duration: 400 });
    expect(nextShowing(feed, duration, 0)).toMatchObject({ duration: 0 });
  });

  it('holds nobody up for a small movement', () => {
    expect(nextShowing(seated(update(1, 200)), duration, 1)).toMatchObject({ holds: false });
  });

  it('hurries when much waits, and cuts when too much does', () => {
    const some = Array.from({ length: 6 }, (_, i) => update(i + 1, 1_000));
    expect(nextShowing(seated(...some), duration, 1)).toMatchObject({ kind: 'show', duration: 500 });
    const many = Array.from({ length: 20 }, (_, i) => update(i + 1, 1_000));
    expect(nextShowing(seated(...many), duration, 1)).toEqual({ kind: 'cut' });
    const quick = Array.from({ length: 40 }, (_, i) => update(i + 1, 0));
    expect(nextShowing(seated(...quick), duration, 1)).toEqual({ kind: 'cut' });
  });
});
