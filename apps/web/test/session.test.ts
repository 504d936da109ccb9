import type { Moment, ServerMessage, Update } from '@shutterbox/protocol';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reply } from '../src/host/host.ts';
import { momentOf } from '../src/table/match/feed.ts';
import { isBusy, isMyMove, shownFeed, type TableModel, untold } from '../src/table/match/model.ts';
import { type Asked, asked, page, sit, table, update } from './toy-table.ts';

const { roomParts } = await import('../src/table/match/build-room.ts');

/** So short that questions need not wait for it. */
const TRIFLE_MS = 300;

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
});

describe('a table', () => {
  it('shows what happens in order, and questions only after it', () => {
    const { tell, model } = sit([0]);
    tell(update(0, 0, [asked(1)]));
    expect(model().feeds.get(0)?.now?.number).toBe(0);
    tell(update(0, 1, [asked(1)], [800]), update(0, 2, [asked(0)], [600]));
    expect(model().playing).toMatchObject({ number: 1, duration: 800 });
    expect(model().holds).toBe(true);
    vi.advanceTimersByTime(800);
    expect(model().playing).toMatchObject({ number: 2, duration: 600 });
    vi.advanceTimersByTime(600);
    expect(model()).toMatchObject({ playing: undefined, holds: false });
  });

  it('keeps who is here, draws nothing again for it, and skips messages that it does not know', () => {
    const { tell, hear, model } = sit([0]);
    tell(update(0, 0, [asked(1)]));
    const before = roomParts(model());
    hear({ type: 'here', seats: [0, 2], watching: 3 });
    expect(model().here).toEqual({ seats: [0, 2], watching: 3 });
    expect(roomParts(model())).toEqual(before);
    const known = model();
    hear({ type: 'dance' } as unknown as ServerMessage);
    expect(model()).toBe(known);
  });

  it('sends nothing more for a seat whose last wish is under way, but for what is said once and for all', () => {
    const { session, sent, tell, hear, model } = sit([0]);
    tell(update(0, 0, [asked(0)]));
    session.keepAnswers(0, []);
    expect(isBusy(model())).toBe(false);
    session.undo(0);
    session.undo(0);
    session.act(0, 10, [{ type: 'go' }]);
    expect(sent.map(({ type }) => type)).toEqual(['standing', 'undo']);
    const undo = sent.find(({ type }) => type === 'undo');
    hear({ type: 'refused', client: undo?.client ?? '', error: { code: 'no', sentence: 'No.' } });
    session.act(0, 10, [{ type: 'go' }]);
    expect(sent.map(({ type }) => type)).toEqual(['standing', 'undo', 'answer']);
  });

  it('lets a player arrange things meanwhile: nothing is greyed, skipped or held up by it', () => {
    const { session, sent, tell, model } = sit([0]);
    const albums: Asked = { id: 3, seat: 0, kind: 'arrange', optional: true, words: '' };
    tell(update(0, 0, [asked(0), albums]), update(0, 1, [asked(0), albums], [900]));
    session.act(0, 3, [{ type: 'tile' }]);
    // What is being shown goes on, and the turn's own question is not busy.
    expect(model().playing).toMatchObject({ number: 1 });
    expect(isBusy(model())).toBe(false);
    // One at a time for the same question; the turn is answered all the same.
    session.act(0, 3, [{ type: 'tile' }]);
    session.act(0, 10, [{ type: 'go' }]);
    expect(sent).toMatchObject([{ decision: 3 }, { decision: 10 }]);
    expect(isBusy(model())).toBe(true);
  });

  it('is busy until what came of an answer is shown, and not only heard', () => {
    const { session, sent, tell, hear, model } = sit([0]);
    tell(update(0, 0, [asked(0), asked(1)]));
    session.act(0, 10, [{ type: 'go' }]);
    tell(update(0, 1, [asked(0)], [TRIFLE_MS]));
    hear({ type: 'done', client: sent[0]?.client ?? '', number: 2, dropped: 0, left: [] });
    tell(update(0, 2, [asked(1)]));
    expect(model()).toMatchObject({ holds: false, playing: { number: 1 } });
    expect(isBusy(model())).toBe(true);
    vi.advanceTimersByTime(TRIFLE_MS);
    expect(shownFeed(model())?.now?.number).toBe(2);
    expect(isBusy(model())).toBe(false);
  });

  it('is not busy once the next question is shown, even if word of the answer comes later', () => {
    const { session, sent, tell, hear, model } = sit([0]);
    tell(update(0, 0, [asked(0)]));
    session.act(0, 10, [{ type: 'go' }]);
    expect(isBusy(model())).toBe(true);
    tell(update(0, 1, [asked(1)]));
    expect(isBusy(model())).toBe(false);
    hear({ type: 'done', client: sent[0]?.client ?? '', number: 1, dropped: 0, left: [] });
    expect(isBusy(model())).toBe(false);
  });

  it('never delays the player: acting skips to the end', () => {
    const { session, sent, tell, hear, model } = sit([0]);
    tell(update(0, 0, [asked(0)]), update(0, 1, [asked(0)], [900]));
    session.act(0, 10, [{ type: 'go' }]);
    expect(model().playing).toBeUndefined();
    expect(sent).toMatchObject([{ type: 'answer', seat: 0, decision: 10, action: { type: 'go' } }]);
    expect(isBusy(model())).toBe(true);
    const client = sent[0]?.client ?? '';
    hear({ type: 'done', client, number: 2, dropped: 0, left: [] });
    expect(isBusy(model())).toBe(true);
    tell(update(0, 2, [asked(1)]));
    expect(isBusy(model())).toBe(false);
  });

  it('shows how the match ended even to a player who skips what came before, but not twice', () => {
    const { session, tell, model } = sit([0]);
    const last = { ...update(0, 3, [], [900]), outcome: { score: [1, 2, 3], rank: [3, 2, 1], reason: 'done' } };
    tell(update(0, 0, [asked(1)]), update(0, 1, [asked(1)], [800]), update(0, 2, [asked(1)], [600]), last);
    session.skip();
    expect(model().playing).toMatchObject({ number: 3, duration: 900 });
    expect(shownFeed(model())?.log.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
    session.skip();
    expect(model().playing).toBeUndefined();
    expect(shownFeed(model())?.now?.outcome).toBeDefined();
  });

  it('gives figures, and whose move it is, only when the dice have been seen', () => {
    const { tell, room } = sit([0]);
    const { view: before, ...first } = update(0, 0, [asked(0)]);
    tell({ ...first, view: before }, update(0, 1, [asked(1)], [800]));
    expect(room()?.view).not.toBe(before);
    expect(room()?.settled).toBe(before);
    expect(room()?.pending).toMatchObject([{ seat: 0 }]);
    vi.advanceTimersByTime(800);
    expect(room()?.settled).toBe(room()?.view);
    expect(room()?.pending).toMatchObject([{ seat: 1 }]);
    // A trifle holds nobody up.
    tell(update(0, 2, [asked(0)], [200]));
    expect(room()).toMatchObject({ playing: { number: 2 }, pending: [{ seat: 0 }] });
    expect(room()?.settled).toBe(room()?.view);
  });

  it('asks nothing of a player who is away: a bot answers', () => {
    const { session, tell, model, room } = sit([0]);
    tell(update(0, 0, [asked(0)]));
    expect(room()?.question).toMatchObject({ seat: 0 });
    expect(isMyMove(model())).toBe(true);
    const { seats } = table([0]);
    const away = seats.map((each) => ({ ...each, away: each.mine }));
    session.takeTable({ ...table([0]), version: 2, seats: away });
    expect(room()?.question).toBeUndefined();
    expect(isMyMove(model())).toBe(false);
  });

  it('goes by the clock of the host', () => {
    const { session, model } = sit([0]);
    vi.setSystemTime(1_000_000);
    session.takeTable({ ...table([0]), version: 2, now: 1_090_000 });
    expect(model().ahead).toBe(90_000);
  });

  it('says why something was refused', () => {
    const { session, sent, tell, hear, model } = sit([0]);
    tell(update(0, 0, [asked(0)]));
    session.act(0, 10, [1, 2]);
    expect(sent[0]).toMatchObject({ type: 'batch', actions: [1, 2] });
    hear({ type: 'refused', client: sent[0]?.client ?? '', error: { code: 'no', sentence: 'No.', rule: 'W-1.1' } });
    expect(model().refusal).toEqual({ code: 'no', sentence: 'No.', rule: 'W-1.1' });
    expect(isBusy(model())).toBe(false);
  });

  it('waits while nobody looks, and then tells what was missed', () => {
    const { tell, model } = sit([0]);
    tell(update(0, 0, [asked(1)]));
    page.hidden = true;
    for (let number = 1; number <= 5; number++) tell(update(0, number, [asked(number === 5 ? 0 : 1)], [500]));
    expect(model().feeds.get(0)?.now?.number).toBe(0);
    expect(isMyMove(model())).toBe(true);
  });
});

describe('the words of what is being shown', () => {
  it('come at its end: in the log, and for screen readers', () => {
    const { session, tell, model } = sit([0]);
    const heard: number[] = [];
    session.witness(({ number }) => heard.push(number));
    const told = (): readonly number[] => {
      const log = shownFeed(model())?.log ?? [];
      return log.slice(0, log.length - untold(model())).map(({ number }) => number);
    };
    tell(update(0, 0, [asked(1)]));
    tell(update(0, 1, [asked(1)], [800]), update(0, 2, [asked(0)], [600]));
    expect([told(), heard]).toEqual([[0], []]);
    vi.advanceTimersByTime(800);
    expect([told(), heard]).toEqual([[0, 1], [1]]);
    session.skip();
    expect([told(), heard]).toEqual([
      [0, 1, 2],
      [1, 2],
    ]);
    vi.runAllTimers();
    expect(heard).toEqual([1, 2]);
  });
});

describe('looking back', () => {
  const past = (number: number): Reply<Moment> => ({
    ok: true,
    value: { number, view: `as it was at ${number}`, pending: [] } as unknown as Moment,
  });
  const seen = (model: TableModel, number: number): unknown => {
    const feed = shownFeed(model);
    return feed === undefined ? undefined : momentOf(feed, number)?.view;
  };

  it('fetches what was before the page was opened, once, and as the shown seat saw it', async () => {
    const asks: unknown[] = [];
    const { session, tell, model } = sit([0], async (observer, at) => {
      asks.push([observer, at]);
      return past(at);
    });
    tell(update(0, 50, [asked(0)]));
    session.lookAt(7);
    expect(model()).toMatchObject({ moment: 7, asking: 'under-way' });
    expect(seen(model(), 7)).toBeUndefined();
    await vi.runAllTimersAsync();
    expect(model().asking).toBeUndefined();
    expect(seen(model(), 7)).toBe('as it was at 7');
    // What lies between is not what was fetched, nor what is now.
    expect(seen(model(), 8)).toBeUndefined();
    session.lookAt(undefined);
    session.lookAt(7);
    session.lookAt(50);
    await vi.runAllTimersAsync();
    expect(asks).toEqual([[0, 7]]);
  });

  it('fetches the moment of the address as soon as it is known whose view is shown', async () => {
    const asks: unknown[] = [];
    const { tell, model } = sit(
      [0],
      async (observer, at) => {
        asks.push(observer);
        return past(at);
      },
      7,
    );
    expect(asks).toEqual([]);
    tell(update(0, 50, [asked(0)]));
    await vi.runAllTimersAsync();
    expect(asks).toEqual([0]);
    expect(model()).toMatchObject({ moment: 7, asking: undefined });
    expect(seen(model(), 7)).toBe('as it was at 7');
  });

  it('says that it could not be had, and asks again when told to', async () => {
    let reply: Reply<Moment> = { ok: false, refusal: { code: 'network', sentence: 'No.' } };
    const { session, tell, model } = sit([0], async () => reply);
    tell(update(0, 50, [asked(0)]));
    session.lookAt(7);
    await vi.runAllTimersAsync();
    expect(model().asking).toBe('failed');
    reply = past(7);
    session.lookAt(7);
    await vi.runAllTimersAsync();
    expect(model().asking).toBeUndefined();
    expect(seen(model(), 7)).toBe('as it was at 7');
  });

  it('does not mind an answer for a moment that was left', async () => {
    const { session, tell, model } = sit([0]);
    tell(update(0, 50, [asked(0)]));
    session.lookAt(7);
    session.lookAt(50);
    await vi.runAllTimersAsync();
    expect(model()).toMatchObject({ moment: 50, asking: undefined });
  });
});

describe('several at one device', () => {
  it('draws a curtain before another one’s secrets', () => {
    const { session, tell, model } = sit([0, 1]);
    tell(update(0, 0, [asked(0)]), update(1, 0, [asked(0)]));
    expect(model().curtain).toBe(0);
    session.openCurtain();
    expect(model()).toMatchObject({ shown: 0, holder: 0, curtain: undefined });
    tell(update(0, 1, [asked(1)]), update(1, 1, [asked(1)]));
    vi.runAllTimers();
    expect(model()).toMatchObject({ shown: 0, curtain: 1 });
    session.openCurtain();
    expect(model()).toMatchObject({ shown: 1, holder: 1 });
  });

  it('asks openly where nothing secret is in question, one after the other', () => {
    const { session, tell, model } = sit([0, 1, 2]);
    const all = (number: number, pending: readonly Asked[]): void => {
      tell(...[0, 1, 2].map((seat) => update(seat, number, pending)));
      vi.runAllTimers();
    };
    all(0, [asked(0)]);
    session.openCurtain();
    all(1, [asked(1, 'offer'), asked(2, 'offer')]);
    expect(model()).toMatchObject({ shown: 1, open: true, curtain: undefined, holder: 0 });
    all(2, [asked(2, 'offer')]);
    expect(model()).toMatchObject({ shown: 2, open: true, curtain: undefined, holder: 0 });
    all(3, [asked(0)]);
    expect(model()).toMatchObject({ shown: 0, open: false, curtain: undefined });
  });

  it('is in nobody’s hands after an open turn of another one: their secrets do not come back by themselves', () => {
    const { session, tell, model } = sit([0, 1]);
    tell(update(0, 0, [asked(0, 'round')]), update(1, 0, [asked(0, 'round')]));
    vi.runAllTimers();
    session.closeOpen();
    session.openCurtain();
    expect(model()).toMatchObject({ shown: 0, open: false, holder: 0 });
    tell(update(0, 1, [asked(1, 'round')]), update(1, 1, [asked(1, 'round')]));
    vi.runAllTimers();
    expect(model()).toMatchObject({ shown: 1, open: true, curtain: undefined, holder: undefined });
    tell(update(0, 2, [asked(0, 'round')]), update(1, 2, [asked(0, 'round')]));
    vi.runAllTimers();
    expect(model()).toMatchObject({ shown: 0, open: true, curtain: undefined, holder: undefined });
  });

  it('tells behind the curtain what the seat has not seen yet, after a reload too', () => {
    const before = sit([0, 1]);
    before.tell(update(0, 5, [asked(0)]), update(1, 5, [asked(0)]));
    before.session.openCurtain();
    const after = sit([0, 1]);
    const whole = (number: number): Update => {
      const { steps, ...rest } = update(0, number, [asked(0)]);
      return { ...rest, steps: [...update(0, 4, []).steps, ...update(0, 5, []).steps, ...steps] };
    };
    after.tell(whole(6), update(1, 6, [asked(0)]));
    after.session.openCurtain();
    expect(after.model().missed?.lines.map(({ number }) => number)).toEqual([6]);
  });

  it('leaves the table open while nobody here is asked', () => {
    const { tell, model } = sit([0, 1]);
    tell(update(0, 0, [asked(2)]), update(1, 0, [asked(2)]));
    expect(model()).toMatchObject({ shown: 0, open: true, curtain: undefined, holder: undefined });
    tell(update(0, 1, [asked(1)]), update(1, 1, [asked(1)]));
    vi.runAllTimers();
    expect(model().curtain).toBe(1);
  });

  it('lets someone look at their own view first', () => {
    const { session, tell, model } = sit([0, 1]);
    tell(update(0, 0, [asked(0)]), update(1, 0, [asked(0)]));
    session.openCurtain();
    tell(update(0, 1, [asked(1, 'offer')]), update(1, 1, [asked(1, 'offer')]));
    vi.runAllTimers();
    expect(model()).toMatchObject({ shown: 1, open: true });
    session.closeOpen();
    expect(model().curtain).toBe(1);
    session.openCurtain();
    expect(model()).toMatchObject({ shown: 1, open: false, holder: 1, curtain: undefined });
  });
});
