/** Errors before a route is reached, in our own words; never a stack trace. */

import type { Socket } from 'node:net';
import { MatchGone } from '@shutterbox/host';
import type { Refusal } from '@shutterbox/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UNKNOWN_MATCH } from './lookup.ts';
import type { Ports } from './ports.ts';
import { rawReply } from './raw-reply.ts';
import { refuse } from './refuse.ts';

const BAD: Refusal = { code: 'request.bad', sentence: 'That request cannot be read.' };
const TOO_LARGE: Refusal = { code: 'request.tooLarge', sentence: 'That request is too large.' };
const NOT_JSON: Refusal = {
  code: 'request.notJson',
  sentence: 'Send JSON, and say so: content-type: application/json.',
};
const FAILED: Refusal = { code: 'server.failed', sentence: 'Something went wrong on our side. Please try again.' };
const NO_ROUTE: Refusal = { code: 'route.unknown', sentence: 'There is no such page.' };

const TOO_LARGE_STATUS = 413;
const NOT_JSON_STATUS = 415;

export function handleFailures(app: FastifyInstance, ports: Ports): void {
  app.setNotFoundHandler((_request, reply) => refuse(reply, NO_ROUTE));
  app.setErrorHandler(async (error, request, reply) => {
    const status = statusIn(error);
    if (status === TOO_LARGE_STATUS) return refuse(reply, TOO_LARGE);
    if (status === NOT_JSON_STATUS) return refuse(reply, NOT_JSON);
    if (status < 500) return refuse(reply, BAD);
    return failed(ports, error, request, reply);
  });
}

function failed(ports: Ports, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Deleted while we had it in memory: not our fault.
  if (error instanceof MatchGone) {
    ports.tables.forget(error.match);
    return refuse(reply, UNKNOWN_MATCH.refusal);
  }
  ports.metrics.failures.inc();
  ports.log.error({ error, route: request.routeOptions.url, method: request.method }, 'a request failed');
  return refuse(reply, FAILED);
}

function statusIn(error: unknown): number {
  if (!(error instanceof Error) || !('statusCode' in error)) return 500;
  return typeof error.statusCode === 'number' ? error.statusCode : 500;
}

/** Not even a request yet: broken HTTP, or headers without end. */
export function brokenRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  // Browsers open connections in advance. An answer to nothing on one of them would be taken for the answer to its first request.
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return void socket.destroy();
  rawReply(socket, error.code === 'HPE_HEADER_OVERFLOW' ? TOO_LARGE : BAD);
}
