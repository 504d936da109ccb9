import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogLine } from '../src/table/match/feed.ts';
import { sinceAnswer, sinceTurn } from '../src/table/match/since.ts';
import { asked, sit, update } from './toy-table.ts';

const { showAgain } = await import('../src/table/match/again.ts');

/** "2!": the turn of seat 2 begins. */
const turnOf = (event: unknown): number | undefined => {
  const [, seat] = /^(\d)!$/.exec(String(event)) ?? [];
  return seat === undefined ? undefined : Number(seat);
};

function line(number: number, seat: number, ...events: readonly string[]): LogLine {
  return { number, seat, kind: 'answer', events, words: [], observer: 0, undone: false };
}

describe('what happened since your last turn', () => {
  const first = [line(1, 0, 'a', '1!'), line(2, 1, 'b'), line(3, 1, 'c', '2!'), line(4, 2, 'd', '0!')];
  const log = [line(0, 0, '0!'), ...first];

  it('is all between the end of it and the present one', () => {
    expect(sinceTurn(log, 0, turnOf)).toEqual({
      turn: 4,
      events: ['1!', 'b', 'c', '2!', 'd'],
      numbers: [1, 2, 3, 4],
      acted: false,
    });
  });

  it('is nothing in a first turn, in the turn of another, and where nobody else has one', () => {
    expect(sinceTurn(first, 0, turnOf)).toBeUndefined();
    expect(sinceTurn(log, 2, turnOf)).toBeUndefined();
    expect(sinceTurn([line(0, 0, '0!'), line(1, 0, '0!')], 0, turnOf)).toBeUndefined();
  });

  it('stays what it was while you act, and leaves out what was taken back', () => {
    expect(sinceTurn([...log, line(5, 0, 'e')], 0, turnOf)).toMatchObject({ turn: 4, acted: true });
    const undone = log.map((each) => (each.number === 2 ? { ...each, undone: true } : each));
    expect(sinceTurn(undone, 0, turnOf)?.events).toEqual(['1!', 'c', '2!', 'd']);
  });
});

describe('what happened since your last answer', () => {
  const setup: LogLine = { ...line(0, 0, 's'), kind: 'setup' };
  const log = [setup, line(1, 0, 'a'), line(2, 1, 'b'), line(3, 2, 'c')];

  it('is what others did after it', () => {
    expect(sinceAnswer(log, 0)).toEqual({ turn: 3, events: ['b', 'c'], numbers: [1, 2, 3], acted: false });
  });

  it('is nothing before the first answer, and where nobody has answered since', () => {
    expect(sinceAnswer(log.slice(0, 2), 0)).toBeUndefined();
    expect(sinceAnswer([setup, line(1, 1, 'b')], 0)).toBeUndefined();
  });

  it('stays what it was while you go on, and leaves out what was taken back', () => {
    expect(sinceAnswer([...log, line(4, 0, 'd')], 0)).toMatchObject({ turn: 3, events: ['b', 'c'], acted: true });
    const undone = log.map((each) => (each.number === 2 ? { ...each, undone: true } : each));
    expect(sinceAnswer(undone, 0)?.events).toEqual(['c']);
  });
});

describe('moves that are shown again', () => {
  beforeEach(() => void vi.useFakeTimers());

  const duration = (event: unknown): number => Number(event);
  const played = () => {
    const table = sit([0]);
    table.tell(update(0, 0, [asked(1)]), update(0, 1, [asked(1)], [800]), update(0, 2, [asked(0)], [600]));
    table.session.skip();
    return table;
  };

  it('come one after the other with their own length, and end at now', async () => {
    const { session, model, room } = played();
    const done = showAgain(session, [0, 1, 2], duration);
    expect(model()).toMatchObject({ moment: 0, again: undefined });
    await vi.advanceTimersByTimeAsync(420);
    expect(room()?.playing).toMatchObject({ number: 1, duration: 800 });
    await vi.advanceTimersByTimeAsync(800);
    expect(room()?.playing).toMatchObject({ number: 2, duration: 600 });
    await vi.advanceTimersByTimeAsync(600);
    await done;
    expect(model()).toMatchObject({ moment: undefined, again: undefined });
  });

  it('stop when the player does something', async () => {
    const { session, model, sent } = played();
    const done = showAgain(session, [0, 1, 2], duration);
    await vi.advanceTimersByTimeAsync(420);
    session.act(0, 10, [{ type: 'go' }]);
    await vi.advanceTimersByTimeAsync(2000);
    await done;
    expect(sent).toHaveLength(1);
    expect(model()).toMatchObject({ moment: undefined, again: undefined });
  });

  it('wait for what has to be fetched', async () => {
    let answer: (value: { ok: false; refusal: { code: string; sentence: string } }) => void = () => undefined;
    const { session, tell, model } = sit([0], () => new Promise((done) => (answer = done)));
    tell(update(0, 5, [asked(0)]));
    const done = showAgain(session, [3], duration);
    await vi.advanceTimersByTimeAsync(5000);
    expect(model()).toMatchObject({ moment: 3, asking: 'under-way' });
    answer({ ok: false, refusal: { code: 'network', sentence: 'No.' } });
    await vi.advanceTimersByTimeAsync(420);
    await done;
    expect(model().moment).toBeUndefined();
  });
});
