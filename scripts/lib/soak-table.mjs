/** A match under soak: its players come back when they are cut off, resend what was not acknowledged, and remember every acknowledgement. */
import { WebSocket } from 'ws';
import { headersOf } from './program-client.mjs';

const AGAIN_MS = 200;
const UNREAD_MS = 60_000;

export class SoakTable {
  /** `url` is called for every connection, because the server may have moved. */
  constructor(url, id, players) {
    this.url = url;
    this.id = id;
    this.acknowledged = new Map();
    this.reconnects = 0;
    this.refusals = [];
    this.over = false;
    this.ended = false;
    this.under = undefined;
    this.names = 0;
    this.newest = -1;
    this.lines = players.map((player, seat) => ({ player, seat, number: -1, update: undefined, socket: undefined }));
    for (const line of this.lines) this.open(line);
  }

  /** Whether a player has a question to answer, and no answer is in progress. */
  get ready() {
    return this.under === undefined && !this.over && this.asked() !== undefined;
  }

  /** Gives any legal answer, and calls `heard` with the time it took. */
  answer(heard) {
    const line = this.asked();
    const { decision, actions } = line.update.legal[0];
    const { action } = actions[Math.floor(Math.random() * actions.length)];
    const client = `s${this.names++}`;
    const message = { type: 'answer', client, seat: line.seat, decision, action };
    this.under = { line, client, text: JSON.stringify(message), sent: performance.now(), heard };
    this.send();
  }

  end() {
    this.ended = true;
    for (const { socket } of this.lines) socket?.terminate();
  }

  asked() {
    // Questions from before the last acknowledgement are out of date.
    const newest = Math.max(this.newest, ...this.lines.map(({ number }) => number));
    return this.lines.find(({ update, number }) => number === newest && (update?.legal.length ?? 0) > 0);
  }

  send() {
    const { line, text } = this.under;
    if (line.socket.readyState === WebSocket.OPEN) line.socket.send(text);
  }

  open(line) {
    const address = `${this.url().replace('http', 'ws')}/ws?match=${this.id}&from=${line.number}`;
    const socket = new WebSocket(address, { headers: headersOf(line.player), perMessageDeflate: false });
    line.socket = socket;
    socket.on('message', (data) => this.hear(line, JSON.parse(String(data))));
    socket.on('open', () => {
      if (line.opened) this.reconnects++;
      line.opened = true;
      if (this.under?.line === line) this.send();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.ended) return;
      setTimeout(() => this.ended || this.open(line), AGAIN_MS);
    });
  }

  /** Under the name that storage gives it. */
  acknowledge({ seat }, { client, number }) {
    this.acknowledged.set(`${seat}.${client}`, number);
    this.newest = Math.max(this.newest, number);
  }

  hear(line, message) {
    if (message.type === 'update') {
      line.number = message.update.number;
      line.update = message.update;
      if (message.update.outcome !== undefined) this.over = true;
    }
    if (message.client === undefined || message.client !== this.under?.client) return;
    const { heard, sent } = this.under;
    if (message.type === 'done') this.acknowledge(line, message);
    else this.refusals.push(message.error?.code);
    this.under = undefined;
    if (message.type === 'done') heard(performance.now() - sent);
  }
}

/** Acknowledged answers that storage does not have under their number. */
export async function lostOf(storage, table) {
  const stored = new Map((await storage.entries(table.id, 0)).map(({ client, number }) => [client, number]));
  return [...table.acknowledged].filter(([client, number]) => stored.get(client) !== number).map(([client]) => client);
}

/** A spectator who opens a connection and reads nothing, not even that it was closed, and comes back after a while. */
export class SlowReader {
  constructor(url, match, address) {
    this.opened = 0;
    this.ended = false;
    this.open(url, match, address);
  }

  open(url, match, address) {
    const socket = new WebSocket(`${url().replace('http', 'ws')}/ws?match=${match()}`, {
      headers: headersOf({ address }),
    });
    this.socket = socket;
    const enough = setTimeout(() => socket.terminate(), UNREAD_MS);
    socket.on('open', () => {
      this.opened++;
      socket.pause();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(enough);
      if (this.ended) return;
      setTimeout(() => this.ended || this.open(url, match, address), AGAIN_MS);
    });
  }

  end() {
    this.ended = true;
    this.socket.terminate();
  }
}
