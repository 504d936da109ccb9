import type { ServerMessage } from '@shutterbox/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Host, LinkState } from '../src/host/host.ts';
import type { FromWorker, ToWorker } from '../src/local/messages.ts';
import { FakeWorker } from './fake-worker.ts';

type Told<K extends ToWorker['kind']> = Extract<ToWorker, { readonly kind: K }>;

let host: Host;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
  const { localHost } = await import('../src/host/local-host.ts');
  host = localHost(() => 'Ada');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function worker(): FakeWorker<ToWorker, FromWorker> {
  return FakeWorker.newest();
}

function told<K extends ToWorker['kind']>(kind: K): Told<K>[] {
  return worker().told.filter((message): message is Told<K> => message.kind === kind);
}

function connect(from: () => number = () => -1) {
  const states: LinkState[] = [];
  const heard: ServerMessage[] = [];
  const link = host.connect('here-a', from, {
    hear: (message) => void heard.push(message),
    state: (state) => void states.push(state),
  });
  return { link, states, heard };
}

/** The line that was opened last. */
function line(): number {
  return told('connect').at(-1)?.line ?? -1;
}

function turns(state: 'open' | 'lost' | 'gone'): void {
  worker().says({ kind: 'state', line: line(), state });
}

describe('the worker that hosts matches', () => {
  it('has its open calls refused and its lines lost when it fails; the next try starts another one', async () => {
    const { states } = connect();
    const reply = host.table('here-a');
    worker().fails();
    expect(await reply).toEqual({
      ok: false,
      refusal: { code: 'browser.failed', sentence: 'Something went wrong in this browser. Reload the page.' },
    });
    expect(states).toEqual(['connecting', 'lost']);
    expect(worker().terminated).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(FakeWorker.all).toHaveLength(2);
    turns('open');
    expect(states).toEqual(['connecting', 'lost', 'open']);
  });

  it('is asked for matches where the browser cannot say whether there are any', async () => {
    vi.stubGlobal('indexedDB', {});
    const mine = host.mine();
    await vi.waitFor(() => expect(told('call')).toHaveLength(1));
    worker().says({ kind: 'reply', id: told('call')[0]?.id ?? -1, reply: { ok: true, value: [] } });
    expect(await mine).toEqual({ ok: true, value: [] });
  });

  it('is not started for a browser that has no matches', async () => {
    vi.stubGlobal('indexedDB', { databases: async () => [{ name: 'another' }] });
    expect(await host.mine()).toEqual({ ok: true, value: [] });
    expect(FakeWorker.all).toHaveLength(0);
  });
});

describe('the line to a table in this browser', () => {
  it('comes back by itself, from the number that one has, with what was not answered', () => {
    let number = -1;
    const { link, states, heard } = connect(() => number);
    turns('open');
    link.send({ type: 'undo', client: 'a', seat: 0, count: 1 });
    link.send({ type: 'undo', client: 'b', seat: 0, count: 1 });
    worker().says({
      kind: 'hear',
      line: line(),
      message: { type: 'refused', client: 'a', error: { code: 'browser.failed', sentence: 'No.' } },
    });
    expect(heard).toHaveLength(1);
    number = 7;
    turns('lost');
    link.send({ type: 'undo', client: 'c', seat: 0, count: 1 });
    expect(told('say')).toHaveLength(2);
    vi.advanceTimersByTime(1_000);
    expect(told('connect').map(({ from }) => from)).toEqual([-1, 7]);
    const again = told('say').filter((said) => said.line === line());
    expect(again.map(({ message }) => message.client)).toEqual(['b', 'c']);
    turns('open');
    expect(states).toEqual(['connecting', 'open', 'lost', 'open']);
  });

  it('waits longer after every failure, until one has held', () => {
    connect();
    const fails = (): number => {
      const before = told('connect').length;
      turns('lost');
      let waited = 0;
      for (; told('connect').length === before; waited += 100) vi.advanceTimersByTime(100);
      return waited;
    };
    for (let i = 0; i < 8; i++) fails();
    expect(fails()).toBeGreaterThanOrEqual(2_500);
    turns('open');
    vi.advanceTimersByTime(60_000);
    expect(fails()).toBeLessThanOrEqual(400);
  });

  it('does not come back where there is no such match, nor once it is closed', () => {
    const { states } = connect();
    turns('gone');
    const { link } = connect();
    turns('lost');
    link.close();
    vi.advanceTimersByTime(60_000);
    expect(told('connect')).toHaveLength(2);
    expect(states).toEqual(['connecting', 'gone']);
  });

  it('hangs up when it is closed, and hears no more', () => {
    const { link, states } = connect();
    link.close();
    turns('open');
    expect(told('hang-up')).toEqual([{ kind: 'hang-up', line: line() }]);
    expect(states).toEqual(['connecting']);
  });
});
