import { openQuestions } from '@shutterbox/ui';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { proposalOf } from '../src/table/match/left.ts';
import { type Asked, asked, page, sit, update } from './toy-table.ts';

const { calmRoom } = await import('../src/table/match/build-room.ts');

const SHOWN_MS = 900;

/** A standing question of seat 0, and two that hold the table up. */
const albums: Asked = { id: 3, seat: 0, kind: 'arrange', optional: true, words: '' };
const orders: Asked = { id: 4, seat: 0, kind: 'orders', optional: true, words: '' };
const fire: Asked = { id: 20, seat: 0, kind: 'fire', words: '' };
const turn = asked(0);

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
});

describe('what the table is about', () => {
  it('is the first required question; the others and the standing ones are open beside it', () => {
    const { tell, room } = sit([0]);
    tell(update(0, 0, [albums, turn, fire, asked(1)]));
    expect(room()).toMatchObject({ question: { kind: 'turn' }, others: [{ kind: 'fire' }] });
    expect(room()?.standing).toMatchObject([{ kind: 'arrange' }]);
  });

  it('is what the player picks, until something else is asked first', () => {
    const { session, tell, room } = sit([0]);
    tell(update(0, 0, [albums, turn, fire]));
    session.pick(fire.id);
    expect(room()).toMatchObject({ question: { kind: 'fire' }, others: [{ kind: 'turn' }] });
    session.pick(albums.id);
    const now = room();
    expect(now?.question).toBe(now?.standing[0]);
    expect(now?.others.map(({ kind }) => kind)).toEqual(['turn', 'fire']);
    expect(now && openQuestions(now).map(({ kind }) => kind)).toEqual(['arrange', 'turn', 'fire']);
    tell(update(0, 1, [albums, { ...turn, id: 30 }]));
    expect(room()?.question?.id).toBe(30);
    session.pick(albums.id);
    session.pick(undefined);
    expect(room()?.question?.id).toBe(30);
  });

  it('is nothing while only standing questions are open, unless one of them is picked', () => {
    const { session, tell, room } = sit([0]);
    tell(update(0, 0, [albums, asked(1)]));
    expect(room()?.question).toBeUndefined();
    session.pick(albums.id);
    expect(room()?.question?.kind).toBe('arrange');
    tell(update(0, 1, [albums, turn]));
    vi.runAllTimers();
    expect(room()?.question?.kind).toBe('turn');
  });

  it('is the same object as long as nothing new was heard: a board makes its offers from it', () => {
    const { session, tell, room } = sit([0]);
    tell(update(0, 0, [albums, turn]));
    const before = room();
    session.act(0, turn.id, [{ type: 'go' }]);
    expect(room()?.isBusy()).toBe(true);
    expect(room()?.question).toBe(before?.question);
    expect(room()?.standing).toBe(before?.standing);
  });
});

describe('standing questions', () => {
  it('are open while something is shown, and required ones wait for it', () => {
    const { session, tell, room } = sit([0]);
    tell(update(0, 0, [albums, asked(1)]));
    session.pick(albums.id);
    tell(update(0, 1, [albums, asked(1)], [SHOWN_MS]));
    expect(room()).toMatchObject({ playing: { number: 1 }, question: { kind: 'arrange' } });
    tell(update(0, 2, [albums, turn], [SHOWN_MS]));
    vi.advanceTimersByTime(SHOWN_MS);
    expect(room()).toMatchObject({ playing: { number: 2 }, question: undefined, others: [] });
    expect(room()?.standing).toMatchObject([{ kind: 'arrange' }]);
    vi.advanceTimersByTime(SHOWN_MS);
    expect(room()?.question?.kind).toBe('turn');
  });

  it('go with the view that a holding shows: with the one before, while something is shown', () => {
    const { tell, room } = sit([0]);
    const legal = (words: string) => [{ decision: albums.id, actions: [{ action: 1, words }] }];
    tell({ ...update(0, 0, [albums, orders]), legal: legal('before') });
    tell({ ...update(0, 1, [albums], [SHOWN_MS]), legal: legal('after') });
    const now = room();
    const calm = now && calmRoom(now);
    expect(now?.standing).toMatchObject([{ kind: 'arrange', legal: [{ words: 'after' }] }]);
    expect(calm?.view).toBe(now?.settled);
    expect(calm?.standing).toMatchObject([{ kind: 'arrange', legal: [{ words: 'before' }] }]);
    vi.advanceTimersByTime(SHOWN_MS);
    const then = room();
    expect(then && calmRoom(then)).toBe(then);
  });

  it('are busy each by itself', () => {
    const { session, tell, hear, sent, room } = sit([0]);
    tell(update(0, 0, [turn, albums, orders]));
    session.act(0, albums.id, [{ type: 'tile' }]);
    const busy = () => {
      const now = room();
      return now && openQuestions(now).flatMap((each) => (now.isBusy(each) ? [each.kind] : []));
    };
    expect(busy()).toEqual(['arrange']);
    session.act(0, turn.id, [{ type: 'go' }]);
    expect(busy()).toEqual(['turn', 'arrange']);
    hear({ type: 'done', client: sent[0]?.client ?? '', number: 1, dropped: 0, left: [] });
    tell(update(0, 1, [turn, albums, orders]));
    expect(busy()).toEqual(['turn']);
  });

  it('are not asked before everyone, and not of someone who looks back', () => {
    const { session, tell, room, model } = sit([0, 1]);
    const all = (number: number, pending: readonly Asked[]): void => {
      tell(update(0, number, pending), update(1, number, pending));
      vi.runAllTimers();
    };
    all(0, [asked(1), { ...albums, seat: 1 }]);
    session.openCurtain();
    expect(room()?.standing).toHaveLength(1);
    session.lookAt(0);
    expect(room()?.standing).toEqual([]);
    session.lookAt(undefined);
    all(1, [asked(0, 'offer'), albums]);
    expect(model()).toMatchObject({ shown: 0, open: true });
    expect(room()).toMatchObject({ question: { kind: 'offer' }, standing: [] });
  });
});

describe('the rest of a plan that was interrupted', () => {
  const walk: Asked = { ...turn, subject: 7 };
  const steps = ['east', 'east', 'north'];

  function interrupted() {
    const table = sit([0]);
    table.tell(update(0, 0, [walk]));
    table.session.act(0, walk.id, steps);
    const client = table.sent[0]?.client ?? '';
    table.tell(update(0, 1, [asked(1, 'fire')]));
    table.hear({ type: 'done', client, number: 1, dropped: 2, left: ['east', 'north'] });
    return table;
  }

  const game = { actionKey: String };

  it('is kept with its question, and proposed when the same is asked again', () => {
    const { tell, room, model, session, sent } = interrupted();
    expect(model().refusal?.sentence).toMatch(/^Your move stopped on the way/);
    expect(room()?.left).toMatchObject({ question: { kind: 'turn', subject: 7 }, actions: ['east', 'north'] });
    const legal = [{ decision: 30, actions: [{ action: 'east', words: '' }] }];
    tell({ ...update(0, 2, [{ ...walk, id: 30 }]), legal });
    vi.runAllTimers();
    const now = room();
    expect(now && proposalOf(now, game)).toMatchObject({ question: { id: 30 }, actions: ['east', 'north'] });
    session.act(0, 30, ['east', 'north']);
    expect(sent.at(-1)).toMatchObject({ type: 'batch', decision: 30, actions: ['east', 'north'] });
    expect(room()?.left).toBeUndefined();
  });

  it('is not proposed for another figure, nor where its first step cannot be done', () => {
    const { tell, room } = interrupted();
    const proposed = (question: Asked, action: string) => {
      tell({
        ...update(0, question.id, [question]),
        legal: [{ decision: question.id, actions: [{ action, words: '' }] }],
      });
      vi.runAllTimers();
      const now = room();
      return now && proposalOf(now, game);
    };
    expect(proposed({ ...walk, id: 30, subject: 8 }, 'east')).toBeUndefined();
    expect(proposed({ ...walk, id: 31 }, 'west')).toBeUndefined();
    expect(proposed({ ...walk, id: 32 }, 'east')).toBeDefined();
  });

  it('stays while something is arranged, and goes with an undo or another answer', () => {
    const { session, tell, room } = interrupted();
    tell(update(0, 2, [albums, { ...walk, id: 30 }]));
    session.act(0, albums.id, ['tile']);
    expect(room()?.left).toBeDefined();
    session.undo(0);
    expect(room()?.left).toBeUndefined();
  });
});
