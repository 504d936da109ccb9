import type { Update } from '@shutterbox/protocol';
import { describe, expect, it } from 'vitest';
import { cut, emptyFeed, type Feed, hear } from '../src/table/match/feed.ts';
import { nextShowing } from '../src/table/match/queue.ts';

function update(number: number, duration: number, seat = 1): Update {
  const events = [{ type: 'moved', duration }];
  return {
    observer: 0,
    number,
    steps: [{ number, kind: 'answer', seat, events, words: [] }],
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

  const waiting = (count: number, ms: number) => seated(...Array.from({ length: count }, (_, i) => update(i + 1, ms)));

  it('hurries when much waits: trifles most, and what decides something stays readable', () => {
    expect(nextShowing(waiting(5, 1_000), duration, 1)).toMatchObject({ kind: 'show', duration: 1_000 });
    expect(nextShowing(waiting(8, 1_000), duration, 1)).toMatchObject({ duration: 625 });
    expect(nextShowing(waiting(40, 1_000), duration, 1)).toMatchObject({ kind: 'show', duration: 500 });
    expect(nextShowing(waiting(120, 200), duration, 1)).toMatchObject({ kind: 'show', duration: 40 });
  });

  it('does not hurry over what yourself did, however much others did meanwhile', () => {
    const others = Array.from({ length: 40 }, (_, i) => update(i + 2, 1_000));
    expect(nextShowing(seated(update(1, 1_000, 0), ...others), duration, 1)).toMatchObject({ duration: 1_000 });
    expect(nextShowing(seated(update(1, 1_000, 1), ...others), duration, 1)).toMatchObject({ duration: 500 });
  });

  it('shows the whole turn of a bot, and cuts only for a player who was away', () => {
    const turn = [850, 480, ...Array.from({ length: 20 }, () => 200), 1_700, 2_300, 2_300, 900, 900, 300];
    const feed = seated(...turn.map((ms, i) => update(i + 1, ms)));
    expect(nextShowing(feed, duration, 1)).toMatchObject({ kind: 'show' });
    expect(nextShowing(waiting(70, 1_000), duration, 1)).toEqual({ kind: 'cut' });
    expect(nextShowing(waiting(151, 0), duration, 1)).toEqual({ kind: 'cut' });
  });
});
