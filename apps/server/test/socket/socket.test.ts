import { CLOSED } from '@shutterbox/protocol';
import { describe, expect, it } from 'vitest';
import { openHouse } from '../api/house.ts';
import { openLine } from '../api/line.ts';
import { Person } from '../api/person.ts';

const ME = { kind: 'me' };
const OPEN = { kind: 'open' };
const BOT = { kind: 'bot', level: 'easy' };

async function atTheTable() {
  const { url } = await openHouse();
  const [ann, ben] = [await Person.named(url, 'Ann'), await Person.named(url, 'Ben')];
  const { id } = await ann.make([ME, OPEN]);
  return { url, ann, ben, id };
}

describe('over the socket', () => {
  it.each(['template', 'wildlife'])('%s is played against bots to its end', async (game) => {
    const { url } = await openHouse();
    const ann = await Person.named(url, 'Ann');
    const { id } = await ann.make([ME, BOT, { kind: 'bot', level: 'hard' }], { game });
    const { outcome } = await (await ann.socket(id)).playOn();
    expect(outcome?.rank).toHaveLength(3);
    expect((await ann.table(id)).status).toBe('over');
  });

  it('two visitors meet by a link, a third one watches, and each is told only their own', async () => {
    const { url, ann, ben, id } = await atTheTable();
    const watcher = await new Person(url).socket(id);
    const first = await ann.socket(id);
    await first.wait('table', ({ table }) => table.status === 'open');
    await ben.seat(id, 1, 'join');
    const second = await ben.socket(id);
    const ends = await Promise.all([
      first.playOn(),
      second.playOn(),
      watcher.update(({ outcome }) => outcome !== undefined),
    ]);
    expect(ends.map(({ observer }) => observer)).toEqual([0, 1, 'spectator']);
    for (const [line, observer] of [
      [first, 0],
      [second, 1],
      [watcher, 'spectator'],
    ] as const) {
      const updates = line.messages.flatMap((message) => (message.type === 'update' ? [message.update] : []));
      expect(new Set(updates.map((update) => update.observer))).toEqual(new Set([observer]));
      expect(new Set(updates.map(({ view }) => (view as { observer: unknown }).observer))).toEqual(new Set([observer]));
      // Every step exactly once, in order.
      const steps = updates.flatMap((update) => update.steps.map(({ number }) => number));
      expect(steps).toEqual([0, 1, 2, 3, 4, 5, 6]);
    }
    const heard = JSON.stringify(watcher.messages);
    expect(heard).not.toContain('"dealt"');
    for (const word of ['secret', 'nonce', 'linkHash', '"visitor"']) expect(heard).not.toContain(word);
  });

  it('several seats on one device each have their own view', async () => {
    const { url } = await openHouse();
    const ann = await Person.named(url, 'Ann');
    const { id } = await ann.make([ME, ME, BOT]);
    const line = await ann.socket(id);
    await line.playOn();
    const observers = line.messages.flatMap((message) => (message.type === 'update' ? [message.update.observer] : []));
    expect(new Set(observers)).toEqual(new Set([0, 1]));
  });

  it('a client that comes back resumes from its number', async () => {
    const { ann, ben, id } = await atTheTable();
    await ben.seat(id, 1, 'join');
    await ann.answer(id, 0, 'a');
    await ben.answer(id, 1, 'b');
    const { steps, number } = await (await ann.socket(id, 1)).update();
    expect([steps.map((step) => step.number), number]).toEqual([[2], 2]);
    expect((await (await ann.socket(id, 2)).update()).steps).toEqual([]);
  });

  it('answers, batches, undo, legal and standing answers all work', async () => {
    const { ann, ben, id } = await atTheTable();
    await ben.seat(id, 1, 'join');
    const line = await ann.socket(id);
    const { decision, action } = await ann.choice(id, 0);
    expect(await line.ask({ type: 'ping', client: 'p' })).toEqual({ type: 'pong', client: 'p' });
    expect(await line.ask({ type: 'legal', seat: 0, decision })).toMatchObject({ legal: { decision } });
    expect(await line.ask({ type: 'legal', seat: 1, decision })).toMatchObject({ error: { code: 'seat.notYours' } });
    const answer = { type: 'answer', client: 'a', seat: 0, decision, action };
    expect(await line.ask(answer)).toEqual({ type: 'done', client: 'a', number: 1, dropped: 0, left: [] });
    expect(await line.ask(answer)).toEqual({ type: 'done', client: 'a', number: 1, dropped: 0, left: [] });
    expect(await line.ask({ ...answer, client: 'b' })).toMatchObject({ error: { code: 'match.notYours' } });
    expect(await line.ask({ type: 'undo', client: 'u', seat: 0 })).toEqual({
      type: 'done',
      client: 'u',
      number: 2,
      dropped: 0,
      left: [],
    });
    expect(await line.ask({ ...answer, client: 'c' })).toMatchObject({ error: { code: 'match.stale' } });
    const again = await ann.choice(id, 0);
    expect(
      await line.ask({ type: 'batch', client: 'd', seat: 0, decision: again.decision, actions: [again.action] }),
    ).toMatchObject({
      type: 'done',
      number: 3,
    });
    expect(await line.ask({ type: 'standing', client: 's', seat: 0, answers: [] })).toMatchObject({ type: 'done' });
    expect(await line.ask({ type: 'standing', client: 's', seat: 1, answers: [] })).toMatchObject({
      error: { code: 'seat.notYours' },
    });
  });

  it('an unreadable message is refused, and the line stays open', async () => {
    const { ann, ben, id } = await atTheTable();
    await ben.seat(id, 1, 'join');
    const line = await ann.socket(id);
    const bad: readonly unknown[] = [
      'not json',
      '',
      'null',
      '[]',
      '{"type":"dance"}',
      '{"type":"answer"}',
      `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
      { type: 'answer', client: 'x', seat: 0, decision: 1, action: 'x'.repeat(5_000) },
      { type: 'answer', client: '§', seat: 0, decision: 1, action: {} },
      { type: 'answer', client: 'x', seat: '0', decision: 1, action: {} },
      { type: 'batch', client: 'x', seat: 0, decision: 1, actions: [] },
      { type: 'batch', client: 'x', seat: 0, decision: 1, actions: { length: { toString: 'x' } } },
      { type: 'undo', client: 'x', seat: 0, count: 0 },
      { type: 'standing', client: 'x', seat: 0, answers: Array(65).fill({ kind: 'a', action: 1 }) },
      { type: 'ping', client: 'x', __proto__: null, constructor: 1 },
    ];
    for (const message of bad) {
      const from = line.messages.length;
      line.send(message);
      const { error } = await line.wait('refused', () => true, from);
      expect(error.code).toBe('request.bad');
      expect(error.sentence.length).toBeLessThan(300);
    }
    const from = line.messages.length;
    line.socket.send(Buffer.from([1, 2, 3]));
    await line.wait('refused', () => true, from);
    expect(await line.ask({ type: 'ping', client: 'p' })).toMatchObject({ type: 'pong' });
    expect((await ann.update(id, 0)).number).toBe(0);
  });

  it('a message that is too large ends the line, and nothing else', async () => {
    const { ann, id } = await atTheTable();
    const line = await ann.socket(id);
    line.send({ type: 'ping', client: 'x'.repeat(70_000) });
    expect((await line.closed).code).toBe(1009);
    expect((await ann.table(id)).status).toBe('open');
  });

  it('too many messages are refused, and finally the line is cut', async () => {
    const { url } = await openHouse({ limits: { visitor: { rate: 0.001, burst: 10 } } });
    const ann = await Person.named(url, 'Ann');
    const { id } = await ann.make([ME, OPEN]);
    const line = await ann.socket(id);
    for (let i = 0; i < 150; i++) line.send({ type: 'ping', client: `ping ${i}` });
    expect((await line.closed).code).toBe(CLOSED.tooMany);
    // With its client id, so that the sender stops waiting.
    const refused = line.messages.find(
      (message) => message.type === 'refused' && message.error.code === 'rate.tooMany',
    );
    expect(refused).toMatchObject({ client: expect.stringMatching(/^ping \d+$/) });
  });
});

describe('a socket is refused', () => {
  const refusedAs = (opening: Promise<unknown>) =>
    opening.then(
      () => 'open',
      (error: Error) => error.message,
    );

  it('from other sites, without an origin, and with a forged token', async () => {
    const { url, ann, id } = await atTheTable();
    const query = `match=${id}`;
    const { cookie } = ann;
    const open = (headers: Readonly<Record<string, string>>) => refusedAs(openLine(url, query, headers));
    expect(await open({ origin: 'https://evil.example', cookie })).toContain('403');
    expect(await open({ origin: 'null', cookie })).toContain('403');
    expect(await open({ cookie })).toContain('403');
    expect(await open({ origin: url, 'sec-fetch-site': 'cross-site', cookie })).toContain('403');
    expect(await open({ authorization: 'Bearer nonsense' })).toContain('401');
    expect(await open({ origin: url, cookie })).toBe('open');
    expect(await open({})).toBe('open');
  });

  it('if there is no such match, no match at all, or another path', async () => {
    const { url } = await openHouse();
    const closes = async (query: string) => {
      const line = await openLine(url, query, { origin: url });
      const refused = line.wait('refused').catch(() => undefined);
      const { code } = await line.closed;
      return `${code} ${(await refused)?.error.code}`;
    };
    expect(await closes('match=AAAAAAAAAAAAAAAA')).toBe('4404 match.unknown');
    expect(await closes('')).toBe('4400 request.bad');
    expect(await closes('match=../../etc')).toBe('4400 request.bad');
    expect(await closes('match=AAAA&from=x')).toBe('4400 request.bad');
    expect(await refusedAs(openLine(`${url}/other`, 'match=A', {}))).toContain('404');
  });

  it('if there are too many from one address', async () => {
    const { url } = await openHouse({ limits: { connections: 2 } });
    const ann = await Person.named(url, 'Ann');
    const { id } = await ann.make([ME, OPEN]);
    const lines = [await ann.socket(id), await ann.socket(id)];
    expect(await refusedAs(ann.socket(id))).toContain('429');
    for (const line of lines) line.socket.close();
    await Promise.all(lines.map((line) => line.closed));
    expect(await refusedAs(ann.socket(id))).toBe('open');
  });
});
