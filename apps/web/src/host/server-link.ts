/** A reconnecting socket to one table. Unanswered messages are sent again; the server handles each only once. */
import type { ClientMessage, ServerMessage } from '@shutterbox/protocol';
import { backoff } from './backoff.ts';
import type { LinkListener, LinkState, TableLink } from './host.ts';

/** A copy of the protocol's CLOSED: importing it would pull in the decoders. */
const GONE = [4400, 4404];
/** A copy of the protocol's BRIEF, for the same reason. */
const BRIEF = 'shutterbox.brief';
/** The time between pings; proxies wait longer before they cut a silent line. */
const PING_EVERY_MS = 20_000;
const PONG_WITHIN_MS = 8_000;

type Timer = ReturnType<typeof setTimeout> | undefined;

export class ServerLink implements TableLink {
  private readonly match: string;
  private readonly from: () => number;
  private readonly listener: LinkListener;
  private readonly unanswered = new Map<string, ClientMessage>();
  private socket: WebSocket | undefined;
  private attempts = 0;
  private inBrief = true;
  private closed = false;
  private retryTimer: Timer;
  private pingTimer: Timer;
  private pongTimer: Timer;

  constructor(match: string, from: () => number, listener: LinkListener) {
    this.match = match;
    this.from = from;
    this.listener = listener;
    addEventListener('online', this.retryNow);
    addEventListener('offline', this.drop);
    document.addEventListener('visibilitychange', this.retryNow);
    this.tell('connecting');
    this.open();
  }

  send(message: ClientMessage): void {
    const { client } = message;
    if (client !== undefined) this.unanswered.set(client, message);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.retryNow);
    removeEventListener('offline', this.drop);
    document.removeEventListener('visibilitychange', this.retryNow);
    this.stopTimers();
    this.socket?.close();
  }

  private open(): void {
    const url = new URL('/ws', location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    url.search = new URLSearchParams({ match: this.match, from: String(this.from()) }).toString();
    const socket = new WebSocket(url, this.inBrief ? [BRIEF] : []);
    // A browser hangs up on an older server, which does not know the protocol: after a failure it is left out once.
    this.inBrief = !this.inBrief;
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = ({ data }) => this.hear(String(data));
    socket.onclose = ({ code }) => {
      if (this.socket === socket) this.lost(code);
    };
  }

  private opened(socket: WebSocket): void {
    this.inBrief = true;
    this.tell('open');
    for (const message of this.unanswered.values()) socket.send(JSON.stringify(message));
    this.pingTimer = setInterval(() => this.ping(), PING_EVERY_MS);
  }

  private hear(data: string): void {
    this.attempts = 0;
    clearTimeout(this.pongTimer);
    // Not decoded here: the server checks its messages before sending them.
    const message = JSON.parse(data) as ServerMessage;
    if ('client' in message && message.client !== undefined) this.unanswered.delete(message.client);
    this.listener.hear(message);
  }

  private lost(code: number): void {
    this.stopTimers();
    this.socket = undefined;
    if (this.closed) return;
    if (GONE.includes(code)) {
      this.closed = true;
      return this.tell('gone');
    }
    this.tell('lost');
    this.retryTimer = setTimeout(() => this.open(), backoff(this.attempts++, Math.random()));
  }

  /** A line may look open and be dead: wait no longer than this for a sign of life. */
  private ping(): void {
    this.socket?.send(JSON.stringify({ type: 'ping' } satisfies ClientMessage));
    clearTimeout(this.pongTimer);
    this.pongTimer = setTimeout(this.drop, PONG_WITHIN_MS);
  }

  private readonly drop = (): void => {
    const { socket } = this;
    if (socket === undefined) return;
    this.socket = undefined;
    socket.close();
    this.lost(0);
  };

  private readonly retryNow = (): void => {
    if (this.closed || document.hidden || this.socket !== undefined) return;
    clearTimeout(this.retryTimer);
    this.open();
  };

  private stopTimers(): void {
    clearTimeout(this.retryTimer);
    clearInterval(this.pingTimer);
    clearTimeout(this.pongTimer);
  }

  private tell(state: LinkState): void {
    this.listener.state(state);
  }
}
