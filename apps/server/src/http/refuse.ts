/** A refusal as an HTTP reply. */
import type { Refusal } from '@shutterbox/protocol';
import type { FastifyReply } from 'fastify';
import { statusOf } from './status.ts';

export function refuse(reply: FastifyReply, error: Refusal, retryAfterSeconds?: number): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfterSeconds))));
  return reply.code(statusOf(error.code)).header('cache-control', 'no-store').send({ error });
}
