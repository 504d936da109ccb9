import type { BotQuestion, Table } from '@shutterbox/host';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BotCall, BotReply } from '../src/local/bot-worker.ts';
import { Bots } from '../src/local/bots.ts';
import { FakeWorker } from './fake-worker.ts';

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('navigator', {});
});
afterEach(() => void vi.unstubAllGlobals());

/** A table at which bots are asked so many questions. */
function tableAsking(questions: number) {
  let left = questions;
  const answers: unknown[] = [];
  const question = (): BotQuestion =>
    ({ game: 'g', seat: 1, decision: { id: answers.length }, level: 'easy' }) as unknown as BotQuestion;
  const table = {
    id: 'here-a',
    botQuestion: vi.fn(async () => (left > 0 ? question() : undefined)),
    answer: async (_author: unknown, { actions }: { readonly actions: readonly unknown[] }) => {
      left -= 1;
      answers.push(...actions);
      return { ok: true, value: { number: 0, dropped: 0, left: [] } };
    },
  };
  return { table: table as unknown as Table, botQuestion: table.botQuestion, answers, ask: () => (left += 1) };
}

function worker(): FakeWorker<BotCall, BotReply> {
  return FakeWorker.newest();
}

/** Answers what the bots were asked last, once they were. */
async function think(asked: number): Promise<void> {
  await vi.waitFor(() => expect(worker().told).toHaveLength(asked));
  worker().says({ id: worker().told.at(-1)?.id ?? -1, action: `move ${asked}` });
}

describe('bots in this browser', () => {
  it('answer without locks, which plain http has not', async () => {
    const { table, answers } = tableAsking(2);
    const done = new Bots().nudge(table);
    await think(1);
    await think(2);
    await done;
    expect(answers).toEqual(['move 1', 'move 2']);
  });

  it('answer under the lock of their match where there are locks', async () => {
    const request = vi.fn((_name: string, work: () => Promise<void>) => work());
    vi.stubGlobal('navigator', { locks: { request } });
    const { table, answers } = tableAsking(1);
    const done = new Bots().nudge(table);
    await think(1);
    await done;
    expect(answers).toEqual(['move 1']);
    expect(request).toHaveBeenCalledWith('bots:here-a', expect.any(Function));
  });

  it('look again after a nudge that came while they were leaving', async () => {
    const { table, botQuestion, answers, ask } = tableAsking(0);
    const bots = new Bots();
    let again: Promise<void> = Promise.resolve();
    botQuestion.mockImplementationOnce(async () => {
      // They see nothing to do, and only then there is something.
      queueMicrotask(() => {
        ask();
        again = bots.nudge(table);
      });
      return undefined;
    });
    const done = bots.nudge(table);
    await think(1);
    await Promise.all([done, again]);
    expect(answers).toEqual(['move 1']);
  });

  it('fail where their worker does, and start another one the next time', async () => {
    const { table, answers } = tableAsking(1);
    const bots = new Bots();
    const failed = bots.nudge(table);
    await vi.waitFor(() => expect(worker().told).toHaveLength(1));
    worker().fails();
    await expect(failed).rejects.toThrow('The bots did not load.');
    const dead = worker();
    const done = bots.nudge(table);
    await vi.waitFor(() => expect(worker()).not.toBe(dead));
    await think(1);
    await done;
    expect(dead.terminated).toBe(true);
    expect(answers).toEqual(['move 1']);
  });
});
