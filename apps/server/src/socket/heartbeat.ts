/**
 * Pings every client once per round, a few at a time: thousands at once would hold everyone up. A client that has not answered by
 * the next round is dropped.
 */
import type { WebSocket } from 'ws';

/** What a heartbeat needs of a socket. */
type Client = Pick<WebSocket, 'ping' | 'terminate'>;

const ROUND_MS = 20_000;
const TURNS = 200;

export class Heartbeat {
  private readonly clients: ReadonlySet<Client>;
  private readonly silent = new WeakSet<Client>();
  private readonly timer: NodeJS.Timeout;
  private round: readonly Client[] = [];
  private turn = 0;

  constructor(clients: ReadonlySet<Client>) {
    this.clients = clients;
    this.timer = setInterval(() => this.beat(), ROUND_MS / TURNS);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** False if nobody asked for it. */
  heard(client: Client): boolean {
    return this.silent.delete(client);
  }

  private beat(): void {
    if (this.turn === 0) this.round = [...this.clients];
    const upTo = (turn: number) => Math.floor((this.round.length * turn) / TURNS);
    for (const client of this.round.slice(upTo(this.turn), upTo(this.turn + 1))) this.ping(client);
    this.turn = (this.turn + 1) % TURNS;
  }

  private ping(client: Client): void {
    if (this.silent.has(client)) return client.terminate();
    this.silent.add(client);
    client.ping();
  }
}
