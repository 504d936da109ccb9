import { ALL } from '@shutterbox/games';
import type { MatchSummary, TableInfo } from '@shutterbox/protocol';
import { describe, expect, it } from 'vitest';
import { openHouse, thinkAtOnce } from './house.ts';
import { Person } from './person.ts';

const ME = { kind: 'me' };
const OPEN = { kind: 'open' };
const BOT = { kind: 'bot', level: 'easy' };

const DAY_MS = 86_400_000;

async function twoPeople(house: Parameters<typeof openHouse>[0] = {}) {
  const { url } = await openHouse(house);
  const [ann, ben] = [await Person.named(url, 'Ann'), await Person.named(url, 'Ben')];
  return { url, ann, ben };
}

/** Ann and Ben have played, and Ann wants to play again. */
async function rematchOf(ann: Person, ben: Person, more: object = {}, how: object = {}): Promise<TableInfo> {
  const { id } = await ann.make([ME, OPEN], { ...more });
  await ben.seat(id, 1, 'join');
  await Promise.all([(await ann.socket(id)).playOn(), (await ben.socket(id)).playOn()]);
  return (await ann.must('POST', `/matches/${id}/rematch`, how)) as TableInfo;
}

function kinds({ seats }: TableInfo): string {
  return seats
    .map(({ kind, name, mine, away }) => `${kind}${name && `:${name}`}${mine ? ' mine' : ''}${away ? ' away' : ''}`)
    .join(', ');
}

describe('a table', () => {
  it('lists the games with everything a form needs', async () => {
    const { url } = await openHouse();
    const { games } = (await new Person(url).must('GET', '/games')) as { games: { id: string }[] };
    expect(games.map(({ id }) => id)).toEqual(ALL.flatMap(({ id, state }) => (state === 'to come' ? [] : [id])));
    expect(games.find(({ id }) => id === 'wildlife')).toMatchObject({ seats: { counts: [2, 3, 4, 5], base: 4 } });
    expect(games.find(({ id }) => id === 'template')).toMatchObject({
      seats: { counts: [2, 3, 4], min: 2, max: 4 },
      options: [{ name: 'lowLight', kind: 'boolean', default: false, rule: 'T-4.1' }],
      presets: [],
    });
  });

  it('starts when the last seat is taken', async () => {
    const { ann, ben } = await twoPeople();
    const made = await ann.make([ME, OPEN], { options: { lowLight: true }, pace: 60_000 });
    expect(made).toMatchObject({ status: 'open', number: -1, options: { lowLight: true }, pace: 60_000, host: true });
    expect(made.hints).toBe(false);
    expect(made.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(await ann.refused('GET', `/matches/${made.id}/update`)).toBe('409 match.notStarted');
    const joined = await ben.seat(made.id, 1, 'join', { nonce: 'n'.repeat(16) });
    expect(joined).toMatchObject({ status: 'running', number: 0, host: false });
    expect(kinds(joined)).toBe('person:Ann, person:Ben mine');
    expect(joined.deadline).toBeGreaterThan(Date.now());
    expect(await ben.refused('POST', `/matches/${made.id}/seats/1/leave`)).toBe('409 match.started');
  });

  it('is in the list of open matches only if it is listed, and in the lists of its players', async () => {
    const { url, ann, ben } = await twoPeople();
    const listed = await ann.make([ME, OPEN], { listed: true });
    const linkOnly = await ann.make([ME, OPEN]);
    const ids = async (person: Person, path: string) =>
      ((await person.must('GET', path)) as { matches: { id: string }[] }).matches.map(({ id }) => id).sort();
    expect(await ids(new Person(url), '/matches')).toEqual([listed.id]);
    expect(await ids(ann, '/matches/mine')).toEqual([listed.id, linkOnly.id].sort());
    expect(await ids(ben, '/matches/mine')).toEqual([]);
    await ben.seat(listed.id, 1, 'join');
    expect(await ids(new Person(url), '/matches')).toEqual([]);
    const text = JSON.stringify(await ben.must('GET', '/matches/mine'));
    for (const word of ['secret', 'nonce', 'visitor', 'linkHash', 'host']) expect(text).not.toContain(word);
  });

  it.each([
    [{ game: 'chess', seats: [ME, OPEN] }, 'game.unknown'],
    [{ game: 'template', seats: [ME] }, 'seats.bad'],
    [{ game: 'template', seats: [ME, OPEN, OPEN, OPEN, OPEN] }, 'seats.bad'],
    [{ game: 'template', seats: [ME, OPEN], options: { lowLight: 'yes' } }, 'options.bad'],
    [{ game: 'template', seats: [ME, OPEN], options: { nonsense: 1 } }, 'options.bad'],
    [{ game: 'template', seats: [ME, OPEN], options: [] }, 'options.bad'],
    [{ game: 'template', seats: [ME, { kind: 'bot', level: 'godlike' }] }, 'request.bad'],
    [{ game: 'template', seats: [ME, { kind: 'me', nonce: 'n'.repeat(16) }] }, 'request.bad'],
    [{ game: 'template', seats: [] }, 'request.bad'],
    [{ game: 'template', seats: Array(17).fill(OPEN) }, 'request.bad'],
    [{ game: 'template', seats: [ME, OPEN], pace: 61_000 }, 'request.bad'],
    [{ game: 'template', seats: [ME, OPEN], listed: 'no' }, 'request.bad'],
    [{ game: 'template', seats: [ME, OPEN], secret: 'f'.repeat(64) }, 'request.bad'],
    [{ seats: [ME, OPEN] }, 'request.bad'],
    [{ game: 'template' }, 'request.bad'],
  ])('is not made of %j', async (wish, code) => {
    const { url } = await openHouse();
    const ann = await Person.named(url, 'Ann');
    expect(await ann.refused('POST', '/matches', wish)).toBe(`400 ${code}`);
    expect(await ann.must('GET', '/matches/mine')).toEqual({ matches: [] });
  });
});

describe('before the start', () => {
  it('people take and leave seats, and bots come and go', async () => {
    const { ann, ben } = await twoPeople();
    const { id } = await ann.make([ME, OPEN, OPEN]);
    await ben.seat(id, 1, 'join');
    expect(await ben.refused('POST', `/matches/${id}/seats/0/join`)).toBe('409 seat.taken');
    expect(await ben.refused('POST', `/matches/${id}/seats/3/join`)).toBe('404 seat.unknown');
    expect(await ben.refused('POST', `/matches/${id}/seats/x/join`)).toBe('404 seat.unknown');
    expect(await ben.refused('POST', `/matches/${id}/seats/0/leave`)).toBe('403 seat.notYours');
    expect(await ben.refused('POST', `/matches/${id}/seats/2/bot`)).toBe('403 seat.notHost');
    expect(await ann.refused('POST', `/matches/${id}/seats/1/bot`)).toBe('409 seat.taken');
    expect(kinds(await ben.seat(id, 1, 'leave'))).toBe('person:Ann, open, open');
    expect(kinds(await ann.seat(id, 1, 'bot', { level: 'hard' }))).toBe('person:Ann mine, bot:Bokeh, open');
    expect(await ann.refused('POST', `/matches/${id}/seats/1/bot`)).toBe('409 seat.notOpen');
    expect(kinds(await ann.seat(id, 1, 'leave'))).toBe('person:Ann mine, open, open');
    expect(await ann.refused('POST', `/matches/${id}/seats/0/away`)).toBe('409 match.notStarted');
    expect(await ann.refused('POST', `/matches/${id}/seats/0/hand-over`)).toBe('409 match.notStarted');
    expect((await ann.table(id)).status).toBe('open');
  });
});

describe('a seat link', () => {
  it('moves the seat, once', async () => {
    const { url, ann, ben } = await twoPeople();
    const { id } = await ann.make([ME, ME]);
    const { token, url: address } = await ann.link(id, 0);
    expect(address).toBe(`${url}/match/${id}/seat/0#${token}`);
    expect(await ben.refused('POST', `/matches/${id}/seats/0/link`)).toBe('403 seat.notYours');
    expect(await ben.refused('POST', `/matches/${id}/seats/1/claim`, { token })).toBe('403 seat.badLink');
    expect(await ben.refused('POST', `/matches/${id}/seats/0/claim`, { token: 'x'.repeat(32) })).toBe(
      '403 seat.badLink',
    );
    expect(await new Person(url).refused('POST', `/matches/${id}/seats/0/claim`, { token })).toBe(
      '401 visitor.unknown',
    );
    expect(kinds(await ben.seat(id, 0, 'claim', { token }))).toBe('person:Ben mine, person:Ann');
    expect(await ann.refused('POST', `/matches/${id}/seats/0/claim`, { token })).toBe('403 seat.badLink');
    expect(await ann.refused('GET', `/matches/${id}/update?seat=0`)).toBe('403 seat.notYours');
    expect((await ben.update(id, 0)).observer).toBe(0);
  });

  it('takes the old holder’s views away at once', async () => {
    const { ann, ben } = await twoPeople();
    const { id } = await ann.make([ME, OPEN]);
    await ben.seat(id, 1, 'join');
    const line = await ann.socket(id);
    await line.update(({ observer }) => observer === 0);
    const { token } = await ann.link(id, 0);
    await ben.seat(id, 0, 'claim', { token });
    await line.update(({ observer }) => observer === 'spectator');
    const told = line.messages.length;
    await ben.answer(id, 0, 'a');
    await line.update(({ number }) => number === 1, told);
    const seen = line.messages
      .slice(told)
      .flatMap((message) => (message.type === 'update' ? [message.update.observer] : []));
    expect(new Set(seen)).toEqual(new Set(['spectator']));
  });
});

describe('a player who gets their seat back', () => {
  it('is shown it again, although nothing has happened meanwhile', async () => {
    const { ann, ben } = await twoPeople();
    const { id } = await ann.make([ME, OPEN]);
    await ben.seat(id, 1, 'join');
    const line = await ann.socket(id);
    await line.update(({ observer }) => observer === 0);
    await ben.seat(id, 0, 'claim', { token: (await ann.link(id, 0)).token });
    await line.update(({ observer }) => observer === 'spectator');
    const told = line.messages.length;
    await ann.seat(id, 0, 'claim', { token: (await ben.link(id, 0)).token });
    expect(await line.update(({ observer }) => observer === 0, told)).toMatchObject({ number: 0 });
  });
});

describe('someone who goes away', () => {
  it('is played for until they return', async () => {
    const { ann, ben } = await twoPeople();
    const { id } = await ann.make([ME, OPEN]);
    await ben.seat(id, 1, 'join');
    const line = await ann.socket(id);
    expect(kinds(await ben.seat(id, 1, 'away', { level: 'easy' }))).toBe('person:Ann, person:Ben mine away');
    await line.update(({ number }) => number === 1);
    expect(kinds(await ben.seat(id, 1, 'back'))).toBe('person:Ann, person:Ben mine');
    await ann.answer(id, 0, 'a');
    await ben.answer(id, 1, 'b');
    expect((await ann.update(id, 0)).number).toBe(3);
    expect(await ann.refused('POST', `/matches/${id}/seats/1/back`)).toBe('403 seat.notYours');
  });

  it('is back as soon as they answer', async () => {
    let goOn = () => {};
    const thought = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const { url } = await openHouse({ think: (question) => thought.then(() => thinkAtOnce(question)) });
    const ann = await Person.named(url, 'Ann');
    const { id } = await ann.make([ME, ME]);
    expect(kinds(await ann.seat(id, 0, 'away'))).toBe('person:Ann mine away, person:Ann mine');
    await ann.answer(id, 0, 'a');
    expect(kinds(await ann.table(id))).toBe('person:Ann mine, person:Ann mine');
    // The bot's answer comes too late, and does no harm.
    goOn();
    await ann.answer(id, 1, 'b');
    expect((await ann.update(id, 0)).number).toBe(2);
  });

  it('may hand over for good', async () => {
    const { ann, ben } = await twoPeople();
    const { id } = await ann.make([ME, OPEN]);
    await ben.seat(id, 1, 'join');
    const over = (await ann.socket(id)).playOn();
    expect(kinds(await ben.seat(id, 1, 'hand-over', { level: 'easy' }))).toBe('person:Ann, bot:Bokeh');
    expect(await ben.refused('POST', `/matches/${id}/seats/1/back`)).toBe('403 seat.notYours');
    await over;
    expect(await ann.refused('POST', `/matches/${id}/seats/0/away`)).toBe('409 match.over');
  });
});

describe('a rematch', () => {
  it('is the same for everyone who asks', async () => {
    const { url, ann, ben } = await twoPeople();
    const { id } = await ann.make([ME, OPEN, BOT], { options: { lowLight: true } });
    await ben.seat(id, 1, 'join');
    expect(await ann.refused('POST', `/matches/${id}/rematch`)).toBe('409 match.running');
    await Promise.all([(await ann.socket(id)).playOn(), (await ben.socket(id)).playOn()]);
    const eve = await Person.named(url, 'Eve');
    expect(await eve.refused('POST', `/matches/${id}/rematch`)).toBe('403 seat.notYours');
    const line = await ben.socket(id);
    expect((await line.wait('table')).table.rematch).toBe('');
    const again = (await ann.must('POST', `/matches/${id}/rematch`)) as TableInfo;
    await line.wait('table', ({ table }) => table.rematch === again.id);
    expect(again).toMatchObject({ status: 'open', rematchOf: id, options: { lowLight: true } });
    // The order moves on by one: Ben, the bot, Ann.
    expect(kinds(again)).toBe('open, bot:Bokeh, person:Ann mine');
    const same = (await ben.must('POST', `/matches/${id}/rematch`)) as TableInfo;
    expect(same.id).toBe(again.id);
    expect(await ben.seat(again.id, 0, 'join')).toMatchObject({ status: 'running' });
  });

  it('keeps hints for everyone, which no change of terms can touch', async () => {
    const { url, ann, ben } = await twoPeople();
    const again = await rematchOf(ann, ben, { hints: true });
    expect(again.hints).toBe(true);
    expect(await ann.refused('POST', `/matches/${again.id}/terms`, { hints: false })).toBe('400 request.bad');
    const eve = await Person.named(url, 'Eve');
    expect((await eve.table(again.id)).hints).toBe(true);
  });

  it('keeps everyone’s seat, and shows it in their list of matches', async () => {
    const { url, ann, ben } = await twoPeople();
    const again = await rematchOf(ann, ben);
    const kept = again.seats[0]?.kept;
    expect(kept).toEqual({ name: 'Ben', yours: false, until: again.created + DAY_MS });
    expect((await ben.table(again.id)).seats[0]?.kept).toMatchObject({ yours: true });
    const { matches } = (await ben.must('GET', '/matches/mine')) as { matches: MatchSummary[] };
    expect(matches.map((match) => match.id)).toContain(again.id);
    const eve = await Person.named(url, 'Eve');
    expect(await eve.refused('POST', `/matches/${again.id}/seats/0/join`)).toBe('409 seat.kept');
    expect(await ann.refused('POST', `/matches/${again.id}/seats/0/bot`)).toBe('409 seat.kept');
    expect(await eve.refused('POST', `/matches/${again.id}/seats/0/decline`)).toBe('403 seat.notYours');
  });

  it('opens a seat to everyone when its player declines', async () => {
    const { url, ann, ben } = await twoPeople();
    const again = await rematchOf(ann, ben);
    await ben.seat(again.id, 0, 'decline');
    const { matches } = (await ben.must('GET', '/matches/mine')) as { matches: MatchSummary[] };
    expect(matches.map((match) => match.id)).not.toContain(again.id);
    const eve = await Person.named(url, 'Eve');
    expect(await eve.seat(again.id, 0, 'join')).toMatchObject({ status: 'running' });
  });

  it.each([
    [0, DAY_MS],
    [60_000, DAY_MS / 24],
    [DAY_MS, DAY_MS],
  ])('with a pace of %i ms opens kept seats after %i ms', async (pace, after) => {
    let now = Date.now();
    const { url, ann, ben } = await twoPeople({ now: () => now });
    const again = await rematchOf(ann, ben, { pace });
    const eve = await Person.named(url, 'Eve');
    now = again.created + after - 1;
    expect(await eve.refused('POST', `/matches/${again.id}/seats/0/join`)).toBe('409 seat.kept');
    now = again.created + after;
    expect(await eve.seat(again.id, 0, 'join')).toMatchObject({ status: 'running' });
  });

  it('leaves the maker’s seat to be taken with a nonce, on request', async () => {
    const { ann, ben } = await twoPeople();
    const again = await rematchOf(ann, ben, {}, { sit: false });
    expect(kinds(again)).toBe('open, open');
    expect(again.seats[1]?.kept).toMatchObject({ name: 'Ann', yours: true });
  });
});

describe('the terms of a table', () => {
  it('can be changed by its maker until the start, and everyone sees it', async () => {
    const { ann, ben } = await twoPeople();
    const made = await ann.make([ME, OPEN]);
    const line = await ben.socket(made.id);
    const terms = { options: { lowLight: true }, pace: 600_000, listed: true };
    const changed = (await ann.must('POST', `/matches/${made.id}/terms`, terms)) as TableInfo;
    expect(changed).toMatchObject({ ...terms, host: true, version: made.version + 1 });
    expect((await line.wait('table', ({ table }) => table.pace === 600_000)).table).toMatchObject(terms);
    expect(await ann.must('POST', `/matches/${made.id}/terms`, { pace: 0 })).toMatchObject({ ...terms, pace: 0 });
    await ben.seat(made.id, 1, 'join');
    expect(await ann.table(made.id)).toMatchObject({ status: 'running', options: { lowLight: true } });
    expect(await ann.refused('POST', `/matches/${made.id}/terms`, {})).toBe('409 match.started');
  });

  it.each([
    [{ options: { lowLight: 3 } }, '400 options.bad'],
    [{ pace: 7 }, '400 request.bad'],
    [{ seats: 3 }, '400 request.bad'],
  ])('are refused if they make no sense: %j', async (terms, refusal) => {
    const { ann } = await twoPeople();
    const made = await ann.make([ME, OPEN]);
    expect(await ann.refused('POST', `/matches/${made.id}/terms`, terms)).toBe(refusal);
    expect(await ann.table(made.id)).toMatchObject({ version: made.version, options: made.options });
  });

  it('can be changed by nobody else', async () => {
    const { ann, ben } = await twoPeople();
    const made = await ann.make([ME, OPEN, OPEN]);
    await ben.seat(made.id, 1, 'join');
    expect(await ben.refused('POST', `/matches/${made.id}/terms`, { pace: 0 })).toBe('403 seat.notHost');
  });
});

describe('bots alone', () => {
  it('get no table, neither at once nor seat by seat', async () => {
    const { url } = await openHouse();
    const ann = await Person.named(url, 'Ann');
    expect(await ann.refused('POST', '/matches', { game: 'template', seats: [BOT, BOT] })).toBe('400 seats.bad');
    const { id } = await ann.make([{ kind: 'open' }, { kind: 'open' }]);
    await ann.seat(id, 0, 'bot');
    expect(await ann.refused('POST', `/matches/${id}/seats/1/bot`, {})).toBe('400 seats.bad');
    await ann.seat(id, 1, 'join');
    expect((await ann.table(id)).status).toBe('running');
  });
});
