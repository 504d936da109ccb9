/** One socket at one table: tells its visitor what each of his seats may know, and takes his answers. */

import type { Observer } from '@shutterbox/kernel';
import { CLOSED, type ClientMessage, clientMessage, problemOf, type ServerMessage } from '@shutterbox/protocol';
import type { RawData, WebSocket } from 'ws';
import { answer, undo } from '../http/act.ts';
import type { Ports } from '../http/ports.ts';
import type { Asker } from '../identity/asker.ts';
import { no } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import type { Done, Result, TableInfo } from '../table/types.ts';
import { Follower } from './follower.ts';

/** What may lie unread; whoever is further behind comes back and asks from his number. */
const MOST_BUFFERED_BYTES = 8 * 1024 * 1024;
/** Messages beyond the rate before the door is shut. */
const MOST_STRIKES = 100;
export const FAILED_CLOSE = 1011;

const TOO_MANY = no('rate.tooMany', 'That was too much at once; please wait a moment.');
export const FAILED = no('server.failed', 'Something went wrong on our side; please try again.');

export class Connection {
  private readonly ports: Ports;
  private readonly socket: WebSocket;
  private readonly table: Table;
  private readonly asker: Asker;
  private readonly follower: Follower;
  private readonly unlisten: () => void;
  /** The last number told to each observer. */
  private readonly told = new Map<Observer, number>();
  private readonly from: number;
  private lastTable = '';
  private first = true;
  private strikes = 0;
  private work: Promise<void> = Promise.resolve();

  constructor(ports: Ports, socket: WebSocket, table: Table, asker: Asker, from: number) {
    this.ports = ports;
    this.socket = socket;
    this.table = table;
    this.asker = asker;
    this.from = from;
    this.follower = new Follower(
      () => this.tell(),
      (error) => void this.fail(error),
    );
    this.unlisten = table.listen(() => this.follower.nudge());
    socket.on('message', (data, isBinary) => this.hear(data, isBinary));
    this.follower.nudge();
  }

  /** Answers when everything under way is done. */
  async end(): Promise<void> {
    this.unlisten();
    await this.follower.stop();
    await this.work;
  }

  private async tell(): Promise<void> {
    const { visitor } = this.asker;
    const info = await this.table.info(visitor);
    this.tellTable(info);
    const seats = info.seats.filter(({ mine }) => mine).map(({ seat }) => seat);
    const observers: readonly Observer[] = seats.length === 0 ? ['spectator'] : seats;
    for (const observer of this.told.keys()) if (!observers.includes(observer)) this.told.delete(observer);
    for (const observer of observers) await this.tellObserver(observer, info.number);
    this.first = false;
  }

  private tellTable(table: TableInfo): void {
    const { version, status, deadline } = table;
    const now = `${version} ${status} ${deadline}`;
    if (now === this.lastTable) return;
    this.lastTable = now;
    this.send({ type: 'table', table: { ...table, seats: [...table.seats] } });
  }

  private async tellObserver(observer: Observer, number: number): Promise<void> {
    const last = this.told.get(observer);
    if (last === number) return;
    const update = await this.table.update(observer, last ?? (this.first ? this.from : -1));
    if (update === undefined) return;
    this.told.set(observer, update.number);
    this.send({ type: 'update', update: update as Extract<ServerMessage, { type: 'update' }>['update'] });
  }

  private hear(data: RawData, isBinary: boolean): void {
    const { visitor, address } = this.asker;
    const { limits, metrics } = this.ports;
    if (limits.visitor.take(visitor === '' ? address : visitor) > 0) {
      metrics.limited.inc({ what: 'messages' });
      if (++this.strikes > MOST_STRIKES) this.socket.close(CLOSED.tooMany, 'too many messages');
      else this.refuse(TOO_MANY.refusal);
      return;
    }
    const json = isBinary ? undefined : parsed(String(data));
    const message = clientMessage.safeParse(json);
    if (!message.success) {
      return this.refuse({ code: 'request.bad', sentence: problemOf(message.error) }, clientIn(json));
    }
    this.work = this.work.then(() => this.do(message.data)).catch((error) => this.fail(error));
  }

  private async do(message: ClientMessage): Promise<void> {
    const { ports, table } = this;
    const { visitor } = this.asker;
    switch (message.type) {
      case 'ping':
        return this.send({ type: 'pong', ...(message.client === undefined ? {} : { client: message.client }) });
      case 'answer': {
        const { client, seat, decision, action } = message;
        return this.reply(client, await answer(ports, table, visitor, { client, seat, decision, actions: [action] }));
      }
      case 'batch': {
        const { client, seat, decision, actions } = message;
        return this.reply(client, await answer(ports, table, visitor, { client, seat, decision, actions }));
      }
      case 'undo': {
        const { client, seat, count } = message;
        return this.reply(client, await undo(ports, table, visitor, { client, seat, count }));
      }
      case 'standing': {
        const { client, seat, answers } = message;
        const stood = await table.stand(visitor, seat, answers);
        if (stood.ok) ports.nudge();
        return this.reply(client, stood);
      }
      case 'legal': {
        const { client, seat, decision } = message;
        const legal = await table.legal(visitor, seat, decision);
        if (!legal.ok) return this.refuse(legal.refusal, client);
        return this.send({ type: 'legal', client, legal: { ...legal.value, actions: [...legal.value.actions] } });
      }
    }
  }

  private reply(client: string, result: Result<Done>): void {
    if (result.ok) this.send({ type: 'done', client, ...result.value });
    else this.refuse(result.refusal, client);
  }

  private refuse(error: Extract<ServerMessage, { type: 'refused' }>['error'], client?: string): void {
    this.send({ type: 'refused', ...(client === undefined ? {} : { client }), error });
  }

  private send(message: ServerMessage): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > MOST_BUFFERED_BYTES) return this.socket.close(CLOSED.tooSlow, 'too slow');
    this.socket.send(JSON.stringify(message));
  }

  /** Whoever is cut off comes back and asks from his number; a match that was deleted does not. */
  private async fail(error: unknown): Promise<void> {
    const { storage, tables, log, metrics } = this.ports;
    const gone = await storage.match(this.table.id).then(
      (stored) => stored === undefined,
      () => false,
    );
    if (gone) {
      tables.forget(this.table.id);
      return this.socket.close(CLOSED.unknownMatch, 'there is no such match');
    }
    metrics.failures.inc();
    log.error({ error, match: this.table.id }, 'a socket failed');
    this.refuse(FAILED.refusal);
    this.socket.close(FAILED_CLOSE, 'something went wrong');
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The name of a message that cannot be read otherwise, so that its sender knows which it was. */
function clientIn(json: unknown): string | undefined {
  if (typeof json !== 'object' || json === null || !('client' in json)) return undefined;
  return typeof json.client === 'string' && json.client.length <= 64 ? json.client : undefined;
}
