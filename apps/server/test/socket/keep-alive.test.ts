import { once } from 'node:events';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Heartbeat } from '../../src/socket/heartbeat.ts';
import { openHouse } from '../api/house.ts';
import { Line } from '../api/line.ts';
import { Person } from '../api/person.ts';

const PING_EVERY_MS = 20_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

async function watching(site: string, match: string, autoPong: boolean): Promise<Line> {
  const socket = new WebSocket(`${site.replace('http', 'ws')}/ws?match=${match}`, { autoPong });
  onTestFinished(() => socket.terminate());
  const line = new Line(socket);
  await line.wait('table');
  return line;
}

it('drops clients that answer no ping, and keeps the others', async () => {
  const { url } = await openHouse();
  const { id } = await (await Person.named(url, 'Ann')).make([{ kind: 'me' }, { kind: 'open' }]);
  const [lively, silent] = [await watching(url, id, true), await watching(url, id, false)];
  for (let round = 0; round < 3; round++) {
    const pinged = [lively, ...(round === 0 ? [silent] : [])].map(({ socket }) => once(socket, 'ping'));
    vi.advanceTimersByTime(PING_EVERY_MS);
    await Promise.all(pinged);
    if (round === 1) expect((await silent.closed).code).toBe(1006);
    // This comes after the pong on the same line: once it is answered, the server has heard both.
    expect(await lively.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
  }
  expect(silent.socket.readyState).toBe(WebSocket.CLOSED);
  expect(lively.socket.readyState).toBe(WebSocket.OPEN);
});

it('pings a few at a time, and everyone once in a round', () => {
  const pings: number[] = [];
  const clients = Array.from({ length: 1_000 }, (_, i) => ({ ping: () => void pings.push(i), terminate: () => {} }));
  const heartbeat = new Heartbeat(new Set(clients));
  for (let turn = 1; turn <= 200; turn++) {
    vi.advanceTimersByTime(PING_EVERY_MS / 200);
    expect(pings).toHaveLength(5 * turn);
  }
  expect(new Set(pings).size).toBe(1_000);
  heartbeat.stop();
  vi.advanceTimersByTime(PING_EVERY_MS);
  expect(pings).toHaveLength(1_000);
});
