/** Where a visitor is signed in: they can see it and end it, and nothing more is stored than they see. */
import { createHmac } from 'node:crypto';
import type { DeviceInfo, DeviceList, LinkReply, NewVisitorReply, OnlyDeviceReply } from '@shutterbox/protocol';
import { CLOSED } from '@shutterbox/protocol';
import { describe, expect, it } from 'vitest';
import { deviceName } from '../../src/identity/device-name.ts';
import { MOST_DEVICES } from '../../src/identity/devices.ts';
import { openStorage } from '../../src/storage/open.ts';
import { openHouse, settingsOf } from './house.ts';
import { Person } from './person.ts';

const DAY = 86_400_000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36';

async function devicesOf(person: Person): Promise<readonly DeviceInfo[]> {
  return ((await person.must('GET', '/visitors/me/devices')) as DeviceList).devices;
}

async function link(person: Person): Promise<string> {
  return ((await person.must('POST', '/visitors/me/recovery', {})) as LinkReply).token;
}

async function recovered(url: string, token: string, more: object = {}, agent = PHONE): Promise<Person> {
  const person = new Person(url);
  const { status } = await person.ask('POST', '/visitors/recover', { token, ...more }, { 'user-agent': agent });
  expect(status).toBe(200);
  return person;
}

/** A program with its own token. */
async function program(url: string): Promise<{ readonly token: string; ask(path: string): Promise<number> }> {
  const headers = { 'content-type': 'application/json' };
  const made = await fetch(`${url}/api/v1/visitors`, { method: 'POST', headers, body: '{"name":"Bot"}' });
  const { token } = (await made.json()) as NewVisitorReply;
  const authorization = `Bearer ${token}`;
  return { token, ask: async (path) => (await fetch(`${url}/api/v1${path}`, { headers: { authorization } })).status };
}

describe('devices', () => {
  it('are listed by family and day, and nothing else of them is stored', async () => {
    const settings = settingsOf();
    const storage = await openStorage(settings);
    let now = Date.UTC(2026, 10, 16, 23, 50);
    const { url } = await openHouse({ storage, now: () => now });
    const ann = new Person(url);
    await ann.ask('POST', '/visitors/me', { name: 'Ann' }, { 'user-agent': FIREFOX });
    now += DAY;
    await recovered(url, await link(ann));
    const [phone, laptop] = await devicesOf(ann);
    expect(laptop).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      name: 'Firefox on Linux',
      first: '2026-11-16',
      last: '2026-11-17',
      current: true,
    });
    expect(phone).toMatchObject({ name: 'Chrome on Android', first: '2026-11-17', last: '2026-11-17', current: false });
    const visitor = ann.cookie.slice('shutterbox='.length).split('.')[0] ?? '';
    const [stored] = await storage.devicesOf(visitor);
    expect(Object.keys(stored ?? {}).toSorted()).toEqual(['first', 'id', 'last', 'name', 'visitor']);
    expect(JSON.stringify(await storage.devicesOf(visitor))).not.toMatch(/Pixel|143|127\.0/);
  });

  it.each([
    [FIREFOX, 'Firefox on Linux'],
    [PHONE, 'Chrome on Android'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/139.0 Safari/537.36 Edg/139.0', 'Edge on Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'Safari on Mac'],
    ['Mozilla/5.0 (Nothing)', 'A browser'],
    ['curl/8.5.0', 'A program'],
    ['', 'A program'],
    [undefined, 'A program'],
    ['<script>alert(1)</script>', 'A program'],
  ])('%j is called %j', (agent, name) => {
    expect(deviceName(agent)).toBe(name);
  });

  it('are limited in number: beyond that, the longest unseen is signed out', async () => {
    let now = Date.UTC(2026, 10, 16);
    const { url } = await openHouse({ now: () => now, limits: { guess: { rate: 1_000, burst: 1_000 } } });
    const ann = await Person.named(url, 'Ann');
    const others: Person[] = [];
    for (let i = 0; i < MOST_DEVICES; i++) {
      now += DAY;
      others.push(await recovered(url, await link(ann)));
    }
    expect(await devicesOf(ann)).toHaveLength(MOST_DEVICES);
    const refused = await Promise.all(others.map((each) => each.refused('GET', '/visitors/me')));
    expect(refused).toEqual(['401 visitor.unknown', ...Array(MOST_DEVICES - 1).fill('200 no error')]);
  });
});

describe('signing out', () => {
  it('another device makes its cookie worthless, and closes its connections', async () => {
    const { url } = await openHouse();
    const ann = await Person.named(url, 'Ann');
    const { id } = await ann.make([{ kind: 'me' }, { kind: 'open' }]);
    const lost = await recovered(url, await link(ann));
    const [line, own] = [await lost.socket(id), await ann.socket(id)];
    await Promise.all([line.wait('table'), own.wait('table')]);
    const stream = await fetch(`${url}/api/v1/matches/${id}/stream?seat=0`, { headers: { cookie: lost.cookie } });
    const device = (await devicesOf(ann)).find(({ current }) => !current)?.id ?? '';

    await ann.must('DELETE', `/visitors/me/devices/${device}`);
    expect(await line.closed).toEqual({ code: CLOSED.signedOut, reason: 'signed out' });
    await stream.text();
    expect(await lost.refused('GET', '/visitors/me')).toBe('401 visitor.unknown');
    expect(await lost.refused('POST', `/matches/${id}/seats/0/link`, {})).toBe('401 visitor.unknown');
    const again = await lost.socket(id);
    expect((await again.wait('table')).table.seats[0]).toMatchObject({ mine: false });

    expect(await ann.must('GET', '/visitors/me')).toEqual({ name: 'Ann' });
    expect((await own.ask({ type: 'ping' })).type).toBe('pong');
    expect(await ann.refused('DELETE', `/visitors/me/devices/${device}`)).toBe('404 device.unknown');
  });

  it('works only for your own devices', async () => {
    const { url } = await openHouse();
    const [ann, eve] = [await Person.named(url, 'Ann'), await Person.named(url, 'Eve')];
    const [device] = await devicesOf(ann);
    expect(await eve.refused('DELETE', `/visitors/me/devices/${device?.id}`)).toBe('404 device.unknown');
    expect(await new Person(url).refused('GET', '/visitors/me/devices')).toBe('401 visitor.unknown');
    expect(await ann.must('GET', '/visitors/me')).toEqual({ name: 'Ann' });
  });

  it('here ends the cookie', async () => {
    const { url } = await openHouse();
    const ann = await Person.named(url, 'Ann');
    const [device] = await devicesOf(ann);
    const { headers } = await ann.ask('DELETE', `/visitors/me/devices/${device?.id}`);
    expect(headers.get('set-cookie')).toMatch(/^shutterbox=; Max-Age=0;/);
  });

  it('revokes a program’s token, and tells programs that still send it', async () => {
    const { url } = await openHouse();
    const bot = await program(url);
    const thief = { authorization: `Bearer ${bot.token}`, 'content-type': 'application/json' };
    const others = `${url}/api/v1/visitors/me/devices/sign-out-others`;
    const done = await fetch(others, { method: 'POST', headers: thief, body: '{}' });
    const { signedOut, token = '' } = (await done.json()) as OnlyDeviceReply;
    expect(signedOut).toBe(0);
    expect(await bot.ask('/visitors/me')).toBe(401);
    const refused = await fetch(`${url}/api/v1/games`, { headers: thief });
    expect(await refused.json()).toMatchObject({ error: { code: 'visitor.signedOut' } });
    const now = await fetch(`${url}/api/v1/visitors/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(await now.json()).toEqual({ name: 'Bot' });
  });
});

describe('signing out everywhere else', () => {
  it('leaves one device, with a new token, so that copies of the old one are out, too', async () => {
    const { url } = await openHouse();
    const ann = await Person.named(url, 'Ann');
    const lost = await recovered(url, await link(ann));
    const copy = new Person(url);
    copy.cookie = ann.cookie;
    expect(await ann.must('POST', '/visitors/me/devices/sign-out-others', {})).toEqual({ signedOut: 1 });
    for (const out of [lost, copy]) expect(await out.refused('GET', '/visitors/me')).toBe('401 visitor.unknown');
    expect(await devicesOf(ann)).toMatchObject([{ current: true }]);
  });

  it('comes with a recovery on request: the old bearer no longer works', async () => {
    const { url } = await openHouse();
    const bot = await program(url);
    const post = { method: 'POST', headers: { authorization: `Bearer ${bot.token}` } };
    const newLink = async () =>
      ((await (await fetch(`${url}/api/v1/visitors/me/recovery`, post)).json()) as LinkReply).token;
    await recovered(url, await newLink());
    expect(await bot.ask('/visitors/me')).toBe(200);
    const token = await newLink();
    const owner = await recovered(url, token, { signOutOthers: true });
    expect(await bot.ask('/visitors/me')).toBe(401);
    expect(await new Person(url).refused('POST', '/visitors/recover', { token })).toBe('403 visitor.badLink');
    expect(await devicesOf(owner)).toMatchObject([{ name: 'Chrome on Android', current: true }]);
  });
});

describe('a token from before devices were told apart', () => {
  const KEY = 'a key that was there before the devices';
  const VISITOR = 'abcdefghijklmnopqrstuv';
  const oldToken = () => {
    const signature = createHmac('sha256', KEY).update(`shutterbox visitor\n${VISITOR}`).digest('base64url');
    return `${VISITOR}.${signature}`;
  };

  it('keeps working until it is signed out', async () => {
    const storage = await openStorage(settingsOf());
    const { url } = await openHouse({ storage }, { SECRET_KEY: KEY });
    await storage.saveVisitor({ id: VISITOR, name: 'Ann', recoveryHash: 'x', seen: Date.now() });
    // As the migration leaves it.
    await storage.addDevice({ id: VISITOR, visitor: VISITOR, name: '', first: 20_000, last: 20_000 }, 1);
    const [ann, thief] = [new Person(url), new Person(url)];
    ann.cookie = `shutterbox=${oldToken()}`;
    thief.cookie = ann.cookie;
    expect(await ann.must('GET', '/visitors/me')).toEqual({ name: 'Ann' });
    expect(ann.cookie).toBe(thief.cookie);
    expect(await devicesOf(ann)).toMatchObject([{ name: 'Signed in before devices were listed', current: true }]);
    await ann.must('POST', '/visitors/me/devices/sign-out-others', {});
    expect(await ann.must('GET', '/visitors/me')).toEqual({ name: 'Ann' });
    expect(await thief.refused('GET', '/visitors/me')).toBe('401 visitor.unknown');
  });
});
