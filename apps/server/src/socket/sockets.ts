/** Where sockets come in, on the same port as HTTP. */

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { no, type Table } from '@shutterbox/host';
import type { Refusal } from '@shutterbox/protocol';
import { BRIEF, CLOSED, MESSAGE_BYTES, problemOf, type ServerMessage, socketQuery } from '@shutterbox/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { SIGNED_OUT } from '../http/device-routes.ts';
import { UNKNOWN_MATCH } from '../http/lookup.ts';
import { isWelcome, siteOf } from '../http/origin.ts';
import type { Ports } from '../http/ports.ts';
import { rawReply } from '../http/raw-reply.ts';
import { type Asker, askerOf, signedOut } from '../identity/asker.ts';
import { whoOf } from '../presence/who.ts';
import { Connection, FAILED, FAILED_CLOSE } from './connection.ts';
import { Heartbeat } from './heartbeat.ts';
import { Outbox } from './outbox.ts';

/** How long a client may take to say goodbye. */
const GOODBYE_MS = 2_000;
const PATH = '/ws';

const TOO_MANY_TABS = no('rate.tooMany', 'You have this table open in too many tabs. Please close one.');

const OPTIONS = {
  noServer: true,
  maxPayload: MESSAGE_BYTES,
  perMessageDeflate: false,
  // A connection answers pings itself, within its limits.
  autoPong: false,
  handleProtocols: (offered: ReadonlySet<string>) => (offered.has(BRIEF) ? BRIEF : false) as string | false,
  // A closed socket is kept no longer than this.
  closeTimeout: GOODBYE_MS,
};

export class Sockets {
  private readonly ports: Ports;
  private readonly server = new WebSocketServer(OPTIONS);
  private readonly connections = new Map<WebSocket, Connection>();
  private readonly heartbeat = new Heartbeat(this.server.clients);
  private readonly outbox = new Outbox();

  constructor(ports: Ports) {
    this.ports = ports;
  }

  get size(): number {
    return this.server.clients.size;
  }

  listen(http: Server): void {
    http.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
  }

  /** Says goodbye to all, and waits for what is under way. */
  async close(): Promise<void> {
    this.heartbeat.stop();
    const sockets = [...this.server.clients];
    const gone = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    for (const socket of sockets) socket.close(CLOSED.restarting, 'restarting');
    const late = setTimeout(() => {
      for (const socket of sockets) socket.terminate();
    }, GOODBYE_MS);
    await Promise.all(gone);
    clearTimeout(late);
    await Promise.all([...this.connections.values()].map((connection) => connection.end()));
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const asker = askerOf(request, this.ports.signer);
    const refusal = this.refusalOf(request, asker);
    if (refusal !== undefined) return rawReply(socket, refusal);
    const disconnect = this.ports.limits.connections.take(asker.address);
    if (disconnect === undefined) {
      this.ports.metrics.limited.inc({ what: 'connections' });
      return rawReply(socket, { code: 'rate.tooMany', sentence: 'There are too many connections from your address.' });
    }
    socket.once('close', disconnect);
    this.server.handleUpgrade(request, socket, head, (opened) => void this.open(opened, request, asker));
  }

  private refusalOf(request: IncomingMessage, asker: Asker): Refusal | undefined {
    const { settings, limits, metrics, ending } = this.ports;
    if (pathOf(request) !== PATH) return { code: 'route.unknown', sentence: 'There is no socket here.' };
    if (ending())
      return { code: 'server.notReady', sentence: 'The server is restarting. Please try again in a moment.' };
    if (limits.address.take(asker.address) > 0) {
      metrics.limited.inc({ what: 'requests' });
      return { code: 'rate.tooMany', sentence: 'That was too much at once. Please wait a moment.' };
    }
    if (asker.forged && asker.by === 'bearer')
      return { code: 'visitor.forged', sentence: 'That token is not one of ours.' };
    if (!isWelcome(request, asker, siteOf(settings.SITE_URL)))
      return { code: 'request.foreign', sentence: 'That request does not come from our pages.' };
    return undefined;
  }

  /** Browsers hide why an upgrade was refused, so mistakes are reported on the open socket. */
  private async open(socket: WebSocket, request: IncomingMessage, asker: Asker): Promise<void> {
    // Messages that come before the table is loaded wait.
    socket.pause();
    socket.on('error', (error) => this.ports.log.debug({ error }, 'a socket broke'));
    socket.on('pong', () => {
      if (!this.heartbeat.heard(socket)) this.connections.get(socket)?.admits();
    });
    const query = socketQuery.safeParse(Object.fromEntries(new URL(request.url ?? '', 'ws://x').searchParams));
    if (!query.success) {
      return turnAway(socket, { code: 'request.bad', sentence: problemOf(query.error) }, CLOSED.badRequest);
    }
    const table = await this.ports.tables.get(query.data.match).catch((error) => {
      this.ports.log.error({ error }, 'a table could not be loaded');
      return 'failed' as const;
    });
    // Storage may be unreachable for a moment: “no such match” would be final, and wrong.
    if (table === 'failed') return turnAway(socket, FAILED.refusal, FAILED_CLOSE);
    if (table === undefined) return turnAway(socket, UNKNOWN_MATCH.refusal, CLOSED.unknownMatch);
    const shut = this.ports.doors.enter(asker.device, () => socket.close(CLOSED.signedOut, 'signed out'));
    socket.once('close', shut);
    const admitted = await this.admitted(asker);
    if (admitted === 'failed') return turnAway(socket, FAILED.refusal, FAILED_CLOSE);
    if (admitted.forged && admitted.by === 'bearer') return turnAway(socket, SIGNED_OUT.refusal, CLOSED.signedOut);
    if (socket.readyState !== socket.OPEN) return;
    this.begin(socket, request, admitted, table, query.data.from);
  }

  /** Only after the socket is registered, so that a device signed out in between is noticed. */
  private async admitted(asker: Asker): Promise<Asker | 'failed'> {
    if (asker.device === '') return asker;
    try {
      return (await this.ports.devices.admits(asker)) ? asker : signedOut(asker);
    } catch (error) {
      this.ports.log.error({ error }, 'a device could not be looked up');
      return 'failed';
    }
  }

  private begin(socket: WebSocket, request: IncomingMessage, asker: Asker, table: Table, from: number): void {
    const leave = asker.visitor === '' ? () => {} : this.ports.limits.tabs.take(`${table.id} ${asker.visitor}`);
    if (leave === undefined) {
      this.ports.metrics.limited.inc({ what: 'tabs' });
      return turnAway(socket, TOO_MANY_TABS.refusal, CLOSED.tooMany);
    }
    const way = { socket, send: (frame: Buffer) => this.outbox.send(request.socket, frame) };
    const connection = new Connection(this.ports, way, table, asker, whoOf(asker, request), from);
    this.connections.set(socket, connection);
    socket.once('close', () => {
      leave();
      void connection.end().finally(() => this.connections.delete(socket));
    });
    socket.resume();
  }
}

function pathOf({ url = '' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? '';
}

function turnAway(socket: WebSocket, error: Refusal, code: number): void {
  const message: ServerMessage = { type: 'refused', error };
  socket.resume();
  socket.send(JSON.stringify(message));
  socket.close(code, 'refused');
}
