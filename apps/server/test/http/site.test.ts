import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isSiteFile, siteRoutes } from '../../src/http/site.ts';
import { encodingFor } from '../../src/http/site-encoding.ts';

const INDEX = '<!doctype html><title>Shutterbox</title><script type="module" src="/assets/main-abc.js"></script>';
const SCRIPT = `${'console.log("click");'.repeat(100)}`;
const BROWSER = { accept: 'text/html,application/xhtml+xml' };

function build(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shutterbox-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (file: string, contents: string | Buffer) => {
    mkdirSync(dirname(join(folder, 'dist', file)), { recursive: true });
    writeFileSync(join(folder, 'dist', file), contents);
  };
  writeFileSync(join(folder, 'secret.txt'), 'a secret beside the site');
  write('.sources', 'a stamp');
  write('index.html', INDEX);
  write('index.html.br', brotliCompressSync(INDEX));
  write('assets/main-abc.js', SCRIPT);
  write('assets/main-abc.js.br', brotliCompressSync(SCRIPT));
  write('assets/main-abc.js.gz', gzipSync(SCRIPT));
  write('assets/face-abc.woff2', 'a font');
  write('assets/rhino-abc.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('sw.js', 'self.skipWaiting');
  write('manifest.webmanifest', '{}');
  return join(folder, 'dist');
}

function site(folder = build()): FastifyInstance {
  const app = fastify({ exposeHeadRoutes: false });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: { code: 'route.unknown' } }));
  app.get('/api/v1/games', async () => ({ games: [] }));
  siteRoutes(app, folder);
  onTestFinished(() => app.close());
  return app;
}

describe('a file of the site', () => {
  it.each([
    ['/assets/main-abc.js', 'text/javascript; charset=utf-8', true],
    ['/assets/face-abc.woff2', 'font/woff2', true],
    ['/assets/rhino-abc.svg', 'image/svg+xml; charset=utf-8', true],
    ['/sw.js', 'text/javascript; charset=utf-8', false],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', false],
    ['/index.html', 'text/html; charset=utf-8', false],
  ])('%s is %s, kept for good: %s', async (url, type, kept) => {
    const { statusCode, headers } = await site().inject({ url });
    expect([statusCode, headers['content-type']]).toEqual([200, type]);
    expect(headers['cache-control']).toBe(kept ? 'public, max-age=31536000, immutable' : 'no-cache');
  });

  it('is compressed as the browser accepts it', async () => {
    const app = site();
    const ask = (accepted: string) =>
      app.inject({ url: '/assets/main-abc.js', headers: { 'accept-encoding': accepted } });
    const best = await ask('gzip, deflate, br, zstd');
    expect([best.headers['content-encoding'], best.headers.vary]).toEqual(['br', 'accept-encoding']);
    expect(brotliDecompressSync(best.rawPayload).toString()).toBe(SCRIPT);
    const gzip = await ask('gzip, deflate');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(SCRIPT);
    const plain = await ask('identity');
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, SCRIPT]);
    // There is no gzip of it.
    const page = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
    expect([page.headers['content-encoding'], page.body]).toEqual([undefined, INDEX]);
  });

  it('is not sent again to a browser that has it', async () => {
    const app = site();
    const { etag } = (await app.inject({ url: '/' })).headers;
    const ask = (known: string) => app.inject({ url: '/', headers: { 'if-none-match': known } });
    for (const known of [String(etag), `"other", W/${etag}`]) {
      const { statusCode, body, headers } = await ask(known);
      expect([statusCode, body, headers.etag]).toEqual([304, '', etag]);
    }
    expect((await ask('"other"')).statusCode).toBe(200);
  });

  it('answers HEAD with headers only', async () => {
    const { statusCode, body, headers } = await site().inject({ method: 'HEAD', url: '/assets/main-abc.js' });
    expect([statusCode, body, headers['content-length']]).toEqual([200, '', String(SCRIPT.length)]);
  });

  it('has a policy without exceptions', async () => {
    const policy = String((await site().inject({ url: '/' })).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
  });
});

describe('the one page of the site', () => {
  it.each([
    '/',
    '/?x=1',
    '/about',
    '/draw/diceafari',
    '/draw/diceafari/customMap',
    '/recover',
    '/m/a_B-9',
    '/m/abc/',
    '/match/abc/seat/0',
    '/rules/wildlife',
    '/replay/abc',
  ])('stands at %s', async (url) => {
    const { statusCode, body, headers } = await site().inject({ url });
    expect([statusCode, body, headers['cache-control']]).toEqual([200, INDEX, 'no-cache']);
  });

  it('says with status 404 that there is none, but only to browsers', async () => {
    const app = site();
    const page = await app.inject({ url: '/nowhere', headers: BROWSER });
    expect([page.statusCode, page.body]).toEqual([404, INDEX]);
    expect((await app.inject({ url: '/nowhere' })).json()).toEqual({ error: { code: 'route.unknown' } });
  });

  it.each([
    '/api',
    '/api/v1/nothing',
    '/ws',
    '/assets/gone-abc.js',
    '/assets/',
    '/robots.txt',
    '/m/abc/x.js',
    '/.sources',
  ])('never stands at %s', async (url) => {
    const { statusCode, body } = await site().inject({ url, headers: BROWSER });
    expect([statusCode, JSON.parse(body)]).toEqual([404, { error: { code: 'route.unknown' } }]);
  });

  it('leaves the API alone', async () => {
    expect((await site().inject({ url: '/api/v1/games', headers: BROWSER })).json()).toEqual({ games: [] });
  });
});

describe('anything that is not part of the site', () => {
  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '//etc/passwd',
    '/assets/main-abc.js%00.svg',
    '/assets/main-abc.js.br',
    '/constructor',
    '/__proto__',
  ])('cannot be had by %s', async (url) => {
    const { statusCode, body } = await site().inject({ url });
    expect(statusCode).toBe(404);
    expect(body).not.toContain('a secret');
  });

  it('is a start page in words if no site has been built', async () => {
    const app = site(join(build(), 'nothing-here'));
    expect((await app.inject({ url: '/' })).body).toContain('npm run build');
    expect((await app.inject({ url: '/about', headers: BROWSER })).statusCode).toBe(404);
  });
});

it('the encoding follows the browser’s preferences', () => {
  expect(encodingFor(undefined)).toBeUndefined();
  expect(encodingFor('')).toBeUndefined();
  expect(encodingFor('br;q=0, gzip;q=0.5')).toBe('gzip');
  expect(encodingFor('*')).toBe('br');
  expect(encodingFor('*;q=0')).toBeUndefined();
  expect(encodingFor('GZIP')).toBe('gzip');
});

it('only hashed files are free of limits', () => {
  expect(['/assets/a.js', '/', '/api/v1/games', '/assetsx'].map(isSiteFile)).toEqual([true, false, false, false]);
});
