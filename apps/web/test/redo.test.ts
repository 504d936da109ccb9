import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asked, sit, update } from './toy-table.ts';

const { redo } = await import('../src/table/match/redo.ts');

beforeEach(() => void vi.useFakeTimers());

describe('something done instead', () => {
  const played = () => {
    const table = sit([0]);
    table.tell(update(0, 0, [asked(0)]));
    redo(table.session, 0, 2, ['b', 'c']);
    return table;
  };

  it('is sent once the steps have been taken back', async () => {
    const { sent, tell, hear, model } = played();
    expect(sent).toMatchObject([{ type: 'undo', count: 2 }]);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(1);
    hear({ type: 'done', client: sent[0]?.client ?? '', number: 1, dropped: 0, left: [] });
    tell(update(0, 1, [{ ...asked(0), id: 11 }]));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent[1]).toMatchObject({ type: 'batch', decision: 11, actions: ['b', 'c'] });
    // What lay there before is not put down again for all to see.
    hear({ type: 'done', client: sent[1]?.client ?? '', number: 2, dropped: 0, left: [] });
    tell(update(0, 2, [{ ...asked(0), id: 12 }], [800]));
    await vi.advanceTimersByTimeAsync(0);
    expect(model()).toMatchObject({ playing: undefined, holds: false });
  });

  it('is not sent where nothing could be taken back', async () => {
    const { sent, hear } = played();
    hear({ type: 'refused', client: sent[0]?.client ?? '', error: { code: 'no', sentence: 'No.' } });
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(1);
  });
});

describe('the steps that can be taken back', () => {
  it('are the latest of your own, as many as the host says', () => {
    const { tell, room } = sit([0]);
    const own = (number: number, event: number, count: number) => ({
      ...update(0, number, [asked(0)]),
      steps: [{ number, kind: 'answer' as const, seat: 0, events: [event], words: [] }],
      undo: { count, why: '' },
    });
    tell(own(0, 1, 0));
    expect(room()?.steps).toEqual([]);
    tell(own(1, 2, 1), own(2, 3, 2));
    vi.runAllTimers();
    expect(room()?.steps).toEqual([[2], [3]]);
  });
});
