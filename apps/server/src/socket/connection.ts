/** A conversation over a socket, with its limits and its end. */
import { Conversation, type ConversationPorts, MatchGone, no, type Table } from '@shutterbox/host';
import { BRIEF, CLOSED, clientMessage, readAs, type ServerMessage } from '@shutterbox/protocol';
import type { RawData, WebSocket } from 'ws';
import { counted } from '../http/act.ts';
import type { Ports } from '../http/ports.ts';
import type { Asker } from '../identity/asker.ts';
import type { Listening } from '../presence/presence.ts';
import { textFrame } from './frame.ts';

/** The most unread data; a client that is further behind has to reconnect from its number. */
const MOST_BUFFERED_BYTES = 8 * 1024 * 1024;
/** Messages over the rate limit before the socket is closed. */
const MOST_STRIKES = 100;
export const FAILED_CLOSE = 1011;

const TOO_MANY = no('rate.tooMany', 'That was too much at once. Please wait a moment.');
export const FAILED = no('server.failed', 'Something went wrong on our side. Please try again.');

/** The way to a client. */
export interface Way {
  readonly socket: WebSocket;
  /** Everything sent at the same time leaves together. */
  send(frame: Buffer): void;
}

export class Connection {
  private readonly ports: Ports;
  private readonly socket: WebSocket;
  private readonly pass: Way['send'];
  private readonly asker: Asker;
  private readonly conversation: Conversation;
  private readonly table: Table;
  private readonly leave: () => void;
  private listening: Listening | undefined;
  private tableVersion = -1;
  private strikes = 0;
  private work: Promise<void> = Promise.resolve();

  /** `who`: the person this connection counts as. */
  constructor(ports: Ports, { socket, send }: Way, table: Table, asker: Asker, who: string, from: number) {
    this.ports = ports;
    this.socket = socket;
    this.pass = send;
    this.asker = asker;
    this.table = table;
    this.leave = ports.presence.enter(table.id, who);
    const speaking: ConversationPorts = {
      send: (message) => this.send(message),
      act: (work) => counted(ports, table, work),
      failed: (error) => this.fail(error, table.id),
    };
    this.conversation = new Conversation(table, asker.visitor, from, speaking, socket.protocol === BRIEF);
    socket.on('message', (data, isBinary) => this.hear(data, isBinary, table.id));
    socket.on('ping', (data) => this.answerPing(data));
  }

  /** Resolves when everything under way is done. */
  async end(): Promise<void> {
    this.leave();
    this.listening?.end();
    await this.conversation.end();
    await this.work;
  }

  /** Counts an incoming frame of any kind: false if it is over the limit; after too many the socket is closed. */
  admits(): boolean {
    const { visitor, address } = this.asker;
    const { limits, metrics } = this.ports;
    if (limits.message(visitor, address) === 0) return true;
    metrics.limited.inc({ what: 'messages' });
    if (++this.strikes > MOST_STRIKES) this.socket.close(CLOSED.tooMany, 'too many messages');
    return false;
  }

  private hear(data: RawData, isBinary: boolean, match: string): void {
    if (!this.admits()) {
      return this.conversation.refuse(TOO_MANY.refusal, isBinary ? undefined : clientIn(parsed(String(data))));
    }
    const json = isBinary ? undefined : parsed(String(data));
    const message = readAs(clientMessage, json);
    if (!message.ok) {
      const refusal = { code: 'request.bad', sentence: message.problem };
      return this.conversation.refuse(refusal, clientIn(json));
    }
    this.work = this.work.then(() => this.conversation.hear(message.value)).catch((error) => this.fail(error, match));
  }

  private answerPing(data: Buffer): void {
    if (this.admits() && this.takesMore()) this.socket.pong(data);
  }

  /** A client that leaves too much unread is closed. */
  private takesMore(): boolean {
    const { readyState, OPEN, bufferedAmount } = this.socket;
    if (readyState !== OPEN) return false;
    if (bufferedAmount <= MOST_BUFFERED_BYTES) return true;
    this.socket.close(CLOSED.tooSlow, 'too slow');
    return false;
  }

  private send(message: ServerMessage): void {
    if (!this.takesMore()) return;
    this.pass(frameOf(message));
    if (message.type === 'table') this.tellHere(message.table.version);
  }

  /** After the table, and again whenever its seats have changed. */
  private tellHere(version: number): void {
    if (version === this.tableVersion) return;
    this.tableVersion = version;
    if (this.listening !== undefined) return this.listening.look();
    this.listening = this.ports.presence.listen(this.table, (here) => this.send({ type: 'here', ...here }));
  }

  /** A client that is cut off reconnects from its number, unless the match was deleted. */
  private fail(error: unknown, match: string): void {
    const { tables, log, metrics } = this.ports;
    if (error instanceof MatchGone) {
      tables.forget(match);
      return this.socket.close(CLOSED.unknownMatch, 'there is no such match');
    }
    metrics.failures.inc();
    log.error({ error, match }, 'a socket failed');
    this.conversation.refuse(FAILED.refusal);
    this.socket.close(FAILED_CLOSE, 'something went wrong');
  }
}

/** All who follow as the same observer get the same brief, mostly one after the other: it is written once. */
let last: { readonly brief: object; readonly frame: Buffer } | undefined;

function frameOf(message: ServerMessage): Buffer {
  if (message.type !== 'brief') return textFrame(JSON.stringify(message));
  if (last?.brief === message.brief) return last.frame;
  const frame = textFrame(JSON.stringify(message));
  last = { brief: message.brief, frame };
  return frame;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The client id of a message that is otherwise unreadable, so that its sender knows which one it was. */
function clientIn(json: unknown): string | undefined {
  if (typeof json !== 'object' || json === null || !('client' in json)) return undefined;
  return typeof json.client === 'string' && json.client.length <= 64 ? json.client : undefined;
}
