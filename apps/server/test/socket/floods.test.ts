/** Floods through a socket: every frame counts, whatever its kind, for both visitor and address. */
import { once } from 'node:events';
import { CLOSED } from '@shutterbox/protocol';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { openHouse } from '../api/house.ts';
import { Person } from '../api/person.ts';

const SEATS = [{ kind: 'me' }, { kind: 'open' }];
const FLOOD = 500;

describe('control frames', () => {
  it.each(['ping', 'pong'] as const)('%s: a flood of them is cut off, and few are answered', async (frame) => {
    const { url } = await openHouse({ limits: { visitor: { rate: 0.001, burst: 20 } } });
    const ann = await Person.named(url, 'Ann');
    const { id } = await ann.make(SEATS);
    const line = await new Person(url).socket(id);
    let answered = 0;
    line.socket.on('pong', () => answered++);
    for (let i = 0; i < FLOOD; i++) line.socket[frame]('x'.repeat(125));
    const end = await Promise.race([line.closed, line.ask({ type: 'ping' }).catch(() => line.closed)]);
    expect(end).toEqual({ code: CLOSED.tooMany, reason: 'too many messages' });
    expect(answered).toBe(frame === 'ping' ? 20 : 0);
  });

  it('a ping is answered with its own content', async () => {
    const { url } = await openHouse();
    const { id } = await (await Person.named(url, 'Ann')).make(SEATS);
    const { socket } = await new Person(url).socket(id);
    const pong = once(socket, 'pong');
    socket.ping('tick');
    expect(String((await pong)[0])).toBe('tick');
  });

  it('disconnects a client that pings but never reads', async () => {
    const { url } = await openHouse();
    const { id } = await (await Person.named(url, 'Ann')).make(SEATS);
    const line = await new Person(url).socket(id);
    await line.wait('table');
    const unread = vi.spyOn(WebSocket.prototype, 'bufferedAmount', 'get').mockReturnValue(Number.MAX_SAFE_INTEGER);
    onTestFinished(() => unread.mockRestore());
    line.socket.ping();
    const end = await Promise.race([line.closed, once(line.socket, 'pong')]);
    expect(end).toEqual({ code: CLOSED.tooSlow, reason: 'too slow' });
  });
});

describe('an address', () => {
  it('is counted by the messages of all its visitors together', async () => {
    const { url } = await openHouse({ limits: { address: { rate: 0.001, burst: 12 } } });
    const [ann, ben] = [await Person.named(url, 'Ann'), await Person.named(url, 'Ben')];
    const { id } = await ann.make(SEATS);
    const lines = [await ann.socket(id), await ben.socket(id)];
    const replies: string[] = [];
    // Five of the twelve are used by now.
    for (let i = 0; i < 5; i++) {
      for (const line of lines) replies.push((await line.ask({ type: 'ping' })).type);
    }
    expect(replies).toEqual([...Array(7).fill('pong'), ...Array(3).fill('refused')]);
  });
});

describe('standing answers', () => {
  const standing = (characters: number) => ({ kind: 'choose', action: 'x'.repeat(characters) });

  it('are limited to a few kilobytes in all, because all tabs of the visitor are told them again and again', async () => {
    const { url } = await openHouse();
    const ann = await Person.named(url, 'Ann');
    const { id } = await ann.make(SEATS);
    const stand = (answers: readonly unknown[]) => ann.refused('POST', `/matches/${id}/seats/0/standing`, { answers });
    expect(await stand(Array(64).fill(standing(60)))).toBe('200 no error');
    expect(await stand([standing(4_000), standing(4_000)])).toBe('200 no error');
    expect(await stand([standing(4_000), standing(4_000), standing(4_000)])).toBe('400 request.bad');
  });

  it('go to a limited number of sockets of one visitor at one table', async () => {
    const { url } = await openHouse({ limits: { tabs: 2 } });
    const [ann, ben] = [await Person.named(url, 'Ann'), await Person.named(url, 'Ben')];
    const [{ id }, other] = [await ann.make(SEATS), await ann.make(SEATS)];
    const lines = [await ann.socket(id), await ann.socket(id)];
    for (const line of lines) await line.wait('table');
    const third = await ann.socket(id);
    const told = await Promise.race([
      third.wait('table').then(
        ({ type }) => type,
        () => 'closed',
      ),
      third.closed,
    ]);
    expect(told).toMatchObject({ code: CLOSED.tooMany });
    expect(third.messages).toMatchObject([{ type: 'refused', error: { code: 'rate.tooMany' } }]);
    await (await ann.socket(other.id)).wait('table');
    await (await ben.socket(id)).wait('table');
    lines[0]?.socket.close();
    await lines[0]?.closed;
    await (await ann.socket(id)).wait('table');
  });
});
