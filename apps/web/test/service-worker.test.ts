import { beforeEach, describe, expect, it, vi } from 'vitest';

/** As much of the browser's caches as the service worker uses: texts by path. */
class Caches {
  readonly all = new Map<string, Map<string, string>>();
  async open(name: string) {
    const files = this.all.get(name) ?? new Map<string, string>();
    this.all.set(name, files);
    return {
      match: async (path: string) => reply(files.get(path)),
      put: async (path: string, response: Response) => void files.set(path, await response.text()),
    };
  }
  async match(asked: string | Request) {
    const path = typeof asked === 'string' ? asked : new URL(asked.url).pathname;
    return reply([...this.all.values()].find((files) => files.has(path))?.get(path));
  }
  async keys() {
    return [...this.all.keys()];
  }
  async delete(name: string) {
    return this.all.delete(name);
  }
}

function reply(text: string | undefined): Response | undefined {
  return text === undefined ? undefined : new Response(text);
}

type Listener = (event: unknown) => void;
const SITE = 'https://play.example.org';
const FILES = ['/index.html', '/assets/main-2.js', '/assets/same-1.css'];

let caches: Caches;
let listeners: Map<string, Listener>;
let fetched: string[];
let gone: Set<string>;
const skipWaiting = vi.fn();
const claim = vi.fn();

beforeEach(async () => {
  vi.resetModules();
  vi.clearAllMocks();
  caches = new Caches();
  caches.all.set('site-0', new Map(Object.entries({ '/assets/main-0.js': 'older', '/.shown': '' })));
  const first = { '/index.html': 'page 1', '/assets/main-1.js': 'main 1', '/assets/same-1.css': 'same', '/.shown': '' };
  caches.all.set('site-1', new Map(Object.entries(first)));
  caches.all.set('site-only-waited', new Map([['/index.html', 'page of nobody']]));
  caches.all.set('other', new Map([['/x', 'not ours']]));
  listeners = new Map();
  fetched = [];
  gone = new Set();
  vi.stubGlobal('FILES', FILES);
  vi.stubGlobal('VERSION', '2');
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (asked: string | Request) => {
    const path = typeof asked === 'string' ? asked : new URL(asked.url).pathname;
    fetched.push(path);
    return gone.has(path) ? new Response('', { status: 404 }) : new Response(`${path} from the network`);
  });
  vi.stubGlobal('self', {
    location: new URL(`${SITE}/sw.js`),
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    skipWaiting,
    clients: { claim },
  });
  await import('../sw/sw.ts');
});

async function happens(type: 'install' | 'activate'): Promise<void> {
  let until: Promise<unknown> = Promise.resolve();
  listeners.get(type)?.({ waitUntil: (work: Promise<unknown>) => (until = work) });
  await until;
}

/** The text of the answer; undefined where the browser is left to itself. */
async function ask(path: string, mode = 'no-cors', method = 'GET', site = SITE): Promise<string | undefined> {
  let answer: Promise<Response> | undefined;
  const respondWith = (response: Promise<Response>) => {
    answer = response;
  };
  listeners.get('fetch')?.({ request: { url: site + path, mode, method }, respondWith });
  return (await answer)?.text();
}

describe('the service worker', () => {
  it('keeps a version whole, and fetches only what is new in it', async () => {
    await happens('install');
    expect([...(caches.all.get('site-2')?.keys() ?? [])].sort()).toEqual([...FILES].sort());
    expect(fetched.sort()).toEqual(['/assets/main-2.js', '/index.html']);
    expect(skipWaiting).not.toHaveBeenCalled();
  });

  it('takes no version of which a part is missing', async () => {
    gone.add('/assets/main-2.js');
    await expect(happens('install')).rejects.toThrow('/assets/main-2.js: 404');
  });

  it('waits until it is asked', async () => {
    await happens('install');
    listeners.get('message')?.({ data: { type: 'something else' } });
    listeners.get('message')?.({ data: null });
    expect(skipWaiting).not.toHaveBeenCalled();
    listeners.get('message')?.({ data: { type: 'take-over' } });
    expect(skipWaiting).toHaveBeenCalledOnce();
  });

  it('gives pages and parts of its own version, and old tabs the parts of theirs', async () => {
    await happens('install');
    await happens('activate');
    expect(await caches.keys()).toEqual(['site-1', 'other', 'site-2']);
    for (const page of ['/', '/m/abc', '/about', '/nowhere'])
      expect(await ask(page, 'navigate')).toBe('/index.html from the network');
    expect(await ask('/assets/main-2.js')).toBe('/assets/main-2.js from the network');
    expect(await ask('/assets/main-1.js')).toBe('main 1');
    expect(fetched.length).toBe(2);
    expect(await ask('/assets/main-9.js')).toBe('/assets/main-9.js from the network');
    expect(caches.all.get('site-2')?.has('/.shown')).toBe(true);
  });

  it.each([
    ['/api/v1/matches', 'cors', 'GET', SITE],
    ['/api/v1/games', 'navigate', 'GET', SITE],
    ['/ws', 'websocket', 'GET', SITE],
    ['/healthz', 'navigate', 'GET', SITE],
    ['/robots.txt', 'navigate', 'GET', SITE],
    ['/index.html', 'cors', 'POST', SITE],
    ['/index.html', 'cors', 'GET', 'https://elsewhere.example'],
  ])('leaves %s (%s, %s, %s) alone', async (...asked) => {
    await happens('install');
    expect(await ask(...asked)).toBeUndefined();
  });
});
