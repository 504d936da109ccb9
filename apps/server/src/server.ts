/** The whole server, wired up. */

import type { AddressInfo } from 'node:net';
import { Tables, type TextBus } from '@shutterbox/host';
import { BotRunner, type Think } from './bots/runner.ts';
import { openThinkers, type Thinkers } from './bots/think.ts';
import { Broom } from './broom.ts';
import { openBus } from './bus/open.ts';
import { Clock } from './clock.ts';
import { gameNamed } from './games.ts';
import { httpApp } from './http/app.ts';
import type { Ports } from './http/ports.ts';
import { Streams } from './http/streams.ts';
import { Devices } from './identity/devices.ts';
import { OpenDoors } from './identity/open-doors.ts';
import { secretKey } from './identity/secret-key.ts';
import { Signer } from './identity/token.ts';
import { Visitors } from './identity/visitors.ts';
import { LIMIT_SIZES, type LimitSizes, Limits } from './limits.ts';
import { type Log, openLog } from './log.ts';
import { openMetrics } from './metrics.ts';
import { Presence } from './presence/presence.ts';
import type { Settings } from './settings.ts';
import { Sockets } from './socket/sockets.ts';
import { lockFolder } from './storage/folder.ts';
import { openStorage } from './storage/open.ts';
import type { Storage } from './storage/storage.ts';
import { Watch } from './watch.ts';

/** A bot that thinks longer than this at shutdown is cut off; another process asks it again. */
const LAST_THOUGHT_MS = 4_000;
/** A request may take this long at shutdown; idle connections (browsers keep some) would take much longer. */
const LAST_REQUEST_MS = 2_000;

export interface Overrides {
  readonly storage?: Storage;
  readonly bus?: TextBus;
  readonly think?: Think;
  readonly limits?: Partial<LimitSizes>;
  readonly log?: Log;
  readonly now?: () => number;
}

export interface Server {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

export async function startServer(settings: Settings, overrides: Overrides = {}): Promise<Server> {
  const now = overrides.now ?? Date.now;
  const log = overrides.log ?? openLog(settings);
  if (settings.DATABASE_URL !== undefined && settings.SECRET_KEY === undefined) {
    log.warn('SECRET_KEY is not set. Several processes on one database must all have the same key.');
  }
  const signer = new Signer(await secretKey(settings));
  const storage = overrides.storage ?? (await openOwnStorage(settings));
  const bus = overrides.bus ?? openBus(settings, (sentence) => log.warn(sentence));
  const tables = new Tables(gameNamed, storage, bus, now);
  const streams = new Streams();
  const metrics = openMetrics({
    sockets: () => sockets.size,
    streams: () => streams.size,
    tables: () => tables.size,
  });
  const thinkers: Thinkers =
    overrides.think === undefined ? openThinkers() : { think: overrides.think, close: async () => {} };
  const timed: Think = async (question) => {
    const end = metrics.thinkingSeconds.startTimer({ level: question.level });
    return thinkers.think(question).finally(end);
  };
  const runner = new BotRunner(storage, tables, timed, log);
  const clock = new Clock(storage, tables, log, now);
  const watch = new Watch(storage, tables, log);
  const broom = new Broom(settings, { storage, bus, log, now });
  const presence = new Presence(bus, log, now);
  const doors = new OpenDoors(storage, bus, log);
  let ending = false;
  const ports: Ports = {
    settings,
    storage,
    bus,
    tables,
    presence,
    visitors: new Visitors(storage, now),
    devices: new Devices(storage, doors, now),
    doors,
    signer,
    limits: new Limits({ ...LIMIT_SIZES, ...overrides.limits }),
    metrics,
    log,
    nudge: () => runner.nudge(),
    ending: () => ending,
  };
  const sockets = new Sockets(ports);
  const app = httpApp(ports, streams);
  sockets.listen(app.server);
  await app.listen({ host: settings.HOST, port: settings.PORT });
  runner.start();
  clock.start();
  presence.start();
  doors.start();
  // With SQLite there is only one process, so nobody else can have continued a match.
  if (settings.DATABASE_URL !== undefined) watch.start();
  broom.start();

  const { address, port, family } = app.server.address() as AddressInfo;
  const url = `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
  log.info({ url }, 'listening');

  async function close(): Promise<void> {
    ending = true;
    await broom.stop();
    presence.stop();
    await clock.stop();
    await watch.stop();
    await doors.stop();
    // From here on nobody new comes in, and connected clients are told to come back in a moment.
    const closed = app.close();
    streams.close();
    await sockets.close();
    const late = setTimeout(() => app.server.closeAllConnections(), LAST_REQUEST_MS);
    await closed;
    clearTimeout(late);
    await finished(runner, thinkers);
    tables.close();
    await bus.close();
    await storage.close();
    metrics.registry.clear();
    log.info('ended');
  }
  let closing: Promise<void> | undefined;
  return {
    url,
    port,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

/** SQLite is for a single server: players on another one would not hear of changes. */
async function openOwnStorage(settings: Settings): Promise<Storage> {
  if (settings.DATABASE_URL !== undefined) return openStorage(settings);
  const unlock = lockFolder(settings.DATA_DIR);
  try {
    const storage = await openStorage(settings);
    return { ...storage, close: () => storage.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Bots finish their thought, if it does not take too long. */
async function finished(runner: BotRunner, thinkers: Thinkers): Promise<void> {
  const late = setTimeout(() => void thinkers.close(), LAST_THOUGHT_MS);
  await runner.stop();
  clearTimeout(late);
  await thinkers.close();
}
