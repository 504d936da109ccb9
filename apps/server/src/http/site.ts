/** The site on the same port as the API: its files, and its one page under every address that is a page. */
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { START_PAGE } from './page.ts';
import { encodingFor } from './site-encoding.ts';
import { HASHED, loadSite, type SiteFile } from './site-files.ts';

/** Beside the server's bundle; a server that runs from its sources has no site. */
const BUILT = fileURLToPath(new URL('../../web/dist/', import.meta.url));

/** The addresses that the site has pages for; see the routes in apps/web/src. At any other address the site itself says that there is no such page, with status 404. */
const PAGES =
  /^\/(?:|about|recover|draw(?:\/[^/.]+){1,2}|rules(?:\/[^/.]+)*|replay|(?:m|match|replay)\/[\w-]{1,32}(?:\/[^/.]+)*)\/?$/;
/** Addresses that are never a page: a mistaken request must not get one. */
const NO_PAGE = /^\/(?:api|ws|assets)(?:\/|$)|\.[^/]*$/;

const CONTENT_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  // Where the page came from, by WebSocket too.
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ');

const KEPT = 'public, max-age=31536000, immutable';
const ASKED_FOR = 'no-cache';

export function siteRoutes(app: FastifyInstance, folder: string = BUILT): void {
  const site = loadSite(folder);
  if (site === undefined) {
    app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(START_PAGE));
    return;
  }
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const path = pathOf(request.url);
      const file = site.files.get(path);
      if (file !== undefined) return send(request, reply, file);
      if (!isPage(request, path)) return reply.callNotFound();
      return send(request, reply.code(PAGES.test(path) ? 200 : 404), site.index);
    },
  });
}

/** Not counted against anyone: they come from memory, are the same for everyone, and a page needs many at once. */
export function isSiteFile(url: string): boolean {
  return url.startsWith(HASHED);
}

function isPage({ headers }: FastifyRequest, path: string): boolean {
  if (NO_PAGE.test(path)) return false;
  return PAGES.test(path) || (headers.accept ?? '').includes('text/html');
}

function send(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  reply
    .header('content-security-policy', CONTENT_POLICY)
    .header('cache-control', file.hashed ? KEPT : ASKED_FOR)
    .header('etag', file.etag)
    .header('vary', 'accept-encoding');
  if (reply.statusCode === 200 && isKnown(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  const packed = encoding === undefined ? undefined : file[encoding];
  if (packed !== undefined) reply.header('content-encoding', encoding);
  const body = packed ?? file.body;
  reply.header('content-type', file.type).header('content-length', body.length);
  return reply.send(request.method === 'HEAD' ? undefined : body);
}

/** Weak comparison: a proxy may have marked it so. */
function isKnown(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((part) => part.trim().replace(/^W\//, '') === etag) ?? false;
}

function pathOf(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  try {
    return decodeURIComponent(path);
  } catch {
    // The router has refused it already.
    return path;
  }
}
