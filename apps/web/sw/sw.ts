/**
 * The site without a network. A version is kept whole or not at all, pages and their parts always come from the same one, and a newer
 * one waits until every tab is closed or someone asks for it. Nothing else is ever kept: /api and /ws are not touched.
 */
declare const self: ServiceWorkerGlobalScope;

export {};

const PREFIX = 'site-';
const CACHE = `${PREFIX}${VERSION}`;
/** Every page address serves this one page. */
const PAGE = '/index.html';
/** Not pages, although a browser may navigate there. */
const NO_PAGE = /^\/(?:api|ws|healthz|readyz|metrics)(?:\/|$)|\.[^/]*$/;
/** Names with a hash in them: the same name is the same file in any version. */
const HASHED = '/assets/';
/** In the cache of a version: tabs have shown it. */
const SHOWN = '/.shown';
/** Files fetched at the same time: a first visit must not slow down the match that is being played. */
const MOST_AT_ONCE = 4;

/** How a file was packed on the way does not matter once it is here. */
const LOOSELY: CacheQueryOptions = { ignoreVary: true };

const files = new Set(FILES);

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(begin()));
self.addEventListener('message', ({ data }) => {
  if (typeof data === 'object' && data !== null && data.type === 'take-over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!NO_PAGE.test(pathname)) event.respondWith(fromThisVersion(PAGE, request));
  } else if (files.has(pathname)) event.respondWith(fromThisVersion(pathname, request));
  // A tab from before this version asks for files of its own version.
  else if (pathname.startsWith(HASHED)) event.respondWith(fromAnyVersion(request));
});

/** Fails as a whole if one file fails: the browser tries again later, and meanwhile the older version stays. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  const left = [...FILES];
  const worker = async () => {
    for (let file = left.pop(); file !== undefined; file = left.pop()) await keep(cache, file);
  };
  await Promise.all(Array.from({ length: MOST_AT_ONCE }, worker));
}

async function keep(cache: Cache, file: string): Promise<void> {
  const known = file.startsWith(HASHED) ? await caches.match(file, LOOSELY) : undefined;
  const response = known ?? (await fetch(file, { cache: file.startsWith(HASHED) ? 'default' : 'no-cache' }));
  if (!response.ok || response.redirected) throw new Error(`${file}: ${response.status}`);
  await cache.put(file, response);
}

/**
 * The version before this one stays for tabs that still show it; older ones are deleted, and so is any version that was never
 * shown, because it only waited or was not fetched completely.
 */
async function begin(): Promise<void> {
  await (await caches.open(CACHE)).put(SHOWN, new Response());
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  const shown = await Promise.all(older.map(async (name) => (await caches.open(name)).match(SHOWN)));
  const before = older.findLast((_, index) => shown[index] !== undefined);
  await Promise.all(older.filter((name) => name !== before).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function fromThisVersion(file: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(file, LOOSELY)) ?? fetch(request);
}

async function fromAnyVersion(request: Request): Promise<Response> {
  return (await caches.match(request, LOOSELY)) ?? fetch(request);
}
