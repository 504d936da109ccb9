import type { ServerMessage } from '@shutterbox/protocol';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LinkState } from '../src/host/host.ts';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readonly url: string;
  readonly protocols: readonly string[];
  readonly sent: string[] = [];
  readyState = 0;
  onopen: (() => void) | undefined;
  onmessage: ((event: { data: string }) => void) | undefined;
  onclose: ((event: { code: number }) => void) | undefined;

  constructor(url: URL, protocols: readonly string[]) {
    this.url = String(url);
    this.protocols = protocols;
    FakeSocket.all.push(this);
  }

  send(data: string): void {
    this.sent.push(data);
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  says(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  ends(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

vi.stubGlobal('WebSocket', FakeSocket);
vi.stubGlobal('location', { href: 'https://play.example.org/m/abc' });
vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('removeEventListener', () => undefined);
const { ServerLink } = await import('../src/host/server-link.ts');

function connect(from: () => number = () => -1) {
  const states: LinkState[] = [];
  const heard: ServerMessage[] = [];
  const link = new ServerLink('abc', from, {
    hear: (message) => void heard.push(message),
    state: (state) => void states.push(state),
  });
  return { link, states, heard };
}

function newest(): FakeSocket {
  const socket = FakeSocket.all.at(-1);
  if (socket === undefined) throw new Error('No socket was opened.');
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
});

describe('the line to a table', () => {
  it('asks from the number that one has', () => {
    let number = -1;
    const { states } = connect(() => number);
    expect(newest().url).toBe('wss://play.example.org/ws?match=abc&from=-1');
    newest().opens();
    number = 7;
    newest().ends(1006);
    vi.advanceTimersByTime(1_000);
    expect(newest().url).toBe('wss://play.example.org/ws?match=abc&from=7');
    newest().opens();
    expect(states).toEqual(['connecting', 'open', 'lost', 'open']);
  });

  it('listens in brief, and in words where a server does not know that', () => {
    connect();
    newest().ends(1006);
    vi.advanceTimersByTime(1_000);
    newest().opens();
    newest().says({ type: 'pong' });
    newest().ends(1006);
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all.map(({ protocols }) => protocols)).toEqual([['shutterbox.brief'], [], ['shutterbox.brief']]);
  });

  it('says again what was not answered, and nothing else', () => {
    const { link } = connect();
    newest().opens();
    link.send({ type: 'undo', client: 'a', seat: 0, count: 1 });
    link.send({ type: 'undo', client: 'b', seat: 0, count: 1 });
    newest().says({ type: 'done', client: 'a', number: 3, dropped: 0, left: [] });
    newest().ends(1006);
    link.send({ type: 'undo', client: 'c', seat: 0, count: 1 });
    vi.advanceTimersByTime(1_000);
    newest().opens();
    expect(newest().sent.map((text) => (JSON.parse(text) as { client: string }).client)).toEqual(['b', 'c']);
  });

  it('does not come back where there is no such match', () => {
    const { states } = connect();
    newest().ends(4404);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(states).toEqual(['connecting', 'gone']);
  });

  it('notices a line that is only seemingly open', () => {
    const { states } = connect();
    newest().opens();
    vi.advanceTimersByTime(20_000);
    expect(newest().sent).toEqual(['{"type":"ping"}']);
    newest().says({ type: 'pong' });
    vi.advanceTimersByTime(20_000);
    vi.advanceTimersByTime(8_000);
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('is quiet once it is closed', () => {
    const { link, states } = connect();
    newest().opens();
    link.close();
    newest().ends(1000);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(states).toEqual(['connecting', 'open']);
  });
});
