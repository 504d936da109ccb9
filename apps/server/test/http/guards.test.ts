import { connect } from 'node:net';
import Libsql from 'libsql';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { Buckets } from '../../src/limits.ts';
import { openStorage } from '../../src/storage/open.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { openHouse, settingsOf } from '../api/house.ts';
import { type ErrorJson, Person } from '../api/person.ts';

const MAKE = { game: 'template', seats: [{ kind: 'me' }, { kind: 'open' }] };

describe('every reply', () => {
  it.each(['/', '/healthz', '/readyz', '/api/v1/games', '/api/v1/nothing', '/metrics', '/%zz'])(
    '%s is well guarded',
    async (path) => {
      const { url } = await openHouse();
      const { headers } = await fetch(url + path);
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  it('of the start page has no inline style or script', async () => {
    const { url } = await openHouse();
    const page = await (await fetch(url)).text();
    expect(page).toContain('<h1>Shutterbox</h1>');
    expect(page).not.toMatch(/<script|<style|\s(?:style|on\w+)=/);
  });
});

describe('a post', () => {
  it('must come from our own pages if a browser sends it', async () => {
    const { url } = await openHouse();
    const ann = await Person.named(url, 'Ann');
    const from = (headers: Readonly<Record<string, string>>) => ann.ask('POST', '/matches', MAKE, headers);
    expect((await from({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await from({ origin: 'null' })).status).toBe(403);
    expect((await from({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await from({ 'sec-fetch-site': 'same-site' })).status).toBe(403);
    expect((await from({ 'sec-fetch-site': 'same-origin' })).status).toBe(201);
    const bare = await fetch(`${url}/api/v1/matches`, {
      method: 'POST',
      headers: { cookie: ann.cookie, 'content-type': 'application/json' },
      body: JSON.stringify(MAKE),
    });
    expect(bare.status).toBe(403);
    expect((await ann.ask('DELETE', '/visitors/me', undefined, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await ann.ask('GET', '/visitors/me', undefined, { origin: 'https://evil.example' })).status).toBe(200);
  });

  it('goes by SITE_URL if it is set', async () => {
    const { url } = await openHouse({}, { SITE_URL: 'https://play.example.org/' });
    const ann = new Person(url);
    expect(await ann.refused('POST', '/visitors/me', { name: 'Ann' })).toBe('403 request.foreign');
    expect(
      (await ann.ask('POST', '/visitors/me', { name: 'Ann' }, { origin: 'https://play.example.org' })).status,
    ).toBe(200);
  });

  const LARGE = JSON.stringify({ ...MAKE, options: { lowLight: 'x'.repeat(600 * 1024) } });
  const DEEP = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
  it.each([
    ['/matches', 'not json', 'application/json', '400 request.bad'],
    ['/matches', '{"game":', 'application/json', '400 request.bad'],
    ['/matches', '"text"', 'application/json', '400 request.bad'],
    ['/matches', 'null', 'application/json', '400 request.bad'],
    ['/matches', '{"game":"template","seats":{"length":{"toString":"x"}}}', 'application/json', '400 request.bad'],
    ['/matches', '', 'application/json', '400 request.bad'],
    ['/matches', '{"__proto__":{"a":1}}', 'application/json', '400 request.bad'],
    ['/matches', DEEP, 'application/json', '400 request.bad'],
    [
      '/matches',
      `{"game":"template","seats":[{"kind":"open"},{"kind":"open"}],"options":${DEEP}}`,
      'application/json',
      '400 request.bad',
    ],
    [
      '/matches',
      JSON.stringify({ ...MAKE, options: { lowLight: 'x'.repeat(300_000) } }),
      'application/json',
      '400 request.bad',
    ],
    ['/matches', LARGE, 'application/json', '413 request.tooLarge'],
    ['/visitors/me', `{"name":"${'x'.repeat(20_000)}"}`, 'application/json', '413 request.tooLarge'],
    ['/matches', 'a=1', 'application/x-www-form-urlencoded', '415 request.notJson'],
    ['/matches', 'a', 'text/plain', '415 request.notJson'],
    ['/nothing', '{}', 'application/json', '404 route.unknown'],
    [
      '/matches/AAAA/answers',
      '{"client":"a","seat":0,"decision":0,"actions":[1]}',
      'application/json',
      '404 match.unknown',
    ],
    ['/matches/a%20b/undo', '{"client":"a","seat":0}', 'application/json', '404 match.unknown'],
    ['/matches/%00/undo', '{"client":"a","seat":0}', 'application/json', '404 match.unknown'],
    [`/matches/${'a'.repeat(90)}/undo`, '{"client":"a","seat":0}', 'application/json', '404 match.unknown'],
  ])('to %s of %.40s as %s gets %s%.0s', async (path, body, type, expected) => {
    const { url } = await openHouse();
    const ann = await Person.named(url, 'Ann');
    const { status, json } = await ann.ask('POST', path, body, { 'content-type': type });
    const { error } = json as ErrorJson;
    expect(`${status} ${error.code}`).toBe(expected);
    expect(Object.keys(json as object)).toEqual(['error']);
    expect(error.sentence.length).toBeLessThan(300);
    expect(await ann.must('GET', '/visitors/me')).toEqual({ name: 'Ann' });
  });

  it('of broken HTTP gets an error in the same shape', async () => {
    const { url, port } = await openHouse();
    const talk = (text: string) =>
      new Promise<string>((resolve, reject) => {
        let heard = '';
        const socket = connect(port, '127.0.0.1', () => socket.end(text));
        socket.on('data', (data) => {
          heard += data;
        });
        socket.on('error', reject);
        socket.on('close', () => resolve(heard));
      });
    expect(await talk('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"request\.bad"/);
    expect(await talk(`GET / HTTP/1.1\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 413 [\s\S]*request\.tooLarge/,
    );
    expect((await fetch(`${url}/%zz`)).status).toBe(400);
  });
});

describe('too many', () => {
  it('requests get 429 and the time to wait', async () => {
    const { url } = await openHouse({ limits: { visitor: { rate: 0.5, burst: 3 } } });
    const ann = await Person.named(url, 'Ann');
    for (let i = 0; i < 3; i++) expect((await ann.ask('GET', '/visitors/me')).status).toBe(200);
    const { status, headers, json } = await ann.ask('GET', '/visitors/me');
    expect([status, headers.get('retry-after')]).toEqual([429, '2']);
    expect((json as ErrorJson).error.code).toBe('rate.tooMany');
    // Others are not held up.
    expect((await (await Person.named(url, 'Ben')).ask('GET', '/visitors/me')).status).toBe(200);
  });

  it('requests are counted by address, as reported by a proxy on this machine', async () => {
    const { url } = await openHouse({ limits: { address: { rate: 0.001, burst: 2 } } });
    const from = (address: string) => fetch(`${url}/api/v1/games`, { headers: { 'x-forwarded-for': address } });
    const statuses = [];
    for (const address of [
      '1.1.1.1',
      '9.9.9.9, 1.1.1.1',
      '1.1.1.1',
      '2.2.2.2',
      '2001:db8::1',
      '2001:db8::2',
      '2001:db8:0:0:1::',
      '2001:db8:0:1::',
    ])
      statuses.push((await from(address)).status);
    expect(statuses).toEqual([200, 200, 429, 200, 200, 200, 429, 200]);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it('new visitors and new matches get 429', async () => {
    const { url } = await openHouse({
      limits: { newVisitor: { rate: 0.001, burst: 2 }, newMatch: { rate: 0.001, burst: 1 } },
    });
    const ann = await Person.named(url, 'Ann');
    expect((await new Person(url).ask('POST', '/visitors', { name: 'Bot' })).status).toBe(201);
    expect(await new Person(url).refused('POST', '/visitors/me', { name: 'Eve' })).toBe('429 rate.tooMany');
    expect(await new Person(url).refused('POST', '/visitors', { name: 'Eve' })).toBe('429 rate.tooMany');
    await ann.must('POST', '/matches', MAKE);
    expect(await ann.refused('POST', '/matches', MAKE)).toBe('429 rate.tooMany');
  });
});

describe('buckets', () => {
  it('fill up again, and do not grow without limit', () => {
    let now = 0;
    const buckets = new Buckets({ rate: 2, burst: 2 }, () => now);
    expect([buckets.take('a'), buckets.take('a'), buckets.take('a')]).toEqual([0, 0, 0.5]);
    now += 500;
    expect([buckets.take('a'), buckets.take('a')]).toEqual([0, 0.5]);
    for (let i = 0; i < 60_000; i++) buckets.take(`k${i}`);
    expect(buckets.count).toBe(50_000);
  });
});

describe('for the operator', () => {
  it('logs say what happened, and nothing that gives access', async () => {
    const lines: string[] = [];
    const { url } = await openHouse({ log: pino({ level: 'trace' }, { write: (line) => void lines.push(line) }) });
    const ann = await Person.named(url, 'Ann');
    const nonce = 'a-nonce-nobody-logs';
    const { id } = await ann.make([{ kind: 'open' }, { kind: 'open' }]);
    await ann.seat(id, 0, 'join', { nonce });
    const seat = await ann.link(id, 0);
    const recovery = (await ann.must('POST', '/visitors/me/recovery', {})) as { token: string };
    await ann.must('POST', '/visitors/recover', { token: recovery.token });
    await ann.ask('POST', `/matches/${id}/seats/0/claim`, { token: seat.token });
    await (await ann.socket(id)).wait('table');
    const text = lines.join('');
    expect(text).toContain('"route":"/api/v1/matches/:match/seats/:seat/claim"');
    for (const secret of [nonce, seat.token, recovery.token, ann.cookie.slice('shutterbox='.length)]) {
      expect(text).not.toContain(secret);
    }
  });

  it('metrics are behind their token, and count', async () => {
    const token = 'a token for metrics';
    const { url } = await openHouse({}, { METRICS_TOKEN: token });
    const ann = await Person.named(url, 'Ann');
    const { id } = await ann.make([{ kind: 'me' }, { kind: 'bot', level: 'easy' }]);
    await (await ann.socket(id)).playOn();
    const ask = async (authorization?: string) =>
      fetch(`${url}/metrics`, authorization === undefined ? {} : { headers: { authorization } });
    expect((await ask()).status).toBe(401);
    expect((await ask('Bearer wrong')).status).toBe(401);
    const text = await (await ask(`Bearer ${token}`)).text();
    expect(text).toMatch(/^shutterbox_sockets 1$/m);
    expect(text).toMatch(/^shutterbox_tables 1$/m);
    expect(text).toMatch(/^shutterbox_answers_total\{result="done"\} 3$/m);
    expect(text).toMatch(/^shutterbox_answer_seconds_count 3$/m);
    expect(text).toMatch(/^shutterbox_bot_thinking_seconds_count\{level="easy"\} 3$/m);
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect((await fetch(`${(await openHouse()).url}/metrics`)).status).toBe(404);
  });

  it('it is ready as long as storage answers', async () => {
    const storage = await openStorage(settingsOf());
    let works = true;
    const failing = new Proxy(storage, {
      get(target, name: keyof Storage) {
        const method = target[name].bind(target) as (...words: unknown[]) => Promise<unknown>;
        return async (...words: unknown[]) => {
          if (!works) throw new Error('The disk is on fire: /var/secret/path');
          return method(...words);
        };
      },
    });
    const { url } = await openHouse({ storage: failing });
    const ann = await Person.named(url, 'Ann');
    const status = async (path: string) => (await fetch(url + path)).status;
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
    works = false;
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
    const { status: failed, json } = await ann.ask('POST', '/matches', MAKE);
    expect(failed).toBe(500);
    expect(JSON.stringify(json)).not.toContain('fire');
    works = true;
    expect(await status('/readyz')).toBe(200);
    expect((await ann.ask('POST', '/matches', MAKE)).status).toBe(201);
  });

  it('it is not ready while nothing can be written, even if everything can be read', async () => {
    const { DATA_DIR } = settingsOf();
    const { url } = await openHouse({}, { DATA_DIR });
    const file = new Libsql(`${DATA_DIR}/shutterbox.sqlite`);
    const ready = async () => (await fetch(`${url}/readyz`)).status;
    expect(await ready()).toBe(200);
    // Refuses like a full disk.
    for (const work of ['insert', 'update', 'delete'])
      file.exec(`create trigger full_${work} before ${work} on schema_version begin select raise(abort, 'full'); end`);
    expect(await ready()).toBe(503);
    for (const work of ['insert', 'update', 'delete']) file.exec(`drop trigger full_${work}`);
    expect(await ready()).toBe(200);
    file.close();
  });

  it('describes its API from the same schemas', async () => {
    const { url } = await openHouse();
    const description = (await new Person(url).must('GET', '/openapi.json')) as {
      openapi: string;
      paths: Record<string, Record<string, { requestBody?: unknown; parameters?: unknown; operationId: string }>>;
    };
    expect(description.openapi).toBe('3.1.0');
    const answers = description.paths['/api/v1/matches/{match}/answers']?.post;
    expect(JSON.stringify(answers?.requestBody)).toContain('"maxItems":64');
    expect(JSON.stringify(description.paths['/api/v1/matches/{match}/stream'])).toContain('application/x-ndjson');
    const ids = Object.values(description.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(20);
  });
});
