/** The HTTP side of the server: one table of routes behind the same guards. */

import type { ServerResponse } from 'node:http';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { type Asker, askerOf, signedOut } from '../identity/asker.ts';
import { deviceRoutes, SIGNED_OUT } from './device-routes.ts';
import { brokenRequest, handleFailures } from './failures.ts';
import { gameRoutes } from './game-routes.ts';
import { securityHeaders } from './headers.ts';
import { healthRoutes } from './health.ts';
import { matchRoutes } from './match-routes.ts';
import { API, openApi } from './openapi.ts';
import { isWelcome, siteOf } from './origin.ts';
import { playRoutes } from './play-routes.ts';
import type { Ports } from './ports.ts';
import { refuse } from './refuse.ts';
import type { RateKind, Route } from './route.ts';
import { seatRoutes } from './seat-routes.ts';
import { isSiteFile, siteRoutes } from './site.ts';
import type { Streams } from './streams.ts';
import { isSecure, NOBODY, visitorRoutes } from './visitor-routes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    asker: Asker;
  }
}

const SMALL_BYTES = 16 * 1024;
const REQUEST_PATIENCE_MS = 30_000;
const STREAM_TYPE = 'application/x-ndjson; charset=utf-8';

const NOBODY_YET: Asker = { visitor: '', device: '', by: 'nothing', forged: false, address: '' };

export function httpApp(ports: Ports, streams: Streams): FastifyInstance {
  const headers = securityHeaders(isSecure(ports.settings.SITE_URL));
  const app = fastify({
    logger: false,
    bodyLimit: SMALL_BYTES,
    requestTimeout: REQUEST_PATIENCE_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    exposeHeadRoutes: false,
    clientErrorHandler: brokenRequest,
    frameworkErrors: (_error, _request, reply) =>
      refuse(reply.headers(headers), { code: 'request.bad', sentence: 'That address cannot be read.' }),
  });
  readJson(app);
  guard(app, ports, headers);
  handleFailures(app, ports);
  healthRoutes(app, ports);
  siteRoutes(app);

  const routes = [
    ...visitorRoutes(ports),
    ...deviceRoutes(ports),
    ...gameRoutes(),
    ...matchRoutes(ports),
    ...seatRoutes(ports),
    ...playRoutes(ports),
    streams.route(ports),
  ];
  const description = openApi(routes);
  app.get(`${API}/openapi.json`, async () => description);
  for (const route of routes) register(app, ports, route);
  return app;
}

/** JSON and nothing else; an empty body is an empty object, so that `curl -X POST` will do. */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else parse(request, String(body), done);
  });
}

/** Runs before the body is read: who asks, from where, how often. */
function guard(app: FastifyInstance, ports: Ports, headers: Readonly<Record<string, string>>): void {
  const { signer, devices, limits, metrics, settings, ending } = ports;
  const site = siteOf(settings.SITE_URL);
  app.decorateRequest('asker');
  app.addHook('onRequest', async (request, reply) => {
    request.asker = NOBODY_YET;
    reply.headers(headers);
    if (isForTheKeeper(request.url) || isSiteFile(request.url)) return;
    const asker = askerOf(request.raw, signer);
    request.asker = asker;
    const wait = Math.max(
      limits.address.take(asker.address),
      asker.visitor === '' ? 0 : limits.visitor.take(asker.visitor),
    );
    if (wait > 0) {
      metrics.limited.inc({ what: 'requests' });
      return refuse(
        reply,
        { code: 'rate.tooMany', sentence: 'That was too much at once. Please wait a moment.' },
        wait,
      );
    }
    if (ending())
      return refuse(reply, {
        code: 'server.notReady',
        sentence: 'The server is restarting. Please try again in a moment.',
      });
    if (asker.forged && asker.by === 'bearer') {
      return refuse(reply, { code: 'visitor.forged', sentence: 'That token is not one of ours.' });
    }
    if (request.method !== 'GET' && !isWelcome(request.raw, asker, site)) {
      return refuse(reply, { code: 'request.foreign', sentence: 'That request does not come from our pages.' });
    }
    // Pages are for everyone, whether storage answers or not.
    if (asker.device === '' || !request.url.startsWith(API) || (await devices.admits(asker))) return;
    request.asker = signedOut(asker);
    if (asker.by === 'bearer') return refuse(reply, SIGNED_OUT.refusal);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    ports.log.debug({ method, route: routeOptions.url, status: reply.statusCode, ms: reply.elapsedTime }, 'request');
  });
}

/** Probes carry no cookie and must not be turned away. */
function isForTheKeeper(url: string): boolean {
  return ['/healthz', '/readyz', '/metrics'].some((path) => url === path || url.startsWith(`${path}?`));
}

function register(app: FastifyInstance, ports: Ports, route: Route): void {
  const { method, path, bytes, status = 200 } = route;
  app.route({
    method,
    url: `${API}${path}`,
    ...(bytes === undefined ? {} : { bodyLimit: bytes }),
    handler: async (request, reply) => {
      const { asker } = request;
      if (route.visitor === true && asker.visitor === '') return refuse(reply, NOBODY.refusal);
      const wait = route.rate === undefined ? 0 : rateOf(ports, route.rate, asker);
      if (wait > 0) return tooMany(ports, reply, route.rate, wait);
      const result = await route.run({
        asker,
        request: request.raw,
        params: request.params as Readonly<Record<string, string>>,
        body: request.body,
        query: request.query,
        setCookie: (cookie) => void reply.header('set-cookie', cookie),
      });
      if (!result.ok) return refuse(reply, result.refusal);
      if (typeof result.value === 'function') return begin(reply, result.value as (raw: ServerResponse) => void);
      return reply.code(status).header('cache-control', 'no-store').send(result.value);
    },
  });
}

function begin(reply: FastifyReply, write: (response: ServerResponse) => void): FastifyReply {
  reply.header('content-type', STREAM_TYPE).header('cache-control', 'no-store').header('x-accel-buffering', 'no');
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  write(reply.raw);
  return reply;
}

function tooMany({ metrics }: Ports, reply: FastifyReply, what: RateKind | undefined, wait: number): FastifyReply {
  metrics.limited.inc({ what: what ?? 'requests' });
  return refuse(reply, { code: 'rate.tooMany', sentence: 'You have done that too often. Please wait a little.' }, wait);
}

function rateOf({ limits }: Ports, rate: RateKind, { visitor, address }: Asker): number {
  switch (rate) {
    case 'newVisitor':
      return limits.newVisitor.take(address);
    case 'lookBack':
      return limits.lookBack.take(address);
    case 'guess':
      return limits.guess.take(address);
    case 'newMatch':
      return Math.max(limits.newMatch.take(visitor), limits.newMatchAddress.take(address));
  }
}
