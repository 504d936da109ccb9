import type { Here, TableInfo } from '@shutterbox/protocol';
import type { Sitter } from '@shutterbox/ui';
import { describe, expect, it } from 'vitest';
import type { AnyRoom } from '../src/games/bundle.ts';
import type { LinkState } from '../src/host/host.ts';
import { waitingPrompt } from '../src/table/dock/waiting.ts';
import type { LogLine } from '../src/table/match/feed.ts';
import { isHere, missing, watchersOf, watchingWords } from '../src/table/match/here.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Bokeh'];
const SITTERS: readonly Sitter[] = NAMES.map((name, seat) => ({
  seat,
  name,
  kind: seat === 3 ? 'bot' : 'person',
  mine: seat === 0,
  away: false,
}));

function model(here: Here | undefined, link: LinkState = 'open') {
  return { link, here, table: { seats: SITTERS } as unknown as TableInfo };
}

function waitsFor(...seats: readonly number[]): AnyRoom {
  const pending = seats.map((seat) => ({ id: seat, seat, kind: 'turn', words: `${NAMES[seat]} thinks.` }));
  return { pending, sitters: SITTERS, outcome: undefined } as unknown as AnyRoom;
}

describe('whether someone is here', () => {
  it('is known of other people alone', () => {
    const heard = model({ seats: [1], watching: 0 });
    expect(NAMES.map((_, seat) => isHere(heard, seat))).toEqual([undefined, true, false, undefined]);
  });

  it('is not known where nobody tells it, nor while the own line is broken', () => {
    expect(isHere(model(undefined), 2)).toBeUndefined();
    for (const link of ['lost', 'connecting', 'gone'] as const) {
      expect(isHere(model({ seats: [], watching: 2 }, link), 2)).toBeUndefined();
      expect(watchersOf(model({ seats: [], watching: 2 }, link))).toBe(0);
      expect(missing(model({ seats: [], watching: 2 }, link), waitsFor(1))).toBe('');
    }
  });

  it('is shown for the player the table waits for', () => {
    const heard = model({ seats: [], watching: 0 });
    expect(missing(heard, waitsFor(1))).toBe('Ben is not here right now.');
    expect(missing(heard, waitsFor(1, 2))).toBe('Ben and Cleo are not here right now.');
    expect(missing(heard, waitsFor(0, 3))).toBe('');
    expect(missing(model({ seats: [1], watching: 0 }), waitsFor(1))).toBe('');
    const played = SITTERS.map((sitter) => ({ ...sitter, away: true }));
    expect(missing(heard, { ...waitsFor(1), sitters: played })).toBe('');
  });

  it('stands below what is waited for', () => {
    expect(waitingPrompt(waitsFor(1), 'Ben is not here right now.')).toMatchObject({
      title: 'Ben thinks.',
      hint: 'Ben is not here right now.',
    });
    expect(waitingPrompt(waitsFor(1, 2), 'Ben is not here right now.')).toMatchObject({
      title: 'Waiting for Ben and Cleo',
      hint: 'Ben thinks. Ben is not here right now.',
    });
    expect(waitingPrompt(waitsFor(1, 2))).toMatchObject({ hint: 'Ben thinks.' });
  });

  it('comes before the last thing that was told', () => {
    const told = { number: 4, kind: 'answer', seat: 1, observer: 0 };
    const words = ['Ben has decided.', 'Ben takes your offer.'];
    const line = { ...told, words, events: ['passes', 'lasts'] } as unknown as LogLine;
    const ui = { isPassing: (event: unknown) => event === 'passes' };
    expect(waitingPrompt(waitsFor(1), 'Ben is not here right now.', undefined, line, ui).hint).toBe(
      'Ben is not here right now. Last: Ben takes your offer.',
    );
  });

  it('is no question of a bot, which is said to think', () => {
    expect(waitingPrompt(waitsFor(1)).eyebrow).toBe('Waiting');
    expect(waitingPrompt(waitsFor(3)).eyebrow).toBe('Bokeh is thinking');
  });
});

describe('how many watch', () => {
  it('is counted in words', () => {
    expect(watchersOf(model({ seats: [], watching: 2 }))).toBe(2);
    expect([1, 2].map(watchingWords)).toEqual(['1 person is watching', '2 people are watching']);
  });
});
