import type { Analysis } from '@shutterbox/analysis';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LuckCall, LuckReply } from '../src/luck/luck-worker.ts';
import { type Finding, study } from '../src/luck/study.ts';
import type { AnyRecord } from '../src/replay/reel.ts';
import { FakeWorker } from './fake-worker.ts';

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => void vi.unstubAllGlobals());

const REPORT = { game: 'wildlife' } as unknown as Analysis;

function studied(record = { game: 'wildlife' } as AnyRecord) {
  const heard: Finding[] = [];
  const stop = study(record, (finding) => heard.push(finding));
  return { heard, stop, record };
}

it('tells how far it is and what was found, and finds it only once', () => {
  const { heard, record } = studied();
  const worker = FakeWorker.newest<LuckCall, LuckReply>();
  expect(worker.told).toEqual([{ game: 'wildlife', record }]);
  worker.says({ kind: 'progress', done: 0.4 });
  worker.says({ kind: 'report', report: REPORT });
  const found = { kind: 'found', report: REPORT };
  expect(heard).toEqual([{ kind: 'working', done: 0 }, { kind: 'working', done: 0.4 }, found]);
  expect(worker.terminated).toBe(true);
  expect(studied(record).heard).toEqual([found]);
  expect(FakeWorker.all).toHaveLength(1);
});

it.each([
  [
    'knows nothing about luck',
    (worker: FakeWorker<LuckCall, LuckReply>) => worker.says({ kind: 'problem', problem: '' }),
  ],
  ['cannot be loaded', (worker: FakeWorker<LuckCall, LuckReply>) => worker.fails()],
])('says so where the worker %s', (_, fail) => {
  const { heard } = studied();
  fail(FakeWorker.newest());
  expect(heard.at(-1)).toEqual({ kind: 'failed' });
  expect(FakeWorker.newest<LuckCall, LuckReply>().terminated).toBe(true);
});

it('ends the worker when nobody waits any more', () => {
  const { stop } = studied();
  stop();
  expect(FakeWorker.newest<LuckCall, LuckReply>().terminated).toBe(true);
});
