import { cleanName, type LinkReply, type NewVisitorReply } from '@shutterbox/protocol';
import { describe, expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { Person } from './person.ts';

describe('a name', () => {
  it.each([
    ['  Ann   Lee ', 'Ann Lee'],
    ['Ann\u202Eeel\u200B', 'Anneel'],
    ['A\n\tB', 'A B'],
    ['e\u0301', 'é'],
    ['\u0000\u0007\uFEFF', ''],
    ['a\u0323\u0324\u0325\u0326\u0327', 'ạ\u0327\u0324'],
    ['<b>Ann</b>', '<b>Ann</b>'],
  ])('%j is cleaned to %j', (raw, clean) => {
    expect(cleanName(raw)).toBe(clean);
  });

  it('is kept behind a cookie that scripts cannot read', async () => {
    const { url } = await openHouse();
    const ann = new Person(url);
    const { status, json, headers } = await ann.ask('POST', '/visitors/me', { name: ' Ann ' });
    expect([status, json]).toEqual([200, { name: 'Ann' }]);
    expect(headers.get('set-cookie')).toMatch(
      /^shutterbox=[\w-]{22}\.[\w-]{22}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const renamed = await ann.ask('POST', '/visitors/me', { name: 'Anna' });
    expect(renamed.headers.get('set-cookie')).toBeNull();
    expect(await ann.must('GET', '/visitors/me')).toEqual({ name: 'Anna' });
  });

  it('is missing on a first visit, which is no error', async () => {
    const { url } = await openHouse();
    const { status, json, headers } = await new Person(url).ask('GET', '/visitors/me');
    expect([status, json, headers.get('set-cookie')]).toEqual([200, { name: '' }, null]);
  });

  it('is sent only over https if the site is on https', async () => {
    const { url } = await openHouse({}, { SITE_URL: 'https://play.example.org' });
    const reply = await new Person(url).ask(
      'POST',
      '/visitors/me',
      { name: 'Ann' },
      { origin: 'https://play.example.org' },
    );
    expect(reply.headers.get('set-cookie')).toMatch(/; Secure$/);
    expect(reply.headers.get('strict-transport-security')).toMatch(/^max-age=\d+$/);
  });

  it.each([
    {},
    { name: '' },
    { name: ' \u200B ' },
    { name: 'x'.repeat(25) },
    { name: 7 },
    { name: 'A', more: 1 },
    [],
    null,
  ])('%j is refused', async (body) => {
    const { url } = await openHouse();
    expect(await new Person(url).refused('POST', '/visitors/me', body)).toBe('400 request.bad');
  });
});

describe('a cookie', () => {
  it('that was tampered with identifies nobody', async () => {
    const { url } = await openHouse();
    const ann = await Person.named(url, 'Ann');
    const good = ann.cookie;
    const [id, device, signature] = good.slice('shutterbox='.length).split('.') as [string, string, string];
    const other = id.startsWith('A') ? `B${id.slice(1)}` : `A${id.slice(1)}`;
    for (const forged of [
      `${other}.${device}.${signature}`,
      `${id}.${other}.${signature}`,
      `${id}.${signature}`,
      id,
      `${id}.`,
      `${id}.${device}`,
      `${id}.${device}.${'A'.repeat(43)}`,
      `${id}.${device}.${signature}x`,
      '',
    ]) {
      ann.cookie = `shutterbox=${forged}`;
      expect(await ann.refused('GET', '/visitors/me')).toBe('401 visitor.unknown');
      expect(await ann.refused('POST', '/matches', { game: 'template', seats: [{ kind: 'me' }] })).toBe(
        '401 visitor.unknown',
      );
    }
    ann.cookie = `other=1; ${good}; last=2`;
    expect(await ann.must('GET', '/visitors/me')).toEqual({ name: 'Ann' });
  });

  it('stays valid after a restart with the same data, by the key stored there', async () => {
    const { mkdtempSync, statSync, rmSync } = await import('node:fs');
    const folder = mkdtempSync('/tmp/shutterbox-key-');
    const first = await openHouse({}, { DATA_DIR: folder });
    const { cookie } = await Person.named(first.url, 'Ann');
    await first.close();
    const ann = new Person((await openHouse({}, { DATA_DIR: folder })).url);
    ann.cookie = cookie;
    expect(await ann.must('GET', '/visitors/me')).toEqual({ name: 'Ann' });
    expect(statSync(`${folder}/secret-key`).mode & 0o777).toBe(0o600);
    rmSync(folder, { recursive: true });
  });
});

describe('a token', () => {
  it('does for a program what the cookie does for a browser, from anywhere', async () => {
    const { url } = await openHouse();
    const headers = { 'content-type': 'application/json' };
    const made = await fetch(`${url}/api/v1/visitors`, { method: 'POST', headers, body: '{"name":"Bot"}' });
    expect([made.status, made.headers.get('set-cookie')]).toEqual([201, null]);
    const { token } = (await made.json()) as NewVisitorReply;
    const authorization = `Bearer ${token}`;
    const match = await fetch(`${url}/api/v1/matches`, {
      method: 'POST',
      headers: { ...headers, authorization },
      body: JSON.stringify({ game: 'template', seats: [{ kind: 'me' }, { kind: 'open' }] }),
    });
    expect(match.status).toBe(201);
    const forged = await fetch(`${url}/api/v1/games`, { headers: { authorization: `${authorization}x` } });
    expect(forged.status).toBe(401);
  });
});

describe('a recovery link', () => {
  it('brings you back as the same visitor, until there is a newer link', async () => {
    const { url } = await openHouse();
    const ann = await Person.named(url, 'Ann');
    const { id } = await ann.make([{ kind: 'me' }, { kind: 'open' }]);
    const old = (await ann.must('POST', '/visitors/me/recovery', {})) as LinkReply;
    const link = (await ann.must('POST', '/visitors/me/recovery', {})) as LinkReply;
    expect(link.url).toBe(`${url}/recover#${link.token}`);

    const phone = new Person(url);
    expect(await phone.refused('POST', '/visitors/recover', { token: old.token })).toBe('403 visitor.badLink');
    expect(await phone.must('POST', '/visitors/recover', { token: link.token })).toEqual({ name: 'Ann' });
    expect((await phone.table(id)).seats[0]).toMatchObject({ mine: true });
    const thief = new Person(url);
    expect(await thief.refused('POST', '/visitors/recover', { token: link.token })).toBe('403 visitor.badLink');
    const next = (await phone.must('POST', '/visitors/me/recovery', {})) as LinkReply;
    expect(await new Person(url).must('POST', '/visitors/recover', { token: next.token })).toEqual({ name: 'Ann' });
  });

  it('cannot be guessed by trying often', async () => {
    const { url } = await openHouse({ limits: { guess: { rate: 0.001, burst: 2 } } });
    const eve = new Person(url);
    const guess = () => eve.refused('POST', '/visitors/recover', { token: 'x'.repeat(32) });
    expect([await guess(), await guess(), await guess()]).toEqual([
      '403 visitor.badLink',
      '403 visitor.badLink',
      '429 rate.tooMany',
    ]);
  });
});

describe('a visitor who wants to be forgotten', () => {
  it('is deleted: bots take their seats, and matches played alone are gone', async () => {
    const { url } = await openHouse();
    const ann = await Person.named(url, 'Ann');
    const ben = await Person.named(url, 'Ben');
    const alone = await ann.make([{ kind: 'me' }, { kind: 'bot', level: 'easy' }]);
    const shared = await ann.make([{ kind: 'me' }, { kind: 'open' }]);
    await ben.seat(shared.id, 1, 'join');
    const line = await ben.socket(shared.id);
    const over = line.playOn();
    const { cookie } = ann;
    const watching = await new Person(url).socket(alone.id);
    await ann.must('DELETE', '/visitors/me');

    expect((await watching.closed).code).toBe(4404);
    expect(await ben.refused('GET', `/matches/${alone.id}`)).toBe('404 match.unknown');
    expect((await ben.table(shared.id)).seats[0]).toMatchObject({ kind: 'bot', name: '' });
    // The bot takes over at once, and plays to the end.
    expect((await over).outcome).toBeDefined();
    ann.cookie = cookie;
    expect(await ann.refused('GET', '/visitors/me')).toBe('401 visitor.unknown');
    expect(await ann.refused('POST', '/matches', { game: 'template', seats: [{ kind: 'me' }, { kind: 'open' }] })).toBe(
      '401 visitor.unknown',
    );
  });
});
