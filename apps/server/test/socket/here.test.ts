/** Who has the table open, as a socket hears it. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GRACE_MS } from '../../src/presence/attendance.ts';
import { openHouse } from '../api/house.ts';
import { Person } from '../api/person.ts';
import { Seconds } from '../presence/seconds.ts';
import { Tape } from '../wire/tape.ts';

const ME = { kind: 'me' };
const OPEN = { kind: 'open' };

afterEach(() => void vi.useRealTimers());

/** A server that has been up for a while, so that it knows who is missing. */
async function atTheTable() {
  const seconds = new Seconds();
  const { url } = await openHouse({ now: () => seconds.now });
  for (let gone = 0; gone < GRACE_MS; gone += 1_000) seconds.pass();
  const [ann, ben] = [await Person.named(url, 'Ann'), await Person.named(url, 'Ben')];
  const { id } = await ann.make([ME, OPEN]);
  return { seconds, url, ann, ben, id };
}

describe('who is here', () => {
  it('comes after the table and before the match, with numbers and nothing else', async () => {
    const { url, ann, ben, id } = await atTheTable();
    await ben.seat(id, 1, 'join');
    const line = await ann.socket(id);
    await line.update();
    expect(line.messages.map(({ type }) => type)).toEqual(['table', 'here', 'update']);
    const tape = new Tape({ site: url, token: '' });
    tape.listen(id);
    await tape.reached(0, false);
    expect(tape.socketTexts[1]).toBe('{"type":"here","seats":[0,1],"watching":1}');
  });

  it('a player is here on taking a seat, and away when all their connections are closed', async () => {
    const { seconds, ann, ben, id } = await atTheTable();
    const line = await ann.socket(id);
    await line.wait('here', ({ seats }) => `${seats}` === '0');
    await ben.seat(id, 1, 'join');
    await line.wait('here', ({ seats }) => `${seats}` === '0,1');
    const from = line.messages.length;
    await seconds.until(line.wait('here', ({ seats }) => `${seats}` === '0', from));
    const his = await ben.socket(id);
    await seconds.until(line.wait('here', ({ seats }) => `${seats}` === '0,1', from));
    his.socket.close();
    const gone = line.messages.length;
    await seconds.until(line.wait('here', ({ seats }) => `${seats}` === '0', gone));
  });

  it('is the same for a spectator, who is counted once with all their tabs', async () => {
    const { seconds, url, ann, id } = await atTheTable();
    const line = await ann.socket(id);
    const tabs = [await new Person(url).socket(id), await new Person(url).socket(id)];
    const [first] = tabs as [(typeof tabs)[0]];
    expect(await first.wait('here', ({ watching }) => watching === 1)).toEqual({
      type: 'here',
      seats: [0],
      watching: 1,
    });
    await seconds.until(line.wait('here', ({ watching }) => watching === 1));
    first.socket.close();
    await first.closed;
    for (let gone = 0; gone <= 2 * GRACE_MS; gone += 1_000) seconds.pass();
    expect(await line.ask({ type: 'ping', client: 'p' })).toMatchObject({ type: 'pong' });
    const counts = line.messages.flatMap((message) => (message.type === 'here' ? [message.watching] : []));
    expect(counts).toEqual([0, 1]);
    for (const each of tabs) each.socket.close();
    await seconds.until(line.wait('here', ({ watching }) => watching === 0, line.messages.length));
  });

  it('a stream counts too', async () => {
    const { seconds, url, ann, ben, id } = await atTheTable();
    await ben.seat(id, 1, 'join');
    const line = await ann.socket(id);
    const stop = new AbortController();
    const headers = { cookie: ben.cookie };
    await fetch(`${url}/api/v1/matches/${id}/stream?seat=1`, { headers, signal: stop.signal });
    for (let gone = 0; gone <= 2 * GRACE_MS; gone += 1_000) seconds.pass();
    expect(await line.ask({ type: 'ping', client: 'p' })).toMatchObject({ type: 'pong' });
    expect(line.messages.filter(({ type }) => type === 'here')).toEqual([{ type: 'here', seats: [0, 1], watching: 0 }]);
    stop.abort();
    await seconds.until(line.wait('here', ({ seats }) => `${seats}` === '0'));
  });
});
