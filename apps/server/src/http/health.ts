/** Health, readiness and metrics, for the operator. */

import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { no } from '@shutterbox/host';
import type { FastifyInstance } from 'fastify';
import type { Ports } from './ports.ts';
import { refuse } from './refuse.ts';

const PATIENCE_MS = 2_000;
/** An event loop this late for a timer is too busy for more work. */
const MOST_LAG_MS = 1_000;

const NOT_READY = no('server.notReady', 'The server is not ready.');

export function healthRoutes(app: FastifyInstance, { storage, log, metrics, settings, ending }: Ports): void {
  app.get('/healthz', async () => ({ alive: true }));

  // One check at a time for all callers: it writes to the disk, and anyone may ask.
  let checking: Promise<void> | undefined;
  app.get('/readyz', async (_request, reply) => {
    if (ending()) return refuse(reply, NOT_READY.refusal);
    try {
      checking ??= inTime(storage.ping()).finally(() => {
        checking = undefined;
      });
      const [lag] = await Promise.all([loopLag(), checking]);
      return lag > MOST_LAG_MS ? refuse(reply, NOT_READY.refusal) : { ready: true };
    } catch (error) {
      log.warn({ error }, 'not ready');
      return refuse(reply, NOT_READY.refusal);
    }
  });

  app.get('/metrics', async (request, reply) => {
    const { METRICS_TOKEN } = settings;
    if (METRICS_TOKEN === undefined)
      return refuse(reply, { code: 'route.unknown', sentence: 'There is no such page.' });
    if (!isSame(request.headers.authorization ?? '', `Bearer ${METRICS_TOKEN}`)) {
      return refuse(reply, { code: 'visitor.forged', sentence: 'That is not the token for the metrics.' });
    }
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

async function loopLag(): Promise<number> {
  const begun = performance.now();
  await wait(0);
  return performance.now() - begun;
}

async function inTime(work: Promise<void>): Promise<void> {
  const giveUp = new AbortController();
  const late = wait(PATIENCE_MS, undefined, { signal: giveUp.signal }).then(() => {
    throw new Error('Storage does not answer.');
  });
  late.catch(() => {});
  await Promise.race([work, late]).finally(() => giveUp.abort());
}

/** Hashed first, so that not even the lengths leak. */
function isSame(a: string, b: string): boolean {
  const [one, other] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
