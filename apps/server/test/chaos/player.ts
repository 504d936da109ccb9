/**
 * A well-behaved client: resumes from its number when it is cut off, resends under the same client id what was not
 * acknowledged, and keeps account of every acknowledgement. Without a seat it watches.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type ServerMessage, serverMessage, type Update } from '@shutterbox/protocol';
import { WebSocket } from 'ws';
import type { Guest, Where } from './guest.ts';
import { below, type Random } from './random.ts';
import { Story } from './story.ts';

export interface Patience {
  /** How long without an acknowledgement until the answer is resent. */
  readonly resendMs: number;
  /** How long without any message until it reconnects; doubled after each connection on which none came. */
  readonly silenceMs: number;
}

export interface Seating {
  readonly match: string;
  readonly observer: number | 'spectator';
  readonly patience: Patience;
  readonly random: Random;
  /** Where the socket goes. */
  readonly where: Where;
  /** Called for every message that came. */
  readonly heard?: () => void;
}

type Sent =
  | { readonly type: 'answer'; readonly client: string; seat: number; decision: number; action: unknown }
  | { readonly type: 'undo'; readonly client: string; seat: number; count: number };

const UNDO_CHANCE = 0.04;
const AGAIN_MS = 10;
const LOOK_MS = 20;
const HANDSHAKE_MS = 10_000;
const MOST_DOUBLINGS = 6;
/** A match that does not exist never will; no other error is final. */
const UNKNOWN_MATCH = 4404;

export class Player {
  readonly guest: Guest;
  readonly seating: Seating;
  readonly story = new Story();
  readonly sent = new Map<string, Sent>();
  /** The number of every acknowledged answer, by its client id. */
  readonly acknowledged = new Map<string, number>();
  readonly over: Promise<Update>;
  connections = 0;
  messages = 0;
  resends = 0;
  /** Answers that were refused for good. An undo is never final: another copy may come when there is something to undo. */
  readonly refused = new Set<string>();
  private socket: WebSocket | undefined;
  private waiting: Sent | undefined;
  /** Milliseconds, counted by ticks: if this process is busy, so may the server be, and hurrying would only make it worse. */
  private now = 0;
  private sentAt = 0;
  private heardAt = 0;
  /** The newest number that was acknowledged. */
  private lastDone = -1;
  /** The number of the last update that was answered, and of the last one whose answer was refused. */
  private answeredAt = -1;
  private refusedAt = -1;
  /** Since when a known step has been missing. */
  private gapAt: number | undefined;
  /** Connections in a row on which nothing came: a busy server is not helped by more of them. */
  private fruitless = 0;
  private ended = false;
  private readonly timer: NodeJS.Timeout;
  private finish: (last: Update) => void = () => {};
  private fail: (problem: Error) => void = () => {};

  constructor(guest: Guest, seating: Seating) {
    this.guest = guest;
    this.seating = seating;
    this.over = new Promise((resolve, reject) => {
      this.finish = resolve;
      this.fail = reject;
    });
    this.over.catch(() => {});
    this.timer = setInterval(() => this.look(), LOOK_MS);
    void this.connect();
  }

  /** Its state, to explain why it does not end. */
  get place(): string {
    const { match, observer } = this.seating;
    const owed = this.waiting === undefined ? '' : `, waits for ${this.waiting.client}`;
    const state = ['connecting', 'open', 'closing', 'closed'][this.socket?.readyState ?? 3];
    return `${match} ${observer}: number ${this.story.number}${owed}, ${state}, ${this.connections} connections`;
  }

  end(): void {
    this.ended = true;
    clearInterval(this.timer);
    this.socket?.terminate();
  }

  private async connect(): Promise<void> {
    const site = await this.seating.where();
    if (this.ended) return;
    const { match } = this.seating;
    const socket = new WebSocket(`${site.replace('http', 'ws')}/ws?match=${match}&from=${this.story.number}`, {
      headers: this.guest.headers,
      handshakeTimeout: HANDSHAKE_MS,
    });
    this.socket = socket;
    this.heardAt = this.now;
    this.gapAt = undefined;
    this.fruitless++;
    socket.on('error', () => {});
    socket.once('open', () => {
      this.connections++;
      this.heardAt = this.now;
      if (this.waiting !== undefined) this.resend(this.waiting);
    });
    socket.on('message', (data) => {
      if (this.socket === socket && !this.ended) this.hear(String(data));
    });
    socket.once('close', (code) => void this.comeBack(socket, code));
  }

  private async comeBack(socket: WebSocket, code: number): Promise<void> {
    if (this.ended || this.socket !== socket) return;
    if (code === UNKNOWN_MATCH) return this.giveUp(`was told that there is no match ${this.seating.match}`);
    await wait(AGAIN_MS);
    if (!this.ended) await this.connect();
  }

  /** The line may be dead without anyone saying so. */
  private look(): void {
    const { resendMs, silenceMs } = this.seating.patience;
    this.now += LOOK_MS;
    const { now } = this;
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const isLost = this.gapAt !== undefined && now - this.gapAt > resendMs;
    const silence = silenceMs * 2 ** Math.min(this.fruitless, MOST_DOUBLINGS);
    if (isLost || now - this.heardAt > silence) this.socket.terminate();
    else if (this.waiting !== undefined && now - this.sentAt > resendMs) this.resend(this.waiting);
  }

  private hear(text: string): void {
    this.heardAt = this.now;
    this.fruitless = 0;
    this.messages++;
    const message = serverMessage.parse(JSON.parse(text));
    if (message.type === 'update') this.follow(message.update);
    if (message.type === 'done') this.acknowledge(message);
    if (message.type === 'refused') this.refuse(message);
    this.seating.heard?.();
  }

  private follow(update: Update): void {
    if (update.observer !== this.seating.observer) return;
    const problem = this.story.hear(update);
    if (problem !== undefined) return this.giveUp(problem);
    this.goOn();
  }

  private goOn(): void {
    const { newest, number } = this.story;
    if (newest === undefined) return;
    if (Math.max(newest.number, this.lastDone) === number) this.gapAt = undefined;
    else this.gapAt ??= this.now;
    if (newest.outcome === undefined) this.act(newest);
    // Wait for what is not acknowledged yet, which may still count, and for what was lost in between.
    else if (this.waiting === undefined && this.gapAt === undefined) this.finish(newest);
  }

  private acknowledge({ client, number }: Extract<ServerMessage, { type: 'done' }>): void {
    const before = this.acknowledged.get(client);
    if (before !== undefined && before !== number) {
      return this.giveUp(`${client} was acknowledged as ${before} and as ${number}`);
    }
    this.acknowledged.set(client, number);
    this.lastDone = Math.max(this.lastDone, number);
    this.settled(client);
  }

  private refuse({ client, error }: Extract<ServerMessage, { type: 'refused' }>): void {
    // Not final: it is resent a little later.
    if (error.code === 'rate.tooMany') return;
    if (client === undefined || client !== this.waiting?.client) return;
    if (this.acknowledged.has(client)) return this.giveUp(`${client} was acknowledged, and refused: ${error.code}`);
    if (this.waiting.type === 'answer') this.refused.add(client);
    // Not the newest number: the cause of the refusal may have been told earlier, and still needs an answer.
    this.refusedAt = this.answeredAt;
    this.settled(client);
  }

  private settled(client: string): void {
    if (this.waiting?.client !== client) return;
    this.waiting = undefined;
    this.goOn();
  }

  private act({ number, legal, undo }: Update): void {
    const { observer, random } = this.seating;
    const [question] = legal;
    // A refused or finished answer is followed by a newer update.
    const isOld = number <= this.refusedAt || number < this.lastDone;
    if (observer === 'spectator' || this.waiting !== undefined || isOld) return;
    const client = `a${this.sent.size}`;
    if (undo.count > 0 && random() < UNDO_CHANCE) this.say({ type: 'undo', client, seat: observer, count: 1 }, number);
    else if (question !== undefined) {
      const { action } = question.actions[below(random, question.actions.length)] ?? {};
      this.say({ type: 'answer', client, seat: observer, decision: question.decision, action }, number);
    }
  }

  private say(message: Sent, number: number): void {
    this.answeredAt = number;
    this.sent.set(message.client, message);
    this.waiting = message;
    this.put(message);
  }

  private resend(message: Sent): void {
    this.resends++;
    this.put(message);
  }

  private put(message: Sent): void {
    this.sentAt = this.now;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private giveUp(problem: string): void {
    this.end();
    this.fail(new Error(`${this.place}: ${problem}`));
  }
}
