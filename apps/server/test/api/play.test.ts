import { decodeRecord, verifyRecord } from '@shutterbox/kernel';
import type { Done, TableInfo, Update } from '@shutterbox/protocol';
import { game } from '@shutterbox/template';
import { describe, expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { type ErrorJson, Person } from './person.ts';

const ME = { kind: 'me' };
const OPEN = { kind: 'open' };

async function atTheTable() {
  const { url } = await openHouse();
  const [ann, ben] = [await Person.named(url, 'Ann'), await Person.named(url, 'Ben')];
  const { id } = await ann.make([ME, OPEN]);
  await ben.seat(id, 1, 'join');
  return { url, ann, ben, id, answers: `/matches/${id}/answers` };
}

describe('an answer', () => {
  it('gets its number, and a resend gets the same number without a second entry', async () => {
    const { ann, ben, id, answers } = await atTheTable();
    const choice = await ann.choice(id, 0);
    const body = { client: 'same', seat: 0, decision: choice.decision, actions: [choice.action] };
    const first = await ann.must('POST', answers, body);
    expect(first).toEqual({ number: 1, dropped: 0, left: [] });
    expect(await Promise.all([1, 2, 3].map(() => ann.must('POST', answers, body)))).toEqual([first, first, first]);
    expect((await ann.update(id, 0)).number).toBe(1);
    // Another seat has its own client ids.
    expect(await ben.answer(id, 1, 'same')).toEqual({ number: 2, dropped: 0, left: [] });
  });

  it('is refused in words, with the rule', async () => {
    const { ann, id, answers } = await atTheTable();
    const { decision } = await ann.choice(id, 0);
    const { view } = await ann.update(id, 0);
    const { hand } = view as { hand: number[] };
    const card = [1, 2, 3, 4, 5, 6].find((value) => !hand.includes(value));
    const body = { client: 'a', seat: 0, decision, actions: [{ type: 'choose', card }] };
    const { status, json } = await ann.ask('POST', answers, body);
    expect(status).toBe(422);
    expect(json).toEqual({
      error: { code: 'notInHand', rule: 'T-2.2', sentence: `There is no ${card} in your hand.` },
    });
    expect((await ann.update(id, 0)).number).toBe(0);
  });

  it('changes nothing if it is stale, foreign, out of turn, unknown or broken', async () => {
    const { url, ann, ben, id, answers } = await atTheTable();
    const { decision, action } = await ann.choice(id, 0);
    const body = { client: 'x', seat: 0, decision, actions: [action] };
    const eve = await Person.named(url, 'Eve');
    const other = await ben.choice(id, 1);
    const cases: readonly (readonly [Person, object, string])[] = [
      [eve, body, '403 seat.notYours'],
      [ben, body, '403 seat.notYours'],
      [new Person(url), body, '401 visitor.unknown'],
      [ann, { ...body, seat: 1, decision: other.decision }, '403 seat.notYours'],
      [ann, { ...body, seat: 9 }, '403 seat.notYours'],
      [ann, { ...body, decision: decision + 1 }, '409 match.stale'],
      [ann, { ...body, actions: [{ type: 'fly' }] }, '400 match.unknownAction'],
      [ann, { ...body, actions: [null] }, '400 match.unknownAction'],
      [ann, { ...body, actions: [action, action] }, '422 match.unclearBatch'],
      [ann, { ...body, actions: [] }, '400 request.bad'],
      [ann, { ...body, actions: Array(65).fill(action) }, '400 request.bad'],
      [ann, { ...body, actions: [{ type: 'x'.repeat(5_000) }] }, '400 request.bad'],
      [ann, { ...body, client: '' }, '400 request.bad'],
      [ann, { ...body, client: 'a b' }, '400 request.bad'],
      [ann, { ...body, client: 'x'.repeat(65) }, '400 request.bad'],
      [ann, { ...body, seat: -1 }, '400 request.bad'],
      [ann, { ...body, seat: 0.5 }, '400 request.bad'],
      [ann, { ...body, decision: 'first' }, '400 request.bad'],
      [ann, { ...body, decision: 1e300 }, '400 request.bad'],
      [ann, { ...body, extra: true }, '400 request.bad'],
      [ann, {}, '400 request.bad'],
    ];
    for (const [person, each, expected] of cases) expect(await person.refused('POST', answers, each)).toBe(expected);
    expect((await ann.update(id, 0)).number).toBe(0);

    await ann.must('POST', answers, body);
    expect(await ann.refused('POST', answers, { ...body, client: 'y' })).toBe('409 match.notYours');
  });

  it('is repeated for later questions if it is made a standing answer', async () => {
    const { url, ann, ben, id } = await atTheTable();
    const { action } = await ann.choice(id, 0);
    const answers = [{ kind: 'choose', action }];
    const done = (await ann.must('POST', `/matches/${id}/seats/0/standing`, { answers })) as Done;
    expect(done.number).toBe(1);
    // Nobody can tell it from an answer given by hand.
    expect((await ben.update(id, 1)).steps[1]).toMatchObject({
      kind: 'answer',
      seat: 0,
      words: [[{ seat: 0, as: 'You' }, ' chose a card.']],
    });
    // The holder of the seat is told on every device, and nobody else is.
    const standing = async (who: Person) => (await who.table(id)).seats.map((seat) => seat.standing);
    expect(await standing(ann)).toEqual([answers, undefined]);
    expect(await standing(ben)).toEqual([undefined, []]);
    expect(await standing(new Person(url))).toEqual([undefined, undefined]);
    expect(await ben.refused('POST', `/matches/${id}/seats/0/standing`, { answers: [] })).toBe('403 seat.notYours');
    expect(await ann.refused('POST', `/matches/${id}/seats/0/standing`, { answers: [{ kind: 'choose' }] })).toBe(
      '400 request.bad',
    );
  });
});

describe('a batch', () => {
  it('is one answer: all of it or nothing, and a resend gets the same number', async () => {
    const { url } = await openHouse();
    const ann = await Person.named(url, 'Ann');
    const { id } = await ann.make([ME, ME], { game: 'wildlife' });
    const answers = `/matches/${id}/answers`;
    const { pending } = await ann.update(id, 0);
    const seat = pending[0]?.seat ?? 0;
    const { decision } = await ann.choice(id, seat);
    const prepare = { type: 'prepare' };
    await ann.must('POST', answers, { client: 'look', seat, decision, actions: [prepare] });
    const { action } = await ann.choice(id, seat);
    await ann.must('POST', `/matches/${id}/undo`, { client: 'undo', seat });

    const { decision: again } = await ann.choice(id, seat);
    const body = { client: 'batch', seat, decision: again, actions: [prepare, action] };
    const broken = { ...body, client: 'broken', actions: [prepare, prepare] };
    expect((await ann.ask('POST', answers, broken)).status).toBe(422);
    expect((await ann.update(id, seat)).number).toBe(2);
    const done = (await ann.must('POST', answers, body)) as Done;
    expect(done).toEqual({ number: 4, dropped: 0, left: [] });
    expect(await ann.must('POST', answers, body)).toEqual(done);
  });
});

describe('undo', () => {
  it('takes back your own moves, until someone else has answered', async () => {
    const { ann, ben, id } = await atTheTable();
    const undo = `/matches/${id}/undo`;
    expect(await ann.refused('POST', undo, { client: 'u0', seat: 0 })).toBe('422 match.nothingToUndo');
    await ann.answer(id, 0, 'a');
    expect(await ben.refused('POST', undo, { client: 'u1', seat: 0 })).toBe('403 seat.notYours');
    expect(await ann.refused('POST', undo, { client: 'u1', seat: 0, count: 2 })).toBe('422 match.nothingToUndo');
    expect(await ann.must('POST', undo, { client: 'u2', seat: 0 })).toEqual({ number: 2, dropped: 0, left: [] });
    expect(await ann.must('POST', undo, { client: 'u2', seat: 0 })).toEqual({ number: 2, dropped: 0, left: [] });
    const { steps, legal } = await ann.update(id, 0, 1);
    expect(steps).toMatchObject([{ number: 2, kind: 'undo', seat: 0, takesBack: [1] }]);
    expect((await ben.update(id, 1, 1)).steps).toEqual(steps);
    expect(legal).toHaveLength(1);
    await ann.answer(id, 0, 'b');
    await ben.answer(id, 1, 'c');
    const { status, json } = await ann.ask('POST', undo, { client: 'u3', seat: 0 });
    expect(status).toBe(422);
    expect((json as ErrorJson).error.sentence).toContain("can't undo this");
  });
});

describe('a view', () => {
  it('is made for its observer alone', async () => {
    const { url, ann, ben, id } = await atTheTable();
    const watcher = new Person(url);
    const seen = await watcher.update(id);
    expect(seen).toMatchObject({ observer: 'spectator', legal: [], undo: { count: 0 } });
    expect((seen.view as { hand: number[] }).hand).toEqual([]);
    expect(await watcher.refused('GET', `/matches/${id}/update?seat=0`)).toBe('403 seat.notYours');
    expect(await ben.refused('GET', `/matches/${id}/update?seat=0`)).toBe('403 seat.notYours');
    expect(await ben.refused('GET', `/matches/${id}/stream?seat=0`)).toBe('403 seat.notYours');
    const { decision } = await ann.choice(id, 0);
    expect(await ann.must('GET', `/matches/${id}/legal?seat=0&decision=${decision}`)).toMatchObject({ decision });
    expect(await ben.refused('GET', `/matches/${id}/legal?seat=0&decision=${decision}`)).toBe('403 seat.notYours');
    const { action } = await ann.choice(id, 0);
    await ann.answer(id, 0, 'a');
    const heard = JSON.stringify((await ben.update(id, 1, 0)).steps);
    expect(heard).not.toContain(`"card":${(action as { card: number }).card}`);
    for (const from of ['x', '1.5', '', '1e3', '-2', '99999999999999999999'])
      expect(await watcher.refused('GET', `/matches/${id}/update?from=${from}`)).toBe('400 request.bad');
    expect(await watcher.refused('GET', `/matches/${id}/update?from=1&from=2`)).toBe('400 request.bad');
    expect((await watcher.update(id, undefined, 1_000)).steps).toEqual([]);
  });
});

describe('a past moment', () => {
  it('is shown to the seat that saw it, and to spectators as a spectator saw it', async () => {
    const { url } = await openHouse();
    const [ann, eve] = [await Person.named(url, 'Ann'), await Person.named(url, 'Eve')];
    const { id } = await ann.make([
      { kind: 'me', name: 'Left' },
      { kind: 'me', name: 'Right' },
    ]);
    const first = await ann.update(id, 0);
    const [question] = (await ann.update(id, 0)).legal;
    const answer = { client: 'a', seat: 0, decision: question?.decision, actions: [question?.actions[0]?.action] };
    await ann.must('POST', `/matches/${id}/answers`, answer);
    expect(await ann.must('GET', `/matches/${id}/moment?seat=0&at=0`)).toMatchObject({ number: 0, view: first.view });
    expect(await eve.must('GET', `/matches/${id}/moment?at=1`)).toMatchObject({ observer: 'spectator', number: 1 });
    expect(await eve.refused('GET', `/matches/${id}/moment?seat=0&at=0`)).toBe('403 seat.notYours');
    expect(await ann.refused('GET', `/matches/${id}/moment?seat=0&at=2`)).toBe('404 match.noMoment');
    expect(await ann.refused('GET', `/matches/${id}/moment?seat=0&at=-1`)).toBe('400 request.bad');
    const table = (await eve.must('GET', `/matches/${id}`)) as TableInfo;
    expect(table.seats.map(({ name }) => name)).toEqual(['Left', 'Right']);
  });
});

describe('looking back', () => {
  it('has its own limit, by address: the server has to replay the match', async () => {
    const { url } = await openHouse({ limits: { lookBack: { rate: 0.001, burst: 2 } } });
    const ann = await Person.named(url, 'Ann');
    const { id } = await ann.make([{ kind: 'me' }, { kind: 'me' }]);
    const eve = new Person(url);
    expect(await ann.refused('GET', `/matches/${id}/moment?at=0`)).toBe('200 no error');
    expect(await eve.refused('GET', `/matches/${id}/record`)).toBe('409 match.running');
    expect(await eve.refused('GET', `/matches/${id}/moment?at=0`)).toBe('429 rate.tooMany');
    expect(await eve.refused('GET', `/matches/${id}/record`)).toBe('429 rate.tooMany');
    expect(await eve.refused('GET', `/matches/${id}/update`)).toBe('200 no error');
  });
});

describe('a record', () => {
  it('is given after the end, and verifies', async () => {
    const { url, ann, ben, id } = await atTheTable();
    const { commitment } = await ann.table(id);
    expect(await ann.refused('GET', `/matches/${id}/record`)).toBe('409 match.running');
    await Promise.all([(await ann.socket(id)).playOn(), (await ben.socket(id)).playOn()]);
    const record = decodeRecord(game, await new Person(url).must('GET', `/matches/${id}/record`));
    if (!record.ok) throw new Error(record.problem);
    expect(record.value).toMatchObject({ match: id, names: ['Ann', 'Ben'], fairness: { commitment } });
    expect(verifyRecord(game, record.value)).toMatchObject({ ok: true });
  });

  it('verifies after everything that can happen to a seat', async () => {
    const { ann, ben, id } = await atTheTable();
    await ann.answer(id, 0, 'a');
    await ann.must('POST', `/matches/${id}/undo`, { client: 'u', seat: 0 });
    const { token } = await ann.link(id, 0);
    await ben.seat(id, 0, 'claim', { token });
    await ben.seat(id, 0, 'away');
    await ben.seat(id, 0, 'back');
    await ben.seat(id, 0, 'hand-over', { level: 'easy' });
    await (await ben.socket(id)).playOn();
    const record = decodeRecord(game, await ann.must('GET', `/matches/${id}/record`));
    if (!record.ok) throw new Error(record.problem);
    expect(verifyRecord(game, record.value)).toMatchObject({ ok: true });
  });

  it('has the nonces that the seats chose', async () => {
    const { url } = await openHouse();
    const ann = await Person.named(url, 'Ann');
    const nonce = 'my-own-part-of-it';
    const { id } = await ann.make([{ kind: 'open' }, { kind: 'bot', level: 'easy' }]);
    await ann.seat(id, 0, 'join', { nonce });
    await (await ann.socket(id)).playOn();
    const record = (await ann.must('GET', `/matches/${id}/record`)) as { fairness: { nonces: string[] } };
    expect(record.fairness.nonces[0]).toBe(nonce);
    expect(record.fairness).toMatchObject({ bots: [1] });
    const decoded = decodeRecord(game, record);
    expect(decoded.ok && verifyRecord(game, decoded.value)).toMatchObject({ ok: true, value: { bots: [1] } });
    const last: Update = await ann.update(id, 0);
    expect(last.pending).toEqual([]);
  });
});
